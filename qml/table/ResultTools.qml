// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What can be looked at and taken along after a game.
Flow {
    id: tools

    signal buriedWanted()
    signal recordWanted()
    signal logWanted()

    spacing: Theme.space8

    AppButton {
        text: qsTr("Under the wonders")
        glyph: "wonder"
        onClicked: tools.buriedWanted()
    }
    AppButton {
        text: qsTr("Copy record")
        glyph: "save"
        onClicked: tools.recordWanted()
    }
    AppButton {
        text: qsTr("Copy log")
        glyph: "log"
        onClicked: tools.logWanted()
    }
}
