// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// A sheet as it will be kept: players as columns, categories as rows, the totals below.
//   table    as ImportModel.table() has it
Column {
    id: sheet

    required property var table

    readonly property bool narrow: width < Theme.px(480)
    readonly property real labelWidth: Theme.px(narrow ? 34 : 190)
    readonly property real columnWidth: Math.min(Theme.px(120), (width - labelWidth) / Math.max(1, table.players.length))

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("The sheet as it will be kept")

    component Line: Row {
        id: line
        required property string name
        required property var values
        property string glyph
        property string family
        property bool strong: false
        Accessible.role: Accessible.StaticText
        Accessible.name: name + ": " + Phrase.facts(values.map(value => value === "" ? "\u2013" : value))
        Item {
            width: sheet.labelWidth
            height: Theme.px(28)
            Glyph {
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                visible: line.glyph !== ""
                name: line.glyph
                color: Rows.textColor(line.family)
                size: Theme.px(20)
            }
            AppLabel {
                x: Theme.px(28)
                width: parent.width - x - Theme.space4
                height: parent.height
                visible: !sheet.narrow
                text: line.name
                muted: !line.strong
                font.pixelSize: Theme.captionSize
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
        Repeater {
            model: line.values
            AppLabel {
                required property string modelData
                width: sheet.columnWidth
                height: Theme.px(28)
                text: modelData.replace("-", "\u2212")
                strong: line.strong
                font.pixelSize: Theme.captionSize
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }

    Line {
        name: qsTr("Player")
        values: sheet.table.players
        strong: true
    }
    Line {
        visible: values.some(board => board !== "")
        name: qsTr("Wonder")
        values: sheet.table.boards
    }
    Repeater {
        model: sheet.table.rows
        Line {
            required property var modelData
            name: modelData.name
            glyph: modelData.glyph
            family: modelData.family
            values: modelData.values
        }
    }
    Rectangle {
        width: sheet.labelWidth + sheet.table.players.length * sheet.columnWidth
        height: Theme.stroke
        color: Theme.ink
    }
    Line {
        name: qsTr("Total")
        values: sheet.table.totals
        strong: true
    }
    Line {
        name: qsTr("Rank", "of a player")
        values: sheet.table.ranks
    }
}
