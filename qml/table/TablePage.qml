// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A game being played, as the shell knows it; each game fills it, and asks for its own table.
//   leave()          the player wants to go home; the game is kept
//   showResult()     the game is over and its end has been shown
//   openRules()      at the chapter `rulesTopic`
//   openSettings()
//   openRoom()       who sits at the other screens
//   openQuestions()  what these are asked about them
FocusScope {
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
}
