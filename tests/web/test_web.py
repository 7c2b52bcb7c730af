#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_web.py SERVER : people join, play a whole classic game and come back, by the pages' buttons."""

import random
import sys
import time

from selenium.webdriver.common.keys import Keys

from phones import PATIENCE, Phone, hosting

PIN = "4711"
HOSTILE = "<img onerror=alert(1)>"
SIZES = ((360, 600), (390, 664), (390, 844), (844, 390), (820, 1180))


def check(holds, what):
    if not holds:
        raise AssertionError(what)


def check_clean(*phones):
    for phone in phones:
        broken = phone.broken()
        check(broken == [], f"phone {phone.number}: {broken}")
        check(not phone.all("img[onerror]"), f"phone {phone.number}: a name became markup")


def join(ada, bo, server):
    """By the address the server prints; by PIN, at first a wrong one; reloading meanwhile."""
    table = server.tables[0]
    ada.open(f"/j/{table['table']}#{table['invite']}")
    ada.wait("h1")
    check("#" not in ada.here().current_url, "the invite stays in the address")
    check(not ada.all("#pin"), "an invited person is asked for the PIN")
    ada.sit_down(HOSTILE)
    ada.wait(".seats .mine", HOSTILE)
    ada.press(".colors button:not(:disabled):not([aria-pressed=true])")
    ada.press(".boards button:not(:disabled)", "Giza")
    ada.wait(".boards [aria-pressed=true]", "Giza")
    check_clean(ada)
    ada.here().refresh()
    ada.wait(".boards [aria-pressed=true]", "Giza")

    bo.open(f"/j/{table['table']}")
    bo.wait(".people", HOSTILE)
    bo.sit_down("Bo", "1234")
    bo.wait(".wrong", "not the PIN")
    bo.wait(".guesses", "You have 4 guess")
    bo.sit_down("Bo", PIN)
    for phone in (ada, bo):
        phone.wait(".hand .card")
    check(HOSTILE in ada.text() + bo.text(), "a name is not shown as it is")
    check(not bo.all("img[onerror]"), "a name became markup")


def too_many_guesses(browser, server):
    """The last one is told with the seconds, which go by; nobody is let in until then."""
    phone = Phone(browser, server, 0, (360, 600))
    phone.open(f"/j/{server.tables[0]['table']}")
    for left in (4, 3, 2, 1):
        phone.sit_down("Eve", "1234")
        phone.wait(".guesses", f"You have {left} guess")
    phone.sit_down("Eve", "1234")
    phone.wait(".guesses[role=timer]", "You can try again in")

    def seconds():
        return int(phone.text(".guesses").split()[-2])
    first = seconds()
    check(50 < first <= 60, f"{first} s")
    phone.wait_until(lambda: seconds() < first - 1)
    check(phone.all("button[type=submit]:disabled"), "the button lets nobody in, but can be pressed")
    check_clean(phone)


def watch(cleo, server):
    cleo.open(f"/j/{server.tables[0]['table']}#{server.tables[0]['invite']}")
    cleo.wait(".hint", "No seat is free")
    cleo.press("button", "Only watch")
    cleo.wait(".watched .city")
    check(not cleo.all(".hand, .choice"), "who watches sees a hand")


def check_fits(phone, size, what):
    """A new size is drawn a moment later."""
    phone.resize(*size)
    end = time.monotonic() + 5
    while (found := phone.crowded()) and time.monotonic() < end:
        time.sleep(0.05)
    check(found == [], f"{what} at {size}: {found}")


def check_inside(phone, what, outside, sizes=SIZES):
    """In each size; `outside` is the script that finds what lies where it should not."""
    for size in sizes:
        check_fits(phone, size, what)
        check(phone.js(outside) == [], f"{what} at {size}: {phone.js(outside)}")
    phone.resize(390, 664)


def seated_and_watched(server, browser, seated, watched):
    """Somebody in a phone of Safari's size, and somebody who watches them."""
    ada, bo = (Phone(browser, server, number, (390, 664)) for number in range(2))
    address = f"/j/{server.tables[0]['table']}#{server.tables[0]['invite']}"
    ada.open(address)
    ada.sit_down(HOSTILE)
    ada.wait(seated)
    bo.open(address)
    bo.press("button", "Only watch")
    bo.wait(watched)
    return ada, bo


def sizes(phone):
    for size in (*SIZES, (1280, 800)):
        check_fits(phone, size, "hand")
    phone.press(".hand .card")
    for size in ((844, 390), (390, 664)):
        check_fits(phone, size, "choice")
    phone.press(".choice .words .icon-button")
    phone.resize(390, 844)


