// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The window: its size, full screen, and the global keys.
//   startAt        the first screen, as in Shell; empty = home
//   crashReport    path of the report of a crash the user has not been told of yet
//   page           the current screen, as in Shell (read only)
//   go(where)      opens a screen, as in Shell
T.ApplicationWindow {
    id: window

    property string startAt
    property string crashReport
    readonly property string page: shell.current?.objectName ?? ""
    property bool restored: false

    title: "Mirabilia"
    color: Theme.tableTop
    minimumWidth: 360
    // A phone on its side is as wide as it is high upright.
    minimumHeight: width >= 640 ? 360 : 640
    visible: true

    function go(where: string) {
        shell.go(where)
    }
    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }

    Component.onCompleted: {
        width = App.settings.windowWidth
        height = App.settings.windowHeight
        restored = true
    }
    // Saves the size once it has settled; not that of a full screen, which the user did not choose.
    onWidthChanged: settled.restart()
    onHeightChanged: settled.restart()
    Timer {
        id: settled
        interval: 500
        onTriggered: {
            if (window.restored && window.visibility === Window.Windowed)
                App.settings.keepWindowSize(window.width, window.height)
        }
    }

    // Game records and score sheets can be dropped anywhere.
    DropArea {
        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls && /\.(jsonl|json|csv|tsv|txt|md|xml|xlsx|ods)$/i.test(drag.urls[0].toString())
        onDropped: drop => App.records.openDropped(drop.urls[0])
    }
    Shell {
        id: shell
        anchors.fill: parent
        focus: true
        startAt: window.startAt
        crashReport: window.crashReport
    }

    Shortcut {
        sequences: ["F11"]
        autoRepeat: false
        onActivated: window.toggleFullScreen()
    }
    Shortcut {
        sequences: ["Ctrl+Q"]
        autoRepeat: false
        onActivated: window.close()
    }
    // An open dialog would stay above the other page.
    function goFromPage(where: string) {
        if (!Keyboard.isInDialog(activeFocusItem))
            shell.go(where)
    }
    Shortcut {
        sequences: ["Ctrl+,"]
        autoRepeat: false
        onActivated: window.goFromPage("settings")
    }
    Shortcut {
        sequences: ["F2"]
        autoRepeat: false
        onActivated: window.goFromPage("rules")
    }
}
