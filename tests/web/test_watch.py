#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_watch.py SERVER MIRABILIA : the program shows the table in the middle (--watch) while phones play a whole game.

Needs a display whose contents lie in the folder MIRABILIA_SCREEN (Xvfb -fbdir)."""

import os
import pathlib
import random
import signal
import struct
import subprocess
import sys
import tempfile
import time

from phones import PATIENCE, Phone, hosting
from test_web import check, check_clean, play


def screen():
    """The rows of the display's pixels, as Xvfb writes them (XWD)."""
    data = pathlib.Path(os.environ["MIRABILIA_SCREEN"], "Xvfb_screen0").read_bytes()
    size, _, _, _, width, height, _, _, _, _, _, _, line = struct.unpack(">13I", data[:52])
    begin = size + struct.unpack(">I", data[76:80])[0] * 12
    return [data[begin + line * row:begin + line * row + 4 * width] for row in range(height)]


def colours(rows):
    return len({row[at:at + 4] for row in rows[::3] for at in range(0, len(row), 12)})


class Window:
    def __init__(self, program, address):
        self.profile = tempfile.TemporaryDirectory()
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "--profile", self.profile.name, "--watch", address], stderr=self.errors,
            env=os.environ | {"QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "LC_ALL": "C.UTF-8",
                              "XDG_RUNTIME_DIR": self.profile.name})

    def said(self):
        self.errors.seek(0)
        return self.errors.read().decode()

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)
        self.profile.cleanup()


def watchers(phone):
    phone.press(".bar .icon-button")
    phone.press(".sheet button", "People at the table")
    phone.wait(".sheet .list")
    said = phone.text(".sheet")
    phone.press(".sheet .icon-button")
    return said


def wait_for(holds, what):
    end = time.monotonic() + PATIENCE
    while not holds():
        check(time.monotonic() < end, what)
        time.sleep(0.2)


def main():
    server_program, program = sys.argv[1:3]
    chance = random.Random(7)
    with hosting(server_program, "--open", "classic:person,easy,easy:7") as (server, browser, done):
        ada = Phone(browser, server, 0)
        ada.look()  # no motion: no sheet after each turn
        table = server.tables[0]
        ada.open(f"/j/{table['table']}#{table['invite']}")
        ada.sit_down("Ada")
        ada.wait(".hand .card")
        window = Window(program, f"127.0.0.1:{server.port}")
        wait_for(lambda: "1 person watches" in watchers(ada), "the host knows of nobody who watches")
        wait_for(lambda: colours(screen()) > 200, "the window shows no table")
        done("the table is on the screen")
        before = screen()
        play([ada], chance, lambda *_: "Age II" in ada.text(".bar h1"))
        wait_for(lambda: sum(a != b for a, b in zip(before, screen())) > len(before) / 2, "the window stands still")
        done("it shows what is played")
        play([ada], chance, lambda _, did: did == ["over"])
        ada.wait(".result h1")
        check(window.process.poll() is None, "the window is gone")
        window.close()
        check(".qml" not in window.said(), window.said())
        check_clean(ada)
        done("to the end")


if __name__ == "__main__":
    main()
