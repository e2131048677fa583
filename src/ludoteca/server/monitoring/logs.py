"""Logs: what a host reads about the server. Secrets never stand there."""

import logging

LEVELS = ("debug", "info", "warning", "error")
FORMAT = "%(asctime)s %(levelname)s %(message)s"
# At their lowest levels libraries write what they are given: cookies, seeds, whole statements.
# Uvicorn names every socket with its address, and httpx the addresses that it posts to. What is no
# request at all is worth no line: whoever sends such would fill the log.
QUIETER = {"uvicorn": logging.ERROR, "httpx": logging.WARNING, "httpcore": logging.WARNING}


def keep_log(level: str) -> None:
    """Write our own log from this level on, and that of libraries where it matters."""
    wanted = getattr(logging, level.upper())
    logging.basicConfig(level=max(wanted, logging.INFO), format=FORMAT)
    logging.getLogger("ludoteca").setLevel(wanted)
    for name, least in QUIETER.items():
        logging.getLogger(name).setLevel(max(wanted, least))
