#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_people.py SERVER : people greet each other, leave, are replaced and come back, by the buttons of the pages."""

import sys

from phones import Phone, hosting, opened
from test_web import HOSTILE, check, check_clean, choose

CLEO = "<img onerror=alert(2)>"

# From the first moment of a page on: what it sends, whether it asks its person for anything, when its table is there.
RECORD = """
window.sent = []; window.asked = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function(text) { sent.push(Object.keys(JSON.parse(text)).pop()); send.call(this, text); };
new MutationObserver(() => {
    document.querySelectorAll('.join, .question, input, h1 ~ .button').forEach(e => asked.push(e.outerHTML));
    if (document.querySelector('.hand .card')) window.shown ??= performance.now();
}).observe(document, { childList: true, subtree: true });
"""

# Milliseconds from a page's beginning to its table, and the rest of the above.
SHOWN = "return [window.shown ?? performance.now(), window.sent, window.asked]"


def people(phone):
    phone.press(".bar .icon-button")
    phone.press(".sheet button", "People at the table")
    phone.wait(".sheet .list")


def seat_sheet(ada, cleo):
    """Whoever arranges the table moves somebody to an earlier seat."""
    def order():
        return ada.js("return [...document.querySelectorAll('.seats .name')].map(e => e.innerText)")
    ada.wait(".seats", CLEO)
    ada.press(f".seats [aria-label='Change the seat of {CLEO}']")
    ada.wait(".sheet h2", CLEO)
    ada.press(".sheet button", "Earlier seat")
    ada.wait_until(lambda: order() == [HOSTILE, CLEO, "Bo"])
    check_clean(ada, cleo)


def greet(ada, others):
    """Heard by screen readers, too: the words appear in a region that was there before them."""
    for phone in others:
        phone.js("window.region = document.querySelector('.said')")
    people(ada)
    ada.press(".emotes button", "Well done!")
    for phone in others:
        phone.wait(".said p", f"{HOSTILE}: Well done!")
        check(phone.js("return region.isConnected && region.ariaLive === 'polite' && region.contains("
                       "document.querySelector('.said p'))"), "no live region says it")
    check(not ada.all(".sheet"), "the sheet hides the table")
    for phone in others:
        phone.wait_until(lambda: not phone.all(".said p"))


def come_back(phone, again, what):
    """Within two seconds, with two questions to the host and none to the person. A busy machine has three tries."""
    spent = []
    while len(spent) < 3 and min(spent, default=2_000) >= 2_000:
        again()
        phone.wait(".hand .card")
        shown, sent, asked = phone.js(SHOWN)
        spent.append(shown)
        if sent is not None:  # where a page can be watched from the first moment
            check(sent[:2] == ["features", "join"], f"{what}: sends {sent}")
            check(asked == [], f"{what}: asks for {asked}")
    check(min(spent) < 2_000, f"{what}: {spent} ms")
    return f"{what}: {min(spent):.0f} ms"


def leave(phone, decides, name):
    """On purpose, so that whoever decides for the table is asked at once."""
    phone.press(".bar .icon-button")
    phone.press(".sheet button", "Leave")
    phone.press(".sheet .main")
    phone.wait(".join")
    decides.wait(".question", f"{name} is away")


def sit_down(phone, address, name):
    phone.open(address)
    phone.sit_down(name)
    phone.wait(".hand .card, .waits")  # a computer may have chosen for this turn


def give_away(ada, name):
    people(ada)
    ada.press(f".sheet [aria-label='Take the seat from {name}']")


def sit_down_by_link(phone, ada, name):
    link = ada.wait(".sheet .to-give").text
    ada.press(".sheet .icon-button")
    sit_down(phone, link[link.index("/j/"):], name)


def nobody_is_asked(*phones):
    for phone in phones:
        phone.wait_until(lambda: not phone.all(".question"))


def presence(phone, said):
    people(phone)
    phone.wait(".sheet .list", said)
    phone.press(".sheet .icon-button")


