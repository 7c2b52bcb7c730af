// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls // LineEnds, of C++
import Mirabilia.Theme

// Text that a person reads (and a screen reader finds). Plain text; elides unless wrapMode is set; then
// lines of Chinese and Japanese end where a phrase does. `text` is never other than what was put in.
//   title     EB Garamond instead of Inter
//   muted     second-rank text (on surfaces; on the table set color: Theme.mutedOnTable)
//   strong    semi-bold
// Size: font.pixelSize: Theme.captionSize ... Theme.displaySize.
WrappedLabel {
    id: control

    property string text
    // In halves of a character; 0: it limits no phrase. What is as wide as its text has none, and would
    // chase itself.
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
