// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Table

// URLs of Duel's pictures, in the current theme and language.
QtObject {
    function card(id: string): string {
        return id === "" ? "" : "image://duelcard/" + id + Art.style
    }
    /// The same card, covered by others, which leave its name free or not.
    function covered(id: string, named: bool): string {
        return id === "" ? "" : "image://duelcovered/" + id + Art.style + (named ? "&named=1" : "")
    }
    /// The place of a card that was taken.
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
        return id === "" ? "" : "image://duelsigns/" + id + "?ink=" + encodeURIComponent(ink.toString()) + Art.data
    }
    function poster(wonder: string): string {
        return Art.poster(wonder === "" ? "" : wonder + "-a")
    }
    /// The place of a wonder that is not built yet.
    function site(wonder: string): string {
        return Art.wonder(wonder === "" ? "" : wonder + "-a", 0, 1)
    }
}
