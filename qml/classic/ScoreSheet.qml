// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The score sheet: a heading with the categories, a row a player, winner first.
Item {
    id: sheet

    required property ClassicTable table
    required property bool narrow
    required property int step
    required property list<int> best
    required property int most
    signal asked(int seat, string category)

    readonly property real nameWidth: Math.min(Theme.px(300), width * 0.26)
    readonly property real totalWidth: Theme.px(84)
    readonly property real cellWidth: Math.min(Theme.px(84), (width - nameWidth - totalWidth) * (width < Theme.px(1000) ? 0.8 : 0.66) / 7)
    readonly property real barWidth: narrow ? width - Theme.px(60)
                                            : width - nameWidth - 7 * cellWidth - totalWidth - Theme.space16
    readonly property real headHeight: narrow ? 0 : Theme.px(52)
    readonly property real rowHeight: Theme.px(narrow ? 74 : 54)

    implicitHeight: headHeight + table.scores.count * (rowHeight + Theme.px(2))

    Rectangle {
        width: parent.width
        height: sheet.headHeight
        visible: !sheet.narrow
        color: Theme.surface
    }
    Row {
        x: sheet.nameWidth
        visible: !sheet.narrow
        Repeater {
            model: Category.all.concat(["total"])
            Column {
                id: head
                required property string modelData
                width: modelData === "total" ? sheet.totalWidth : sheet.cellWidth
                topPadding: words.visible ? Theme.space4 : Theme.space12
                Accessible.role: Accessible.ColumnHeader
                Accessible.name: Category.title(modelData)
                Glyph {
                    anchors.horizontalCenter: parent.horizontalCenter
                    name: Category.glyph(head.modelData)
                    color: head.modelData === "total" ? Theme.gold : Category.textColor(head.modelData)
                    size: Theme.px(24)
                }
                AppLabel {
                    id: words
                    width: parent.width
                    visible: sheet.cellWidth >= Theme.px(72)
                    horizontalAlignment: Text.AlignHCenter
                    text: Category.title(head.modelData)
                    muted: true
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
            }
        }
    }
    Column {
        y: sheet.headHeight + Theme.px(2)
        width: parent.width
        spacing: Theme.px(2)
        Repeater {
            model: sheet.table.scores
            ScoreRow {
                width: sheet.width
                height: sheet.rowHeight
                narrow: sheet.narrow
                nameWidth: sheet.nameWidth
                cellWidth: sheet.cellWidth
                totalWidth: sheet.totalWidth
                pixelsPerPoint: sheet.barWidth / Math.max(1, sheet.most * 1.05)
                step: sheet.step
                best: sheet.best
                onAsked: (seat, category) => sheet.asked(seat, category)
            }
        }
    }
}