def somebody_is_away(ada, bo, cleo):
    """Only the one who decides is asked: waits, gives the seat away instead, lets a computer play."""
    leave(bo, ada, "Bo")
    check(ada.js("return document.querySelector('.question').closest('[aria-live]') === region"), "no live region asks")
    check(not cleo.all(".question"), "somebody else is asked, too")
    check([button.text for button in ada.all(".question button")]
          == ["Wait", "Let a computer play", "Save and end"], ada.text(".question"))
    crowded = [each for each in ada.crowded() if "button" in each]
    check(crowded == [], crowded)
    ada.press(".question button", "Wait")
    nobody_is_asked(ada)
    presence(ada, "Has left; the seat waits")

    give_away(ada, "Bo")
    sit_down_by_link(bo, ada, "Bo")
    leave(bo, ada, "Bo")
    give_away(ada, "Bo")
    sit_down_by_link(bo, ada, "Bo")
    nobody_is_asked(ada)

    leave(bo, ada, "Bo")
    ada.press(".question button", "Let a computer play")
    for phone in (ada, cleo):
        phone.wait(".note", "A computer plays for Bo now")
        presence(phone, "Away; a computer plays")
    for phone in (ada, cleo):
        choose(phone)
    for phone in (ada, cleo):
        phone.wait(".hand .card")
    give_away(ada, "Bo")
    sit_down_by_link(bo, ada, "Bo")
    ada.wait(".note", "Somebody has taken the seat of Bo")


def seat_for_another(ada, bo, cleo):
    """All others are asked; whoever gets the link sits down there."""
    give_away(ada, CLEO)
    bo.wait(".question", f"{CLEO} is here. Give the seat to somebody else?")
    check(not ada.all(".question") and not cleo.all(".question"), "the wrong ones are asked")
    bo.press(".question button", "Keep it")
    bo.wait(".note", f"{CLEO} keeps the seat")
    ada.wait(".note", "Somebody plays there")
    ada.press(".sheet .icon-button")
    nobody_is_asked(bo)

    give_away(ada, "Bo")
    cleo.press(".question button", "Give it away")
    nobody_is_asked(cleo)
    bo.wait("h1", "The table is closed.")
    check("given your seat away" in bo.text(), bo.text())
    sit_down_by_link(bo, ada, "Dora")
    for phone in (ada, cleo):
        phone.wait(".note", "Somebody has taken the seat of Bo")  # a game keeps its names


def save_and_end(ada, bo, cleo):
    leave(bo, ada, "Bo")
    ada.press(".question button", "Save and end")
    for phone in (ada, cleo):
        phone.wait("h1", "The table is closed.")


def main():
    with hosting(sys.argv[1], "--client-tables") as (server, browser, done):
        ada, bo, cleo = phones = [Phone(browser, server, number, (390, 664)) for number in range(3)]
        for phone in phones:
            phone.look()  # no motion: no sheet after each turn
        person = {"kind": "SEAT_KIND_PERSON"}
        table, address = opened(ada, {"game": "classic", "seats": [person | {"name": HOSTILE}, person, person]})
        ada.open(table)
        for phone, name in ((bo, "Bo"), (cleo, CLEO)):
            phone.open(address)
            phone.sit_down(name)
        seat_sheet(ada, cleo)
        ada.press("button", "Begin")
        for phone in phones:
            phone.wait(".hand .card")
        greet(ada, (bo, cleo))
        done("greeted")
        ada.js("window.region = document.querySelector('.asks')")
        somebody_is_away(ada, bo, cleo)
        done("asked about somebody who is away")
        seat_for_another(ada, bo, cleo)
        done("a seat given to somebody else")
        for phone in phones:
            browser.record(phone.window, RECORD)
        done(come_back(cleo, cleo.here().refresh, "after a reload"))
        done(come_back(cleo, lambda: cleo.new_tab(table, RECORD), "in a new tab"))
        check_clean(*phones)
        save_and_end(ada, bo, cleo)
        check_clean(*phones)
        done("saved and ended")


if __name__ == "__main__":
    main()
