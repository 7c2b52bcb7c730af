// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// How a value came about, line by line.
//   steps    list of { text, points, card }
Column {
    id: lines

    property list<var> steps

    spacing: Theme.space4

    Repeater {
        model: lines.steps
        RowLayout {
            id: line
            required property var modelData
            readonly property string words: modelData.text
            readonly property int points: modelData.points
            width: lines.width
            spacing: Theme.space12
            AppLabel {
                Layout.fillWidth: true
                text: line.words
                wrapMode: Text.Wrap
            }
            AppLabel {
                Layout.alignment: Qt.AlignTop
                text: Rows.plain(line.points)
                strong: true
            }
        }
    }
}
