#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_dice.py SERVER : somebody plays a whole game of Dice against computers, by the page's buttons."""

import random
import sys
import time

from phones import PATIENCE, Phone, hosting
from test_web import HOSTILE, SIZES, check, check_clean, check_inside, explained, seated_and_watched

# What lies outside the window or over its neighbour, or does not hold its words.
OUTSIDE = """
const found = [], box = e => e.getBoundingClientRect();
const parts = [...document.querySelectorAll('.forum, .next-cities, .house, .reserve, .dice-band, .bar')]
    .filter(e => box(e).width);
for (const e of [...parts, ...document.querySelectorAll('.die, .cell, .acts > *')]) {
    const at = box(e);
    if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
        found.push(`outside: ${e.className}`);
}
parts.forEach((e, i) => parts.slice(i + 1).forEach(other => {
    const [a, b] = [box(e), box(other)];
    if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        found.push(`${e.className} lies over ${other.className}`);
}));
for (const e of document.querySelectorAll('.tray > div, .die, .store, .acts .button'))
    if (e.clientWidth && e.scrollWidth > e.clientWidth + 2) found.push(`too wide: ${e.className}`);
for (const e of document.querySelectorAll('.cell')) {
    const inner = e.querySelector('.marks'), room = box(e), at = box(inner);
    if (at.left < room.left - 3 || at.right > room.right + 3 || at.top < room.top - 3)
        found.push(`the signs of ${e.dataset.cell} need ${at.width}x${at.height} in ${room.width}x${room.height}`);
}
return found;
"""

# Picks something, then does it; says what the page told of it.
STEP = """
const chance = arguments[0], any = list => list[Math.floor(chance * list.length)];
if (document.querySelector('.result')) return ['over'];
const sheet = document.querySelector('.sheet .icon-button');
if (sheet) { sheet.click(); return ['closes']; }
const main = any([...document.querySelectorAll('.dice-band .main:not(:disabled)')]);
if (main) {
    const told = document.querySelector('.outcome .ink-coin')?.innerText ?? '';
    const cell = document.querySelector('.cell.chosen, .ware.chosen')?.dataset.cell ?? '';
    const asked = document.querySelector('.dice-band').ariaLabel;
    main.click();
    return ['act', told, cell, asked];
}
const place = any([...document.querySelectorAll('.candidate')]);
if (place) { place.click(); return ['chooses']; }
const dice = [...document.querySelectorAll('button.die[aria-pressed=false]')]
    .filter(e => e.querySelector('.free, .pay'));
if (dice.length) { any(dice).click(); return ['chooses']; }
const rest = any([...document.querySelectorAll('.acts .button:not(:disabled):not(.impossible)')]);
if (rest) { rest.click(); return ['rests']; }
return ['waits'];
"""


def play(phone, chance, until):
    """Every answer is one that the view offers, and what is told of it comes true."""
    end = time.monotonic() + 5 * PATIENCE
    asked = set()
    while time.monotonic() < end:
        if until():
            return asked
        did, *told = phone.js(STEP, chance.random())
        check(phone.slides() == [], f"after it {did}: {phone.slides()}")
        if did == "over":
            return asked
        if did == "act":
            coins, cell, question = told
            asked.add(question)
            phone.wait_until(lambda: phone.all(".result") or (
                (not cell or phone.all(f'[data-cell="{cell}"].crossed'))
                and coins.split()[-1:] in ([], [phone.text(".reserve > .figure").strip()])))
        if did == "waits":
            time.sleep(0.02)
    raise AssertionError(phone.text())


def asks_for_a_die(phone):
    return bool(phone.all("button.die")) and not phone.all(".sheet")


def holds_signs(phone):
    low = phone.js("return [...document.querySelectorAll('.city .cell')].map(e => [e.getBoundingClientRect().height, "
                   "e.querySelector('.marks').getBoundingClientRect().height]).filter(([room, signs]) => signs > room + 3)")
    check(low == [], f"spaces of other cities that do not hold their signs at {phone.size}: {low}")


