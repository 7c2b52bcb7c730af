// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Rules
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The rules of the games to read and to search: chapters at the left and the text beside them; on a
// narrow window the chapters first, then the text of one. Found lines stand in place of a chapter.
//   topic      id of the chapter to begin with; empty: the first, on a narrow window their list
Page {
    id: page

    property string topic
    readonly property bool beside: width >= Theme.px(720)
    /// A narrow window shows the text in place of the chapters.
    property bool reading: topic !== ""
    readonly property bool textShown: beside || reading || rules.searching
    readonly property alias rules: rules

    function read(chapter: string) {
        search.text = ""
        rules.query = ""
        rules.chapter = chapter
        reading = true
        text.contentY = 0
        if (!beside)
            text.forceActiveFocus(Qt.TabFocusReason)
    }
    function toChapters() {
        reading = false
        chapters.forceActiveFocus(Qt.TabFocusReason)
    }

    title: qsTr("Rules")
    Keys.forwardTo: [text]
    // One step back in the page, before the way out of it.
    Keys.onEscapePressed: event => {
        if (search.text !== "") {
            search.text = ""
            rules.query = ""
        } else if (!beside && reading) {
            toChapters()
        } else {
            event.accepted = false
        }
    }
    Component.onCompleted: rules.chapter = topic

    RulesModel {
        id: rules
        language: App.settings.effectiveLanguage
        game: App.table?.game ?? App.newGame.game
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        onActivated: search.forceActiveFocus(Qt.ShortcutFocusReason)
    }

    Grid {
        id: head
        x: Theme.space16
        y: Theme.space8
        width: parent.width - 2 * x
        columns: page.beside ? 2 : 1
        spacing: Theme.space12
        Choice {
            id: games
            width: page.beside ? Math.round((head.width - head.spacing) * 0.6) : head.width
            options: Array.from(App.newGame.games, game => ({ value: game.id, text: game.name }))
            value: rules.game
            Accessible.name: qsTr("Game")
            onPicked: game => {
                rules.game = game
                text.contentY = 0
            }
        }
        TextInputField {
            id: search
            width: page.beside ? head.width - head.spacing - games.width : head.width
            placeholderText: qsTr("Search the rules")
            maximumLength: 60
            onTextEdited: {
                rules.query = text
                page.rewind()
            }
        }
    }
    function rewind() {
        text.contentY = 0
    }

    ScrollPane {
        id: chapters
        x: Theme.space8
        y: head.y + head.height + Theme.space8
        width: page.beside ? Theme.px(272) : parent.width - 2 * x
        height: parent.height - y
        visible: page.beside || !page.textShown
        margin: Theme.space8
        name: qsTr("Chapters")

        Column {
            id: list
            width: chapters.width - 2 * chapters.margin
            Repeater {
                model: rules.chapters
                ListRow {
                    required property string chapter
                    required property string title
                    required property int hits
                    required glyph
                    width: list.width
                    text: title
                    value: hits > 0 ? hits : ""
                    chevron: !page.beside
                    selected: page.beside && !rules.searching && chapter === rules.chapter
                    selectable: page.beside
                    onClicked: page.read(chapter)
                }
            }
        }
    }
    ScrollPane {
        id: text
        x: page.beside ? chapters.x + chapters.width : 0
        y: chapters.y
        width: parent.width - x
        height: parent.height - y
        visible: page.textShown
        focus: page.textShown
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: rules.searching ? qsTr("What was found") : page.title

        Column {
            id: lines
            width: Math.min(text.width - 2 * text.margin, text.maximumWidth)
            spacing: Theme.space16
            AppButton {
                visible: !page.beside && !rules.searching
                text: qsTr("Chapters")
                glyph: "back"
                onClicked: page.toChapters()
            }
            AppLabel {
                width: lines.width
                visible: rules.count === 0
                text: qsTr("Nothing in these rules has all of these words.")
                color: Theme.mutedOnTable
                wrapMode: Text.Wrap
            }
            Repeater {
                model: rules
                RuleText { width: lines.width }
            }
        }
    }
}
