// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// A transient message at the bottom of its parent, with at most one action (usually "Undo").
// Stays while hovered or focused; a press dismisses it.
//   show(text, actionText)   actionText "" = no action
//   hide()
//   text, actionText, shown (read only)
//   time      duration in ms; default Theme.toastTime
//   signal actionTriggered()
// Read aloud, and reachable with Tab.
FocusScope {
    id: toast

    property string text
    property string actionText
    property bool shown: false
    property int time: Theme.toastTime

    signal actionTriggered()

    function show(message: string, action: string) {
        text = message
        actionText = action ?? ""
        shown = true
        timer.restart()
        announcer.say(message)
    }
    function hide() {
        shown = false
    }

    anchors.horizontalCenter: parent?.horizontalCenter
    anchors.bottom: parent?.bottom
    anchors.bottomMargin: Theme.space24
    z: 100
    width: Math.min(implicitWidth, (parent?.width ?? implicitWidth) - 2 * Theme.space16)
    implicitWidth: row.implicitWidth + 2 * Theme.space16
    implicitHeight: Math.max(Theme.px(56), row.implicitHeight + 2 * Theme.space4)
    visible: opacity > 0
    opacity: shown ? 1 : 0
    activeFocusOnTab: shown || activeFocus

    Accessible.role: Accessible.Grouping
    Accessible.name: text
    Accessible.focusable: true

    Keys.onEscapePressed: hide()

    Behavior on opacity {
        NumberAnimation { duration: Theme.quick }
    }
    Announcer { id: announcer }
    Timer {
        id: timer
        interval: toast.time
        onTriggered: {
            if (hover.hovered || toast.activeFocus)
                restart()
            else
                toast.hide()
        }
    }
    HoverHandler { id: hover }
    TapHandler { onTapped: toast.hide() }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.ink
        FocusRing { shown: toast.activeFocus && !action.activeFocus }
    }
    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: action.visible ? Theme.space4 : Theme.space16
        spacing: Theme.space8

        AppLabel {
            Layout.fillWidth: true
            text: toast.text
            color: Theme.surface
            wrapMode: Text.Wrap
            maximumLineCount: 3
            Accessible.ignored: true
        }
        InverseButton {
            id: action
            visible: toast.actionText !== ""
            text: toast.actionText
            onClicked: {
                toast.hide()
                toast.actionTriggered()
            }
        }
    }
}
