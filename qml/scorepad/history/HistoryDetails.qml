// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// One kept sheet for reading: the players, best first, with all their points; what was noted.
//   facts    as ScoreHistoryModel has them
ColumnLayout {
    id: details

    property var facts

    readonly property string when: {
        if (!facts)
            return ""
        const minutes = facts.minutes > 0 ? qsTr("%n minute(s)", "", facts.minutes) : ""
        return Phrase.dotted([facts.boxName, facts.dateText, facts.place, minutes, facts.edition, facts.addOns])
    }

    spacing: Theme.space16

    /// "Military 6, Treasury 4 ..."
    function points(player: var): string {
        const parts = []
        for (let i = 0; i < facts.rows.length; ++i) {
            if (player.values[i] !== "")
                parts.push(facts.rows[i].name + " " + player.values[i])
        }
        return Phrase.facts(parts)
    }

    // How a Duel ended whose points say nothing.
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: details.facts?.early ?? ""
        strong: true
        wrapMode: Text.Wrap
    }
    AppLabel {
        Layout.fillWidth: true
        text: details.when
        muted: true
        wrapMode: Text.Wrap
    }
    Column {
        id: players
        Layout.fillWidth: true
        spacing: Theme.space16
        Repeater {
            model: details.facts?.players ?? []
            RowLayout {
                id: line
                required property var modelData
                readonly property string name: modelData.name
                width: players.width
                spacing: Theme.space12
                Rectangle {
                    Layout.fillHeight: true
                    implicitWidth: Theme.px(5)
                    color: Theme.seat(line.modelData.color)
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: Theme.px(2)
                    RowLayout {
                        spacing: Theme.space8
                        Glyph {
                            visible: line.modelData.isWinner
                            name: "crown"
                            color: Theme.gold
                            size: Theme.px(20)
                        }
                        AppLabel {
                            Layout.fillWidth: true
                            text: line.name
                            title: true
                            strong: true
                            font.pixelSize: Theme.leadSize
                        }
                        AppLabel {
                            text: line.modelData.rankText
                            muted: true
                            font.pixelSize: Theme.captionSize
                        }
                        AppLabel {
                            visible: line.modelData.hasTotal
                            text: Rows.plain(line.modelData.total)
                            strong: true
                            font.pixelSize: Theme.titleSize
                        }
                    }
                    AppLabel {
                        Layout.fillWidth: true
                        visible: text !== ""
                        text: (line.modelData.wonderName + " " + line.modelData.side).trim()
                        muted: true
                        font.pixelSize: Theme.captionSize
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.space12
                        Accessible.role: Accessible.StaticText
                        Accessible.name: details.points(line.modelData)
                        Repeater {
                            model: details.facts ? details.facts.rows : []
                            Row {
                                id: value
                                required property var modelData
                                required property int index
                                readonly property string points: line.modelData.values[index]
                                visible: points !== ""
                                spacing: Theme.space4
                                Glyph {
                                    name: value.modelData.glyph
                                    color: Rows.textColor(value.modelData.family)
                                    size: Theme.px(22)
                                }
                                AppLabel {
                                    text: value.points.replace("-", "\u2212")
                                    Accessible.ignored: true
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: details.facts ? details.facts.notes : ""
        wrapMode: Text.Wrap
    }
}
