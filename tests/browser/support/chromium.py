"""A real browser for the tests: one that is installed, else Debian's, else Playwright's own.

Most tests need no window, and use the kind that has none where it is there: it takes a sixth less
time for the same pages. Run as a program, it makes sure that there is one before the tests begin.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Without a window, and so without notifications.
WINDOWLESS = "chromium-headless-shell"
CHOSEN = "LUDOTECA_CHROMIUM"
# Two pages for the field of addresses, which every new visitor would load and nobody sees; and what
# Playwright leaves out itself: only the last such list is heard.
LEFT_OUT = (
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
# What a browser needs in a machine without a screen, and what keeps it from calling its maker.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=" + ",".join(LEFT_OUT),
)


class NoBrowser(Exception):
    """There is no browser, and none could be had."""


def find_chromium() -> str | None:
    """The browser that is there, if one is."""
    named = os.environ.get(CHOSEN)
    if named:
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return str(own) if own.exists() else None


def get_windowless() -> str:
    """The browser without a window, or one with it."""
    chosen = None if CHOSEN in os.environ else shutil.which(WINDOWLESS)
    return chosen or get_chromium()


def get_chromium() -> str:
    """The browser that is there, or else a new one."""
    for attempt in (None, _install_debians, _install_playwrights):
        if attempt is not None:
            attempt()
        if found := find_chromium():
            return found
    raise NoBrowser(
        f"The tests need Chromium, and none could be installed: install it, or name it in {CHOSEN}."
    )


def _install_debians() -> None:
    """Debian's package, where this machine has such and lets us."""
    if shutil.which("apt-get") is None:
        return
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if sudo and shutil.which("sudo") is None:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    install = ("install", "--yes", "--no-install-recommends", NAMES[0])
    for words in (("update",), (*install, WINDOWLESS), install):
        subprocess.run([*sudo, "apt-get", "--quiet=2", *words], env=quiet, check=False)
        if shutil.which(NAMES[0]):
            return


def _install_playwrights() -> None:
    """Playwright's own build, with what it needs."""
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


if __name__ == "__main__":
    try:
        get_chromium()
    except NoBrowser as fault:
        sys.exit(str(fault))
