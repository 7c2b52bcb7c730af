// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table

// The additional actions of the Dice table.
Actions {
    id: actions

    required property DiceTable table
    readonly property alias cities: cities
    signal walkWanted(int dx, int dy)
    signal enterPressed()
    signal wonderWanted()
    signal dieWanted(int number)
    signal cityWanted()

    Action {
        keys: [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down]
        keyText: qsTr("Arrows")
        help: qsTr("Move over the dice and the spaces")
        onTriggered: key => actions.walkWanted((key === Qt.Key_Right) - (key === Qt.Key_Left), (key === Qt.Key_Down) - (key === Qt.Key_Up))
    }
    Action {
        keys: [Qt.Key_Return, Qt.Key_Enter]
        keyText: qsTr("Enter")
        help: qsTr("Choose; then confirm")
        onTriggered: actions.enterPressed()
    }
    Action {
        keys: [Qt.Key_1, Qt.Key_2, Qt.Key_3, Qt.Key_4, Qt.Key_5, Qt.Key_6, Qt.Key_7]
        keyText: qsTr("1 to 7")
        help: qsTr("Choose a die, from the left")
        onTriggered: key => {
            if (keys.indexOf(key) < actions.table.forum.count)
                actions.dieWanted(keys.indexOf(key))
        }
    }
    Action {
        keys: [Qt.Key_W, Qt.Key_P, Qt.Key_S]
        keyText: qsTr("W, P, S")
        help: qsTr("Wonder, pass, stop here")
        onTriggered: key => {
            switch (key) {
            case Qt.Key_W: actions.wonderWanted(); break
            case Qt.Key_P: actions.table.choice.pass(); break
            case Qt.Key_S: actions.table.choice.decline(); break
            }
        }
    }
    Action {
        id: cities
        text: qsTr("The other cities")
        glyph: "people"
        keys: [Qt.Key_O]
        help: qsTr("Look at another city")
        onTriggered: actions.cityWanted()
    }
}
