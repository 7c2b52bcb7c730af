// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls // LineEnds, from C++
import Mirabilia.Theme

// Visible text, also exposed to screen readers. Plain text; elides unless wrapMode is set, in which case
// Chinese and Japanese lines break between phrases. `text` always stays exactly as assigned.
//   title     EB Garamond instead of Inter
//   muted     secondary text (on surfaces; on the table set color: Theme.mutedOnTable)
//   strong    semi-bold
// Size: font.pixelSize: Theme.captionSize ... Theme.displaySize.
WrappedLabel {
    id: control

    property string text
    // In half-widths of a CJK character; 0 = longer than any phrase. Not set while the label is as wide as
    // its text: the two would feed back into each other.
    property int lineLength: 0
    property bool title: false
    property bool muted: false
    property bool strong: false

    laidOut: wrapMode === Text.NoWrap || wrapMode === Text.WrapAnywhere ? text
             : LineEnds.heldTogether(text, lineLength)
    color: muted ? Theme.muted : Theme.ink
    linkColor: Theme.goldText
    font.family: title ? Theme.titleFont : Theme.textFont
    font.pixelSize: Theme.bodySize
    font.weight: !strong ? Font.Normal : title ? Theme.titleWeight(text) : Font.DemiBold
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    onWidthChanged: {
        if (wrapMode !== Text.NoWrap && Math.abs(width - implicitWidth) > 1)
            lineLength = LineEnds.limit(2 * width / font.pixelSize)
    }
}
