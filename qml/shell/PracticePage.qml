// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Choice of the game to play for the first time, or to practise.
Page {
    id: page

    title: qsTr("Practice")

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.px(560)
        focus: true
        name: page.title

        Column {
            id: column
            readonly property real rowWidth: Math.min(pane.width - 2 * pane.margin, pane.maximumWidth)
            spacing: Theme.space12
            Heading {
                text: qsTr("Your first game")
                explanation: qsTr("A whole game against easy computers: first what it is about, then a sentence a turn, then on your own. It is saved like any other.")
            }
            Repeater {
                model: App.practice.games
                AppButton {
                    required property var modelData
                    required property int index
                    width: column.rowWidth
                    focus: index === 0
                    variant: index === 0 && App.practice.newcomer ? "primary" : "plain"
                    glyph: "play"
                    text: Phrase.of(qsTr("Play %1", "a game"), modelData.name)
                    onClicked: App.firstGame.begin(modelData.id)
                }
            }
            Heading {
                text: qsTr("Lessons")
                explanation: qsTr("A few positions at a real table, one idea each: about four minutes a game. Leave whenever you like and go on later.")
            }
            Repeater {
                model: App.practice.games
                AppButton {
                    required property var modelData
                    width: column.rowWidth
                    glyph: modelData.done > 0 && modelData.done < modelData.count ? "play" : modelData.done > 0 ? "tick" : "book"
                    text: modelData.name
                    subLabel: modelData.done === 0 ? qsTr("%n lesson(s)", "", modelData.count)
                            : modelData.done < modelData.count
                              ? Phrase.of(qsTr("Go on: %1 of %2 lessons done"), modelData.done, modelData.count)
                              : qsTr("Done. Begin again")
                    onClicked: App.practice.begin(modelData.id)
                }
            }
        }
    }
    component Heading: Column {
        property alias text: title.text
        property alias explanation: words.text
        width: column.rowWidth
        topPadding: Theme.space12
        AppLabel {
            id: title
            width: parent.width
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
            Accessible.role: Accessible.Heading
        }
        AppLabel {
            id: words
            width: parent.width
            color: Theme.mutedOnTable
            wrapMode: Text.Wrap
        }
    }
}
