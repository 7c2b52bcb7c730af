// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// The colour of a seat. Arrow keys move the choice.
//   value    name in the seat palette
//   signal picked(string value)
FocusScope {
    id: picker

    property string value

    signal picked(string value)

    implicitWidth: flow.implicitWidth
    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Colour")

    function choose(index: int) {
        const names = App.newGame.palette
        const swatch = repeater.itemAt((index + names.length) % names.length) as Item
        swatch.forceActiveFocus(Qt.TabFocusReason)
        picked(names[(index + names.length) % names.length])
    }

    Flow {
        id: flow
        width: parent.width

        Repeater {
            id: repeater
            model: App.newGame.palette

            ChoiceButton {
                id: swatch
                required property string modelData
                required property int index

                width: flow.width >= 8 * Theme.target ? Theme.target : Math.floor(flow.width / 4)
                height: Theme.target
                chosen: modelData === picker.value
                focus: chosen
                activeFocusOnTab: chosen || activeFocus
                text: Look.colour(modelData)
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
                        color: Theme.lightInk
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
