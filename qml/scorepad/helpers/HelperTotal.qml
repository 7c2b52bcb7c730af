// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// What a helper has worked out so far; it stays in sight while the fields scroll.
RowLayout {
    id: total

    required property ScoreHelperModel helper

    AppLabel {
        Layout.fillWidth: true
        text: qsTr("Points")
        strong: true
        Accessible.ignored: true
    }
    AppLabel {
        text: Rows.plain(total.helper.value)
        strong: true
        font.pixelSize: Theme.headlineSize
        Accessible.name: total.helper.valueText
    }
}
