// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A slider with its label and its value in words.
//   label, from, to, stepSize, value
//   valueText      the value as shown ("120 %"); default the number
//   signal moved() while the user drags or uses the keys (value is already set)
//   pressed        true while the handle is held
FocusScope {
    id: field

    property string label
    property alias from: slider.from
    property alias to: slider.to
    property alias stepSize: slider.stepSize
    property alias value: slider.value
    property string valueText: Number(value.toFixed(2)).toString()
    readonly property alias pressed: slider.pressed

    signal moved()

    implicitWidth: Theme.px(280)
    implicitHeight: column.implicitHeight
    opacity: enabled ? 1 : Theme.disabledOpacity

    ColumnLayout {
        id: column
        width: parent.width
        spacing: 0

        RowLayout {
            spacing: Theme.space8
            AppLabel {
                Layout.fillWidth: true
                text: field.label
                Accessible.ignored: true
            }
            AppLabel {
                text: field.valueText
                strong: true
                Accessible.ignored: true
            }
        }
        T.Slider {
            id: slider
            Layout.fillWidth: true
            focus: true
            implicitHeight: Theme.target
            snapMode: stepSize > 0 ? T.Slider.SnapAlways : T.Slider.NoSnap
            onMoved: field.moved()

            Accessible.role: Accessible.Slider
            Accessible.name: field.label
            Accessible.description: field.valueText

            background: Rectangle {
                x: slider.leftPadding
                y: Math.round((slider.height - height) / 2)
                width: slider.availableWidth
                height: Theme.px(6)
                radius: height / 2
                color: Theme.mix(Theme.surface, Theme.outline, 0.55)

                Rectangle {
                    width: slider.handle.x + slider.handle.width / 2
                    height: parent.height
                    radius: height / 2
                    color: Theme.gold
                }
            }
            handle: Rectangle {
                x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
                y: Math.round((slider.height - height) / 2)
                implicitWidth: Theme.px(28)
                implicitHeight: Theme.px(28)
                radius: width / 2
                color: Theme.raised
                border.width: Theme.focusWidth
                border.color: Theme.gold

                StateLayer {
                    radius: width / 2
                    hovered: slider.hovered && slider.enabled
                    pressed: slider.pressed
                }
                FocusRing {
                    shown: slider.visualFocus
                    cornerRadius: parent.width / 2
                }
            }
        }
    }
}
