// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Table

// Addresses of Duel's pictures, in the theme and language in use.
QtObject {
    function card(id: string): string {
        return id === "" ? "" : "image://duelcard/" + id + Art.style
    }
    /// The same with others lying on it.
    function covered(id: string): string {
        return id === "" ? "" : "image://duelcovered/" + id + Art.style
    }
    /// Where a card lay.
    readonly property string gap: "image://duelcard/gap" + Art.style
    function back(name: string): string {
        return name === "" ? "" : "image://duelcard/back-" + name + Art.style
    }
    function tile(id: string): string {
        return id === "" ? "" : "image://dueltile/" + id + Art.style
    }
    function token(id: string): string {
        return id === "" ? "" : "image://dueltoken/" + id + Art.style
    }
    function signs(id: string, ink: color): string {
        return id === "" ? "" : "image://duelsigns/" + id + "?ink=" + encodeURIComponent(ink.toString())
    }
    function poster(wonder: string): string {
        return Art.poster(wonder === "" ? "" : wonder + "-a")
    }
}
