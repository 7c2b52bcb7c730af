// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls // LineEnds, from C++
import Mirabilia.Theme

// A pressable row of a list.
//   text, description (second line)
//   textLines             lines the text may wrap to, default 2
//   glyph, glyphColor     on the left
//   value                 short text on the right
//   chevron               an arrow on the right: pressing opens another page
//   selected              a tick on the right and a gold tint: the current choice
//   selectable            reserves the space of the tick while not selected
//   strong                semi-bold first line, as when selected
//   highlighted           the row the arrow keys have reached
//   trailing              items at the right end (Chip, CoinBadge, ...)
//   signal clicked()
BaseButton {
    id: control

    property string description
    property int textLines: 2
    property string glyph
    property color glyphColor: Theme.ink
    property string value
    property bool chevron: false
    property bool selected: false
    property bool selectable: selected
    property bool strong: selected
    property alias trailing: tail.data

    // A disabled row is not dimmed: it still says why it is disabled.
    opacity: 1
    implicitWidth: row.implicitWidth + 2 * Theme.space12
    implicitHeight: Math.max(Theme.target, row.implicitHeight + 2 * Theme.space8)

    Accessible.role: Accessible.ListItem
    Accessible.name: Phrase.facts([text, description, value])
    Accessible.selectable: selectable
    Accessible.selected: selected

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        spacing: Theme.space12

        Glyph {
            visible: control.glyph !== "" && control.width >= Theme.px(240)
            name: control.glyph
            color: control.enabled ? control.glyphColor : Theme.muted
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            AppLabel {
                Layout.fillWidth: true
                text: control.text
                muted: !control.enabled
                strong: control.strong
                wrapMode: LineEnds.wholeWords(text)
                maximumLineCount: control.textLines
                Accessible.ignored: true
            }
            AppLabel {
                Layout.fillWidth: true
                visible: control.description !== ""
                text: control.description
                muted: !control.selected
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        AppLabel {
            Layout.maximumWidth: control.width / 2
            visible: control.value !== ""
            text: control.value
            muted: !control.selected
            Accessible.ignored: true
        }
        RowLayout {
            id: tail
            visible: children.length > 0
            spacing: Theme.space8
        }
        Glyph {
            visible: control.selected || control.selectable || control.chevron
            name: control.selected ? "tick" : control.chevron ? "back" : ""
            rotation: control.selected ? 0 : 180
            size: Theme.px(20)
            color: control.selected ? Theme.goldText : Theme.muted
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: control.selected ? Theme.selectedTint : control.highlighted ? Theme.hoverTint : "transparent"

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered && control.enabled
            pressed: control.down
        }
        FocusRing {
            inset: true
            shown: control.visualFocus
        }
    }
}
