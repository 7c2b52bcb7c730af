#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test_sheet.py SHARE_SHEET : three phones and a pad fill in one sheet."""

import contextlib
import json
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from phones import PATIENCE, Phone, open_browser
from test_web import HOSTILE, check, check_clean, check_inside

BO = "<img onerror=alert(2)>"

OUTSIDE = """
return [...document.querySelectorAll('.keypad button, .pad-row, .score, .pad-tabs button, .bar > *')]
  .filter(e => { const b = e.getBoundingClientRect(); return b.width && (b.left < -1 || b.right > innerWidth + 1); })
  .map(e => e.className + ' ' + e.innerText)"""


class Pad:
    """A pad without a window; it has the sheet."""

    def __init__(self, program, box="classic", players=3):
        self.folder = tempfile.TemporaryDirectory()
        self.command = [program, self.folder.name, box, str(players)]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        told = self.read()
        self.port, self.page = told["port"], told["page"]
        self.path = "/" + self.page.split("/", 3)[3]

    def read(self):
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the pad says nothing"
        return json.loads(self.process.stdout.readline())

    def do(self, *words):
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        return self.read()

    def wait_for(self, holds):
        end = time.monotonic() + PATIENCE
        while not holds(state := self.do("show")):
            check(time.monotonic() < end, f"the pad still has {state}")
            time.sleep(0.05)
        return state

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Relay:
    """A phone's way to the pad, which can be lost while the others have theirs."""

    def __init__(self, pad):
        self.to, self.port, self.ends = pad, 0, []
        self.mend()

    def mend(self):
        self.door = socket.create_server(("0.0.0.0", self.port))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.door,), daemon=True).start()

    def accept(self, door):
        with contextlib.suppress(OSError):
            while True:
                near = door.accept()[0]
                try:
                    far = socket.create_connection(("127.0.0.1", self.to.port))
                except OSError:  # the pad is not there
                    near.close()
                    continue
                self.ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    @staticmethod
    def carry(source, sink):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self):
        for end in (self.door, *self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.ends = []


def cell(pad, name, value):
    return pad.wait_for(lambda state: state["cells"].get(name) == value)


def without_the_code(phone, pad):
    """Who comes by the address alone is not let in; the code may then be scanned with the page open."""
    phone.open(pad.path.split("#")[0])
    phone.sit_down("Eve")
    phone.wait(".note p")


def come(phone, pad, name, column):
    phone.open(pad.path)
    phone.wait("#name")
    phone.here().refresh()  # who loads the page again is still let in
    phone.sit_down(name)
    phone.press(".tables button:not(:disabled)", column)
    phone.wait(".keypad")


def digits(phone, row, figures):
    phone.press(".pad-row > button:first-child", row)
    for figure in figures:
        phone.press(".pad-keys button", figure)


def columns(pad, ada, bo, cleo):
    """Each takes one; a figure of each is seen by all, and by the pad."""
    come(ada, pad, HOSTILE, "Player 1")
    come(bo, pad, BO, "Player 2")
    bo.open(pad.path)  # without the invite: the token knows them
    bo.wait(".keypad")
    cleo.open("/s#" + pad.path.split("#")[1])  # as people type it
    cleo.sit_down("Cleo")
    cleo.press("button", "New column")
    cleo.wait(".keypad")
    digits(ada, "Science", "13")
    cell(pad, "0/science", "13")
    digits(ada, "Science", "21")
    ada.press(".bar [aria-label=Undo]")
    cell(pad, "0/science", "13")
    digits(ada, "Science", "21")
    cell(pad, "0/science", "21")
    bo.press(".pad-tabs button", "Everybody")
    bo.wait("td.best, td", "21")
    check(HOSTILE in bo.text(), "a name is lost")
    bo.press(".pad-tabs button", "My column")
    state = pad.do("show")
    check(state["players"] == [HOSTILE, BO, "", "Cleo"], state["players"])


def helpers(pad, cleo):
    cleo.press(".pad-row .icon-button[aria-label*=Scien]")
    cleo.press(".pad-field .pad-step:last-child")
    cleo.wait(".pad-field > b", "1")
    cleo.press(".helper .main", "Write 1 down")
    cell(pad, "3/science", "1")
    cleo.press(".pad-row > button:first-child", "Science")
    cleo.wait(".current b", "1")
    digits(cleo, "Science", "8")
    cell(pad, "3/science", "8")
    cleo.press(".bar [aria-label=Undo]")
    cell(pad, "3/science", "1")
    cleo.press(".pad-row .icon-button[aria-label*=Scien]")
    cleo.wait(".pad-field > b", "1")  # and how it was counted
    cleo.press(".helper .icon-button")
    cleo.press(".bar [aria-label=Undo]")
    cell(pad, "3/science", None)
    digits(cleo, "Science", "1")


def permission(pad, bo, cleo):
    """Nobody writes in another's column, unless its owner says so."""
    cleo.press(".pad-tabs button", "Everybody")
    cleo.press("th button", BO)
    cleo.wait(".sheet .hint", f"Only {BO}")
    check("Write in this column" not in cleo.text(), "a stranger may write")
    bo.press(".bar button:last-child")
    bo.press(".sheet .button", "My column")
    bo.press(".sheet [role=switch]")
    cleo.wait(".sheet h2", BO)
    cleo.press(".sheet .button", "Write in this column")
    cleo.wait(".pad-tabs bdi", BO)
    bo.press(".sheet header button")
    digits(cleo, "Civilian", "8")
    cell(pad, "1/civilian", "8")
    bo.wait(".pad-row", "8")


def conflict(pad, bo, relay):
    """Typed while the pad was out of reach, and the pad had typed, too: both are told."""
    relay.cut()
    bo.wait(".lost", "not in reach")
    digits(bo, "Guilds", "9")
    digits(bo, "Commerce", "4")
    pad.do("type", 1, "guilds", "7")
    relay.mend()
    bo.wait(".conflicts bdi", BO)
    bo.wait(".conflicts", "you wrote 9")
    state = cell(pad, "1/commerce", "4")
    check(state["cells"]["1/guilds"] == "7", "a figure was overwritten")
    check(len(state["conflicts"]) == 1 and "9" in state["conflicts"][0]["text"], state["conflicts"])


def killed(pad, phones):
    """What was typed meanwhile arrives when the pad is back; the conflict is still there."""
    pad.kill()
    for phone in phones:
        phone.wait(".lost", "not in reach")
    digits(phones[0], "Military", "5")
    port = pad.port
    pad.start()
    check(pad.port == port, "the pad is back at another port")
    state = cell(pad, "0/military", "5")
    for phone in phones:
        phone.wait_until(lambda phone=phone: not phone.all(".lost"))
    check(state["cells"]["1/guilds"] == "7" and len(state["conflicts"]) == 1, state)


@contextlib.contextmanager
def sharing(program, *options):
    """A pad that shares a sheet, a browser, and a way to say what has been done and when."""
    pad = Pad(program, *options)
    browser = open_browser()
    began = time.monotonic()

    def done(what):
        print(f"{time.monotonic() - began:5.1f} s  {what}", flush=True)
    try:
        yield pad, browser, done
    finally:
        browser.quit()
        pad.stop()


def everybody_done(pad, phones):
    """Each says so on their phone; when nothing is in dispute, one of them ends the game for all."""
    for column in range(4):
        for row in ("military", "treasury", "wonders", "civilian", "science", "commerce", "guilds"):
            pad.do("type", column, row, "2")
    for phone in phones:
        phone.press(".pad-tabs button:last-child")
        phone.wait(".pad-foot", "Still writing")
        check(phone is not phones[0] or BO in phone.text(".pad-foot"), phone.text(".pad-foot"))
        check(phone.all(".pad-foot .main:disabled"), "somebody may finish too early")
        phone.press(".pad-tabs button", "My column")
        phone.press(".pad-keys .next", "Done")
        phone.wait(".pad-tabs [aria-pressed=true]", "Everybody")
    for phone in phones:
        phone.wait(".pad-foot", "Two people disagree")
        check(phone.all(".pad-foot .main:disabled"), "a conflict is lost at the end")
    phones[1].press(".conflicts button", "Take 9")
    state = cell(pad, "1/guilds", "9")
    check(state["conflicts"] == [], state)
    phones[1].wait_until(lambda: not phones[1].text(".conflicts"))
    for phone in phones:
        phone.wait(".pad-foot", "Everybody is done")
    phones[0].press(".pad-foot .main", "Finish")


def again(pad, ada, bo, cleo):
    """The same people have an empty sheet before them; who comes back finds it, too."""
    bo.press(".done button")
    for phone in (ada, bo, cleo):
        phone.wait(".keypad")
    pad.wait_for(lambda state: state["cells"] == {})
    digits(bo, "Science", "4")
    cell(pad, "1/science", "4")
    ada.here().refresh()
    ada.wait(".keypad")
    ada.press(".pad-tabs button", "Everybody")
    ada.wait("td", "4")


def main():
    with sharing(sys.argv[1]) as (pad, browser, done):
        relay = Relay(pad)
        ada, bo, cleo = phones = [Phone(browser, at, number, (390, 664))
                                  for number, at in enumerate((pad, relay, pad))]
        without_the_code(ada, pad)
        columns(pad, ada, bo, cleo)
        done("three columns")
        check_inside(ada, "sheet", OUTSIDE)
        done("sizes")
        helpers(pad, cleo)
        permission(pad, bo, cleo)
        done("helper, permission")
        conflict(pad, bo, relay)
        done("conflict")
        check_clean(ada, cleo)
        killed(pad, phones)
        done("killed pad")
        everybody_done(pad, phones)
        for phone in phones:
            phone.wait(".done")
            check(not phone.all(".keypad"), "a finished sheet is written")
        check_clean(*phones)
        done("finished")
        again(pad, *phones)
        check_clean(*phones)
        done("again")


if __name__ == "__main__":
    main()