def look(phone):
    """What cannot be taken says why; other cities are only read."""
    refused = phone.js("return [...document.querySelectorAll('button.die')]"
                       ".find(e => e.querySelector('.cannot, .foot.locked'))")
    if refused is not None:
        phone.js("arguments[0].click()", refused)
        check(phone.text(".says .why") != "", "a refused die does not say why")
        phone.press("[aria-label='Something else']")
    for building in phone.js("return [...document.querySelectorAll('.house, .store')].map(e => e.ariaLabel)"):
        check("crossed off" in building, f"a building says {building!r}")
    phone.press(".dots")
    phone.wait(".sheet .board-of .house")
    check(not phone.all(".sheet .board-of button"), "another city can be played")
    check(len(phone.all(".compared li")) > 0, "no comparison with a neighbour")
    told = phone.text(".sheet .city > p")
    check(told.startswith("Round 2: "), f"{told!r} is not what that city did last")
    check(bool(phone.all(".sheet .fresh")) == (told != "Round 2: Passed"), f"{told}, and other spaces are marked")
    holds_signs(phone)
    phone.press(".sheet .sides button:first-child")
    phone.wait(".sheet h3", HOSTILE)
    phone.here().back()
    phone.press(".bar .icon-button")
    phone.press(".sheet button", "Log")
    phone.wait(".sheet .deed")
    phone.press(".sheet .icon-button")


def games_with_every_question(phone, chance):
    """A game of few bonuses may ask for nothing but dice."""
    asked = set()
    phone.resize(360, 600)
    for game in range(5):
        if game > 0:
            phone.press("button", "Play again")
            phone.wait(".dice .die")
        asked |= play(phone, chance, lambda: False)
        phone.wait(".result h1")
        if any("Cross off" in each for each in asked) and any("bonus" in each for each in asked):
            return
    raise AssertionError(asked)


def seven(browser, server):
    """The largest table fits on the smallest phone."""
    phone = Phone(browser, server, 2, (390, 664))
    phone.look()
    phone.open(f"/j/{server.tables[1]['table']}")
    phone.sit_down("Ada")
    phone.wait(".dice .die")
    check_inside(phone, "seven", OUTSIDE)
    phone.resize(320, 568)
    check(phone.slides() == [], f"seven at 320: {phone.slides()}")
    check_clean(phone)


def main():
    chance = random.Random(7)
    with hosting(sys.argv[1], "--open", "dice:person,easy,easy:7",
                 "--open", "dice:person" + 6 * ",easy") as (server, browser, done):
        ada, bo = seated_and_watched(server, browser, ".dice .die", ".dice.watched .house")
        play(ada, chance, lambda: "Round 3" in ada.text(".bar h1") and asks_for_a_die(ada))
        for phone in (ada, bo):
            phone.look()  # no motion: no sheet after each round
        check_inside(ada, "table", OUTSIDE)
        ada.wait(".says .quiet", "Your last round: ")
        for size in SIZES:
            bo.resize(*size)
            holds_signs(bo)
        look(ada)
        ada.js("[...document.querySelectorAll('button.die')].find(e => e.querySelector('.free, .pay')).click()")
        check_inside(ada, "choice", OUTSIDE, SIZES[:4:3])
        check(not bo.all(".dice-band, .dice button.house, button.die"), "who watches may play")
        done("in all sizes")
        games_with_every_question(ada, chance)
        bo.wait(".result h1")
        explained(ada)
        check_clean(ada, bo)
        done("played to the end, points explained")
        ada.press(".result button", "The cities")
        ada.wait(".sheet .house")
        ada.press(".sheet .icon-button")
        ada.press(".result button", "Leave")
        ada.press(".sheet .main")
        ada.wait(".join")
        check_clean(ada)
        seven(browser, server)
        done("seven")


if __name__ == "__main__":
    main()
