// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The frame of a game being played: everything that lies around a table and over it, and what the shell knows of
// it. A game asks for its own `table`, says that it is the `game`, and gives
//   children   what lies on the table
//   front      what moves over it, or is shown over it
//   sheets     what opens over both: the keyboard comes back to the table after them
//   clock, tools     its part of the bar (see TopBar)
//   own              its actions; `menuEntries` are those that the menu has
// and answers
//   keyboardReturned()   nothing else has the keyboard: it belongs to the cards
//   flightsEnded()       what still moves is at its end
//   putBack()            what was taken in hand (`holding`) is laid down
//   lastTurnOpened()     somebody wants to read it
// The shell hears
//   leave()          the player wants to go home; the game is kept
//   showResult()     the game is over and its end has been shown
//   openRules()      at the chapter `rulesTopic`
//   openSettings()
//   openRoom()       who sits at the other screens
//   openQuestions()  what these are asked about them
FocusScope {
    id: page

    required property TableModel game
    default property alias parts: board.data
    property alias front: front.data
    property list<T.Popup> sheets
    property alias clock: bar.clock
    property alias tools: bar.tools
    required property Actions own
    property alias menuEntries: menu.own
    /// What every table has.
    property alias actions: actions
    property alias marks: keySheet.marks
    /// What lies on the table, and the parts of the frame that a game looks at or sets something of.
    readonly property Item board: board
    property alias bar: bar
    property alias handover: handover
    property alias tooltips: tooltips
    property bool holding: false
    /// Something lies over the parts of the table: they answer nobody.
    property bool quiet: game.showing || game.handover
    /// What has just happened, whose turn it is, what is asked: each new sentence is read aloud.
    property string spoken
    signal keyboardReturned()
    signal keyPressed(int key)
    signal flightsEnded()
    /// The table was touched where nothing lies.
    signal groundPressed()
    signal lastTurnOpened()
    signal putBack()
    signal skipped()
    /// A card that the log names is looked at.
    signal cardShown(string card)

    /// No other screen lies over the table.
    property bool inFront: true
    /// Another screen has come over it: the keyboard stays there.
    property bool covered: false
    /// It is a lesson: Esc leaves at once, for nothing can be lost; and there is no bar where that takes the room.
    property bool practising: false
    /// Below what must stay in sight and in reach: there notices lie.
    property real noticeTop: Theme.px(64)
    /// Where the keyboard goes when nothing else has it; null: to the cards.
    property Item keysAt: null
    signal leave()
    signal showResult()
    /// The chapter of the rules that is about what is being decided; empty: none in particular.
    property string rulesTopic
    signal openRules()
    signal openSettings()
    signal openRoom()
    signal openQuestions()

    readonly property bool shownOver: game.over
    onShownOverChanged: if (shownOver) showResult()
    Component.onCompleted: {
        for (const sheet of [...Array.from(sheets), log, keySheet, menu])
            sheet.closed.connect(refocus)
        refocus()
    }

    /// Sheets that close leave the keyboard nowhere; it belongs to the cards, or to the handover.
    function refocus() {
        if (covered || !handover) // without it the page goes, and what was open on it
            return
        if (handover.visible)
            handover.refocus()
        else if (Keyboard.isInDialog(Window.activeFocusItem))
            return
        else if (keysAt)
            keysAt.forceActiveFocus()
        else
            keyboardReturned()
    }
    /// Says why something cannot be done.
    function refuse(why: string) {
        toast.show(why, "")
    }
    /// Where a part of the table lies on it.
    function placeOf(part: Item): rect {
        return mapFromItem(part, 0, 0, part.width, part.height)
    }

    /// Whether a key meant something.
    function take(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        if (game.handover) // who is there may leave; the table beneath belongs to nobody
            return actions.people.take(event) || actions.questions.take(event) || actions.back.take(event) || true
        if (game.showing && !game.replayed)
            return actions.skip.take(event) || true
        return own.take(event) || actions.take(event)
    }
    function goOut() {
        if (practising || game.replayed)
            leave()
        else
            menu.open()
    }
    Keys.onPressed: event => {
        keyPressed(event.key)
        flightsEnded()
        event.accepted = take(event)
    }
    TableActions {
        id: actions
        table: page.game
        onEscaped: {
            if (page.holding && !page.game.handover)
                page.putBack()
            else
                page.goOut()
        }
        onLogWanted: log.open()
        onLastTurnWanted: page.lastTurnOpened()
        onPeopleWanted: page.openRoom()
        onQuestionsWanted: page.openQuestions()
        onSkipped: page.skipped()
        onTooltipWanted: tooltips.ask(page.Window.activeFocusItem)
        onRulesWanted: page.openRules()
        onKeySheetWanted: keySheet.open()
        onMenuWanted: menu.open()
        onSettingsWanted: page.openSettings()
        onLeaveWanted: page.leave()
    }
    Connections {
        target: page.game
        function onRefused(why: string) { page.refuse(why) }
        function onJumped() { page.flightsEnded() }
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
        MouseArea { // a TapHandler behind all others can hear their touches as well (Qt 6.4)
            anchors.fill: parent
            onClicked: page.groundPressed()
        }
    }
    // At the handover the table is gone for the eye, the keyboard and screen readers.
    Item {
        anchors.fill: parent
        visible: !page.game.handover
        onVisibleChanged: if (visible) page.refocus()
        Item {
            id: board
            anchors.fill: parent
        }
        TopBar {
            id: bar
            width: page.width
            compact: false
            table: page.game
            actions: actions
        }
    }
    Item {
        id: front
        anchors.fill: parent
        z: 3
    }
    Handover {
        id: handover
        anchors.fill: parent
        z: 4
        table: page.game
        onLastTurnOpened: page.lastTurnOpened()
    }
    Tooltips {
        id: tooltips
        anchors.fill: parent
        z: 5
        of: page
        table: page.game
        quiet: page.quiet
        onClosed: page.refocus()
    }
    LogDrawer {
        id: log
        table: page.game
        onCopied: text => clipboard.copyText(text)
        onCardShown: card => page.cardShown(card)
    }
    MenuSheet {
        id: menu
        actions: actions
        hasLog: bar.logInMenu
    }
    KeysSheet {
        id: keySheet
        actions: page.game.replayed ? Array.from(actions.all) : [...Array.from(page.own.all), ...Array.from(actions.all)]
    }
    Announcer { text: page.shownOver ? "" : page.spoken } // the result says who has won
    Announcer { text: page.game.hintText }
    Clipboard { id: clipboard }
    Toast { id: toast }
}
