// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The games of a file, each with a switch that takes it; of the current one the whole sheet.
FocusScope {
    id: games

    required property ScoreTransfer transfer

    /// On a phone the words above scroll with the games: there is room for nothing else.
    readonly property bool low: height < Theme.px(320)

    clip: low

    ColumnLayout {
        id: head
        z: 1
        y: games.low ? list.originY - list.contentY - height : 0
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
        Item { implicitHeight: 0 }
    }
    KeyedList {
        id: list
        y: games.low ? 0 : head.height
        width: parent.width
        height: parent.height - y
        topMargin: games.low ? head.height : 0
        onTopMarginChanged: contentY = originY - topMargin
        focus: true
        model: games.transfer.games
        name: qsTr("What is in it")
        delegate: FocusScope {
            id: game
            required property int index
            required property int number
            required property string title
            required property string boxName
            required property string scores
            required property bool isChosen
            readonly property bool isCurrent: ListView.isCurrentItem
            width: ListView.view.width - Theme.px(12)
            height: table.visible ? table.y + table.height + Theme.space12 : taken.height
            IconButton {
                id: look
                focusPolicy: Qt.NoFocus // with the keys it is the current one that is shown,
                Accessible.ignored: true // and so it is for who listens
                glyph: "eye"
                checked: game.isCurrent
                text: qsTr("Show its sheet")
                onClicked: list.currentIndex = game.index
            }
            ToggleSwitch {
                id: taken
                x: look.width + Theme.space4
                width: parent.width - x
                focus: true
                text: Phrase.dotted([game.title, game.boxName])
                description: game.scores
                checked: game.isChosen
                activeFocusOnTab: game.isCurrent || activeFocus
                onToggled: {
                    list.currentIndex = game.index
                    games.transfer.choose(game.number, checked)
                    checked = Qt.binding(() => game.isChosen)
                }
            }
            ImportTable {
                id: table
                x: Theme.space8
                y: taken.height
                width: parent.width - x
                visible: game.isCurrent
                table: games.transfer.games.table(visible ? game.number : -1)
            }
        }
    }
}
