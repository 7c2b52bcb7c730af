// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// The helper beside the sheet: what to count, how it adds up, and into the sheet with it.
FocusScope {
    id: pane

    required property ScoreHelperModel helper

    Accessible.role: Accessible.Grouping
    Accessible.name: helper.title
    Keys.onEscapePressed: helper.cancel()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space12

        ScrollPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            margin: Theme.space8
            spacing: Theme.space12
            name: pane.helper.title
            AppLabel {
                Layout.fillWidth: true
                text: pane.helper.title
                title: true
                strong: true
                font.pixelSize: Theme.titleSize
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: pane.helper.rule
                muted: true
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
            HelperFields {
                Layout.fillWidth: true
                helper: pane.helper
            }
            HelperResult {
                Layout.fillWidth: true
                helper: pane.helper
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.space8
            Layout.topMargin: 0
            spacing: Theme.space12
            AppButton {
                Layout.preferredWidth: 1
                stretch: true
                leftPadding: Theme.space8
                text: qsTr("Cancel")
                onClicked: pane.helper.cancel()
            }
            AppButton {
                Layout.preferredWidth: 2
                stretch: true
                leftPadding: Theme.space8
                variant: "primary"
                focus: true
                text: pane.helper.applyText
                onClicked: pane.helper.apply()
            }
        }
    }
}
