// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The current question; once a card is chosen, the consequences and a button per action. Always in the
// same place, for muscle memory.
Item {
    id: band

    required property DuelTable table
    /// Narrow and high: the buttons take several lines.
    required property bool stacked
    /// Beside the structure: each button has its own line.
    readonly property bool upright: stacked && height > Theme.px(200)
    readonly property DuelChoice choice: table.choice
    readonly property bool choosing: choice.made
    readonly property string hint: table.hintText
    readonly property real lineHeight: Theme.px(24)
    readonly property bool beginning: table.phase === DuelPhase.Begin && table.myTurn
    /// True if the text is above the buttons, on a phone.
    readonly property bool crowded: beginning && stacked && !upright
    readonly property alias begin: beginners
    /// The last action; the heading during its animation.
    readonly property string lastAction: table.lastText === "" ? "" : Phrase.of(qsTr("%1 %2", "a player and what they did"), table.lastName, table.lastText)
    readonly property bool lastTold: lastAction === "" || lastAction === heading.text

    signal refused(string why)

    Accessible.role: Accessible.Grouping
    Accessible.name: choosing ? choice.name : table.status

    function press(row: int) {
        const action = choice.actions.get(row)
        if (action.possible)
            choice.play(row)
        else
            refused(action.reason)
    }

    // ---- Nothing chosen: the question and the last action ---------------------------------------

    Column {
        readonly property real room: beginners.visible && band.stacked ? beginners.y : band.height
        x: Theme.space16
        y: (room - height) / 2
        width: (last.visible ? last.x : beginners.visible && !band.stacked ? beginners.x : parent.width) - x - Theme.space12
        visible: !band.choosing
        spacing: Theme.px(2)
        AppLabel {
            id: heading
            width: parent.width
            visible: !band.crowded || said.lineCount < 3 // the bar asks the same
            text: band.hint !== "" ? qsTr("A hint") : band.table.momentTitle !== "" ? band.table.momentTitle : band.table.status
            title: true
            strong: true
            wrapMode: band.upright ? Text.Wrap : Text.NoWrap
            maximumLineCount: band.upright ? 3 : 1
            font.pixelSize: !band.stacked ? said.lineCount > 1 ? Theme.leadSize : Theme.titleSize
                          : band.crowded || band.upright && band.width < Theme.px(180) ? Theme.bodySize : Theme.leadSize
            fontSizeMode: band.upright ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.bodySize
        }
        AppLabel {
            id: said
            readonly property string told: band.hint !== "" ? band.hint : band.table.momentText !== "" ? band.table.momentText
                                                                                                       : band.table.newsText
            width: parent.width
            text: told !== "" || !band.table.myTurn ? told : qsTr("Build it, put it under a wonder, or discard it for coins.")
            visible: text !== ""
            muted: told !== band.table.newsText
            wrapMode: Text.Wrap
            maximumLineCount: band.upright ? 8 : band.stacked || band.beginning ? 3 : 2
            font.pixelSize: Theme.captionSize
        }
        AppLabel {
            width: parent.width
            visible: band.stacked && band.table.dangerText !== ""
            text: band.table.dangerText
            color: Theme.badText
            strong: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        AppLabel {
            width: parent.width
            visible: band.stacked && !band.beginning && !band.lastTold && band.hint === "" && band.table.dangerText === ""
            text: band.lastAction
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: band.upright ? 4 : 2
        }
    }
    Item {
        id: last
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        width: Math.min(parent.width * 0.34, Theme.px(280))
        height: parent.height
        visible: !band.choosing && !band.beginning && !band.stacked && !band.lastTold
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(5)
            height: Theme.px(40)
            color: Theme.seat(band.table.lastColor)
        }
        Column {
            x: Theme.px(14)
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            AppLabel {
                width: parent.width
                text: band.table.lastName
                muted: true
                font.pixelSize: Theme.captionSize
            }
            AppLabel {
                width: parent.width
                text: band.table.lastText
                wrapMode: Text.Wrap
                maximumLineCount: 2
                font.pixelSize: Theme.captionSize
            }
        }
    }

    BeginChoice {
        id: beginners
        anchors.right: parent.right
        anchors.rightMargin: Theme.space12
        width: band.stacked ? parent.width - 2 * Theme.space12 : Math.min(parent.width * 0.5, Theme.px(380))
        height: implicitHeight
        y: band.stacked ? parent.height - height - Theme.px(band.crowded ? 5 : 8) : (parent.height - height) / 2
        visible: band.beginning
        table: band.table
    }

    // ---- Something chosen -----------------------------------------------------------------------

    Item {
        id: words
        x: Theme.space12
        // Centred together with the buttons, if they leave room.
        y: band.stacked && !band.upright ? Math.max(Theme.px(2), (band.height - flow.height - grid.lines * Theme.px(56)) / 2) : Theme.px(5)
        width: parent.width - 2 * x
        // Height left by the buttons; the text is cut to whole lines.
        readonly property real room: band.height - y - grid.lines * Theme.px(48) - Theme.space4
        readonly property real pitch: band.lineHeight + flow.spacing
        height: !band.stacked ? band.lineHeight : effect.visible ? Math.min(flow.height, room)
              : Math.min(flow.height, Math.max(1, Math.floor((room + flow.spacing) / pitch)) * pitch - flow.spacing)
        visible: band.choosing
        clip: true
        Flow {
            id: flow
            width: parent.width
            spacing: Theme.px(band.upright ? 6 : band.stacked && effect.visible ? 2 : 12)
            AppLabel {
                height: band.lineHeight
                verticalAlignment: Text.AlignVCenter
                text: band.choice.name
                title: true
                strong: true
                font.pixelSize: Theme.leadSize
                elide: Text.ElideNone
            }
            Repeater {
                model: band.choice.consequences
                Row {
                    id: part
                    required property string glyph
                    required property string text
                    required property string brief
                    required property bool alarm
                    readonly property TooltipText tooltip: TooltipText {
                        glyph: part.glyph
                        name: part.text
                    }
                    height: band.lineHeight
                    spacing: Theme.space4
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                    Glyph {
                        anchors.verticalCenter: parent.verticalCenter
                        name: part.glyph
                        color: part.alarm ? Theme.bad : part.glyph === "coin" ? Theme.gold : Theme.resource(part.glyph)
                        size: Theme.px(22)
                    }
                    AppLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, flow.width - Theme.px(26))
                        text: band.stacked && (!band.upright || grid.paired) ? part.brief : part.text
                        visible: text !== ""
                        color: part.alarm ? Theme.badText : Theme.ink
                        strong: part.alarm
                        font.pixelSize: Theme.captionSize
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.captionSize * 0.75
                        Accessible.ignored: true
                    }
                }
            }
            AppLabel { // on its own line if narrow
                id: effect
                height: band.stacked ? implicitHeight : band.lineHeight
                verticalAlignment: Text.AlignVCenter
                visible: band.choice.consequences.count === 0
                width: band.stacked ? flow.width : Math.min(implicitWidth, flow.width)
                text: band.choice.effectText
                muted: true
                wrapMode: band.stacked ? Text.Wrap : Text.NoWrap
                maximumLineCount: band.upright ? 6 : band.stacked ? 2 : 1
                font.pixelSize: Theme.captionSize
            }
        }
    }
    // If cards are too small for names, shows the chosen one large.
    Picture {
        readonly property TooltipText tooltip: TooltipText {
            name: band.choice.name
            sentence: band.choice.effectText
        }
        readonly property real room: grid.y - words.y - words.height - 2 * Theme.space12
        anchors.horizontalCenter: parent.horizontalCenter
        y: words.y + words.height + (grid.y - words.y - words.height - height) / 2
        width: Math.min(parent.width - 2 * Theme.space16, room * 0.73)
        height: width / 0.73
        visible: band.upright && band.choosing && room >= Theme.px(120)
        art: !visible ? "" : band.table.phase === DuelPhase.Draft ? DuelArt.poster(band.choice.id)
           : band.table.phase === DuelPhase.Pick ? DuelArt.card(band.choice.id) : ""
        fillMode: Image.PreserveAspectCrop
    }
    Item {
        id: grid
        readonly property int count: band.choice.actions.count
        /// True if many buttons in little height make the first and last share a line, to leave room for the text.
        readonly property bool paired: band.upright && count > 4 && band.height < (count + 2) * Theme.px(48)
        readonly property int lines: paired ? count - 1 : band.upright ? count : band.stacked && count > 3 ? 2 : 1
        readonly property real under: words.y + words.height + Theme.px(3)
        readonly property real foot: Theme.px(band.upright ? 8 : 5)
        readonly property real room: parent.height - under - foot
        x: Theme.space8
        y: band.upright ? parent.height - foot - height : under // beside the structure always at the bottom
        width: parent.width - 2 * x
        height: lines * (cellHeight + spacing) - spacing
        readonly property int columns: Math.max(1, Math.ceil(count / lines))
        readonly property real spacing: Theme.px(band.stacked || count > 5 ? 4 : 8)
        visible: band.choosing
        readonly property real cellWidth: Math.min(Theme.px(360), (width - (columns - 1) * spacing) / columns)
        readonly property real cellHeight: Math.min(Theme.px(52), (room - (lines - 1) * spacing) / lines)
        Repeater {
            model: band.choice.actions
            ActionButton {
                readonly property bool shares: grid.paired && (index === 0 || index === grid.count - 1)
                readonly property int line: !grid.paired ? Math.floor(index / grid.columns) : shares ? 0 : index
                readonly property int column: !grid.paired ? index % grid.columns : shares && index > 0 ? 1 : 0
                x: column * (width + grid.spacing)
                y: line * (height + grid.spacing)
                width: grid.paired && !shares ? grid.width : grid.cellWidth
                height: grid.cellHeight
            }
        }
    }

    component ActionButton: T.AbstractButton {
        id: button
        required property int index
        required property int actionKind
        required property string wonder
        required property string title
        required property int price
        required property string priceState
        required property string reason
        required property bool possible
        required property bool considered
        readonly property bool main: considered && possible
        readonly property bool tight: width < Theme.px(130)
        /// True if picture and name fit side by side.
        readonly property bool pictured: actionKind === DuelAction.Wonder && width >= Theme.px(190)

        text: title
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: possible ? (price > 0 ? Phrase.of(qsTr("%1, %2", "an action and its price"), title, qsTr("%n coin(s)", "", price)) : title)
                                  : Phrase.of(qsTr("%1: %2", "an action and why it is not possible"), title, reason)
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: band.press(index)
        onHoveredChanged: band.choice.preview(hovered ? index : -1)
        onActiveFocusChanged: if (activeFocus && possible) band.choice.consider(index)
        hoverEnabled: true

        background: Rectangle {
            radius: Theme.radius
            color: !button.possible ? "transparent" : button.main ? Theme.gold : Theme.raised
            border.width: button.main ? 0 : Theme.stroke
            border.color: button.possible ? Theme.outline : Theme.line
            Pulse {
                shown: button.actionKind === band.table.hintAction && button.wonder === band.table.hintWonder
                       && (button.actionKind !== DuelAction.Build || band.choice.id === band.table.hintCard)
            }
            FocusRing { shown: button.visualFocus }
        }
        Item {
            anchors.fill: parent
            Picture {
                id: picture
                x: Theme.px(5)
                anchors.verticalCenter: parent.verticalCenter
                width: height
                height: button.height - Theme.px(10)
                visible: button.pictured
                art: visible ? DuelArt.poster(button.wonder) : ""
                fillMode: Image.PreserveAspectCrop
                opacity: button.possible ? 1 : 0.5
            }
            Glyph {
                id: sign
                x: Theme.px(button.tight ? 5 : 10)
                anchors.verticalCenter: parent.verticalCenter
                visible: button.actionKind !== DuelAction.Wonder
                name: band.glyphOf(button.actionKind)
                color: button.main ? Theme.goldInk : Theme.ink
                size: Theme.px(button.tight ? 20 : 24)
            }
            AppLabel {
                x: picture.visible ? picture.x + picture.width + Theme.px(6)
                 : sign.visible ? sign.x + sign.width + Theme.px(button.tight ? 4 : 8) : Theme.px(button.tight ? 4 : 6)
                width: (cost.visible ? cost.x : parent.width) - x - Theme.px(button.tight ? 1 : 3)
                anchors.verticalCenter: parent.verticalCenter
                text: button.title
                title: button.actionKind === DuelAction.Wonder
                strong: button.actionKind !== DuelAction.Wonder
                color: button.main ? Theme.goldInk : button.possible ? Theme.ink : Theme.muted
                font.pixelSize: button.actionKind === DuelAction.Wonder ? Theme.px(button.tight && band.stacked ? 12 : 14) // three in a row
                              : button.tight ? Theme.captionSize : Theme.bodySize
                wrapMode: Text.Wrap
                maximumLineCount: 2
                lineHeight: 0.85
                Accessible.ignored: true
            }
            DuelPrice {
                id: cost
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(button.tight ? 3 : 8)
                anchors.verticalCenter: parent.verticalCenter
                priceState: button.priceState
                price: button.price
                size: Theme.px(button.tight ? 22 : 26)
                inverse: button.main
            }
        }
        Tooltip {
            text: button.reason
            visible: button.reason !== "" && button.hovered
        }
    }
    function glyphOf(kind: int): string {
        switch (kind) {
        case DuelAction.Build: return "build"
        case DuelAction.Wonder: return "stage"
        case DuelAction.Discard: return "discard"
        case DuelAction.Destroy: return "destroy"
        case DuelAction.Revive: return "from-discard"
        case DuelAction.Token: return "progress"
        }
        return "tick"
    }
}
