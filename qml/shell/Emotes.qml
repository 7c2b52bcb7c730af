// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// The eight signs that players can send each other, numbered from 1 as in the messages.
QtObject {
    readonly property int count: 8

    function glyph(number: int): string {
        return ["hand", "crown", "tick", "warning", "thinking", "hourglass", "sword", "victory"][number - 1] ?? ""
    }
    function words(number: int): string {
        return [qsTr("Hello!"), qsTr("Well done!"), qsTr("Thank you!"), qsTr("Oh no!"), qsTr("Hm ..."),
                qsTr("Take your time"), qsTr("Watch out!"), qsTr("Good game!")][number - 1] ?? ""
    }
}
