# SPDX-License-Identifier: GPL-3.0-or-later
"""A host, and phones at it: windows of Chromium or, with --webkit (Safari's family), of WebKit."""

import contextlib
import glob
import json
import os
import pathlib
import select
import signal
import subprocess
import sys
import tempfile
import time

from selenium import webdriver
from selenium.common.exceptions import (ElementClickInterceptedException, StaleElementReferenceException,
                                        WebDriverException)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PATIENCE = 60  # seconds; only ever waited for in vain

# What no page may do, remembered from its first moment on.
WATCH = """
window.broken = [];
addEventListener('securitypolicyviolation', e => broken.push('CSP: ' + e.violatedDirective + ' ' + e.blockedURI));
addEventListener('error', e => broken.push('error: ' + e.message));
addEventListener('unhandledrejection', e => broken.push('rejected: ' + e.reason));
window.alert = text => broken.push('alert: ' + text);
"""


# Opens a table as the program does, for the page has no button for it; the owner's seat is kept as a page keeps one.
OPEN = """
const [openTable, done] = arguments;
const socket = new WebSocket(`ws://${location.host}/ws`);
const hello = { magic: 0x4152494d, major: 1, program: 'test', features: ['browser'] };
let host = '', seated;
socket.onopen = () => socket.send(JSON.stringify(hello));
socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.welcome) {
        host = told.welcome.hostId;
        socket.send(JSON.stringify({ id: 1, openTable }));
    }
    seated ??= told.seated;
    if (told.problem) done(told);
    if (!told.invite) return;
    const { table, token } = seated, { name } = openTable.seats[0];
    localStorage.setItem(`mirabilia.host.${host}`, JSON.stringify({ [table]: { token, name, at: Date.now() } }));
    socket.send(JSON.stringify({ id: 2, heard: { seat: 0 } }));
    socket.close();
    done({ table, invite: told.invite.invite });
};
"""


