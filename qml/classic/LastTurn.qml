// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The ribbon shown after the reveal: each city's last turn, side by side.
Item {
    id: ribbon

    required property ClassicRevealModel reveal
    /// False while its cards are still being turned over.
    property bool told: true
    readonly property real cellWidth: Math.min(Theme.px(196), (width - caption.room) / Math.max(1, reveal.count))

    implicitHeight: Theme.px(30)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Last turn")

    AppLabel {
        id: caption
        readonly property real room: visible ? implicitWidth + Theme.space16 : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: ribbon.told && ribbon.reveal.count > 0 && ribbon.width > ribbon.reveal.count * Theme.px(168) + implicitWidth
        text: qsTr("Last turn")
        color: Theme.mutedOnTable
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
    Row {
        x: caption.room
        visible: ribbon.told
        height: parent.height
        Repeater {
            model: ribbon.reveal
            Item {
                id: entry
                required property string name
                required property string initials
                required property string color
                required property int action
                required property string card
                required property string text
                required property int stage
                /// True if the card lies open in a city: what went under a wonder or to the pile is no building.
                readonly property bool built: card !== "" && stage === 0 && action !== ClassicAction.Discard
                readonly property TooltipText tooltip: TooltipText {
                    name: entry.name
                    sentence: entry.text
                }
                width: ribbon.cellWidth
                height: ribbon.height
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.action(name, text)

                NumberGlyph {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    number: entry.initials
                    color: Theme.seat(entry.color)
                    ink: Theme.seatInk(entry.color)
                    size: Theme.px(26)
                }
                Glyph {
                    id: sign
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(3)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !entry.built
                    name: ActionGlyphs.of(entry.action)
                    color: Theme.mutedOnTable
                    size: Theme.px(20)
                }
                Picture {
                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(2)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: entry.built
                    width: Math.min(Theme.px(150), entry.width - mark.width - Theme.px(6))
                    height: Theme.px(30)
                    art: Art.head(entry.card)
                }
                AppLabel {
                    id: label
                    // If there is no room for the text, the sign is enough.
                    anchors.left: sign.right
                    anchors.leftMargin: Theme.space4
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !entry.built && words.advanceWidth <= width
                    text: entry.stage > 0 ? qsTr("Stage %1").arg(entry.stage)
                        : entry.action === ClassicAction.Discard ? qsTr("Discarded") : entry.text
                    color: Theme.mutedOnTable
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                    TextMetrics {
                        id: words
                        font: label.font
                        text: label.text
                    }
                }
            }
        }
    }
}
