// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// My shields against this neighbour's, my result at this border if the age ended now, and the
// neighbour's conflict tokens.
Item {
    id: line

    required property ClassicCity city
    required property ClassicCity own
    required property int age
    /// Holds its tokens back until they are thrown.
    property War fighting: null

    /// Holds shields back until they have arrived.
    property StageGain gain: null
    readonly property int mine: own.shields - (gain?.held(own.seat, "shield") ?? 0)
    readonly property int theirs: city.shields - (gain?.held(city.seat, "shield") ?? 0)
    readonly property bool ahead: mine > theirs
    readonly property bool behind: mine < theirs
    readonly property int outcome: ahead ? city.stakes : behind ? -1 : 0
    readonly property TooltipText tooltip: TooltipText {
        name: qsTr("War")
        sentence: Phrase.of(qsTr("I have %n shield(s), %1 has %2; worth %3 to me this age", "", line.mine),
                            line.city.name, line.theirs, Words.signed(line.outcome))
    }

    implicitHeight: Theme.px(30)
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1: %2", "a heading and a sentence"), tooltip.name, tooltip.sentence)

    Rectangle {
        anchors.fill: parent
        color: line.ahead ? Theme.goodTint : line.behind ? Theme.badTint : Theme.quietTint
    }
    Row {
        id: balance
        x: Theme.px(5)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.figureGap

        Figure {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "shield"
            tint: Theme.familyText("military")
            text: line.mine
            name: qsTr("%n shield(s)", "", line.mine)
            Accessible.ignored: true
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: line.ahead ? "greater" : line.behind ? "less" : "equal"
            color: line.ahead ? Theme.good : line.behind ? Theme.bad : Theme.muted
            size: Theme.px(20)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: line.theirs
            strong: true
            Accessible.ignored: true
        }
        Item { width: Theme.figureStep - 2 * parent.spacing; height: 1 }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.outcome !== 0
            name: line.ahead ? "victory" : "defeat"
            color: line.ahead ? Theme.good : Theme.bad
            size: Theme.px(20)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: line.outcome !== 0
            text: Words.signed(line.outcome)
            strong: true
            Accessible.ignored: true
        }
    }
    WarTokens {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        tokens: line.fighting?.tokensOf(line.city) ?? line.city.tokens
        room: line.width - balance.width - Theme.space16
        visible: !summed || room >= size
        spacing: Theme.px(1)
    }
}
