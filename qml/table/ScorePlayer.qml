// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A player's head on the score sheet: rank or crown, name and wonder.
//   placed   true once all points are counted and the ranks are known
Item {
    id: player

    required property string name
    required property string board
    required property int rank
    required property bool isWinner
    property bool placed: true
    property int boardLines: 1

    implicitHeight: names.height

    AppLabel {
        x: Theme.space12
        width: Theme.px(24)
        horizontalAlignment: Text.AlignHCenter
        anchors.verticalCenter: parent.verticalCenter
        visible: player.placed && !player.isWinner
        text: player.rank
        strong: true
        font.pixelSize: Theme.leadSize
        Accessible.ignored: true
    }
    Glyph {
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: player.placed && player.isWinner
        name: "crown"
        color: Theme.gold
        size: Theme.px(28)
    }
    Column {
        id: names
        x: Theme.px(42)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - Theme.space8
        AppLabel {
            width: parent.width
            text: player.name
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            visible: text !== ""
            text: player.board
            muted: true
            font.pixelSize: Theme.captionSize
            // Not both: text that wraps and shrinks keeps the height of its former lines.
            wrapMode: player.boardLines > 1 ? Text.Wrap : Text.NoWrap
            maximumLineCount: player.boardLines
            fontSizeMode: player.boardLines > 1 ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            Accessible.ignored: true
        }
    }
}
