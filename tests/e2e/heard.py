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
        pass  # already gone, for a screen reader, too


pyatspi.Registry.registerEventListener(on_showing, "object:state-changed:showing")
# Changed names are not read aloud, but must be heard: otherwise the library keeps the first name of an item.
pyatspi.Registry.registerEventListener(lambda event: None, "object:property-change:accessible-name")
print("listening", flush=True)
pyatspi.Registry.start()
