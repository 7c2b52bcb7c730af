// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Choice of the game to practise.
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
            AppLabel {
                width: column.rowWidth
                text: qsTr("A few positions at a real table, one idea each: about four minutes a game. Leave whenever you like and go on later.")
                color: Theme.mutedOnTable
                wrapMode: Text.Wrap
            }
            Repeater {
                model: App.practice.games
                AppButton {
                    required property var modelData
                    required property int index
                    width: column.rowWidth
                    focus: index === 0
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
}
