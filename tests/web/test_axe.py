#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_axe.py SERVER SHARE_SHEET AXE_JS : axe-core has nothing to say against any page, in light and dark."""

import pathlib
import random
import sys

import test_dice
import test_duel
import test_sheet
import test_web
from phones import Phone, hosting

SKIPPED = 77  # as ctest calls it

ASK = """
const told = arguments[arguments.length - 1];
axe.run(document, {resultTypes: ['violations']}).then(found => told(found.violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 200)} (${node.failureSummary})`))));
"""


class Looker:
    """Asks about every page it is shown, and tells all at the end."""

    def __init__(self, axe):
        self.axe, self.found, self.seen = axe, [], 0

    def __call__(self, what, phone):
        for dark in (False, True):
            phone.look(dark=dark)
            phone.js(self.axe)
            for each in phone.here().execute_async_script(ASK):
                self.found.append(f"{what}, {'dark' if dark else 'light'}: {each}")
            self.seen += 1

    def opened(self, what, phone, *path):
        """What lies over a page, by the buttons that lead there; then closes it."""
        for selector, text in path:
            phone.press(selector, text)
        phone.wait(".sheet")
        self(what, phone)
        phone.press(".sheet header .icon-button")

    def menu(self, what, phone, *entries):
        for entry in entries:
            self.opened(f"{what}: {entry}", phone, (".bar .icon-button", ""), (".sheet button", entry))

    def result(self, what, phone):
        phone.wait(".result h1")
        self(f"{what}: result", phone)
        self.opened(f"{what}: points", phone, (".score td button", ""))
        self.opened(f"{what}: cities at the end", phone, (".result button", "The cities"))


def classic(look, program, chance):
    with hosting(program, "--pin", "4711", "--open", "classic:person,person,easy:7") as (server, browser, done):
        ada, bo, cleo = (Phone(browser, server, number, (390, 664)) for number in range(3))
        table = server.tables[0]
        ada.open("/")
        ada.wait(".tables button")
        look("tables", ada)
        ada.open(f"/j/{table['table']}")
        ada.wait("#pin")
        look("join", ada)
        ada.sit_down("Ada", "1")
        ada.wait(".wrong", "not the PIN")
        look("wrong PIN", ada)
        ada.sit_down("Ada", "4711")
        ada.wait(".boards")
        look("room", ada)
        look.opened("menu", ada, (".bar .icon-button", ""))
        bo.open(f"/j/{table['table']}#{table['invite']}")
        bo.sit_down("Bo")
        cleo.open(f"/j/{table['table']}#{table['invite']}")
        cleo.press("button", "Only watch")
        for phone in (ada, bo):
            phone.wait(".hand .card")
            phone.look(dark=False)
        test_web.play([ada, bo], chance, lambda *_: "Age II" in ada.text(".bar h1"))
        test_web.ask_again(ada)
        look("hand", ada)
        ada.press(".hand .card")
        look("choice", ada)
        ada.press(".choice footer button:not(:disabled)")
        look("waits", ada)
        look("watched", cleo)
        look.menu("classic", ada, "Log", "Discard pile", "People at the table", "Leave")
        look.opened("cities", ada, (".dots", ""))
        test_web.play([ada, bo], chance, lambda _, did: did == ["over", "over"])
        look.result("classic", ada)
        done("classic")


def duel(look, program, chance):
    with hosting(program, "--open", "duel:person,easy:9") as (server, browser, done):
        ada, bo = test_web.seated_and_watched(server, browser, ".duel .thing", ".duel .panel-city")
        look("draft", ada)
        ada.press(".thing")
        look("a wonder", ada)
        test_duel.play(ada, chance, lambda: "Age II" in ada.text(".bar h1") and test_duel.asked_for_a_card(ada))
        look("structure", ada)
        look("duel watched", bo)
        look.opened("duel cities", ada, (".panel-city", ""))
        look.opened("tokens", ada, (".board-tokens", ""))
        look.menu("duel", ada, "Log", "Discard pile")
        ada.press(".slot.open")
        look("a card", ada)
        test_duel.play(ada, chance, lambda: False)
        look.result("duel", ada)
        done("duel")


def dice(look, program, chance):
    with hosting(program, "--open", "dice:person,easy,easy:7") as (server, browser, done):
        ada, bo = test_web.seated_and_watched(server, browser, ".dice .die", ".dice.watched .house")
        for phone in (ada, bo):
            phone.look(dark=False)
        test_dice.play(ada, chance, lambda: "Round 3" in ada.text(".bar h1") and test_dice.asks_for_a_die(ada))
        look("board", ada)
        ada.js("[...document.querySelectorAll('button.die')].find(e => e.querySelector('.free, .pay')).click()")
        look("a die", ada)
        look("dice watched", bo)
        look.opened("dice cities", ada, (".dots", ""))
        look.menu("dice", ada, "Log")
        test_dice.play(ada, chance, lambda: False)
        look.result("dice", ada)
        done("dice")


def sheet(look, program):
    with test_sheet.sharing(program) as (pad, browser, done):
        ada, bo = (Phone(browser, pad, number, (390, 664)) for number in range(2))
        ada.open(pad.path)
        ada.wait("#name")
        look("sheet: join", ada)
        ada.sit_down("Ada")
        ada.wait(".tables")
        look("sheet: which column", ada)
        ada.press(".tables button")
        ada.wait(".keypad")
        test_sheet.digits(ada, "Military", "7")
        look("sheet: mine", ada)
        ada.press(".pad-row .icon-button[aria-label*=Scien]")
        ada.wait(".helper")
        look("sheet: helper", ada)
        ada.press(".helper .icon-button")
        test_sheet.come(bo, pad, "Bo", "Player 2")
        ada.press(".pad-tabs button", "Everybody")
        look("sheet: everybody", ada)
        look.opened("sheet: another's column", ada, ("th button", "Bo"))
        look.opened("sheet: menu", ada, (".bar button:last-child", ""))
        pad.do("finish")
        ada.wait(".done")
        look("sheet: finished", ada)
        done("sheet")


def main():
    server, share_sheet, axe = sys.argv[1:4]
    if not pathlib.Path(axe).exists():
        print(f"{axe} is not there: packaging/install-packages npm")
        return SKIPPED
    look = Looker(pathlib.Path(axe).read_text())
    sheet(look, share_sheet)
    duel(look, server, random.Random(7))
    dice(look, server, random.Random(7))
    classic(look, server, random.Random(7))
    print(f"{look.seen} pages")
    print("\n".join(look.found))
    return 1 if look.found else 0


if __name__ == "__main__":
    sys.exit(main())
