#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""pictures.py SERVER FILE.png: phones at a table of each game side by side, for the first page."""

import base64
import random
import sys

import test_dice
import test_duel
import test_web
from phones import Phone, hosting

SHEET = ("<body style='margin:0;padding:24px;display:flex;gap:24px;background:#c3d3db'>{}</body>",
         "<img style='width:300px;border-radius:18px' src='data:image/png;base64,{}'>")


def seated(server, browser, names, ready):
    phones = [Phone(browser, server, number) for number in range(len(names))]
    table = server.tables[0]
    for phone, name in zip(phones, names):
        phone.look(dark=False)
        phone.open(f"/j/{table['table']}#{table['invite']}")
        phone.sit_down(name)
    for phone in phones:
        phone.wait(ready)
    return phones


def shot(phone):
    return phone.here().get_screenshot_as_png()


def classic(program, chance):
    with hosting(program, "--open", "classic:person,person,person:7") as (server, browser, _):
        phones = seated(server, browser, ("Ada", "Bo", "Cleo"), ".hand .card")
        test_web.play(phones, chance, lambda all, _: "Age II" in all[0].text() and all[0].all(".hand .card"))
        return shot(phones[0])


def in_turn(phones, script, chance, until):
    while not until():
        for phone in phones:
            phone.js(script, chance.random())


def duel(program, chance):
    with hosting(program, "--open", "duel:person,person:9") as (server, browser, _):
        phones = seated(server, browser, ("Ada", "Bo"), ".duel")
        in_turn(phones, test_duel.STEP, chance,
                lambda: "Age II" in phones[0].text() and test_duel.asked_for_a_card(phones[0]))
        return shot(phones[0])


def dice(program, chance):
    with hosting(program, "--open", "dice:person,person,person:7") as (server, browser, _):
        phones = seated(server, browser, ("Ada", "Bo", "Cleo"), ".dice .die")
        in_turn(phones, test_dice.STEP, chance,
                lambda: "Round 6" in phones[0].text(".bar h1") and test_dice.asks_for_a_die(phones[0]))
        return shot(phones[0])


def main():
    program, file = sys.argv[1:]
    chance = random.Random(7)
    shots = [game(program, chance) for game in (classic, duel, dice)]
    with hosting(program) as (_, browser, _):
        driver = browser.driver
        driver.set_window_size(1020, 900)
        driver.get("about:blank")
        images = "".join(SHEET[1].format(base64.b64encode(png).decode()) for png in shots)
        driver.execute_script("document.documentElement.innerHTML = arguments[0]", SHEET[0].format(images))
        driver.find_element("tag name", "body").screenshot(file)


if __name__ == "__main__":
    main()
