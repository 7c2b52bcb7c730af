// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic

// The words of one row of a hand, kept up to date.
QtObject {
    id: text

    required property HandModel hand
    required property int row
    property int changes: 0

    readonly property string effect: read(row, changes, "effectText")
    readonly property string chain: read(row, changes, "chainText")
    readonly property string reason: read(row, changes, "buildReason")
    readonly property string stageReason: {
        const why = read(row, changes, "stageReason")
        return why === "" ? "" : qsTr("Wonder: %1").arg(why)
    }
    readonly property Connections watcher: Connections {
        target: text.hand
        function onDataChanged() { ++text.changes }
        function onModelReset() { ++text.changes }
        function onRowsInserted() { ++text.changes }
        function onRowsRemoved() { ++text.changes }
        function onRowsMoved() { ++text.changes }
    }

    function read(at: int, version: int, role: string): string {
        const values = version >= 0 && at >= 0 && at < hand.count ? hand.get(at) : undefined
        return values ? values[role] : ""
    }
}
