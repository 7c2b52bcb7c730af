// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Theme

// All screens, one at a time, on a stack with home at the bottom. The others are loaded from their files on
// first use, so that the window appears at once.
//   startAt              the first screen instead of home: "scores"; no way back from it
//   crashReport          path of the report of a crash the user has not been told of yet
//   go(where)            opens "newGame", "host" (a new network game), "join", "saves", "settings", "diceBoards" (their editor),
//                        "rules", "practice", "about", "review" (of the finished game), "scores" (the score pad),
//                        "scoreHistory", "scoreStatistics" or "scoreImport"; returns to it if it is open
//                        already. "result" and "table" replace each other
//   back()               returns to the previous screen
//   current              the current screen
FocusScope {
    id: shell

    property string startAt
    property string crashReport
    readonly property Scene current: stack.currentItem as Scene
    readonly property int depth: stack.depth

    readonly property var files: ({
        "newGame": "NewGamePage.qml", "host": "NewGamePage.qml", "join": "JoinPage.qml", "lobby": "LobbyPage.qml", "saves": "SavesPage.qml", "settings": "SettingsPage.qml", "diceBoards": "DiceBoardsPage.qml",
        "rules": "RulesPage.qml", "practice": "PracticePage.qml", "lesson": "LessonScene.qml", "about": "AboutPage.qml", "table": "TableScene.qml", "result": "ResultScene.qml",
        "review": "ReviewScene.qml", "records": "RecordsPage.qml", "replay": "ReplayScene.qml", "replayResult": "ReplayResultScene.qml",
        "scores": "ScorePadScene.qml", "scoreHistory": "ScoreHistoryScene.qml",
        "scoreStatistics": "ScoreStatisticsScene.qml", "scoreImport": "ScoreImportScene.qml"
    })
    // The minimum size of a table without overlaps; a lesson needs more, for its text.
    readonly property bool telling: App.practice.active || App.firstGame.active
    readonly property real tableRoom: Math.min(Math.min(width, height) / (telling ? 360 : 300),
                                                Math.max(width, height) / (telling ? 640 : 533))
    readonly property real largestScale: laysTable ? Math.max(0.8, tableRoom) : 2 * growth

    /// On the big screen everything grows with the window, to be read from afar.
    readonly property real screenScale: Math.max(0.25, Math.min(width / 1280, height / 720))

    /// Pages are laid out for 1280 x 800 and grow with the window beyond it. A table has its own use for the room up to
    /// 1920 x 1080, and so have the pages opened above it: it must not be laid out anew beneath them.
    readonly property real growth: Math.max(1, laysTable ? Math.min(width / 1920, height / 1080)
                                                         : Math.min(width / 1280, height / 800))
    /// The scale changes before the pages give way to a table: what was released must not be laid out anew.
    property bool tableComes: false
    readonly property bool laysTable: tableComes || App.tableInUse

    readonly property int change: Theme.motionSpeed === 0 ? T.StackView.Immediate : T.StackView.Transition

    /// A table that is there from the start waits for the theme below, which has the motion.
    property bool ready: false
    /// The running game, once its cities are known.
    readonly property TableModel table: ready && App.table?.laid ? App.table : null
    onTableChanged: followTable()
    /// The replayed game, once its cities are known.
    readonly property ReplayModel replay: App.replay?.table.laid ? App.replay : null
    onReplayChanged: followReplay()
    /// The page where tables are chosen says itself that one is being joined.
    readonly property bool joinsInSight: App.lan.joining && current?.objectName === "join"
    /// True at a network table whose game has not arrived yet.
    readonly property bool waiting: App.lan.room.active && App.table === null && !joinsInSight
    onWaitingChanged: followRoom()

    function go(where: string) {
        const open = stack.find(screen => screen.objectName === where)
        if (where === "practice" && current?.atTable)
            practiseOn()
        else if (open)
            stack.pop(open, change)
        else if (where === "result" || where === "table")
            put(where, { table: table }, true)
        else if (where === "review")
            put(where, { table: (current as GameScene)?.table ?? table }, false)
        else if (where === "replayResult")
            put(where, { table: replay.table }, false)
        else if (where === "rules")
            put(where, { topic: current?.rulesTopic ?? "" }, false)
        else
            put(where, {}, false)
    }
    /// From the table of the practice to its page; home is not seen between.
    function practiseOn() {
        App.leaveTable()
        if (current?.objectName !== "practice")
            put("practice", {}, false, T.StackView.Immediate)
    }
    function back() {
        if (current?.atTable && App.practice.active)
            practiseOn()
        else if (current?.atTable)
            App.leaveTable(waiting && !App.lan.room.started) // closes its screens too; a running game is kept
        else if (depth > 1)
            stack.pop(change)
    }
    function put(where: string, properties: var, instead: bool, how = change) {
        const all = Object.assign({ objectName: where }, properties)
        const file = Qt.resolvedUrl(files[where])
        const screen = (instead ? stack.replace(stack.currentItem, file, all, how)
                                : stack.push(file, all, how)) as Scene
        screen.back.connect(shell.back)
        screen.go.connect(shell.go)
        if (properties.table)
            App.keepFor(screen, replay?.table === properties.table ? replay : properties.table)
    }
    // The models drop a table before its screens, so these must go at the same time. A new one is there at once: it
    // appears from under what covered the old screen.
    function followTable() {
        tableComes = table !== null
        stack.pop(null, T.StackView.Immediate)
        if (table)
            put(App.practice.active ? "lesson" : table.over ? "result" : "table", { table: table }, false, T.StackView.Immediate)
        tableComes = false
    }

    // Goes on top of the screen it was opened from, and closes with its own screen.
    function followReplay() {
        const before = stack.find(screen => screen.objectName === "replay")
        if (before)
            stack.pop(before, T.StackView.Immediate)
        if (replay)
            put("replay", { replay: replay, table: replay.table }, before !== null)
        else if (before)
            stack.pop(T.StackView.Immediate)
    }
    function followRoom() {
        const lobby = stack.find(screen => screen.objectName === "lobby")
        if (waiting && !lobby)
            put("lobby", {}, false)
        else if (!waiting && lobby && !table)
            stack.pop(lobby === current ? undefined : null, change)
    }

    Component.onCompleted: {
        ready = true
        if (startAt !== "")
            put(startAt, { isFirst: true }, false)
    }

    Keys.onEscapePressed: back()
    Keys.onBackPressed: back()

    Binding {
        target: Theme
        property: "mode"
        value: App.settings.theme
    }
    Binding {
        target: Theme
        property: "scale"
        value: App.lan.bigScreen ? shell.screenScale : Math.min(App.settings.scale * shell.growth, shell.largestScale)
    }
    Binding {
        target: Theme
        property: "motionSpeed"
        value: App.settings.motionSpeed
    }
    TapHandler {
        acceptedDevices: PointerDevice.Mouse
        acceptedButtons: Qt.BackButton
        onTapped: shell.back()
    }

    Component {
        id: home
        HomePage {
            objectName: "home"
            onGo: where => shell.go(where)
        }
    }
    T.StackView {
        id: stack
        anchors.fill: parent
        focus: true
        initialItem: shell.startAt === "" ? home : null
        pushEnter: Transition {
            NumberAnimation { property: "x"; from: Theme.px(64); to: 0; duration: Theme.move; easing.type: Easing.OutCubic }
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.move }
        }
        pushExit: Transition {
            NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.move }
        }
        popEnter: Transition {
            NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.move }
        }
        popExit: Transition {
            NumberAnimation { property: "x"; from: 0; to: Theme.px(64); duration: Theme.move; easing.type: Easing.InCubic }
            NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.move }
        }
        replaceEnter: pushEnter
        replaceExit: pushExit
        onCurrentItemChanged: currentItem?.forceActiveFocus()
    }
    Opening {
        id: opening
        anchors.fill: parent
        readonly property bool wanted: App.opening || (App.table !== null && !shell.table)
        onWantedChanged: follow()
        Component.onCompleted: follow()
        function follow() {
            if (!wanted) {
                shell.current?.forceActiveFocus()
                busy = false // lets a problem come, which then has the keys
                return
            }
            const opener = shell.current?.opener ?? null
            origin = opener ? shell.mapFromItem(opener, 0, 0, opener.width, opener.height) : Qt.rect(0, 0, 0, 0)
            picture = shell.current?.openedPicture ?? ""
            busy = true
            forceActiveFocus()
        }
    }
    Connections { // the last lesson is over
        target: App.practice
        function onOver() { shell.practiseOn() }
    }
    // Messages of the network table, on every screen but the table, which shows its own where they cover no card.
    Toast {
        id: told
        anchors.bottomMargin: Theme.px(96)
    }
    Connections {
        target: App.lan.room
        enabled: shell.current?.objectName !== "table"
        function onTold(text: string) { told.show(text, "") }
    }
    // A seat that was given back can be taken again.
    Toast {
        id: givenBack
        time: 3 * Theme.toastTime
        onActionTriggered: App.takeSeatAgain()
    }
    Connections {
        target: App
        function onSeatGivenBack() { givenBack.show(qsTr("You gave your seat back"), qsTr("Undo")) }
    }
    LastEnd { report: shell.crashReport }
    ProblemDialog {
        problem: opening.busy ? null : App.problem // a problem that arrives with a table waits for it
        onClosed: App.dismissProblem()
    }
}
