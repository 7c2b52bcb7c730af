// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme

// URLs of the rendered pictures, in the current theme and language.
QtObject {
    readonly property string style: "?theme=" + (Theme.dark ? "dark" : "light")
                                    + "&language=" + App.settings.effectiveLanguage + data

    /// What the cards are drawn from, at a table with data of its host.
    readonly property string data: App.pictures === 0 ? "" : "&data=" + App.pictures

    /// Edition of the classic cards.
    readonly property string edition: App.edition === 1 ? "" : "&edition=" + App.edition

    readonly property string large: "&shape=large"

    function card(id: string): string {
        return id === "" ? "" : "image://card/" + id + style + edition
    }
    function back(age: int): string {
        return "image://card/back-" + age + style
    }
    /// A card for phones: less on it, and larger.
    function largeCard(id: string): string {
        return id === "" ? "" : card(id) + large
    }
    function head(id: string): string {
        return id === "" ? "" : "image://cardhead/" + id + style + edition
    }
    /// A head tall enough for the name below the effect.
    function tallHead(id: string): string {
        return id === "" ? "" : head(id) + large
    }
    /// A head too low for a name: only the effect.
    function lowHead(id: string): string {
        return id === "" ? "" : head(id) + "&shape=low"
    }
    function poster(name: string): string {
        return name === "" ? "" : "image://poster/" + name
    }
    /// A wonder's poster with as many stages as are built.
    function wonder(name: string, built: int, stages: int): string {
        return built < stages && name !== "" ? poster(name) + "?built=" + built + "&stages=" + stages : poster(name)
    }
    /// A whole wonder without its place.
    function wonderAlone(name: string): string {
        return name === "" ? "" : poster(name) + "?layer=wonder"
    }
    /// The poster of a game, without a winner.
    function game(id: string): string {
        return "image://poster/game-" + id + style
    }
}
