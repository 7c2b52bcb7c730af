#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_classic.py SERVER : what is not decided every turn of the classic game: the powers of wonders, the Free City, how
to pay."""

import random
import sys
import time

from phones import PATIENCE, Phone, hosting, opened
from test_web import HOSTILE, SIZES, check, check_clean, check_fits

PERSON = {"kind": "SEAT_KIND_PERSON", "name": "Ada"}
COMPUTERS = [{"kind": "SEAT_KIND_COMPUTER", "name": name, "level": "easy"} for name in (HOSTILE, "Cleo")]
FREE_CITY = {"kind": "SEAT_KIND_FREE_CITY"}

# Builds stages before all else; says what it was asked and what it pressed.
TURN = """
const chance = arguments[0], any = list => list[Math.floor(chance * list.length)];
if (document.querySelector('.result')) return ['over'];
const asked = document.querySelector('.asked')?.ariaLabel;
const rows = [...document.querySelectorAll('.payment')];
if (rows.length > 1 && !document.querySelector('.payment[aria-checked=true]:last-child')) {
    rows.at(-1).click();
    return ['pays', asked, rows.at(-1).querySelector('.disc').innerText,
            document.querySelector('.choice .main .disc').innerText];
}
const acts = [...document.querySelectorAll('.choice footer button:not(:disabled)')];
const act = acts.find(e => e.innerText.startsWith('Stage')) ?? acts.find(e => e.innerText.startsWith('Build free')) ?? acts[0];
if (act) { const label = act.innerText; act.click(); return ['acts', asked, label]; }
const decline = document.querySelector('.asked > .button:not(:disabled)'); // perhaps no discarded card can be built
if (decline && chance < 0.2) { decline.click(); return ['declines', asked]; }
const back = document.querySelector('.choice .icon-button');
if (back) { back.click(); return ['back']; }
const cards = [...document.querySelectorAll('.hand .card')];
if (cards.length && !window.seen?.includes(asked)) { window.seen = [...window.seen ?? [], asked]; return ['sees', asked]; }
if (cards.length) { any(cards).click(); return ['looks', asked]; }
return ['waits'];
"""

BEYOND = """
const stages = document.querySelectorAll('.own .plinth').length;
return [...document.querySelectorAll('.choice footer button')].map(e => e.innerText)
    .filter(label => label.startsWith('Stage') && parseInt(label.slice(6)) > stages);"""

SENT = "return !document.querySelector('.choice') || !!document.querySelector('.choice footer .main:not(:disabled)')"


def play(phone, chance):
    """A whole game; returns the questions that were asked and what was pressed."""
    end = time.monotonic() + 5 * PATIENCE
    told = set()
    while time.monotonic() < end:
        did, *said = phone.js(TURN, chance.random())
        check(phone.slides() == [], f"after it {did}: {phone.slides()}")
        if did == "over":
            return told
        check(phone.js(BEYOND) == [], "a stage that the wonder does not have")
        if did == "pays":
            phone.wait(".choice .main .disc", said[1])
            told.update({HOSTILE} if HOSTILE in phone.text(".payments") else ())
        if did == "acts":  # looks at nothing else while it is sent
            phone.wait_until(lambda: phone.js(SENT))
        if said and said[0] == "Play your last card":
            check("is discarded" not in phone.text(".hand"), phone.text(".hand"))
        if did == "sees" or did == "looks" and said[0] not in told:
            check_fits(phone, phone.size, said[0])
        told.update(each.split("\n")[0] for each in (did, *said) if each)
        if did == "waits":
            time.sleep(0.02)
    raise AssertionError(phone.text())


def game(browser, server, number, size, seats, wish, wanted):
    """At most a few games: whether a power comes to be used is a matter of the cards."""
    phone = Phone(browser, server, number, size)
    phone.look()
    told = set()
    for chance in range(4):
        table, _ = opened(phone, {"game": "classic", "seats": seats, "wishes": [wish] if wish else []})
        phone.open(table)
        phone.press("button", "Begin")
        told |= play(phone, random.Random(chance))
        phone.press(".icon-button")
        phone.press(".sheet button", "Log")
        phone.wait(".sheet li", HOSTILE)
        phone.press(".sheet .icon-button")
        check_clean(phone)
        if wanted <= told:
            return
    raise AssertionError(f"{wanted - told} never came")


def seven(browser, server):
    """The largest table fits on the smallest phone."""
    phone = Phone(browser, server, 4, (390, 664))
    phone.look()
    table, _ = opened(phone, {"game": "classic", "seats": [PERSON, *COMPUTERS * 3]})
    phone.open(table)
    phone.press("button", "Begin")
    phone.wait(".hand .card")
    for size in (*SIZES, (1280, 800)):
        check_fits(phone, size, "seven")
    check_clean(phone)


def main():
    with hosting(sys.argv[1], "--client-tables") as (server, browser, done):
        three = [PERSON, *COMPUTERS]
        for number, (size, seats, wish, wanted) in enumerate((
                ((390, 664), [PERSON, COMPUTERS[0], FREE_CITY], None, {"Choose a card for the Free City", "pays", HOSTILE}),
                ((844, 390), three, {"wonder": "halicarnassus", "side": "B"}, {"Choose a discarded card"}),
                ((360, 600), three, {"wonder": "babylon", "side": "B"}, {"Play your last card"}),
                ((390, 664), three, {"wonder": "olympia", "side": "A"}, {"Build free"}))):
            game(browser, server, number, size, seats, wish, wanted)
            done(", ".join(wanted))
        seven(browser, server)
        done("seven")


if __name__ == "__main__":
    main()
