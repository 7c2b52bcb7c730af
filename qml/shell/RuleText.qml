// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One line of the rules: a chapter heading, a sentence or two, a glyph and its meaning, a question with
// its answer, the things themselves with a caption, or a row of the worked example with its points. Properties are
// the roles of RulesModel.
Item {
    id: line

    required property string kind
    required property string glyph
    required property string title
    required property string text
    required property string markedTitle
    required property string markedText
    required property int points
    required property var pictures
    readonly property bool head: kind === "chapter"

    /// The URL of a picture of RulesModel.
    function artOf(picture: string): string {
        const name = picture.slice(picture.indexOf("/") + 1)
        if (picture.startsWith("poster/"))
            return name.startsWith("game-") ? Look.game(name.slice(5)) : Art.poster(name)
        return picture.startsWith("card/") ? Art.card(name) : "image://" + picture + Art.style
    }

    /// The caption is beside the pictures if there is room, otherwise below.
    readonly property bool beside: pictures.length > 0 && width - shown.width > Theme.px(220)

    implicitHeight: Math.max(sign.visible ? sign.height : 0, words.y + words.height, sum.visible ? sum.height : 0,
                             pictures.length > 0 ? shown.height : 0)

    Row {
        id: shown
        readonly property real most: (line.width - (line.pictures.length - 1) * spacing) / Math.max(1, line.pictures.length)
        spacing: Theme.space12
        Repeater {
            model: line.pictures
            Item {
                id: place
                required property string modelData
                readonly property bool wide: modelData.startsWith("poster/")
                width: Math.min(Theme.px(wide ? 190 : 120), shown.most)
                height: wide ? width * 0.72 : width * 1.4
                DrawnImage {
                    anchors.fill: parent
                    fillMode: Image.PreserveAspectCrop
                    source: line.artOf(place.modelData)
                }
            }
        }
    }

    Glyph {
        id: sign
        visible: line.glyph !== ""
        name: line.glyph
        size: Theme.px(32)
        color: Words.signColor(line.glyph)
    }
    Column {
        id: words
        x: line.beside ? shown.width + Theme.space16 : sign.visible ? sign.width + Theme.space12 : 0
        y: line.beside ? Math.max(0, (shown.height - height) / 2) : line.pictures.length > 0 ? shown.height + Theme.space8 : 0
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
