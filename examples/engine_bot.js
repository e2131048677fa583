// A bot in JavaScript, by the engine protocol (docs/bots/engine.md). It sits at a table with
//   ludoteca play feurio --players "me,engine:node examples/engine_bot.js,greedy,random"
// In Feurio! it sends single men to the highest numbers; otherwise it plays anything legal.
"use strict";

const readline = require("node:readline");

let position = null;

// What a move promises: for men, the number of their tile, shared among them.
function promise(move, report) {
  const [word, cell, count] = move.split(" ");
  if (word !== "men") return 0;
  const tile = report.tiles.find(([q, r]) => `${q},${r}` === cell);
  return tile[2] / Number(count);
}

function choose({ legal, report }) {
  const promises = legal.map((move) => promise(move, report));
  const best = Math.max(...promises);
  const equal = legal.filter((_, index) => promises[index] === best);
  return { value: best, move: equal[Math.floor(Math.random() * equal.length)] };
}

const answers = {
  hello: () => [{ type: "welcome", protocol: 1, name: "one man each", version: "1.0" }],
  new: () => [{ type: "ready" }],
  position: (request) => {
    position = request;
    return [{ type: "ready" }];
  },
  go: () => {
    const { value, move } = choose(position);
    return [{ type: "info", value }, { type: "bestmove", move }];
  },
  stop: () => [{ type: "ready" }], // it never thinks for long, so there is nothing to stop
  ping: () => [{ type: "pong" }],
  quit: () => process.exit(0),
};

function answer(line) {
  let request = {};
  try {
    request = JSON.parse(line) ?? {}; // null is JSON, too
    if (!Object.hasOwn(answers, request.type)) throw new Error(`no request: ${request.type}`);
    return answers[request.type](request).map((message) => ({ ...message, id: request.id }));
  } catch (fault) {
    return [{ type: "error", id: request.id, kind: "malformed", message: fault.message }];
  }
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  for (const message of answer(line)) console.log(JSON.stringify(message));
});
