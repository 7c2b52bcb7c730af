// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls

// Side A, side B, or by lot.
Choice {
    label: qsTr("Its side")
    options: [
        { value: "A", text: qsTr("Side A"), glyph: "" },
        { value: "B", text: qsTr("Side B"), glyph: "" },
        { value: "", text: qsTr("Random"), glyph: "" }
    ]
}