class Server:
    def __init__(self, program, *options):
        self.saves = tempfile.TemporaryDirectory()
        self.command = [program, "--saves", self.saves.name, "--no-discovery", "--quiet", *options]
        self.port = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen([*self.command, "--port", str(self.port)],
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert ready, "the server says nothing"
        told = json.loads(self.process.stdout.readline())
        self.port, self.tables = told["port"], told["tables"]

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.saves.cleanup()


class Chromium:
    """Windows of one process, each with an address (so a storage) of its own."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--disable-gpu", "--no-first-run", "--disable-background-networking",
                         "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
                         "--disable-background-timer-throttling", "--disable-dev-shm-usage", "--lang=en"):
            options.add_argument(argument)
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)

    def window(self, number):
        if number > 0:
            self.driver.switch_to.new_window("window")
        self.record(self.driver.current_window_handle, WATCH)
        return self.driver.current_window_handle

    def record(self, window, script):
        """Runs before all that later pages of this window do."""
        self.show(window).execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def new_tab(self, window):
        """In place of this one, which is closed."""
        tab = self.window(1)
        self.show(window).close()
        self.driver.switch_to.window(tab)
        return tab

    def show(self, window):
        if self.driver.current_window_handle != window:
            self.driver.switch_to.window(window)
        return self.driver

    def resize(self, window, width, height):
        self.show(window).execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 2, "mobile": True})
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})

    def touch(self, element):
        """With a finger; refused if something lies over it, or if it moves away."""
        covered = self.driver.execute_script("""
            const e = arguments[0];
            e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            window.touched = false;
            e.addEventListener('click', () => { window.touched = true }, { once: true, capture: true });
            const box = e.getBoundingClientRect();
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !(hit && (e.contains(hit) || hit.contains(e)));""", element)
        if not covered:
            finger = ActionBuilder(self.driver, mouse=PointerInput(POINTER_TOUCH, "finger"), duration=0)
            finger.pointer_action.move_to(element).pointer_down().pointer_up()
            finger.perform()
        if covered or not self.driver.execute_script("return window.touched ?? true"):
            raise ElementClickInterceptedException("the finger does not reach it")

    def look(self, window, dark):
        features = [{"name": "prefers-reduced-motion", "value": "reduce"}]
        if dark is not None:
            features.append({"name": "prefers-color-scheme", "value": "dark" if dark else "light"})
        self.show(window).execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def said(self, window):
        return [entry["message"] for entry in self.show(window).get_log("browser")
                if entry["level"] == "SEVERE" and "ERR_CONNECTION_REFUSED" not in entry["message"]
                and "WebSocket connection" not in entry["message"]]

    def quit(self):
        self.driver.quit()


class WebKit:
    """A process for each phone, and a display of its own: it needs xvfb-run. What it cannot do: be dark, be touched, tell
    what it logs, and watch a page before it has loaded."""

    PROGRAMS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
    # Nothing around the page, so that a window can be as narrow as a phone; and no motion.
    STYLE = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-transform: scale(0); }"
    SETTINGS = "[Settings]\ngtk-enable-animations=0\n"

    def __init__(self):
        self.drivers = []
        self.settings = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.settings.name, "gtk-3.0")
        folder.mkdir()
        (folder / "gtk.css").write_text(self.STYLE)
        (folder / "settings.ini").write_text(self.SETTINGS)
        os.environ["XDG_CONFIG_HOME"] = self.settings.name

    def window(self, number):
        options = webdriver.WebKitGTKOptions()
        options.binary_location = glob.glob(self.PROGRAMS)[0]
        options.add_argument("--automation")
        self.drivers.append(webdriver.WebKitGTK(options=options, executable_path="/usr/bin/WebKitWebDriver"))
        return self.drivers[-1]

    def record(self, window, script):
        pass

    def new_tab(self, window):
        window.get("about:blank")  # its storage would go with the process
        return window

    def show(self, window):
        return window

    def resize(self, window, width, height):
        window.set_window_size(width, height)
        missing = window.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        window.set_window_size(width + missing[0], height + missing[1])

    def touch(self, element):
        element.click()

    def look(self, window, dark):
        assert dark is None, "this browser is always light"

    def said(self, window):
        return []

    def quit(self):
        for driver in self.drivers:
            driver.quit()
        self.settings.cleanup()


def open_browser():
    return WebKit() if "--webkit" in sys.argv else Chromium()


@contextlib.contextmanager
def hosting(program, *options):
    """A host, a browser, and a way to say what has been done and when."""
    server = Server(program, *options)
    browser = open_browser()
    began = time.monotonic()

    def done(what):
        print(f"{time.monotonic() - began:5.1f} s  {what}", flush=True)
    try:
        yield server, browser, done
    finally:
        browser.quit()
        server.stop()


class Phone:
    """One window; every question is asked in it."""

    def __init__(self, browser, server, number, size=(390, 844)):
        self.browser, self.server, self.number = browser, server, number
        self.window = browser.window(number)
        self.resize(*size)

    def here(self):
        return self.browser.show(self.window)

    def resize(self, width, height):
        self.size = (width, height)
        self.browser.resize(self.window, width, height)

    def look(self, language="", dark=None):
        self.browser.look(self.window, dark)
        if language:
            self.js("localStorage.setItem('mirabilia.language', arguments[0])", language)

    def open(self, path, host=None):
        host = host or f"127.0.0.{self.number + 1}"
        self.here().get(f"http://{host}:{self.server.port}{path}")
        self.js("if (!window.broken) { " + WATCH + " }")

    def new_tab(self, path, script=""):
        """As somebody who has closed the page; `script` is for Browser.record."""
        self.window = self.browser.new_tab(self.window)
        self.resize(*self.size)
        self.look()
        self.browser.record(self.window, script)
        self.open(path)

    def js(self, script, *arguments):
        return self.here().execute_script(script, *arguments)

    def all(self, selector):
        return self.here().find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector="#app"):
        return self.js("const e = document.querySelector(arguments[0]); return e ? e.innerText : ''", selector)

    def wait(self, selector, text=""):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(StaleElementReferenceException):  # drawn anew on its way here
                found = self.js("return [...document.querySelectorAll(arguments[0])]"
                                ".find(e => e.innerText.includes(arguments[1])) ?? null", selector, text)
                if found is not None:
                    return found
            time.sleep(0.03)
        raise AssertionError(f"phone {self.number}: no {selector} {text!r} in {self.text()!r}")

    def wait_until(self, holds):
        end = time.monotonic() + PATIENCE
        while not holds():
            if time.monotonic() > end:
                raise AssertionError(f"phone {self.number}: still {self.text()!r}")
            time.sleep(0.03)

    def press(self, selector, text=""):
        """Whatever is drawn anew in between is looked for again."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.browser.touch(self.wait(selector, text))
                return
            except (StaleElementReferenceException, WebDriverException):
                if time.monotonic() > end:
                    raise
                time.sleep(0.03)

    def key(self, key):
        ActionChains(self.here()).send_keys(key).perform()

    def tab_to(self, selector):
        for _ in range(80):
            if self.js("return document.activeElement.matches(arguments[0])", selector):
                return
            self.key(Keys.TAB)
        raise AssertionError(f"phone {self.number}: Tab never reaches {selector}")

    def fill(self, selector, text):
        field = self.wait(selector)
        field.clear()
        field.send_keys(text)

    def sit_down(self, name, pin=""):
        self.fill("#name", name)
        if pin:
            self.fill("#pin", pin)
        self.press("button[type=submit]")

    def broken(self):
        """All that went wrong since the page was loaded."""
        origin = self.js("return location.origin")
        asked = self.js("return performance.getEntriesByType('resource').map(e => e.name)")
        elsewhere = [url for url in asked if not url.startswith(origin)]
        return self.js("return window.broken ?? []") + self.browser.said(self.window) + elsewhere

    def slides(self):
        """What makes the page wider than the phone, which then lays it out wider, so that it knows nothing of it."""
        return self.js("""
            const [wide] = arguments;
            return document.documentElement.scrollWidth <= wide ? [] : [...document.querySelectorAll('#app *')]
                .filter(e => e.getBoundingClientRect().right > wide + 1)
                .map(e => `${e.getAttribute('class')} ${e.textContent.slice(0, 40)}`);""", self.size[0])

    def crowded(self):
        """What does not hold its words on a play screen, or makes it scroll."""
        return self.js("""
            const found = [];
            const wide = document.documentElement.scrollWidth, high = document.documentElement.scrollHeight;
            if (wide > arguments[0] || high > arguments[1]) found.push(`page ${wide}x${high}`);
            for (const e of document.querySelectorAll('.hand .card .text, .plinth, .neighbour, .button, .foot'))
                if (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
                    found.push(`${e.className} ${e.innerText} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
            for (const e of document.querySelectorAll('.hand .card .text > *')) {
                const box = e.getBoundingClientRect(), body = e.closest('.body').getBoundingClientRect();
                if (box.height && (box.top < body.top - 1 || box.bottom > body.bottom + 1))
                    found.push(`cut: ${e.className} of ${e.closest('.card').innerText}`);
            }
            for (const e of document.querySelectorAll('button')) {
                const box = e.getBoundingClientRect();
                if (box.width && (box.width < 43.5 || box.height < 43.5)) found.push(`small: ${e.className} ${e.innerText} ${box.width}x${box.height}`);
                if (!(e.innerText.trim() || e.ariaLabel)) found.push('a button without a name: ' + e.className);
            }
            const hand = document.querySelector('.hand:not(.pile)');
            if (hand && hand.scrollHeight > hand.clientHeight + 1) found.push('the hand scrolls');
            return found;""", *self.size)


def opened(phone, table):
    """The paths of a table that somebody opens: for them, and with the invite for others."""
    phone.open("/")
    told = phone.here().execute_async_script(OPEN, table)
    assert "invite" in told, told
    return f"/j/{told['table']}", f"/j/{told['table']}#{told['invite']}"
