// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A rendered picture, asked for in exactly the device pixels it takes, and not before it has a
// size. Decoration: what carries the meaning gives the Accessible.name.
//   art                    its address
//   artWidth, artHeight    the size to render at; keep it fixed while the item moves or scales
Image {
    property string art
    property real artWidth: width
    property real artHeight: height

    source: artWidth >= 8 && artHeight >= 8 ? art : ""
    sourceSize.width: Math.max(1, Math.ceil(artWidth * Screen.devicePixelRatio))
    sourceSize.height: Math.max(1, Math.ceil(artHeight * Screen.devicePixelRatio))
    Accessible.ignored: true
}
