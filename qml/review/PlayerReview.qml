// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A player's costliest decisions; those of a computer are folded at first.
//   replayable     decisions can be pressed: look(decision)
Panel {
    id: panel

    required property string name
    required property string mark
    required property string color
    required property bool isComputer
    required property var mistakes
    property bool thinking
    property bool replayable
    signal look(int decision)

    property bool unfolded: !isComputer

    padding: Theme.space12
    Accessible.name: name

    Column {
        id: column
        width: parent.width
        spacing: Theme.space4

        Item {
            width: parent.width
            implicitHeight: Math.max(fold.visible ? fold.implicitHeight : 0, title.implicitHeight)
            PlayerMark {
                id: disc
                x: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                mark: panel.mark
                seatColor: panel.color
            }
            AppLabel {
                id: title
                anchors.left: disc.right
                anchors.leftMargin: Theme.space12
                anchors.right: fold.visible ? fold.left : parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: panel.name
                strong: true
                Accessible.role: Accessible.Heading
            }
            AppButton {
                id: fold
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.isComputer
                variant: "quiet"
                text: panel.unfolded ? qsTr("Hide") : qsTr("Show")
                Accessible.name: (panel.unfolded ? qsTr("Hide what cost %1 most") : qsTr("Show what cost %1 most")).arg(panel.name)
                onClicked: panel.unfolded = !panel.unfolded
            }
        }
        AppLabel {
            width: parent.width
            leftPadding: Theme.space4
            visible: panel.unfolded && panel.mistakes.length === 0
            text: panel.thinking ? qsTr("Nothing so far.") : qsTr("No clear mistakes.")
            muted: true
            wrapMode: Text.Wrap
        }
        Repeater {
            model: panel.unfolded ? panel.mistakes : []
            ListRow {
                id: mistake
                required property var modelData
                width: column.width
                text: Phrase.of(qsTr("%1: %2", "when, what was done"), modelData.when, modelData.played)
                textLines: 4
                description: modelData.better
                trailing: AppLabel {
                    text: mistake.modelData.cost
                    strong: true
                    color: Theme.badText
                    Accessible.ignored: true
                }
                chevron: panel.replayable
                hoverEnabled: panel.replayable
                Accessible.name: modelData.description
                onClicked: if (panel.replayable) panel.look(modelData.decision)
            }
        }
    }
}
