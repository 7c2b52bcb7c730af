// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// Explains the parts of the focused item, one below the other.
//   show(lines)   `{glyph, name, sentence}`
DialogFrame {
    id: sheet

    property list<var> lines

    title: qsTr("What is this?")
    explanation: lines.length === 0 ? qsTr("Nothing more to explain here.") : ""
    preferredWidth: 560

    function show(told: list<var>) {
        lines = told
        open()
    }

    Column {
        id: column
        Layout.fillWidth: true
        spacing: Theme.space12
        Repeater {
            model: sheet.lines
            Item {
                id: line
                required property var modelData
                width: column.width
                height: words.height
                Accessible.role: Accessible.StaticText
                Accessible.name: Phrase.sentences([modelData.name, modelData.sentence])
                Glyph {
                    name: line.modelData.glyph
                    color: Words.signColor(line.modelData.glyph)
                    size: Theme.px(24)
                }
                Column {
                    id: words
                    x: Theme.px(36)
                    width: parent.width - x
                    AppLabel {
                        width: parent.width
                        text: line.modelData.name
                        strong: true
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                    AppLabel {
                        width: parent.width
                        visible: text !== ""
                        text: line.modelData.sentence
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