def choose(phone):
    phone.press(".hand .card")
    phone.press(".choice footer button:not(:disabled)")


def named(bo, cleo):
    """Wherever a name is shown it is text: here beside the hand, in the lists, and of who watches."""
    bo.wait(".neighbour .name", HOSTILE)
    bo.press(".neighbour")
    bo.wait(".sheet .city h3 .name", HOSTILE)
    bo.press(".sheet .icon-button")
    bo.press(".bar .icon-button")
    bo.press(".sheet button", "People at the table")
    bo.wait(".sheet .list .name", HOSTILE)
    bo.press(".sheet .icon-button")
    cleo.wait(".city h3 .name", HOSTILE)
    check_clean(bo, cleo)


def change_of_mind(phone):
    choose(phone)
    phone.press(".waits button", "Change")
    phone.wait(".hand .card")


def by_keys(phone):
    """Chooses and changes its mind without a pointer; Escape closes, and the focus is where it was."""
    if "--webkit" in sys.argv:
        return  # where Tab reaches buttons only if the person has asked for it
    phone.tab_to(".bar .icon-button")
    phone.key(Keys.ENTER)
    phone.wait(".sheet")
    phone.key(Keys.ESCAPE)
    phone.wait_until(lambda: not phone.all(".sheet"))
    check(phone.js("return document.activeElement.matches('.bar .icon-button')"), "the focus is lost")
    for _ in range(2):
        phone.tab_to(".hand .card")
        phone.key(Keys.ENTER)
        phone.wait(".choice")
        phone.key(Keys.ESCAPE)
        phone.wait_until(lambda: not phone.all(".choice"))
    phone.tab_to(".hand .card")
    phone.key(Keys.SPACE)
    phone.tab_to(".choice footer button:not(:disabled)")
    phone.key(Keys.ENTER)
    phone.wait(".waits button", "Change")
    phone.tab_to(".waits button")
    phone.key(Keys.ENTER)
    phone.wait(".hand .card")


def hears(bo, ada):
    """A sound, once it is switched on, says that something is asked here again."""
    bo.js("window.heard = []; HTMLMediaElement.prototype.play = "
          "function() { heard.push(this.src); return fetch(this.src).then(e => heard.push(e.status)); }")
    bo.press(".bar .icon-button")
    bo.press(".sheet .sides button", "Sound")
    bo.wait(".sheet .sides [aria-pressed=true]", "Sound")
    bo.press(".sheet .icon-button")
    choose(bo)
    bo.wait(".waits button", "Change")
    check(bo.js("return heard") == [], "a sound without a question")
    choose(ada)
    if "--webkit" not in sys.argv:  # which is told to move nothing, and so shows no sheet after a turn
        bo.wait(".sheet.turn .deed .name", HOSTILE)
        bo.press(".sheet .icon-button")
    bo.wait(".hand .card")
    bo.wait_until(lambda: bo.js("return heard.length") > 1)
    src, status = bo.js("return heard")
    check(src.endswith("/turn.wav") and status == 200, f"heard {src} {status}")


def back(phone):
    """Closes what lies over the page, and leads away from the page only then."""
    phone.press(".bar .icon-button")
    phone.wait(".sheet")
    phone.here().back()
    phone.wait(".hand .card")
    check(not phone.all(".sheet"), "the menu is still there")


def two_windows(ada, second, server):
    """The second has the seat; the first says so and may have it back."""
    second.open("/", "127.0.0.1")
    second.js("Object.assign(localStorage, arguments[0])", ada.js("return {...localStorage}"))
    second.open(f"/j/{server.tables[0]['table']}", "127.0.0.1")
    second.wait(".hand .card")
    ada.wait("h1", "You play in another window")
    ada.press("button", "Play here")
    ada.wait(".hand .card")
    second.wait("h1", "You play in another window")
    check_clean(second)


def killed_host(phones, server):
    server.kill()
    for phone in phones:
        phone.wait(".note", "Coming back")
    server.start()
    for phone in phones:
        phone.wait_until(lambda: "Coming back" not in phone.text())
        phone.wait(".hand .card")


TURN = """
const [number, chance] = arguments;
if (document.querySelector('.result')) return 'over';
const sheet = document.querySelector('.sheet.turn .icon-button');
if (sheet) { sheet.click(); return 'closed'; }
const acts = [...document.querySelectorAll('.choice footer button:not(:disabled)')];
if (acts.length) { acts[chance < 0.7 ? 0 : Math.floor(chance * acts.length)].click(); return 'act'; }
const decline = document.querySelector('.asked > .button:not(:disabled)'); // perhaps no discarded card can be built
if (decline && chance < 0.2) { decline.click(); return 'act'; }
const back = document.querySelector('.choice .icon-button');
if (back) { back.click(); return 'back'; }
const cards = [...document.querySelectorAll('.hand .card')];
if (cards.length) { cards[Math.floor(chance * cards.length)].click(); return 'card'; }
return 'waits';
"""


