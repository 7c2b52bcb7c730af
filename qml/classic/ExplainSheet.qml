// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// How a number of the score sheet came about, line by line; all seven for a total.
DialogFrame {
    id: sheet

    required property ClassicTable table
    property int seat: 0
    property list<string> categories
    readonly property City city: table.cityAt(seat)

    preferredWidth: 560
    title: categories.length === 1 ? Category.title(categories[0]) : qsTr("Where the points came from")
    explanation: city ? qsTr("%1, %2").arg(city.name).arg(city.wonderName) : ""

    function show(which: int, category: string) {
        seat = which
        categories = category === "" ? Category.all : [category]
        open()
    }

    function sumOf(lines: list<var>): int {
        let sum = 0
        for (const line of lines)
            sum += line.points
        return sum
    }
    /// "9 + 4 + 1 + 7"
    function sumText(lines: list<var>): string {
        let text = ""
        for (const line of lines) {
            const amount = line.points < 0 ? "\u2212 " + -line.points : "" + line.points
            text += text === "" || line.points < 0 ? (text === "" ? "" : " ") + amount : " + " + amount
        }
        return text
    }

    Column {
        id: parts
        Layout.fillWidth: true
        spacing: Theme.space16
        Repeater {
            model: sheet.categories
            ColumnLayout {
                id: part
                required property string modelData
                readonly property list<var> lines: sheet.table.scores.explain(sheet.seat, modelData)
                readonly property int sum: sheet.sumOf(lines)
                width: parts.width
                spacing: Theme.space4

                RowLayout {
                    spacing: Theme.space8
                    Glyph {
                        name: Category.glyph(part.modelData)
                        color: Category.textColor(part.modelData)
                        size: Theme.px(26)
                    }
                    AppLabel {
                        Layout.fillWidth: true
                        text: part.lines.length > 1
                            ? sheet.sumText(part.lines) + " = " + part.sum
                            : sheet.categories.length > 1 ? Category.title(part.modelData) : ""
                        title: true
                        strong: true
                        font.pixelSize: Theme.leadSize
                        wrapMode: Text.Wrap
                    }
                    AppLabel {
                        visible: part.lines.length < 2
                        text: part.sum
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
