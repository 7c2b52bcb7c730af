#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what a screen reader reads aloud by itself: every notification that comes into sight, a line each."""
import pyatspi
from gi.repository import GLib


def on_showing(event):
    try:
        if event.detail1 and event.source.getRole() == pyatspi.ROLE_NOTIFICATION:
            print(event.source.name, flush=True)
    except GLib.GError:
        pass  # it has gone already; so it is for a screen reader


pyatspi.Registry.registerEventListener(on_showing, "object:state-changed:showing")
# Names that change are not read, but known: without this the library remembers the first one of an item.
pyatspi.Registry.registerEventListener(lambda event: None, "object:property-change:accessible-name")
print("listening", flush=True)
pyatspi.Registry.start()
