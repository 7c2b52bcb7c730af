// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The player of a city, whether it is to move, and its coins.
Item {
    id: title

    required property DuelCity city
    property bool brief: false
    property real nameSize: Theme.titleSize
    /// The item that shows its coins.
    readonly property alias purse: coin
    readonly property TooltipText tooltip: TooltipText {
        name: title.city.name
        sentence: title.city.toMove ? qsTr("to move") : qsTr("Waits for the other city.")
    }
    /// True if the coins go below the name.
    property bool folded: false
    readonly property real line: folded ? height / 2 : height
    readonly property real offLine: folded ? height / 4 : 0
    readonly property real room: folded ? width : coins.x
    /// True if there is no room for the text: a dot marks the city to move.
    readonly property bool dotted: brief || room - name.x - name.implicitWidth - Theme.space16 < word.implicitWidth + Theme.px(12)

    Rectangle {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -title.offLine
        width: Theme.px(title.brief ? 4 : 5)
        height: Theme.px(title.brief ? 16 : 24)
        color: Theme.seat(title.city.color)
    }
    AppLabel {
        id: name
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(title.brief ? 5 : 8)
        anchors.verticalCenter: mark.verticalCenter
        width: Math.min(implicitWidth, title.room - x - (chip.visible ? chip.width + Theme.space8 : 0) - Theme.space8)
        height: Math.min(implicitHeight, title.line)
        verticalAlignment: Text.AlignVCenter
        text: title.city.name
        title: true
        strong: true
        font.pixelSize: title.brief ? Math.min(Theme.bodySize, title.line * 0.85) : title.nameSize
    }
    Rectangle {
        id: chip
        anchors.left: name.right
        anchors.leftMargin: Theme.space8
        anchors.verticalCenter: mark.verticalCenter
        width: title.dotted ? Theme.px(title.brief ? 10 : 14) : word.implicitWidth + Theme.px(12)
        height: title.dotted ? width : Theme.px(24)
        radius: title.dotted ? width / 2 : Theme.radiusSmall
        visible: title.city.toMove
        color: Theme.gold
        AppLabel {
            id: word
            anchors.centerIn: parent
            visible: !title.dotted
            text: qsTr("to move")
            color: Theme.goldInk
            strong: true
            font.pixelSize: Theme.captionSize
        }
    }
    Row {
        id: coins
        x: title.folded ? 0 : parent.width - width
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: title.offLine
        spacing: Theme.figureGap
        Accessible.role: Accessible.StaticText
        Accessible.name: title.city.hasPoints ? Phrase.of(qsTr("%1, %2", "coins, points"), inWords, title.city.pointsText) : inWords
        readonly property string inWords: qsTr("%n coin(s)", "", title.city.coins)
        readonly property TooltipText tooltip: TooltipText {
            glyph: "coin"
            name: coins.inWords
        }
        NumberGlyph {
            readonly property TooltipText tooltip: TooltipText {
                glyph: "points"
                name: title.city.pointsText
            }
            anchors.verticalCenter: parent.verticalCenter
            visible: title.city.hasPoints && !title.brief
            name: "points"
            number: title.city.points
            ink: Theme.ink
            color: Theme.muted
            size: Theme.px(30)
        }
        Glyph {
            id: coin
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            color: Theme.gold
            size: Theme.px(title.brief ? 16 : 24)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: title.city.coins
            strong: true
            font.pixelSize: title.brief ? Theme.bodySize : Theme.leadSize
            elide: Text.ElideNone
            Accessible.ignored: true
        }
    }
}
