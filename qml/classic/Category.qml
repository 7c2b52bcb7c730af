// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Theme

// The seven categories of the score sheet in the order in which they are counted.
QtObject {
    readonly property list<string> all: ["military", "treasury", "wonders", "civilian", "science",
                                         "commerce", "guilds"]

    function title(name: string): string {
        switch (name) {
        case "military": return qsTr("Military")
        case "treasury": return qsTr("Treasury")
        case "wonders": return qsTr("Wonder")
        case "civilian": return qsTr("Civilian")
        case "science": return qsTr("Science")
        case "commerce": return qsTr("Commerce")
        case "guilds": return qsTr("Guilds")
        case "total": return qsTr("Total")
        }
        return name
    }
    function glyph(name: string): string {
        return {
            "military": "military", "treasury": "coin", "wonders": "wonder", "civilian": "civilian",
            "science": "scientific", "commerce": "commercial", "guilds": "guild", "total": "points"
        }[name] ?? ""
    }
    /// The card family whose colour stands for the category; the treasury is gold.
    function color(name: string): color {
        return name === "treasury" ? Theme.gold : Theme.family(glyph(name))
    }
    function textColor(name: string): color {
        return name === "treasury" ? Theme.goldText : Theme.familyText(glyph(name))
    }
}
