// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// Figures of a player, of a wonder or of a category, with the count of games they rest on; below
// them the average as a bar.
//   most           the average that fills the row
//   leads          pressing it shows its details elsewhere; else it is only read
//   highlighted    its details are shown elsewhere
//   tint           of the bar
Item {
    id: row

    required property string key
    required property string name
    required property int games
    required property int wins
    required property double winRate
    required property double average
    required property int best
    required property int doubtful
    required property string averageText
    required property string trendText
    required property string bestCategory
    required property var more
    required property string text
    property bool leads: false
    property bool ranked: true
    property real most: 1
    property color tint: Theme.gold

    property bool highlighted: false

    implicitWidth: Theme.px(240)
    implicitHeight: lines.implicitHeight + Theme.px(28)
    signal clicked()

    // One that leads nowhere is no button, and not a disabled one either: it is read.
    Accessible.role: Accessible.ListItem
    Accessible.name: text
    Accessible.ignored: leads

    T.AbstractButton {
        id: button
        anchors.fill: parent
        visible: row.leads
        text: row.text
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selectable: true
        Accessible.selected: row.highlighted
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: row.clicked()
        background: Rectangle {
            radius: Theme.radius
            color: row.highlighted ? Theme.hoverTint : "transparent"
            StateLayer {
                radius: Theme.radius
                hovered: button.hovered
                pressed: button.down
            }
            FocusRing {
                inset: true
                shown: button.visualFocus
            }
        }
    }

    Column {
        id: lines
        x: Theme.space8
        y: Theme.space8
        width: value.x - x - Theme.space12
        AppLabel {
            width: parent.width
            text: row.name
            strong: true
            wrapMode: Text.Wrap
            maximumLineCount: 2
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            text: Phrase.dotted([
                row.ranked ? qsTr("%Ln game(s)", "", row.games) : qsTr("%Ln value(s)", "", row.games),
                row.ranked ? qsTr("%Ln win(s) (%1%)", "", row.wins).arg(Math.round(100 * row.winRate)) : "",
                qsTr("best %1").arg(row.best),
                row.trendText === "" ? "" : qsTr("trend %1 a game").arg(row.trendText),
                row.bestCategory === "" ? "" : qsTr("strong in %1").arg(row.bestCategory),
                ...row.more,
                row.doubtful === 0 ? "" : qsTr("%Ln total(s) left out: the rows do not match", "", row.doubtful)
            ])
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    AppLabel {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.top: lines.top
        text: row.averageText
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.ignored: true
    }
    Rectangle {
        x: Theme.space8
        y: parent.height - Theme.px(12)
        width: parent.width - 2 * x
        height: Theme.px(6)
        radius: height / 2
        color: Theme.quietTint
        Rectangle {
            width: parent.width * Math.max(0, Math.min(1, row.average / Math.max(1, row.most)))
            height: parent.height
            radius: parent.radius
            color: row.tint
        }
    }
}
