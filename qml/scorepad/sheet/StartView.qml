// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Helpers
import Mirabilia.Theme

// No sheet lies on the pad: which game, who plays, what with; or the last table once more; or on with
// the sheet that was left; or to what has been kept.
//   ownSettings    the settings are here, for nothing else leads to them
//   go(string)     "scoreHistory", "scoreStatistics", "scoreImport", "settings"
FocusScope {
    id: view

    property bool ownSettings: false
    signal go(string where)

    property string box: ScoreBook.pad.lastBox()
    readonly property var boxes: ScoreBook.boxes
    readonly property var facts: boxes.find(one => one.box === box) ?? { fewest: 2, most: 2 }
    property int wanted: ScoreBook.pad.lastPlayers()
    readonly property int players: Math.max(facts.fewest, Math.min(facts.most, Math.max(wanted, seated.length)))
    /// Known people, those first who play most; at first as many as are seen at once, and one more for
    /// each who has been seated.
    readonly property var people: peopleOf(ScoreBook.history.total)
    readonly property int atFirst: 8
    property bool everybody: false
    /// Known people who play now, in seat order, and what they play with.
    property var seated: []
    property var expansions: []
    property string edition: ScoreBook.pad.lastEdition()
    /// Sheets that were left, the one written last first.
    readonly property var unfinished: ScoreBook.unfinished
    readonly property int leftAtFirst: 3
    property bool everyLeft: false
    readonly property var lastTable: box !== "" ? ScoreBook.pad.lastTable(box) : []

    Keys.onPressed: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter
        if (enter && event.modifiers & Qt.ControlModifier && lastTable.length > 0) {
            event.accepted = true
            ScoreBook.pad.beginAgain(box)
        }
    }
    onVisibleChanged: edition = ScoreBook.pad.lastEdition()

    function counts(): list<string> {
        const all = []
        for (let i = facts.fewest; i <= facts.most; ++i)
            all.push("" + i)
        return all
    }
    function toggled(list: var, one: string): var {
        return list.includes(one) ? list.filter(other => other !== one) : [...list, one]
    }
    /// Anew when there is another game.
    function peopleOf(_games: int): list<string> {
        return ScoreBook.pad.completions("", everybody ? 10000 : atFirst + facts.most)
    }
    function begin() {
        const names = Array.from({ length: players }, (_, seat) => seated[seat] ?? "")
        const last = ScoreBook.pad.lastEdition()
        const begun = seated.length > 0 ? ScoreBook.pad.beginWith(box, names) : ScoreBook.pad.begin(box, players)
        if (!begun)
            return
        expansions.forEach(rowId => ScoreBook.pad.showRow(rowId, true))
        if (box === "classic" && edition !== last)
            ScoreBook.pad.boxEdition = edition
    }

    // Some of many, each one press away.
    component Pick: Column {
        id: pick
        required property string title
        required property var options
        required property var chosen
        property int most: options.length
        property string moreText
        property bool full: false
        property bool numbered: false
        signal toggled(string key)
        signal moreWanted()
        visible: options.length > 0
        spacing: Theme.space4
        Accessible.role: Accessible.Grouping
        Accessible.name: title
        AppLabel {
            text: pick.title
            muted: true
            font.pixelSize: Theme.captionSize
        }
        Flow {
            width: parent.width
            spacing: Theme.space8
            // By their number: none is made anew, and none loses the keyboard, when one is picked.
            Repeater {
                model: pick.options.length
                PickChip {
                    required property int index
                    readonly property var option: pick.options[index] ?? { key: "", text: "" }
                    width: Math.min(implicitWidth, pick.width)
                    visible: index < pick.most
                    text: option.text
                    picked: pick.chosen.includes(option.key)
                    number: picked && pick.numbered ? pick.chosen.indexOf(option.key) + 1 : 0
                    enabled: picked || !pick.full
                    onClicked: pick.toggled(option.key)
                }
            }
            AppButton {
                visible: pick.options.length > pick.most
                leftPadding: Theme.space12
                variant: "quiet"
                glyph: "plus"
                text: pick.moreText
                onClicked: pick.moreWanted()
            }
        }
    }
    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.px(640)
        name: qsTr("New sheet")

        Panel {
            Layout.fillWidth: true
            visible: view.unfinished.length > 0 || view.lastTable.length > 0
            padding: Theme.space8
            ColumnLayout {
                width: parent.width
                spacing: 0
                ListRow {
                    Layout.fillWidth: true
                    visible: view.unfinished.length > 0
                    text: qsTr("Go on with the sheet you left")
                    description: view.unfinished[0]?.title ?? ""
                    glyph: "pad"
                    glyphColor: Theme.goldText
                    chevron: true
                    onClicked: ScoreBook.open(view.unfinished[0].sheetId)
                }
                Column {
                    id: sheets
                    Layout.fillWidth: true
                    visible: view.unfinished.length > 1
                    Repeater {
                        model: Math.max(0, Math.min(view.unfinished.length, view.everyLeft ? view.unfinished.length : view.leftAtFirst) - 1)
                        ListRow {
                            id: older
                            required property int index
                            readonly property var kept: view.unfinished[index + 1] ?? { sheetId: "", title: "", dateText: "" }
                            width: sheets.width
                            text: qsTr("Go on with an older sheet")
                            description: Phrase.dotted([kept.title, kept.dateText])
                            glyph: "pad"
                            glyphColor: Theme.goldText
                            chevron: true
                            onClicked: ScoreBook.open(older.kept.sheetId)
                        }
                    }
                    ListRow {
                        width: sheets.width
                        visible: !view.everyLeft && view.unfinished.length > view.leftAtFirst
                        text: qsTr("More sheets that were left")
                        glyph: "plus"
                        onClicked: view.everyLeft = true
                    }
                }
                ListRow {
                    Layout.fillWidth: true
                    visible: view.lastTable.length > 0
                    text: qsTr("The same table again")
                    description: Phrase.facts(view.lastTable)
                    glyph: "people"
                    glyphColor: Theme.goldText
                    chevron: true
                    onClicked: ScoreBook.pad.beginAgain(view.box)
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            focus: true
            title: qsTr("New sheet")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space16
                Choice {
                    Layout.fillWidth: true
                    label: qsTr("Game")
                    value: view.box
                    options: view.boxes.map(one => ({ value: one.box, text: one.name, glyph: "" }))
                    onPicked: value => {
                        view.box = value
                        view.expansions = []
                    }
                }
                Pick {
                    Layout.fillWidth: true
                    title: qsTr("With")
                    options: (view.facts.expansions ?? []).map(one => ({ key: one.rowId, text: one.name }))
                    chosen: view.expansions
                    onToggled: key => view.expansions = view.toggled(view.expansions, key)
                }
                EditionChoice {
                    Layout.fillWidth: true
                    visible: view.box === "classic"
                    value: view.edition
                    onPicked: value => view.edition = value
                }
                HelperCounter {
                    Layout.fillWidth: true
                    visible: view.facts.most > view.facts.fewest && !picker.visible
                    label: qsTr("Players")
                    glyph: "people"
                    detail: ""
                    value: view.players
                    valueText: "" + view.players
                    minimum: view.facts.fewest
                    maximum: view.facts.most
                    description: qsTr("%n player(s)", "", view.players)
                    onStepped: by => view.wanted = view.players + by
                    onChosen: value => view.wanted = value
                    onPassed: view.begin()
                }
                Choice {
                    id: picker
                    Layout.fillWidth: true
                    visible: view.facts.most > view.facts.fewest && view.width >= Theme.px(80 + 48 * options.length)
                    label: qsTr("Players")
                    value: "" + view.players
                    options: view.counts()
                    onPicked: value => view.wanted = parseInt(value)
                }
                Pick {
                    Layout.fillWidth: true
                    title: qsTr("Who plays, in the order of the seats")
                    options: view.people.map(name => ({ key: name, text: name }))
                    chosen: view.seated
                    numbered: true
                    most: view.everybody ? options.length : view.atFirst + view.seated.length
                    moreText: qsTr("More names")
                    onMoreWanted: view.everybody = true
                    full: view.seated.length >= view.facts.most
                    onToggled: key => view.seated = view.toggled(view.seated, key)
                }
                AppButton {
                    stretch: true
                    focus: true
                    variant: "primary"
                    glyph: "pad"
                    text: qsTr("Start scoring")
                    onClicked: view.begin()
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            padding: Theme.space8
            ColumnLayout {
                width: parent.width
                spacing: 0
                ListRow {
                    Layout.fillWidth: true
                    text: qsTr("Game history")
                    description: ScoreBook.history.total === 0 ? qsTr("Finished games are kept here")
                                                               : qsTr("%Ln game(s)", "", ScoreBook.history.total)
                    glyph: "history"
                    chevron: true
                    onClicked: view.go("scoreHistory")
                }
                ListRow {
                    Layout.fillWidth: true
                    text: qsTr("Statistics")
                    description: qsTr("Who wins, with what, and how often")
                    glyph: "chart"
                    chevron: true
                    onClicked: view.go("scoreStatistics")
                }
                ListRow {
                    Layout.fillWidth: true
                    text: qsTr("Import")
                    description: qsTr("Sheets from a table or another pad: CSV or JSON")
                    glyph: "import"
                    chevron: true
                    onClicked: view.go("scoreImport")
                }
                ListRow {
                    Layout.fillWidth: true
                    visible: view.ownSettings
                    text: qsTr("Settings")
                    description: qsTr("Language, light or dark, size")
                    glyph: "settings"
                    chevron: true
                    onClicked: view.go("settings")
                }
            }
        }
    }
}
