#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_duel.py SERVER : somebody plays a whole game of Duel against a computer, by the page's buttons."""

import random
import sys
import time

from phones import PATIENCE, hosting
from test_web import HOSTILE, check, check_clean, check_fits, check_inside, explained, seated_and_watched

# What lies outside the window, below the band, or does not hold its signs.
OUTSIDE = """
const found = [], band = document.querySelector('.deal')?.getBoundingClientRect();
if (!band) return found;
for (const e of document.querySelectorAll('.slot, .panel-city, .track, .deal, .way-to, .board-tokens')) {
    const box = e.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        found.push(`outside: ${e.className}`);
    if (e.matches('.slot') && box.right > band.left + 1 && box.left < band.right - 1 && box.bottom > band.top + 1)
        found.push(`below the band: ${e.className}`);
}
for (const e of document.querySelectorAll('.panel-city > *')) {
    const box = e.getBoundingClientRect(), room = e.parentElement.getBoundingClientRect();
    if (box.height && (box.top < room.top - 1 || box.bottom > room.bottom + 1)) found.push(`over its panel: ${e.className}`);
}
for (const e of document.querySelectorAll('.feet .pays')) {
    const box = e.getBoundingClientRect(), parts = [...e.children].map(part => part.getBoundingClientRect());
    if (parts[0].left < box.left - 1 || parts.pop().right > box.right + 1) found.push(`cut: ${e.innerText}`);
}
for (const e of document.querySelectorAll('.slot .band, .feet, .panel-city .line, .goods-grid, .way-to'))
    if (e.clientWidth && e.scrollWidth > e.clientWidth + 2) found.push(`too wide: ${e.className} ${e.innerText}`);
return found;
"""

# Considers something, then does it; says what the page told of it.
STEP = """
const chance = arguments[0], any = list => list[Math.floor(chance * list.length)];
if (document.querySelector('.result')) return ['over'];
const act = document.querySelector('.deal:not(.idle) .button.main:not(:disabled)') ??
    any([...document.querySelectorAll('.idle .button.main:not(:disabled)')]);
if (act && (act.dataset.considered || chance < 0.5)) {
    const coins = [...document.querySelectorAll('.leads-to .ink-coin')].map(e => e.innerText)[0] ?? '';
    const purse = document.querySelector('.panel-city .line > .ink-coin').innerText;
    act.click();
    return ['act', coins, purse];
}
const ways = [...document.querySelectorAll('.way-to:not(.impossible)')];
if (act) { act.dataset.considered = '1'; any(ways)?.click(); return ['considers']; }
const things = [...document.querySelectorAll('.thing, .slot.open')];
if (document.querySelector('.deal.idle') && things.length) { any(things).click(); return ['chooses']; }
return ['waits'];
"""


def play(phone, chance, until):
    end = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < end:
        if until():
            return
        did, *told = phone.js(STEP, chance.random())
        if did == "act" and told[0]:
            check(told[0].split()[0] == told[1].strip(), f"{told} is not what the purse holds")
        if did == "over":
            return
        if did == "chooses":
            check(phone.js(OUTSIDE) == [], phone.js(OUTSIDE))
        if did == "waits":
            time.sleep(0.02)
    raise AssertionError(phone.text())


def asked_for_a_card(phone):
    return phone.js("return document.querySelector('.deal.idle.usual h2')?.innerText.includes('ake a card') "
                    "&& document.querySelectorAll('.slot.open').length > 0")


def look(phone):
    """A covered card is only read; what is touched says more of itself."""
    covered = phone.js("return document.querySelector('.slot[data-slot]:not(.open)')")
    check("covered" in covered.get_attribute("aria-label"), covered.get_attribute("aria-label"))
    phone.js("arguments[0].click()", covered)
    phone.wait(".deal:not(.idle) .title")
    check(not phone.all(".deal .main, .way-to"), "a covered card can be taken")
    phone.here().back()
    phone.wait(".deal.idle")
    for touched, holds in ((".panel-city", ".city .wonder"), (".board-tokens", ".deed .sign")):
        phone.press(touched)
        phone.wait(f".sheet {holds}")
        phone.press(".sheet .icon-button")
    for entry in ("Log", "Discard pile"):
        phone.press(".bar .icon-button")
        phone.press(".sheet button", entry)
        phone.wait(".sheet li, .sheet p")
        phone.press(".sheet .icon-button")


def main():
    chance = random.Random(7)
    with hosting(sys.argv[1], "--open", "duel:person,easy:9") as (server, browser, done):
        ada, bo = seated_and_watched(server, browser, ".duel .thing", ".duel .panel-city")
        check(HOSTILE in ada.text(".panel-city"), "a name is not shown as it is")
        check_fits(ada, (390, 664), "draft")
        play(ada, chance, lambda: asked_for_a_card(ada))
        check_inside(ada, "table", OUTSIDE)
        look(ada)
        ada.press(".slot.open")
        check_inside(ada, "choice", OUTSIDE, ((844, 390), (390, 664)))
        check(not bo.all(".deal .main"), "who watches may play")
        done("in all sizes")
        play(ada, chance, lambda: False)
        ada.wait(".result h1")
        bo.wait(".result h1")
        explained(ada)
        check_clean(ada, bo)
        done("played to the end, points explained")
        ada.press(".result button", "The cities")
        ada.wait(".city .wonder")
        check(not ada.all(".city .wonder:not(.stands):not(.removed) .pays"), "a price is told when all is over")
        ada.press(".sheet .icon-button")
        ada.press(".result button", "Leave")
        ada.press(".sheet .main")
        ada.wait(".join")
        check_clean(ada)


if __name__ == "__main__":
    main()
