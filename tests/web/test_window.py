#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_window.py SERVER NETWORK_PLAYER : phones and a window of the program play whole games at one table."""

import os
import random
import select
import subprocess
import sys
import tempfile
import time

import test_dice
import test_duel
from phones import PATIENCE, Phone, hosting
from test_web import TURN, check, check_clean

NAMES = ("Ada", "Bo")
GAMES = (("duel:person,person:9", 1, test_duel.STEP), ("dice:person,person,person:7", 2, test_dice.STEP),
         ("classic:person,person,person:7", 2, TURN))


class Window:
    """The program, which comes by the link of the code and plays by its own buttons."""

    def __init__(self, program, link):
        self.profile = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen([program, self.profile.name, "0", "link", link], text=True,
                                        stdout=subprocess.PIPE,
                                        env=os.environ | {"XDG_RUNTIME_DIR": self.profile.name})

    def result(self):
        """The line it says last."""
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        check(ready, "the window says nothing")
        said = self.process.stdout.read().splitlines()
        check(self.process.wait(PATIENCE) == 0, f"the window ends with {said[-3:]}")
        self.profile.cleanup()
        return said[-1]


def totals(text):
    return sorted(int(number.replace("\u2212", "-")) for number in text)


def play(phones, step, chance):
    """Nobody waits for the window: it decides when it is asked."""
    end = time.monotonic() + 15 * PATIENCE
    while not all(phone.all(".result") for phone in phones):
        check(time.monotonic() < end, [phone.text() for phone in phones])
        for phone in phones:
            if step is TURN:
                phone.js(step, phone.number, chance.random())
            else:
                phone.js(step, chance.random())
        time.sleep(0.02)


def game(programs, words, people, step):
    with hosting(programs[0], "--open", words) as (server, browser, done):
        phones = [Phone(browser, server, number, (390, 664)) for number in range(people)]
        table = server.tables[0]
        for phone, name in zip(phones, NAMES):
            phone.look()
            phone.open(f"/j/{table['table']}#{table['invite']}")
            phone.sit_down(name)
            phone.wait(".seats .mine", name)
        window = Window(programs[1], f"mirabilia://127.0.0.1:{server.port}/{table['table']}#{table['invite']}")
        phones[0].wait_until(lambda: "Window" in phones[0].text())
        play(phones, step, random.Random(7))
        shown = [phone.js("return [...document.querySelectorAll('tfoot b')].map(e => e.innerText)") for phone in phones]
        said = window.result()
        for each in shown:
            check(totals(each) == totals(said.rsplit(":", 1)[1].split()), f"{each} on a phone, {said} in the window")
        check_clean(*phones)
        done(words)


def main():
    for words, people, step in GAMES:
        game(sys.argv[1:3], words, people, step)


if __name__ == "__main__":
    main()
