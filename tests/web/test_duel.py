#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_duel.py SERVER : somebody plays a whole game of Duel against a computer, by the page's buttons."""

import random
import sys
import time

from phones import PATIENCE, Phone, hosting, opened
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

# The parts of a whole city follow one another; a symbol's number may stand out.
FLOWS = """
return [...document.querySelectorAll('.sheet .city > *')].filter(e => e.scrollHeight > e.clientHeight + 8)
    .map(e => `${e.className}: ${e.scrollHeight} in ${e.clientHeight}`)"""

# Considers something, then does it; says what the page told of it. Wonders come first, and those that ask something.
STEP = """
const chance = arguments[0], any = list => list[Math.floor(chance * list.length)];
if (document.querySelector('.result')) return ['over'];
const act = document.querySelector('.deal:not(.idle) .button.main:not(:disabled)') ??
    any([...document.querySelectorAll('.idle .button.main:not(:disabled)')]);
if (act && (act.dataset.considered || chance < 0.5)) {
    const coins = [...document.querySelectorAll('.leads-to .ink-coin')].map(e => e.innerText)[0] ?? '';
    const purse = document.querySelector('.panel-city .line > .ink-coin').innerText;
    const symbols = document.querySelector('.leads-to .ink-scientific')?.innerText ?? '';
    const label = act.innerText;
    act.click();
    return ['act', coins, purse, symbols, label];
}
const ways = [...document.querySelectorAll('.way-to:not(.impossible)')];
const wonder = ways.find(e => e.querySelector('img'));
if (act) { act.dataset.considered = '1'; (wonder ?? any(ways))?.click(); return ['considers']; }
const things = [...document.querySelectorAll('.thing, .slot.open')];
const asks = things.find(e => /The Mausoleum|The Statue of Zeus/.test(e.innerText));
if (document.querySelector('.deal.idle') && things.length) { (asks ?? any(things)).click(); return ['chooses']; }
return ['waits'];
"""


def taken_tokens(phone):
    """All five have their places; those that are taken leave them empty. None when the game is over."""
    gone = phone.js("return [...document.querySelectorAll('.board-tokens > span')].map(e => e.className.includes('gone'))")
    owned = phone.js("return document.querySelectorAll('.own-tokens .sign').length")
    if phone.all(".result"):
        return 0
    check(len(gone) == 5 and sum(gone) <= owned, f"{gone}, and the cities have {owned}")
    said = phone.all(".board-tokens")[0].get_attribute("aria-label")
    check(said.count(", taken") == sum(gone), said)
    return sum(gone)


def symbols_of(phone):
    return phone.js("return document.querySelector('.panel-city .six')?.textContent ?? ''")


def play(phone, chance, until):
    """What is told of an act comes true; says which acts there were."""
    end = time.monotonic() + 2 * PATIENCE
    acts = set()
    while time.monotonic() < end:
        if until():
            return acts
        did, *told = phone.js(STEP, chance.random())
        check(phone.slides() == [], f"after it {did}: {phone.slides()}")
        if did == "act":
            coins, purse, symbols, label = told
            acts.add(label.strip())
            check(not coins or coins.split()[0] == purse.strip(), f"{told} is not what the purse holds")
            phone.wait_until(lambda: not symbols or phone.all(".result") or symbols_of(phone) == symbols.strip())
        if did == "over":
            return acts
        if did == "chooses":
            check(phone.js(OUTSIDE) == [], phone.js(OUTSIDE))
            if taken_tokens(phone) > 0:
                acts.add("chooses beside an empty place")
        if did == "waits":
            time.sleep(0.02)
    raise AssertionError(phone.text())


def asked_for_a_card(phone):
    return phone.js("return document.querySelector('.deal.idle.usual h2')?.innerText.includes('ake a card') "
                    "&& document.querySelectorAll('.slot.open').length > 0")


