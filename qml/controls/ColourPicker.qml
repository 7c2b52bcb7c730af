// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The colour of a seat. Arrow keys move the choice.
//   palette  names of the seat colours, as Theme.seat knows them
//   value    the one in force
//   signal picked(string value)
FocusScope {
    id: picker

    property var palette: []
    property string value

    signal picked(string value)

    implicitWidth: flow.implicitWidth
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour")

    function choose(index: int) {
        const wanted = (index + palette.length) % palette.length
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

                width: flow.width >= 8 * Theme.target ? Theme.target : Math.floor(flow.width / 4)
                height: Theme.target
                chosen: modelData === picker.value
                focus: chosen
                activeFocusOnTab: chosen || activeFocus
                text: picker?.colour(modelData) ?? "" // it lives a little longer than the picker
                onClicked: picker.choose(index)

                Keys.onLeftPressed: picker.choose(index - 1)
                Keys.onUpPressed: picker.choose(index - 1)
                Keys.onRightPressed: picker.choose(index + 1)
                Keys.onDownPressed: picker.choose(index + 1)

                Rectangle {
                    anchors.centerIn: parent
                    width: Theme.px(swatch.chosen ? 36 : 28)
                    height: width
                    radius: width / 2
                    color: Theme.seat(swatch.modelData)
                    border.width: swatch.chosen ? Theme.px(3) : 0
                    border.color: Theme.ink

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
                    visible: swatch.hovered || swatch.visualFocus
                }
            }
        }
    }
}
