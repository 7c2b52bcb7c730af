// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Options of the new game for the whole table: sides of all boards, first player, open scores.
Panel {
    id: options

    GridLayout {
        width: parent.width
        columns: options.width >= Theme.px(560) ? 2 : 1
        columnSpacing: Theme.space24
        rowSpacing: Theme.space16

        SideChoice {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: App.newGame.hasSides
            edition: App.newGame.edition
            label: qsTr("All boards")
            value: App.newGame.sidesByLot ? "" : App.newGame.side !== "" ? App.newGame.side : "differ"
            onPicked: value => App.newGame.side = value
        }
        Choice {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            visible: App.newGame.hasStarter
            label: qsTr("Who begins")
            value: App.newGame.starter.toString()
            options: App.newGame.starters
            onPicked: value => App.newGame.starter = parseInt(value)
        }
        ToggleSwitch {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignBottom
            text: qsTr("Points in the open")
            description: qsTr("Everyone sees the score as it grows")
            checked: App.newGame.livePoints
            onToggled: App.newGame.livePoints = checked
        }
    }
}
