"""The loop: play, learn, gate, keep; a generation after the other, until there is no time left.

All is kept in a folder, so that the next call goes on where this one ended: `log.jsonl` with a line
for each generation, its nets, its positions, and what is to be shipped: `network.npz` with
`network.json`, which says how it was made.
"""

import hashlib
import json
import shutil
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from ludoteca.core.parts.network import PROVENANCE, WEIGHTS
from training.learner import LAYERS, Backend, Learner, Loss, find_backend, find_scale
from training.searched import gather_searched
from training.selfplay import BEGINNERS, LEARNERS, Player, gather_positions, match
from training.subject import Subject, find_subject

# Every so many positions one is kept apart, to judge by.
HELD_BACK = 20
# Games and positions of so many generations are learned from, and always those of the first.
WINDOW = 4
# With so many generations to learn from, one of so many chunks of the first one is used.
FRESH = 2
FEWER = 4
GATE_CHUNK = 250
# A new net is kept unless on the average it does worse than the one before, by so much.
TOLERANCE = 0.01


@dataclass(frozen=True)
class Plan:
    """How a run is made; all but its folder and time is in the provenance."""

    folder: Path
    game: str = "feurio"
    generations: int = 6
    seed: int = 0
    workers: int = 2
    backend: str = "auto"
    # Games in the first generation and in each later one, at each table for points; half of it
    # at the others, whose decisions have more choices.
    first_games: int = 60_000
    games: int = 20_000
    gate_games: int = 1_000
    epochs: int = 6
    batch: int = 8_192
    rate: float = 2e-3
    minutes: float | None = None
    chunk: int = 250
    # The tables that are taught, all if none is named; the nets of others stay as they are.
    tables: tuple[str, ...] = ()
    # So many nets learn at a time.
    learners: int = 1
    # Simulations for each decision of the games; 0: they are played by one look.
    simulations: int = 0
    # A network to begin from, instead of nothing.
    start: Path | None = None

    @property
    def subject(self) -> Subject:
        """The game that is taught."""
        return find_subject(self.game)

    @property
    def taught(self) -> dict[int, str]:
        """The tables that are taught: their indices and names."""
        names = self.subject.table_names
        return {names.index(name): name for name in self.tables or names}


