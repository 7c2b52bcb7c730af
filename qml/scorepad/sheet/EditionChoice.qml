// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// Of which edition the box of 7 Wonders is.
//   value            "1", "2", or "" where nobody knows
//   signal picked(string value)
Choice {
    label: qsTr("Edition")
    options: [
        { value: "1", text: qsTr("First (2010)"), glyph: "" },
        { value: "2", text: qsTr("Second (2020)"), glyph: "" },
        { value: "", text: qsTr("Not noted"), glyph: "" }
    ]
}
