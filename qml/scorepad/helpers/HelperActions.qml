// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// How a helper ends: nothing happened, everything back to nothing, into the sheet.
RowLayout {
    id: actions

    required property ScoreHelperModel helper

    spacing: Theme.space8

    AppButton {
        leftPadding: Theme.space12
        text: qsTr("Cancel")
        onClicked: actions.helper.cancel()
    }
    IconButton {
        glyph: "trash"
        text: qsTr("Set all to zero")
        onClicked: actions.helper.clear()
    }
    AppButton {
        Layout.fillWidth: true
        stretch: true
        leftPadding: Theme.space8
        variant: "primary"
        focus: true
        text: actions.helper.applyText
        onClicked: actions.helper.apply()
    }
}