def games_with_every_decision(phone, chance, acts):
    """Few games have wonders that destroy and that build anew."""
    wanted = {"Take this wonder", "Take this token", "Destroy it", "Build it for free", "chooses beside an empty place"}
    for _ in range(40):  # usually three; twelve were not enough once
        if acts >= wanted:
            return
        phone.press("button", "Play again")
        phone.wait(".duel")
        acts |= play(phone, chance, lambda: False)
        phone.wait(".result h1")
    raise AssertionError(acts)


def brings_points(browser, server):
    """At a table that shows them as it is played."""
    phone = Phone(browser, server, 2, (390, 664))
    phone.look()
    seats = [{"kind": "SEAT_KIND_PERSON", "name": "Ada"}, {"kind": "SEAT_KIND_COMPUTER", "name": "Bo", "level": "easy"}]
    table, _ = opened(phone, {"game": "duel", "livePoints": True, "seats": seats})
    phone.open(table)
    phone.press("button", "Begin")
    play(phone, random.Random(7), lambda: asked_for_a_card(phone))
    slots = phone.js("return [...document.querySelectorAll('.slot.open')].map(e => e.dataset.slot)")
    check(any(shows_points(phone, slot) for slot in slots), "no move tells its points")
    check_clean(phone)


def shows_points(phone, slot):
    phone.press(f".slot[data-slot='{slot}']")
    phone.wait(".way-to")
    for way in range(2):  # build, discard
        phone.js("document.querySelectorAll('.way-to')[arguments[0]].click()", way)
        time.sleep(0.1)
        if phone.all(".leads-to .ink-points"):
            check(phone.text(".leads-to .ink-points").strip()[0] in "+\u2212", phone.text(".leads-to"))
            return True
    return False


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
    phone.press(".panel-city")
    phone.wait(".sheet .symbols")
    check_inside(phone, "cities", FLOWS)
    phone.press(".sheet .icon-button")
    for entry in ("Log", "Discard pile"):
        phone.press(".bar .icon-button")
        phone.press(".sheet button", entry)
        phone.wait(".sheet li, .sheet p")
        phone.press(".sheet .icon-button")


def main():
    chance = random.Random(7)
    with hosting(sys.argv[1], "--client-tables", "--open", "duel:person,easy:9") as (server, browser, done):
        ada, bo = seated_and_watched(server, browser, ".duel .thing", ".duel .panel-city")
        check(HOSTILE in ada.text(".panel-city"), "a name is not shown as it is")
        check_fits(ada, (390, 664), "draft")
        acts = play(ada, chance, lambda: asked_for_a_card(ada))
        check_inside(ada, "table", OUTSIDE)
        check(ada.text(".idle .last b") != "", "nobody says what the rival did")
        look(ada)
        bo.wait(".idle h2", f"Waiting for {HOSTILE}")
        ada.press(".slot.open")
        check_inside(ada, "choice", OUTSIDE, ((844, 390), (390, 664)))
        check(not bo.all(".deal .main"), "who watches may play")
        done("in all sizes")
        acts |= play(ada, chance, lambda: False)
        ada.wait(".result h1")
        bo.wait(".result thead", HOSTILE)
        explained(ada)
        check_clean(ada, bo)
        done("played to the end, points explained")
        ada.press(".result button", "The cities")
        ada.wait(".city .wonder")
        check(not ada.all(".city .wonder:not(.stands):not(.removed) .pays"), "a price is told when all is over")
        ada.press(".sheet .icon-button")
        bo.here().get("about:blank")
        ada.here().refresh()  # alone at the table: it waits
        ada.wait(".result h1")
        games_with_every_decision(ada, chance, acts)
        done("every decision there is")
        ada.press(".result button", "Leave")
        ada.press(".sheet .main")
        ada.wait(".join")
        check_clean(ada)
        brings_points(browser, server)
        done("points of a move")


if __name__ == "__main__":
    main()
