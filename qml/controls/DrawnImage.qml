// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the program draws at exactly the device pixels that it takes. While its size changes, as in a
// window that is being resized, it is stretched; it is drawn anew when the size rests.
//   drawnWidth, drawnHeight    the size to draw at
// Decoration: what carries the meaning gives the Accessible.name.
Image {
    id: image

    property real drawnWidth: width
    property real drawnHeight: height

    readonly property size wanted: Qt.size(Math.max(1, Math.ceil(drawnWidth * Screen.devicePixelRatio)),
                                           Math.max(1, Math.ceil(drawnHeight * Screen.devicePixelRatio)))

    function take() {
        sourceSize = wanted
    }
    onWantedChanged: status === Image.Ready ? rest.restart() : take()
    Accessible.ignored: true

    Timer {
        id: rest
        interval: 100
        onTriggered: image.take()
    }
}
