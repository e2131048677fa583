"""python -m ludoteca: the command, without looking for where it was installed."""

from ludoteca.cli.app import main

main()
