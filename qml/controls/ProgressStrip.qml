// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A running task: its progress and a way to cancel it.
//   text             the task ("The computer is thinking")
//   value            0 to 1
//   indeterminate    true if the duration is unknown
//   cancellable      shows a cross; signal cancelled()
RowLayout {
    id: strip

    property string text
    property real value: 0
    property bool indeterminate: false
    property bool cancellable: false

    signal cancelled()

    spacing: Theme.space8

    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space8

        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: strip.text
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        T.ProgressBar {
            id: bar
            Layout.fillWidth: true
            implicitWidth: Theme.px(200)
            implicitHeight: Theme.px(6)
            value: strip.value
            indeterminate: strip.indeterminate

            Accessible.role: Accessible.ProgressBar
            Accessible.name: strip.text
            Accessible.description: strip.indeterminate ? "" : Math.round(100 * strip.value) + " %"

            background: Rectangle {
                radius: height / 2
                color: Theme.mix(Theme.surface, Theme.outline, 0.45)
            }
            contentItem: Item {
                clip: strip.indeterminate

                Rectangle {
                    width: strip.indeterminate ? parent.width * 0.3 : parent.width * bar.position
                    height: parent.height
                    radius: height / 2
                    color: Theme.gold
                    // With motion turned off the bar rests in the middle.
                    x: !strip.indeterminate ? 0 : Theme.motionSpeed > 0 ? travel * parent.width
                                                                        : parent.width * 0.35
                    property real travel
                    NumberAnimation on travel {
                        running: strip.indeterminate && strip.visible && Theme.motionSpeed > 0
                        from: -0.3
                        to: 1
                        duration: Theme.motion(1400)
                        loops: Animation.Infinite
                        easing.type: Easing.InOutQuad
                    }
                }
            }
        }
    }
    IconButton {
        // Aligns the glyph, not its larger touch target, with the end of the strip.
        Layout.rightMargin: -padding
        visible: strip.cancellable
        glyph: "close"
        text: qsTr("Cancel")
        onClicked: strip.cancelled()
    }
}
