// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A city in short, for phones: name and coins, goods, symbols with wonders and tokens; in three lines, or in
// seven beside the structure; in five if wide, with prices if there is room. If it is high enough the buildings
// follow below. A tap opens the whole city.
//   picked(card)    one of its buildings was chosen
T.AbstractButton {
    id: summary

    required property DuelCity city
    property Rising rising: null
    readonly property alias purse: title.purse
    readonly property alias tokens: tokens
    readonly property bool upright: height > Theme.px(120)
    readonly property bool folded: upright && width < Theme.px(172)
    readonly property bool high: height > Theme.px(340)
    readonly property bool priced: upright && !folded && height > Theme.px(220)
    readonly property int lines: folded ? 7 : priced ? 4 : upright ? 5 : 3 // prices are not counted
    readonly property real pricesHeight: priced ? Theme.px(80) : 0
    readonly property real buildingsHeight: high ? Theme.px(6 * 26 + 8) : 0
    readonly property real edges: Math.max(0, Math.min(Theme.px(8), height - lines * Theme.px(18))) // if there is room
    readonly property real line: Math.min((height - buildingsHeight - pricesHeight - edges) / lines, Theme.px(high || folded ? 32 : 40))
    /// Four wonders fill what their line leaves.
    readonly property real markWidth: Math.max(Theme.px(7), Math.min(line * 1.5, marksRoom / 4 - marks.spacing))
    readonly property real marksRoom: width - marks.x - (upright ? Theme.space8 : Theme.px(24) + (city.tokens.count > 0 ? tokens.width : 0))
    signal picked(string card)

    /// The mark of a wonder of this city.
    function wonder(wanted: string): Item {
        return Array.from(marks.children).find(mark => mark.wonder === wanted)
    }

    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    onPressAndHold: {} // handled, so that a long press for the tooltip is no click

    background: Rectangle {
        radius: Theme.radius
        color: "transparent"
        FocusRing {
            shown: summary.visualFocus
            inset: true
        }
    }
    Item {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: summary.lines * summary.line + summary.pricesHeight + summary.buildingsHeight
        CityTitle {
            id: title
            x: Theme.space8
            width: parent.width - 2 * x
            height: summary.line * (folded ? 2 : 1)
            city: summary.city
            brief: true
            folded: summary.folded
        }
        CityGoods {
            x: Theme.px(5)
            y: summary.line * (folded ? 2 : 1)
            width: parent.width - 2 * x
            height: summary.priced ? implicitHeight : summary.line * (folded ? 2 : 1)
            city: summary.city
            brief: !summary.priced
            folded: summary.folded
        }
        Row {
            id: symbols
            x: Theme.space8
            y: (summary.folded ? 4 : summary.priced ? 1 : 2) * summary.line + summary.pricesHeight
            height: summary.line
            spacing: Theme.px(3)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "scientific"
                readonly property TooltipText tooltip: TooltipText { glyph: "scientific" }
                color: Theme.familyText("scientific")
                size: Theme.px(16)
            }
            SymbolCount {
                anchors.verticalCenter: parent.verticalCenter
                city: summary.city
            }
        }
        Row {
            id: marks
            x: summary.upright ? Theme.space8 : symbols.x + symbols.width + Theme.px(9)
            y: (summary.lines - (summary.upright ? 2 : 1)) * summary.line + summary.pricesHeight
            height: summary.line
            spacing: Theme.px(3)
            Repeater {
                model: summary.city.wonders
                Rectangle { // framed in gold once it stands
                    id: mark
                    required property string wonder
                    required property bool built
                    required property bool removed
                    readonly property real share: built && summary.rising ? summary.rising.shareOf(summary.city.seat, wonder) : 1
                    readonly property bool stands: built && share === 1
                    anchors.verticalCenter: parent?.verticalCenter
                    width: summary.markWidth
                    height: Math.min(summary.line, width * 0.8)
                    color: stands ? Theme.gold : Theme.outline
                    opacity: removed ? 0.35 : 1
                    Picture {
                        anchors.fill: parent
                        anchors.margins: mark.stands ? Theme.px(2) : Theme.stroke
                        art: mark.stands ? DuelArt.poster(mark.wonder) : DuelArt.site(mark.wonder)
                        opacity: mark.stands ? 1 : 0.55
                    }
                }
            }
        }
        CityTokens {
            id: tokens
            x: summary.upright ? Theme.space8 : more.x - width
            y: more.y + (more.height - height) / 2
            rows: 1
            spacing: -Theme.px(6)
            city: summary.city
            side: Theme.px(20)
        }
        Glyph {
            id: more
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            y: (summary.lines - 1) * summary.line + summary.pricesHeight + (summary.line - height) / 2
            name: "arrow-right"
            color: Theme.muted
            size: Theme.px(16)
        }
        Conditional {
            when: summary.high
            CityBuildings {
                x: Theme.space8
                y: summary.lines * summary.line + summary.pricesHeight + Theme.px(8)
                width: summary.width - 2 * x
                rowHeight: Theme.px(25)
                city: summary.city
                onPressed: card => summary.picked(card)
            }
        }
    }
}
