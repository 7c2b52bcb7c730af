// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A rendered line of signs: as wide as it comes out at its height, or smaller where there is less
// room.
Image {
    id: signs

    property string address
    property real maximumWidth: Infinity
    readonly property real ratio: implicitHeight > 0 ? implicitWidth / implicitHeight : 0

    width: Math.min(maximumWidth, height * ratio)
    source: height >= 4 ? address : ""
    sourceSize.height: Math.ceil(height * Screen.devicePixelRatio)
    fillMode: Image.PreserveAspectFit
    horizontalAlignment: Image.AlignLeft
    Accessible.ignored: true
}
