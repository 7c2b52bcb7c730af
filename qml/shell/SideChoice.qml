// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls

// Side A, side B, or random.
//   edition    edition of the game: the second calls them day and night
Choice {
    required property int edition

    label: qsTr("Its side")
    options: [
        { value: "A", text: edition === 1 ? qsTr("Side A") : qsTr("Day"), glyph: "" },
        { value: "B", text: edition === 1 ? qsTr("Side B") : qsTr("Night"), glyph: "" },
        { value: "", text: qsTr("Random"), glyph: "" }
    ]
}
