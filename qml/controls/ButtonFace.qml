// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls // LineEnds, from C++
import Mirabilia.Theme

// Glyph, label and second line in the middle of a button. Internal.
Item {
    id: face

    property string glyph
    property string text
    property string subLabel
    property color color: Theme.ink
    property bool strong: true
    property int lines: 2
    readonly property int alignment: glyph === "" ? Text.AlignHCenter : Text.AlignLeft

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    RowLayout {
        id: row
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width)
        spacing: Theme.space8

        Glyph {
            visible: face.glyph !== ""
            name: face.glyph
            color: face.color
        }
        ColumnLayout {
            visible: face.text !== ""
            spacing: 0
            AppLabel {
                Layout.fillWidth: true
                text: face.text
                color: face.color
                strong: face.strong
                wrapMode: LineEnds.wholeWords(text)
                maximumLineCount: face.lines
                horizontalAlignment: face.alignment
                Accessible.ignored: true
            }
            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: face.subLabel
                color: face.color
                font.pixelSize: Theme.captionSize
                wrapMode: LineEnds.wholeWords(text)
                maximumLineCount: face.lines
                horizontalAlignment: face.alignment
                Accessible.ignored: true
            }
        }
    }
}