def run(plan: Plan, say: Callable[[str], object] = print) -> None:
    """Go on with a run until all generations are done, or there is no time for another."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    if plan.start is not None:
        shutil.copyfile(plan.start, _nets_file(plan.folder, -1))
    start = perf_counter()
    longest = 0.0
    with ProcessPoolExecutor(plan.workers, get_context("spawn")) as pool:
        # One worker compiles; the others then find the kernels in the cache.
        pool.submit(_compile, plan).result()
        say(f"compiled, {perf_counter() - start:.0f} s")
        for generation in range(len(read_log(plan.folder)), plan.generations):
            begun = perf_counter()
            if plan.minutes is not None and begun - start + longest > 60 * plan.minutes:
                say("no time for another generation")
                return
            line = _teach(plan, generation, pool, say)
            with (plan.folder / "log.jsonl").open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
            export(plan)
            longest = max(longest, perf_counter() - begun)
            say(f"generation {generation} took {perf_counter() - begun:.0f} s")


def _compile(plan: Plan) -> None:
    """In a worker: have all kernels compiled."""
    nets = plan.subject.network.architecture.blank()
    if plan.simulations:
        gather_searched(plan.game, 0, 1, 2, nets, 0)
    gather_positions(plan.game, 0, 2, LEARNERS, nets, nets, 0)
    match(plan.game, 0, 1, int(Player.QUICK), nets, nets, 0)


def read_log(folder: Path) -> list[dict[str, Any]]:
    """A line for each generation."""
    log = folder / "log.jsonl"
    return (
        [json.loads(line) for line in log.read_text("utf-8").splitlines()] if log.exists() else []
    )


def _teach(
    plan: Plan, generation: int, pool: ProcessPoolExecutor, say: Callable[[str], object]
) -> dict[str, Any]:
    """One generation: play, learn, gate, keep."""
    start = began = perf_counter()
    before = generation - 1
    newest = _nets_file(plan.folder, before)
    earlier = _nets_file(plan.folder, max(0, generation - 3) if generation else -1)
    made = _play(plan, generation, newest, earlier, pool)
    say(f"generation {generation}: {made} positions, {perf_counter() - began:.0f} s")
    began = perf_counter()
    losses = _learn(plan, generation, newest, say)
    say(f"generation {generation}: learned, {perf_counter() - began:.0f} s")
    candidate = plan.folder / f"candidate-{generation}.npz"
    gates = _gate(plan, candidate, newest, pool)
    kept = _keep(plan, generation, candidate, gates)
    for table, name in plan.taught.items():
        told = ", ".join(f"{k} {v:.3f}" for k, v in gates[name].items())
        mark = "kept" if kept[table] else "as before"
        say(f"  {name}: brier {losses[name]['brier']:.4f}; {told}; {mark}")
    return {
        "generation": generation,
        "positions": made,
        "losses": losses,
        "gates": gates,
        "kept": kept,
        "games": sum(_games_at(table, plan, generation) for table in plan.taught),
        "seconds": round(perf_counter() - start),
        "command": " ".join(["python -m training", *sys.argv[1:]]),
    }


def _games_at(table: int, plan: Plan, generation: int) -> int:
    games = plan.games if generation else plan.first_games
    return games // 2 if plan.subject.tables[table].is_task else games


def _play(
    plan: Plan, generation: int, newest: Path, earlier: Path, pool: ProcessPoolExecutor
) -> int:
    """Let the workers play, each chunk with a seed of its own; how many positions they found."""
    folder = plan.folder / f"positions-{generation}"
    folder.mkdir(exist_ok=True)
    chunk = plan.chunk if generation else 4 * plan.chunk
    asked = []
    for table in plan.taught:
        games = _games_at(table, plan, generation)
        for number, start in enumerate(range(0, games, chunk)):
            count = min(chunk, games - start)
            file = folder / f"{table}-{number}.npz"
            seed = _seed(plan.seed, generation, table, number)
            asked.append(pool.submit(_play_chunk, plan, file, table, count, newest, earlier, seed))
    return sum(each.result() for each in asked)


def _play_chunk(
    plan: Plan, file: Path, table: int, games: int, newest: Path, earlier: Path, seed: int
) -> int:
    """In a worker: play, and write down what is remembered, unless that was done before."""
    if not file.exists():
        nets, before = _read_nets(plan, newest), _read_nets(plan, earlier)
        # For the task there is play that was learned: no look at a net is as good.
        looks = newest.exists() and not plan.subject.tables[table].is_task
        pool = LEARNERS if looks else BEGINNERS
        features, targets = (
            gather_searched(plan.game, table, games, plan.simulations, nets, seed)
            if plan.simulations
            else gather_positions(plan.game, table, games, pool, nets, before, seed)
        )
        part = file.with_suffix(".part.npz")
        np.savez(part, features=features, targets=targets.astype(np.float16))
        part.rename(file)
    with np.load(file) as arrays:
        return len(arrays["targets"])


def _learn(
    plan: Plan, generation: int, newest: Path, say: Callable[[str], object]
) -> dict[str, dict[str, float]]:
    """Teach the nets from the positions of the last generations and the first."""
    backend = find_backend(plan.backend)
    blank = plan.subject.network.architecture.blank()
    no_scale = np.zeros((len(blank), plan.subject.network.architecture.features), np.float32)
    nets: dict[str, np.ndarray] = {}
    if newest.exists():
        with np.load(newest) as arrays:
            nets = {name: arrays[name].copy() for name in arrays}
        # A network that was shipped does not tell how large features were.
        nets.setdefault("scale", no_scale)

    def teach(table: int) -> tuple[Learner, Loss]:
        found = _teach_net(plan, generation, table, nets, backend)
        say(f"  {plan.taught[table]}: learned")
        return found

    with ThreadPoolExecutor(plan.learners) as pool:
        results = dict(zip(plan.taught, pool.map(teach, plan.taught), strict=True))
    if not nets:
        nets = {name: blank[name].copy() for name in LAYERS}
        nets["scale"] = no_scale
    for table, (learner, _) in results.items():
        for name, layer in learner.layers().items():
            nets[name][table] = layer
        nets["scale"][table] = learner.scale
    np.savez(plan.folder / f"candidate-{generation}.npz", **nets)  # type: ignore[arg-type]
    return {plan.taught[table]: asdict(loss) for table, (_, loss) in results.items()}


def _teach_net(
    plan: Plan, generation: int, table: int, nets: dict[str, np.ndarray], backend: Backend
) -> tuple[Learner, Loss]:
    """Teach the net of one table, going on from what it knew; how wrong it still is."""
    used = sorted({0, *range(max(0, generation - WINDOW + 1), generation + 1)})
    features, targets = _read_positions(plan.folder, table, used)
    shape, sides = plan.subject.network.architecture.shape, plan.subject.tables[table].sides
    learner = Learner(backend, shape, sides, _seed(plan.seed, generation, table, 1 << 20))
    # A net of nothing but zeros, of a table that was never taught, would learn nothing.
    if nets and nets["first"][table].any():
        scale = nets["scale"][table]
        known = {name: nets[name][table] for name in LAYERS}
        learner.restore(known, scale if scale.any() else find_scale(features))
    apart = np.arange(len(features)) % HELD_BACK == 0
    learner.learn(
        features[~apart],
        targets[~apart],
        epochs=plan.epochs,
        batch=plan.batch,
        rate=plan.rate if generation == 0 else plan.rate / 2,
        seed=_seed(plan.seed, generation, table, 1 << 21),
    )
    return learner, learner.judge(features[apart], targets[apart])


def _read_positions(
    folder: Path, table: int, generations: list[int]
) -> tuple[np.ndarray, np.ndarray]:
    features, targets = [], []
    for generation in generations:
        chunks = (folder / f"positions-{generation}").glob(f"{table}-*.npz")
        found = sorted(chunk for chunk in chunks if ".part" not in chunk.name)
        # The first players are left behind: later, a few of their games are enough.
        fewer = FEWER if generation == 0 and len(generations) > FRESH else 1
        for file in found[::fewer]:
            with np.load(file) as arrays:
                features.append(arrays["features"])
                targets.append(arrays["targets"].astype(np.float32))
    return np.concatenate(features), np.concatenate(targets)


Gates = dict[str, dict[str, float]]


def _gate(plan: Plan, candidate: Path, newest: Path, pool: ProcessPoolExecutor) -> Gates:
    """How the candidate does among quick players, greedy ones, and its predecessors.

    At a common task there are no rivals: how often it is done.
    """
    parts = max(1, plan.gate_games // GATE_CHUNK)
    asked = {}
    for table, name in plan.taught.items():
        is_task = plan.subject.tables[table].is_task
        rivals = [Player.NEWEST] if is_task else [Player.QUICK, Player.GREEDY]
        if newest.exists() and not is_task:
            rivals.append(Player.EARLIER)
        for rival in rivals:
            asked[name, rival] = [
                pool.submit(
                    _match_chunk,
                    plan,
                    table,
                    plan.gate_games // parts,
                    int(rival),
                    candidate,
                    newest,
                    _seed(plan.seed, 1 << 10, table, part),
                )
                for part in range(parts)
            ]
    gates: Gates = {name: {} for name in plan.taught.values()}
    for (name, rival), results in asked.items():
        key = "task" if rival == Player.NEWEST else rival.name.lower()
        gates[name][key] = sum(part.result() for part in results) / parts
    return gates


def _match_chunk(
    plan: Plan, table: int, games: int, rival: int, candidate: Path, newest: Path, seed: int
) -> float:
    """In a worker: the share of games that the candidate wins in the plain game."""
    nets, before = _read_nets(plan, candidate), _read_nets(plan, newest)
    return match(plan.game, table, games, rival, nets, before, seed)


def _keep(plan: Plan, generation: int, candidate: Path, gates: Gates) -> list[bool]:
    """Of each table keep the new net, or the one before where the new one does worse."""
    before = _nets_file(plan.folder, generation - 1)
    with np.load(candidate) as arrays:
        nets = {name: arrays[name].copy() for name in arrays}
    kept = [table in plan.taught for table in range(len(plan.subject.tables))]
    # One look says little about who searches: those are held against each other in a duel.
    if generation and not plan.simulations:
        standing = _standing(plan)
        with np.load(before) as old:
            for table, name in plan.taught.items():
                seats = plan.subject.tables[table].seats
                if gain(gates[name], standing.get(name, {}), seats) < -TOLERANCE:
                    kept[table] = False
                    for layer in nets:
                        nets[layer][table] = old[layer][table]
    np.savez(_nets_file(plan.folder, generation), **nets)
    return kept


def gain(gates: dict[str, float], standing: dict[str, float], seats: int) -> float:
    """By how much the share of a candidate is larger than that of what stands, on the average.

    Fixed rivals have met both; the predecessor itself has a fair share among its like. Fixed
    rivals alone would refuse whoever learns to beat better ones at the cost of some games
    against the worst; the predecessor alone would keep whoever only learns to beat himself.
    """
    against = {"earlier": 1 / seats, **{k: v for k, v in standing.items() if k != "earlier"}}
    gains = [share - against.get(rival, share) for rival, share in gates.items()]
    return sum(gains) / len(gains)


def _standing(plan: Plan) -> Gates:
    """For each table what its present net achieved against the pool."""
    found = {}
    for line in read_log(plan.folder):
        for table, name in enumerate(plan.subject.table_names):
            if line["kept"][table]:
                found[name] = line["gates"][name]
    return found


def export(plan: Plan) -> None:
    """Write what is to be shipped, and how it was made."""
    log = read_log(plan.folder)
    with np.load(_nets_file(plan.folder, len(log) - 1)) as arrays:
        layers = {name: arrays[name] for name in LAYERS}
    np.savez_compressed(plan.folder / WEIGHTS, **layers)
    digest = hashlib.sha256()
    for name in LAYERS:
        digest.update(np.ascontiguousarray(layers[name]).tobytes())
    settings = {
        k: v
        for k, v in asdict(plan).items()
        if k not in ("folder", "minutes", "workers", "learners", "start")
    }
    provenance = {
        "encoding": plan.subject.network.architecture.encoding,
        "shape": plan.subject.network.architecture.shape,
        "tables": plan.subject.table_names,
        "command": " ".join(["python -m training", *sys.argv[1:]]),
        "plan": settings,
        "start": plan.start and hashlib.sha256(plan.start.read_bytes()).hexdigest(),
        "games": sum(line["games"] for line in log),
        "positions": sum(line["positions"] for line in log),
        "minutes": round(sum(line["seconds"] for line in log) / 60, 1),
        "generations": log,
        "sha256": digest.hexdigest(),
    }
    (plan.folder / PROVENANCE).write_text(json.dumps(provenance, indent=1) + "\n", "utf-8")


def _nets_file(folder: Path, generation: int) -> Path:
    """Before the first generation: what it begins from."""
    return folder / (f"nets-{generation}.npz" if generation >= 0 else "nets-start.npz")


def _read_nets(plan: Plan, file: Path) -> np.ndarray:
    """The nets of a generation; before the first one, empty ones that nobody asks."""
    architecture = plan.subject.network.architecture
    if not file.exists():
        return architecture.blank()
    with np.load(file) as arrays:
        return architecture.pack(arrays)


def _seed(*numbers: int) -> int:
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> np.uint64(1))
