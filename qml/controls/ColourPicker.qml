// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// Picks the colour of a seat. Arrow keys move the choice and skip colours held by others.
//   palette  names of the seat colours, as Theme.seat knows them
//   value    the current colour
//   holders  player names by colour, for the colours already taken
//   signal picked(string value)
FocusScope {
    id: picker

    property var palette: []
    property string value
    property var holders: ({})

    signal picked(string value)

    implicitWidth: flow.implicitWidth
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour")

    function isTaken(name: string): bool {
        return name !== value && holders[name] !== undefined
    }
    /// Picks the colour at `index`, or the next free one in direction `by`.
    function choose(index: int, by: int) {
        let wanted = (index + palette.length) % palette.length
        while (isTaken(palette[wanted]))
            wanted = (wanted + by + palette.length) % palette.length
        const swatch = repeater.itemAt(wanted) as Item
        swatch.forceActiveFocus(Qt.TabFocusReason)
        picked(palette[wanted])
    }
    function colour(name: string): string {
        return {
            "teal": qsTr("Teal"), "coral": qsTr("Coral"), "gold": qsTr("Gold"), "violet": qsTr("Violet"),
            "sky": qsTr("Sky blue"), "olive": qsTr("Olive"), "rose": qsTr("Rose"), "slate": qsTr("Slate")
        }[name] ?? name
    }

    Flow {
        id: flow
        width: parent.width

        Repeater {
            id: repeater
            model: picker.palette

            ChoiceButton {
                id: swatch
                required property string modelData
                required property int index
                readonly property bool taken: picker?.isTaken(modelData) ?? false // outlives the picker briefly
                readonly property string holder: taken ? picker.holders[modelData] : ""

                width: flow.width >= 8 * Theme.target ? Theme.target : Math.floor(flow.width / 4)
                height: Theme.target
                chosen: modelData === picker.value
                focus: chosen
                activeFocusOnTab: chosen || activeFocus
                readonly property string name: picker?.colour(modelData) ?? ""
                text: taken ? Phrase.of(qsTr("%1: taken by %2", "a colour, a player"), name, holder) : name
                onClicked: if (!taken) picker.choose(index, 1)

                Keys.onLeftPressed: picker.choose(index - 1, -1)
                Keys.onUpPressed: picker.choose(index - 1, -1)
                Keys.onRightPressed: picker.choose(index + 1, 1)
                Keys.onDownPressed: picker.choose(index + 1, 1)

                Rectangle {
                    anchors.centerIn: parent
                    width: Theme.px(swatch.chosen ? 36 : 28)
                    height: width
                    radius: width / 2
                    color: Theme.seat(swatch.modelData)
                    border.width: swatch.chosen ? Theme.px(3) : 0
                    border.color: Theme.ink

                    AppLabel { // initial of the holder
                        anchors.centerIn: parent
                        visible: swatch.taken
                        text: Array.from(swatch.holder).find(letter => letter < "\u2066" || letter > "\u2069") ?? ""
                        strong: true
                        color: Theme.seatInk(swatch.modelData)
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                    Glyph {
                        anchors.centerIn: parent
                        visible: swatch.chosen
                        name: "tick"
                        color: Theme.seatInk(swatch.modelData)
                        size: Theme.px(20)
                    }
                    FocusRing {
                        shown: swatch.visualFocus
                        cornerRadius: parent.width / 2
                    }
                }
                Tooltip {
                    text: swatch.text
                    visible: swatch.hovered || swatch.visualFocus || swatch.taken && swatch.pressed
                }
            }
        }
    }
}
