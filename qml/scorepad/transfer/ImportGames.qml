// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The games of a file, each with a switch that takes it.
FocusScope {
    id: games

    required property ScoreTransfer transfer

    ColumnLayout {
        id: head
        width: parent.width - Theme.space8
        spacing: Theme.space8
        AppLabel {
            Layout.fillWidth: true
            text: games.transfer.summary
            wrapMode: Text.Wrap
            maximumLineCount: 4
        }
        Flow {
            Layout.fillWidth: true
            visible: list.count > 1
            spacing: Theme.space8
            AppButton {
                leftPadding: Theme.space16
                text: qsTr("Take all")
                enabled: games.transfer.chosen < list.count
                onClicked: games.transfer.chooseAll(true)
            }
            AppButton {
                leftPadding: Theme.space16
                text: qsTr("Take none")
                enabled: games.transfer.chosen > 0
                onClicked: games.transfer.chooseAll(false)
            }
        }
    }
    KeyedList {
        id: list
        y: head.height + Theme.space8
        width: parent.width
        height: parent.height - y
        focus: true
        model: games.transfer.games
        name: qsTr("What is in it")
        delegate: ToggleSwitch {
            id: game
            required property int index
            required property int number
            required property string title
            required property string boxName
            required property string scores
            required property bool isChosen
            width: ListView.view.width - Theme.px(12)
            text: title + " \u00b7 " + boxName
            description: scores
            checked: isChosen
            activeFocusOnTab: ListView.isCurrentItem || activeFocus
            onToggled: {
                list.currentIndex = index
                games.transfer.choose(number, checked)
                checked = Qt.binding(() => game.isChosen)
            }
        }
    }
}
