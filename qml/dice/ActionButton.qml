// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// An action: sign, label, price and gain.
//   title, glyph, priceState, price, points, coins, reason   as in DiceActionModel
//   main      the action performed by Enter
//   keyText   its key, named by the tooltip; empty = none
//   compact   only sign and figures
//   hinted    true if the hint recommends it
T.Button {
    id: button

    property string title
    property string glyph
    property string priceState
    property int price: 0
    property int points: 0
    property int coins: 0
    property string reason
    property bool main: false
    property string keyText
    property bool compact: false
    property bool hinted: false

    readonly property color inkColor: !enabled ? Theme.muted : main ? Theme.goldInk : Theme.ink

    TextMetrics { // of the label on one line
        id: metrics
        font.family: Theme.textFont
        font.pixelSize: Theme.bodySize
        font.weight: Font.DemiBold
        text: button.title
    }

    text: title
    readonly property real words: Math.ceil(metrics.advanceWidth) + 1
    // Width without the label; the glyph yields to the label.
    readonly property bool glyphShown: glyph !== "" && (compact || width >= wanted - Theme.px(22))
    readonly property real figures: Theme.px(glyph !== "" ? 16 : 6) + (priceState !== "" ? Theme.px(30) : 0)
                                  + (points > 0 ? Theme.px(38) : 0) + (coins > 0 ? Theme.px(38) : 0)
    readonly property real wanted: Math.max(Theme.target, figures + (glyph !== "" ? Theme.px(30) : 0) + (compact ? 0 : words + Theme.px(22)))
    implicitWidth: wanted
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    readonly property var parts: [title, price > 0 ? qsTr("%n coin(s)", "", price) : "", points > 0 ? qsTr("%n point(s)", "", points) : "",
                        coins > 0 ? qsTr("you get %n coin(s)", "", coins) : ""]
    Accessible.name: !enabled ? Phrase.of(qsTr("%1: %2", "an action and why it is not possible"), title, reason)
                     : Phrase.facts(parts)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? Theme.quietTint : button.main ? Theme.gold : Theme.raised
        border.width: button.enabled && !button.main ? Theme.stroke : 0
        border.color: Theme.outline
        StateLayer {
            radius: Theme.radius
            hovered: button.hovered && button.enabled
            pressed: button.down
        }
        Pulse { shown: button.hinted }
        FocusRing { shown: button.visualFocus }
    }
    Item {
        anchors.fill: parent
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.px(8)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.glyphShown
                name: button.glyph
                color: button.inkColor
                size: Theme.px(22)
            }
            AppLabel {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                visible: !button.compact
                width: Math.min(button.words, Math.max(0, button.width - button.figures - (button.glyphShown ? Theme.px(30) : 0)))
                text: button.title
                color: button.inkColor
                strong: true
                font.pixelSize: button.width < button.wanted - 1 ? Theme.captionSize : Theme.bodySize
                wrapMode: LineEnds.wholeWords(text)
                maximumLineCount: 3
                lineHeight: 0.9
                // With nothing beside it, a two-line label is centred like a single line.
                horizontalAlignment: button.figures > Theme.px(6) || button.glyphShown ? Text.AlignLeft : Text.AlignHCenter
                Accessible.ignored: true
            }
            PriceMark {
                id: cost
                anchors.verticalCenter: parent.verticalCenter
                priceState: button.priceState === "free" && button.main ? "" : button.priceState
                visible: priceState !== ""
                price: button.price
                inverse: button.main
                size: Theme.px(22)
            }
            NumberGlyph {
                id: gain
                anchors.verticalCenter: parent.verticalCenter
                visible: button.points > 0
                name: "points"
                number: "+" + button.points
                color: button.inkColor
                ink: button.inkColor
                size: Theme.px(30)
            }
            AppLabel {
                id: income
                anchors.verticalCenter: parent.verticalCenter
                visible: button.coins > 0
                text: "+" + button.coins
                color: button.inkColor
                strong: true
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
    }
    readonly property alias tip: tip
    Tooltip {
        id: tip
        text: !button.enabled ? button.reason
            : button.keyText !== "" ? Phrase.of(qsTr("%1 (key %2)", "an action and its key"), button.title, button.keyText) : button.title
        visible: (button.hovered || button.visualFocus) && !button.down && (button.compact || !button.enabled || button.keyText !== "")
    }
}
