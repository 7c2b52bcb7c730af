// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Rules
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The rules of the games, with search: chapters on the left and the text beside them; in a narrow window
// first the chapters, then the text of one. Search results replace the chapter.
//   topic      id of the first chapter shown; empty = the first one, or their list in a narrow window
Page {
    id: page

    property string topic
    readonly property bool beside: width >= Theme.px(720)
    /// True if a narrow window shows the text instead of the chapters.
    property bool reading: topic !== ""
    readonly property bool textShown: beside || reading || rules.searching
    readonly property alias rules: rules

    function find(words: string) {
        search.text = words
        rules.query = words
        rewind()
    }
    function read(chapter: string) {
        find("")
        rules.chapter = chapter
        reading = true
        if (!beside)
            reader.forceActiveFocus(Qt.TabFocusReason)
    }
    function rewind() {
        reader.contentY = 0
    }
    function toChapters() {
        reading = false
        chapters.forceActiveFocus(Qt.TabFocusReason)
    }

    title: qsTr("Rules")
    Keys.forwardTo: [reader]
    // Goes back within the page before leaving it.
    Keys.onEscapePressed: event => {
        if (search.text !== "") {
            find("")
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
        autoRepeat: false
        onActivated: {
            page.reading = page.reading && page.beside
            search.forceActiveFocus(Qt.ShortcutFocusReason)
        }
    }

    Grid {
        id: head
        x: Theme.space16
        y: Theme.space8
        width: parent.width - 2 * x
        columns: page.beside ? 2 : 1
        spacing: Theme.space12
        visible: page.beside || !page.reading || rules.searching
        ComboField {
            id: games
            readonly property var all: Array.from(App.newGame.games)
            width: page.beside ? chapters.width : head.width
            label: qsTr("Game")
            model: all
            textRole: "name"
            valueRole: "id"
            currentIndex: all.findIndex(game => game.id === rules.game)
            onActivated: index => {
                rules.game = all[index].id
                page.rewind()
            }
        }
        TextInputField {
            id: search
            width: page.beside ? head.width - head.spacing - games.width : head.width
            label: qsTr("Search the rules")
            maximumLength: 60
            onTextEdited: page.find(text)
        }
    }

    ScrollPane {
        id: chapters
        x: Theme.space8
        y: head.visible ? head.y + head.height + Theme.space8 : 0
        width: page.beside ? Theme.px(272) : parent.width - 2 * x
        height: parent.height - y
        visible: page.beside || !page.textShown
        margin: Theme.space8
        name: qsTr("Chapters")

        Column {
            id: list
            readonly property real rowWidth: chapters.width - 2 * chapters.margin
            Repeater {
                model: rules.chapters
                ListRow {
                    required property string chapter
                    required property string title
                    required property int hits
                    required glyph
                    width: list.rowWidth
                    text: title
                    value: hits > 0 ? hits : ""
                    chevron: !page.beside
                    selected: page.beside && !rules.searching && chapter === rules.chapter
                    selectable: page.beside
                    onClicked: page.read(chapter)
                }
            }
            ListRow {
                width: list.rowWidth
                visible: !rules.searching && App.table === null
                text: qsTr("Practice")
                glyph: "play"
                chevron: true
                onClicked: page.go("practice")
            }
        }
    }
    ScrollPane {
        id: reader
        x: page.beside ? chapters.x + chapters.width : 0
        y: chapters.y
        width: parent.width - x
        height: parent.height - y
        visible: page.textShown
        focus: page.beside || page.reading
        activeFocusOnTab: true // so that it can be read even if it does not scroll
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: rules.searching ? qsTr("What was found") : page.title

        Column {
            id: lines
            readonly property real rowWidth: Math.min(reader.width - 2 * reader.margin, reader.maximumWidth)
            spacing: Theme.space16
            AppButton {
                visible: !page.beside && !rules.searching
                text: qsTr("Chapters")
                glyph: "back"
                onClicked: page.toChapters()
            }
            AppLabel {
                width: lines.rowWidth
                visible: rules.count === 0
                text: qsTr("No rule has all of these words.")
                color: Theme.mutedOnTable
                wrapMode: Text.Wrap
            }
            Repeater {
                model: rules
                RuleText { width: lines.rowWidth }
            }
        }
    }
}
