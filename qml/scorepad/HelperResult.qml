// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// What a helper has worked out so far, and how.
ColumnLayout {
    id: result

    required property ScoreHelperModel helper

    spacing: Theme.space8

    StepLines {
        Layout.fillWidth: true
        visible: result.helper.steps.length > 0
        steps: result.helper.steps
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.stroke
        visible: result.helper.steps.length > 0
        color: Theme.outline
    }
    RowLayout {
        Layout.fillWidth: true
        AppLabel {
            Layout.fillWidth: true
            text: qsTr("Points")
            strong: true
        }
        AppLabel {
            text: Rows.plain(result.helper.value)
            strong: true
            font.pixelSize: Theme.headlineSize
            Accessible.name: qsTr("%n point(s)", "victory points", result.helper.value)
        }
    }
}
