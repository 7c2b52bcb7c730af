// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// Text that a person reads (and a screen reader finds). Plain text; elides unless wrapMode is set.
//   title     EB Garamond instead of Inter
//   muted     second-rank text (on surfaces; on the table set color: Theme.mutedOnTable)
//   strong    semi-bold
// Size: font.pixelSize: Theme.captionSize ... Theme.displaySize.
T.Label {
    id: control

    property bool title: false
    property bool muted: false
    property bool strong: false

    color: muted ? Theme.muted : Theme.ink
    linkColor: Theme.goldText
    font.family: title ? Theme.titleFont : Theme.textFont
    font.pixelSize: Theme.bodySize
    font.weight: !strong ? Font.Normal : title ? Theme.titleWeight(text) : Font.DemiBold
    textFormat: Text.PlainText
    elide: Text.ElideRight
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
