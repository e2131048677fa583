#!/bin/sh
# Runs a command on a machine without Numba and without a network: sh training/carried.sh COMMAND…
# What it needs beside Python, NumPy and PyTorch is carried along in .carry/pack.tar.xz, which
# `python -m training.pack` makes.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
place=${LUDOTECA_PACK:-${TMPDIR:-/tmp}/ludoteca-carried}
if [ ! -e "$place/unpacked" ]; then
    mkdir -p "$place"
    tar -xJf "$root/.carry/pack.tar.xz" -C "$place"
    touch "$place/unpacked"
fi
PYTHONPATH="$root/src:$root:$place${PYTHONPATH:+:$PYTHONPATH}"
LUDOTECA_CACHE=${LUDOTECA_CACHE:-$place/cache}
PYTHONUNBUFFERED=1
# One thread for each of our processes: they share the cores themselves.
OMP_NUM_THREADS=${OMP_NUM_THREADS:-1}
export PYTHONPATH LUDOTECA_CACHE PYTHONUNBUFFERED OMP_NUM_THREADS
exec "$@"
