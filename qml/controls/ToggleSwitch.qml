// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// An on/off switch: text on the left, switch on the right.
//   text, description (optional second line)
//   checked; signal toggled()
T.Switch {
    id: control

    property string description

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    verticalPadding: Theme.space8
    rightPadding: indicator.width + Theme.space16
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: description

    Keys.onReturnPressed: flip()
    Keys.onEnterPressed: flip()
    function flip() {
        toggle()
        toggled()
    }

    contentItem: ColumnLayout {
        spacing: 0
        Item { Layout.fillHeight: true }
        AppLabel {
            Layout.fillWidth: true
            text: control.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppLabel {
            Layout.fillWidth: true
            visible: control.description !== ""
            text: control.description
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Item { Layout.fillHeight: true }
    }

    indicator: Rectangle {
        x: control.width - width
        y: Math.round((control.height - height) / 2)
        implicitWidth: Theme.px(52)
        implicitHeight: Theme.px(30)
        radius: height / 2
        color: control.checked ? Theme.gold : Theme.field
        border.width: Math.max(1, Theme.px(2))
        border.color: control.checked ? Theme.gold : Theme.outline

        Rectangle {
            readonly property real gap: Theme.px(5)
            x: gap + control.visualPosition * (parent.width - width - 2 * gap)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.height - 2 * gap
            height: width
            radius: width / 2
            color: control.checked ? Theme.goldInk : Theme.outline

            Behavior on x {
                enabled: !control.pressed
                NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
            }
        }
        FocusRing {
            shown: control.visualFocus
            cornerRadius: parent.height / 2
        }
    }
    background: StateLayer {
        radius: Theme.radius
        hovered: control.hovered && control.enabled
        pressed: control.down
    }
}
