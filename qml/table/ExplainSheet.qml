// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// Explains a number of the score sheet line by line; for a total, all categories.
DialogFrame {
    id: sheet

    required property TableModel table
    /// The explanations, as from ScoresModel.explain().
    property list<var> parts

    preferredWidth: 560
    title: parts.length === 1 ? parts[0].title : qsTr("Where the points came from")

    /// Explains one category of a row of the score sheet, or all of them if `category` is empty.
    function show(seat: int, name: string, board: string, category: string) {
        const scores = table.scores
        explanation = Phrase.of(qsTr("%1, %2"), name, board)
        parts = scores.categories.filter(known => category === "" || known.id === category)
                                 .map(known => scores.explain(seat, known.id))
        open()
    }

    Column {
        id: column
        Layout.fillWidth: true
        spacing: Theme.space16
        Repeater {
            model: sheet.parts
            ColumnLayout {
                id: part
                required property var modelData
                readonly property list<var> lines: modelData.lines
                width: column.width
                spacing: Theme.space4

                RowLayout {
                    spacing: Theme.space8
                    Glyph {
                        name: part.modelData.glyph
                        color: Words.categoryTextColor(part.modelData)
                        size: Theme.px(26)
                    }
                    AppLabel {
                        Layout.fillWidth: true
                        text: part.lines.length > 1
                            ? part.modelData.sumText + " = " + part.modelData.sum
                            : sheet.parts.length > 1 ? part.modelData.title : ""
                        title: true
                        strong: true
                        font.pixelSize: Theme.leadSize
                        wrapMode: Text.Wrap
                    }
                    AppLabel {
                        visible: part.lines.length < 2
                        text: part.modelData.sum
                        strong: true
                        font.pixelSize: Theme.leadSize
                    }
                }
                Column {
                    id: rows
                    Layout.fillWidth: true
                    spacing: Theme.space4
                    Repeater {
                        model: part.lines
                        RowLayout {
                            id: line
                            required property var modelData
                            readonly property string card: modelData.card
                            readonly property string text: modelData.text
                            readonly property int points: modelData.points
                            width: rows.width
                            spacing: Theme.space8
                            Picture {
                                Layout.preferredWidth: Theme.px(120)
                                Layout.preferredHeight: Theme.px(28)
                                visible: line.card !== ""
                                art: Art.head(line.card)
                            }
                            AppLabel {
                                Layout.fillWidth: true
                                text: line.text
                                wrapMode: Text.Wrap
                            }
                            AppLabel {
                                text: line.points < 0 ? "\u2212" + -line.points : line.points
                                strong: true
                            }
                        }
                    }
                }
                AppLabel {
                    visible: part.lines.length === 0
                    text: qsTr("Nothing")
                    muted: true
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
