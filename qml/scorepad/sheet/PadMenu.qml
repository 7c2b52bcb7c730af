// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// What else can be done with the sheet on the pad.
//   canShare, sharingText (empty: it is not shared)
//   detailsWanted(), stepsWanted(), shareWanted(), exportWanted(), keysWanted(), otherWanted(), go(string)
DialogFrame {
    id: menu

    required property ScorePadModel pad
    signal detailsWanted()
    signal stepsWanted()
    property bool canShare: false
    property string sharingText
    signal shareWanted()
    signal exportWanted()
    signal keysWanted()
    signal otherWanted()
    signal go(string where)

    title: pad.boxName
    preferredWidth: 420

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        ListRow {
            Layout.fillWidth: true
            focus: true
            text: qsTr("Game details")
            description: qsTr("Expansions, date, place, notes")
            glyph: "edit"
            onClicked: {
                menu.close()
                menu.detailsWanted()
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("What was done")
            description: qsTr("Step by step, to undo")
            glyph: "undo"
            onClicked: {
                menu.close()
                menu.stepsWanted()
            }
        }
        ListRow {
            Layout.fillWidth: true
            visible: menu.canShare
            text: qsTr("Share this sheet")
            description: menu.sharingText || qsTr("Everybody writes on their own phone")
            glyph: "people"
            onClicked: {
                menu.close()
                menu.shareWanted()
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Export this sheet")
            glyph: "export"
            onClicked: {
                menu.close()
                menu.exportWanted()
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Another sheet")
            description: qsTr("This one is kept as it is")
            glyph: "pad"
            onClicked: {
                menu.close()
                menu.otherWanted()
            }
        }
        ListRow {
            Layout.fillWidth: true
            visible: menu.pad.saveProblem !== ""
            text: qsTr("Throw this sheet away")
            description: qsTr("Not saved: export it, or it is lost")
            glyph: "trash"
            onClicked: {
                menu.close()
                menu.pad.discard()
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Game history")
            glyph: "history"
            onClicked: {
                menu.close()
                menu.go("scoreHistory")
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Statistics")
            glyph: "chart"
            onClicked: {
                menu.close()
                menu.go("scoreStatistics")
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Settings")
            description: qsTr("Language, light or dark, size")
            glyph: "settings"
            onClicked: {
                menu.close()
                menu.go("settings")
            }
        }
        ListRow {
            Layout.fillWidth: true
            text: qsTr("Keys")
            glyph: "info"
            onClicked: {
                menu.close()
                menu.keysWanted()
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            onClicked: menu.close()
        }
    ]
}
