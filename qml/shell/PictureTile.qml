// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// An option shown by its picture with its name below; without a picture, a single line with a glyph.
//   picture           its URL
//   pictureHeight     the picture is cropped to this height
//   glyph             shown if there is no picture
//   text              its name
//   detail            an additional text below the name; only read aloud if there is no room
//   captionHeight     height reserved for both texts
//   captionNeed       height of both texts, with padding
//   chosen            true for the current choice
//   taken             true if somebody else has it, so that it cannot be chosen
//   signal clicked()
ChoiceButton {
    id: tile

    property string picture
    property real pictureHeight: width * 9 / 16
    property string glyph
    property string detail
    property real captionHeight: Theme.px(58)
    readonly property real captionNeed: name.implicitHeight + (detail === "" ? 0 : more.implicitHeight) + Theme.space8
    property bool taken: false
    readonly property bool line: picture === ""
    readonly property alias thumb: thumb

    implicitHeight: line ? Math.max(Theme.target, captionNeed + Theme.space8) : thumb.y + thumb.height + captionHeight
    Accessible.name: Phrase.facts([text, detail])
    focus: chosen
    activeFocusOnTab: chosen || activeFocus

    background: Rectangle {
        radius: Theme.radiusSmall
        color: tile.chosen ? Theme.ink : tile.hovered || tile.taken ? Theme.quietTint : Theme.raised
        border.width: tile.chosen ? 0 : Theme.stroke
        border.color: Theme.outline
        FocusRing {
            shown: tile.visualFocus
            cornerRadius: Theme.radiusSmall
        }
    }
    Picture {
        id: thumb
        x: Theme.px(3)
        y: Theme.px(3)
        width: tile.width - 2 * x
        height: Math.round(tile.pictureHeight)
        visible: !tile.line
        opacity: tile.taken ? Theme.disabledOpacity : 1
        source: tile.picture
    }
    Column {
        id: caption
        readonly property color ink: tile.chosen ? Theme.surface : Theme.ink
        x: !tile.line ? Theme.space4 : tile.glyph === "" ? Theme.space12 : Theme.px(40)
        y: (tile.line ? 0 : thumb.y + thumb.height) + (room - height) / 2
        width: tile.width - x - (tile.line ? Theme.px(40) : x)
        readonly property int alignment: tile.line && tile.glyph === "" ? Text.AlignLeft : Text.AlignHCenter
        readonly property real room: tile.line ? tile.height : tile.captionHeight

        AppLabel {
            id: name
            width: parent.width
            text: tile.text
            strong: tile.chosen
            color: caption.ink
            font.pixelSize: tile.line ? Theme.bodySize : Theme.captionSize
            wrapMode: LineEnds.wholeWords(text)
            maximumLineCount: 3
            horizontalAlignment: caption.alignment
            Accessible.ignored: true
        }
        AppLabel {
            id: more
            width: parent.width
            visible: tile.detail !== "" && name.height + implicitHeight <= caption.room
            text: tile.detail
            color: caption.ink
            font.pixelSize: Theme.captionSize
            wrapMode: LineEnds.wholeWords(text)
            maximumLineCount: 2
            horizontalAlignment: caption.alignment
            Accessible.ignored: true
        }
    }
    Glyph {
        x: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        visible: tile.line
        name: tile.glyph
        color: caption.ink
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: tile.line ? Theme.space8 : 0
        y: tile.line ? (tile.height - height) / 2 : 0
        width: Theme.px(24)
        height: width
        radius: Theme.radiusSmall
        visible: tile.chosen
        color: Theme.ink
        Glyph {
            anchors.centerIn: parent
            name: "tick"
            color: Theme.surface
            size: Theme.px(20)
        }
    }
}
