// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Helpers
import Mirabilia.Theme

// No sheet lies on the pad: which game, how many players; or on with the sheet that was left; or to
// what has been kept.
//   go(string)    "scoreHistory", "scoreStatistics", "scoreImport"
FocusScope {
    id: view

    signal go(string where)

    property string box: ScoreBook.pad.box !== "" ? ScoreBook.pad.box : "classic"
    readonly property var boxes: ScoreBook.boxes
    readonly property var facts: boxes.find(one => one.box === box) ?? { fewest: 2, most: 2 }
    property int wanted: 3
    readonly property int players: Math.max(facts.fewest, Math.min(facts.most, wanted))

    function counts(): list<string> {
        const all = []
        for (let i = facts.fewest; i <= facts.most; ++i)
            all.push("" + i)
        return all
    }
    function begin() {
        ScoreBook.pad.begin(box, players)
    }

    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.px(640)
        name: qsTr("New sheet")

        Panel {
            Layout.fillWidth: true
            visible: ScoreBook.history.unfinished !== ""
            padding: Theme.space8
            ListRow {
                width: parent.width
                text: qsTr("Go on with the sheet you left")
                description: ScoreBook.history.unfinishedTitle
                glyph: "pad"
                glyphColor: Theme.goldText
                chevron: true
                onClicked: ScoreBook.open(ScoreBook.history.unfinished)
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
                    onPicked: value => view.box = value
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
                                                               : qsTr("%n game(s)", "", ScoreBook.history.total)
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
            }
        }
    }
}
