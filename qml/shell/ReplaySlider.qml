// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The whole game as a slider, with a mark at the start of each age.
T.Slider {
    id: slider

    required property ReplayModel replay

    implicitHeight: Theme.target
    from: 0
    to: replay.lastStep
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    value: replay.step
    onMoved: replay.goTo(value)

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Step of the game")
    Accessible.description: replay.placeText

    readonly property real handleSize: Theme.px(22)
    readonly property real span: availableWidth - handleSize

    background: Item {
        Rectangle {
            x: slider.handleSize / 2
            anchors.verticalCenter: parent.verticalCenter
            width: slider.span
            height: Theme.px(4)
            radius: height / 2
            color: Theme.mix(Theme.surface, Theme.outline, 0.55)
            Rectangle {
                width: parent.width * slider.visualPosition
                height: parent.height
                radius: height / 2
                color: Theme.gold
            }
        }
        Repeater {
            model: slider.replay.marks
            Mark {}
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * slider.span
        y: Math.round((slider.height - height) / 2)
        width: slider.handleSize
        height: slider.handleSize
        radius: width / 2
        color: Theme.raised
        border.width: Theme.focusWidth
        border.color: Theme.gold
        StateLayer {
            radius: width / 2
            hovered: slider.hovered
            pressed: slider.pressed
        }
        FocusRing {
            shown: slider.visualFocus
            cornerRadius: parent.width / 2
        }
    }

    component Mark: Item {
        id: mark
        required property var modelData
        x: slider.handleSize / 2 + slider.span * modelData.step / Math.max(1, slider.to)
        height: parent ? parent.height : 0
        Rectangle {
            anchors.horizontalCenter: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(2)
            height: Theme.px(10)
            color: Theme.outline
        }
        AppLabel {
            anchors.horizontalCenter: parent.left
            anchors.bottom: parent.bottom
            text: mark.modelData.text
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }
}
