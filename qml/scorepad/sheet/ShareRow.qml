// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// Somebody who shares the sheet: pressing the row lets everybody write in their column, or no longer;
// the button makes the column free.
Item {
    id: row

    required property PadSharing sharing
    required property var modelData
    readonly property bool hasColumn: modelData.column >= 0

    implicitHeight: line.implicitHeight

    ListRow {
        id: line
        width: row.width - (free.visible ? free.width : 0)
        height: row.height
        enabled: row.hasColumn
        text: row.modelData.name
        description: !row.hasColumn ? row.modelData.here ? qsTr("Looks on") : qsTr("Away")
                     : row.modelData.done ? Phrase.of(qsTr("%1: done"), row.modelData.columnName)
                     : row.modelData.open ? Phrase.of(qsTr("%1: everybody may write"), row.modelData.columnName)
                                          : Phrase.of(qsTr("%1: only this person may write"), row.modelData.columnName)
        glyph: row.modelData.done ? "tick" : row.modelData.here ? "person" : "connection-lost"
        chevron: false
        onClicked: row.sharing.setOpen(row.modelData.column, !row.modelData.open)
    }
    IconButton {
        id: free
        x: row.width - width
        anchors.verticalCenter: parent.verticalCenter
        visible: row.hasColumn
        glyph: "close"
        text: qsTr("Make the column free")
        onClicked: row.sharing.free(row.modelData.column)
    }
}
