// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Theme

// Words and picture addresses that several pages share.
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
    /// Of the tiles that a repeater has made; at least so much.
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
