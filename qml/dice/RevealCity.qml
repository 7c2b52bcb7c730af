// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One city's round: name, die or wonder, cells crossed off, coins, and results (attacks, unlocked dice,
// completed buildings).
//   lit   progress of the flash of its cells, 0 to 1
Item {
    id: entry

    required property int index
    required property int seat
    required property string name
    required property string color
    required property string text
    required property var notes
    required property int coins
    required property var cells

    property real lit: 1
    /// Little room: only name, coins and cells.
    property bool compact: false

    implicitHeight: body.height + Theme.px(compact ? 8 : 16)
    Accessible.role: Accessible.ListItem
    Accessible.name: Phrase.facts([Words.action(name, text), ...cells.map(cell => cell.name), ...notes])

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.line
    }
    Column {
        id: body
        x: Theme.px(10)
        y: Theme.px(entry.compact ? 4 : 8)
        width: parent.width - 2 * x
        spacing: Theme.px(3)
        Item {
            width: parent.width
            height: Theme.px(entry.compact ? 20 : 24)
            Rectangle {
                id: bar
                width: Theme.px(5)
                height: parent.height - Theme.px(4)
                y: Theme.px(2)
                color: Theme.seat(entry.color)
            }
            AppLabel {
                anchors.left: bar.right
                anchors.leftMargin: Theme.px(6)
                anchors.right: purse.left
                anchors.verticalCenter: parent.verticalCenter
                text: entry.name
                title: true
                strong: true
                Accessible.ignored: true
            }
            Figure {
                id: purse
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.coins !== 0
                glyph: "coin"
                tint: Theme.gold
                size: Theme.px(18)
                text: Words.signed(entry.coins)
                Accessible.ignored: true
            }
        }
        AppLabel {
            width: parent.width
            visible: !entry.compact || entry.cells.length === 0
            text: entry.text
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        Flow {
            width: parent.width
            spacing: Theme.px(5)
            Repeater {
                model: entry.cells
                Rectangle {
                    id: cell
                    required property int index
                    required property var modelData
                    // One after another.
                    readonly property real shown: Math.max(0, Math.min(1, entry.lit * entry.cells.length - index))
                    width: Theme.px(56)
                    height: Theme.px(entry.compact ? 30 : 38)
                    radius: Theme.px(6)
                    scale: 1 + 0.25 * (1 - shown)
                    color: shown < 1 ? Theme.mix(Theme.raised, Theme.gold, shown) : Theme.family(modelData.family)
                    border.width: Theme.stroke
                    border.color: Theme.line
                    CellMarks {
                        anchors.fill: parent
                        anchors.margins: Theme.px(4)
                        signs: cell.modelData.marks
                        largest: Theme.px(22)
                        ink: cell.shown < 1 ? Theme.ink : Theme.familyInk(cell.modelData.family)
                        ground: cell.color
                        plain: true
                    }
                }
            }
        }
        Repeater {
            model: entry.compact ? [] : entry.notes
            AppLabel {
                required property string modelData
                width: body.width
                text: modelData
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
