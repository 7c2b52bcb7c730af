// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// A push button with a label.
//   text        the label; wraps to `lines` (default 2), then elides; the subLabel does the same
//   variant     "primary" (the one thing to do here), "plain" (default), "quiet", "danger"
//   glyph       optional glyph before the label
//   subLabel    optional second line, smaller ("pay 2 to the left")
//   stretch     fills the width of the layout it sits in
//   tight       narrower horizontal padding where room is short
//   signal clicked()
BaseButton {
    id: control

    property string variant: "plain"
    property string glyph
    property string subLabel
    property bool stretch: false
    property bool tight: false
    property int lines: 2

    readonly property color inkColor: variant === "primary" ? Theme.goldInk
                                      : variant === "danger" ? Theme.badText : Theme.ink

    Layout.fillWidth: stretch
    leftPadding: tight ? Theme.space8 : variant === "quiet" ? Theme.space12 : Theme.space24
    rightPadding: leftPadding
    topPadding: Theme.space8
    bottomPadding: Theme.space8

    Accessible.name: Phrase.facts([text, subLabel])

    contentItem: ButtonFace {
        glyph: control.glyph
        text: control.text
        subLabel: control.subLabel
        lines: control.lines
        color: control.inkColor
    }

    background: Rectangle {
        radius: Theme.radius
        color: control.variant === "primary" ? Theme.gold
               : control.variant === "quiet" ? "transparent" : Theme.raised
        border.width: control.variant === "plain" || control.variant === "danger" ? Theme.stroke : 0
        border.color: control.variant === "danger" ? Theme.bad : Theme.outline

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered && control.enabled
            pressed: control.down
        }
        FocusRing { shown: control.visualFocus }
    }
}
