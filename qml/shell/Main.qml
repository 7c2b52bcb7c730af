// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The window: its size, full screen, and the keys that hold everywhere.
//   startAt        the first screen, as Shell knows it; empty: home
//   crashReport    where it lies, after a crash that nobody was told of
//   page           the screen in front, as Shell knows it (read only)
//   go(where)      on to a screen, as Shell knows it
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
    // The size is kept when it has settled; that of a full screen is nobody's choice.
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

    // Records of games and score sheets open wherever they are dropped.
    DropArea {
        anchors.fill: parent
        onEntered: drag => drag.accepted = drag.hasUrls && /\.(jsonl|json|csv)$/i.test(drag.urls[0].toString())
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
    // A dialog would stay behind, above another page.
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
