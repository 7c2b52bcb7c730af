// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// An image rendered by the program at its exact size in device pixels. While the size changes, as when
// the window is resized, the old image is stretched; it is rendered again once the size settles.
//   drawnWidth, drawnHeight    the size to render at
// Decorative: the item that carries the meaning sets Accessible.name.
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
