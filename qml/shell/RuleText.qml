// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One line of the rules: a chapter heading, a sentence or two, a glyph and its meaning, a question with
// its answer, or a row of the worked example with its points. Properties are the roles of RulesModel.
Item {
    id: line

    required property string kind
    required property string glyph
    required property string title
    required property string text
    required property string markedTitle
    required property string markedText
    required property int points
    readonly property bool head: kind === "chapter"

    implicitHeight: Math.max(sign.visible ? sign.height : 0, words.height, sum.visible ? sum.height : 0)

    Glyph {
        id: sign
        visible: line.glyph !== ""
        name: line.glyph
        size: Theme.px(32)
        color: Words.signColor(line.glyph)
    }
    Column {
        id: words
        x: sign.visible ? sign.width + Theme.space12 : 0
        width: line.width - x - (sum.visible ? sum.width + Theme.space16 : 0)
        spacing: Theme.space4
        AppLabel {
            width: parent.width
            visible: line.title !== ""
            text: line.markedTitle
            title: line.head
            strong: true
            font.pixelSize: line.head ? Theme.titleSize : Theme.bodySize
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            Accessible.role: line.head ? Accessible.Heading : Accessible.StaticText
            Accessible.name: line.title
        }
        AppLabel {
            width: parent.width
            visible: line.text !== ""
            text: line.markedText
            textFormat: Text.StyledText
            wrapMode: Text.Wrap
            lineHeight: 1.2
            Accessible.name: line.text
        }
    }
    AppLabel {
        id: sum
        anchors.right: parent.right
        visible: line.kind === "score"
        text: line.points.toLocaleString(Qt.locale(), "f", 0)
        strong: true
        font.pixelSize: Theme.leadSize
        Accessible.name: qsTr("%n point(s)", "", line.points)
    }
}
