// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Each city's last turn in words, in windows without room for the ribbon, or on request.
DialogFrame {
    id: sheet

    required property ClassicRevealModel reveal

    title: qsTr("Last turn")
    explanation: reveal.count === 0 ? qsTr("Nothing has been played yet.") : ""

    Column {
        id: entries
        Layout.fillWidth: true
        spacing: Theme.space12
        Accessible.role: Accessible.List
        Accessible.name: sheet.title
        Repeater {
            model: sheet.reveal
            RowLayout {
                id: entry
                required property string name
                required property string color
                required property int action
                required property string card
                required property string text
                width: entries.width
                spacing: Theme.space8
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.action(name, text)

                Rectangle {
                    Layout.preferredWidth: Theme.px(5)
                    Layout.fillHeight: true
                    color: Theme.seat(entry.color)
                }
                Glyph {
                    name: ActionGlyphs.of(entry.action)
                    color: Theme.muted
                    size: Theme.glyphSize
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0
                    AppLabel {
                        Layout.fillWidth: true
                        text: entry.name
                        strong: true
                        Accessible.ignored: true
                    }
                    AppLabel {
                        Layout.fillWidth: true
                        text: entry.text
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                Picture {
                    Layout.preferredWidth: Theme.px(120)
                    Layout.preferredHeight: Theme.px(28)
                    visible: entry.card !== "" && sheet.width > Theme.px(480)
                    art: Art.head(entry.card)
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