def step(phone, chance):
    return phone.js(TURN, phone.number, chance.random())


def play(phones, chance, until):
    end = time.monotonic() + 10 * PATIENCE
    while time.monotonic() < end:
        did = [step(phone, chance) for phone in phones]
        if until(phones, did):
            return
        if set(did) <= {"waits"}:
            time.sleep(0.02)
    raise AssertionError([phone.text() for phone in phones])


def ask_again(phone):
    """Back to the hand, from wherever it is."""
    end = time.monotonic() + PATIENCE
    while not phone.all(".hand .card") and time.monotonic() < end:
        phone.js("(document.querySelector('.choice .icon-button') ?? "
                 "document.querySelector('.waits .button'))?.click()")
        time.sleep(0.05)
    phone.wait(".hand .card")


def again(ada, bo):
    """Whoever decides for the table presses; the others stay where they are."""
    host, guest = (ada, bo) if "Play again" in ada.text() else (bo, ada)
    host.press("button", "Play again")
    for phone in (host, guest):
        phone.wait(".room, .hand .card")


def result(ada, bo, cleo):
    ada.wait(".result h1")
    totals = ada.js("return [...document.querySelectorAll('tfoot b')].map(e => e.innerText)")
    check(len(totals) == 3, totals)
    bo.wait(".score thead .name", HOSTILE)
    bo.press(".score td button")
    bo.wait(".sheet h2", HOSTILE)
    bo.press(".sheet .icon-button")
    check(totals == bo.js("return [...document.querySelectorAll('tfoot b')].map(e => e.innerText)"),
          "two pages tell two results")
    cleo.wait(".result h1")
    explained(ada)


def explained(ada):
    """The lines of some figures add up to them."""
    shown = ada.js("return [...document.querySelectorAll('.score td button')].map(e => e.innerText)")
    for i, number in enumerate(shown[:3] + shown[-3:]):
        ada.js("document.querySelectorAll('.score td button')[arguments[0]].click()",
               i if i < 3 else len(shown) - 6 + i)
        ada.wait(".sums .strong", number)
        lines = ada.js("return [...document.querySelectorAll('.sums li:not(.strong) b')].map("
                       "e => Number(e.innerText.replace('\\u2212', '-')))")
        check(sum(lines) == int(number.replace("\u2212", "-")), f"{lines} are not {number}")
        ada.press(".sheet .icon-button")


def leave(phone):
    phone.press(".bar .icon-button")
    phone.press(".sheet button", "Leave")
    phone.press(".sheet .main")
    phone.wait(".join")
    check(phone.js("return Object.values(localStorage).join().includes('token')") is False, "a token is left")


def main():
    chance = random.Random(7)
    with hosting(sys.argv[1], "--pin", PIN, "--open", "classic:person,person,easy:7") as (server, browser, done):
        ada, bo, cleo, second = (Phone(browser, server, number) for number in range(4))
        join(ada, bo, server)
        done("joined, with wrong PINs, a reload and a hostile name")
        watch(cleo, server)
        sizes(ada)
        named(bo, cleo)
        change_of_mind(bo)
        by_keys(bo)
        back(bo)
        hears(bo, ada)
        done("watched, in all sizes, changed a mind")
        for phone in (ada, bo):
            phone.look()  # no motion: no sheet after each turn
        # Not while one of them alone is asked.
        play([ada, bo], chance, lambda _, did: "Age II" in ada.text(".bar h1") and did.count("act") < 2
             and not any("discard pile" in phone.text() for phone in (ada, bo)))
        for phone in (ada, bo):
            ask_again(phone)
        two_windows(ada, second, server)
        bo.here().get("about:blank")  # as a tab that was closed
        bo.open(f"/j/{server.tables[0]['table']}")
        bo.wait(".hand .card")
        killed_host([ada, bo], server)
        done("two windows of one seat, a killed host")
        play([ada, bo], chance, lambda _, did: did == ["over", "over"])
        result(ada, bo, cleo)
        done("played to the end, all points explained")
        again(ada, bo)
        done("again")
        check_clean(ada, bo, cleo)
        leave(bo)
        check_clean(bo)
        done("left")
    with hosting(sys.argv[1], "--pin", PIN, "--open", "duel:person,person") as (server, browser, done):
        too_many_guesses(browser, server)
        done("too many wrong PINs")


if __name__ == "__main__":
    main()
