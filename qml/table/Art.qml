// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Addresses of the pictures that the program renders, in the theme and language in use.
QtObject {
    readonly property string style: "?theme=" + (Theme.dark ? "dark" : "light")
                                    + "&language=" + App.settings.effectiveLanguage

    /// Of the cards of the classic game.
    readonly property string edition: App.edition === 1 ? "" : "&edition=" + App.edition

    readonly property string large: "&shape=large"

    function card(id: string): string {
        return id === "" ? "" : "image://card/" + id + style + edition
    }
    function back(age: int): string {
        return "image://card/back-" + age + style
    }
    /// The same for a phone: fewer things, and larger.
    function largeCard(id: string): string {
        return id === "" ? "" : card(id) + large
    }
    function head(id: string): string {
        return id === "" ? "" : "image://cardhead/" + id + style + edition
    }
    /// Of a head that is tall enough for the name beneath the effect.
    function tallHead(id: string): string {
        return id === "" ? "" : head(id) + large
    }
    /// Of a head that is too low for a name: the effect alone.
    function lowHead(id: string): string {
        return id === "" ? "" : head(id) + "&shape=low"
    }
    function poster(name: string): string {
        return name === "" ? "" : "image://poster/" + name
    }
    /// Of a whole game, whoever wins it.
    function game(id: string): string {
        return "image://poster/game-" + id + style
    }
}
