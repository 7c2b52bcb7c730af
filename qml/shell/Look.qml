// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Theme

// Texts and picture URLs shared by several pages.
QtObject {
    readonly property string panorama: Theme.dark ? "image://poster/home-night" : "image://poster/home"

    function poster(wonder: string, side: string): string {
        return "image://poster/" + wonder + (side === "B" ? "-b" : "-a")
    }
    function game(id: string): string {
        return "image://poster/game-" + id + (Theme.dark ? "-night" : "")
    }
    function computer(level: string): string {
        return { "easy": qsTr("Easy computer"), "normal": qsTr("Normal computer"), "expert": qsTr("Expert computer"), "master": qsTr("Master computer") }[level] ?? ""
    }
    /// The highest caption among a repeater's tiles; at least `least`.
    function highestCaption(tiles: Repeater, least: real): real {
        let highest = least
        for (let i = 0; i < tiles.count; ++i)
            highest = Math.max(highest, (tiles.itemAt(i) as PictureTile)?.captionNeed ?? 0)
        return highest
    }
    function seatGlyph(kind: string): string {
        return { "me": "person", "person": "people", "elsewhere": "globe", "free": "globe", "computer": "computer", "freeCity": "free-city" }[kind] ?? "person"
    }
}
