// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A rendered picture, cut to the item's shape. It is drawn a little larger than the item, in steps, so
// that a window that is being resized does not ask for a new drawing at every pixel.
Image {
    readonly property real step: 32

    sourceSize.width: Math.max(1, Math.ceil(width * Screen.devicePixelRatio / step) * step)
    sourceSize.height: Math.max(1, Math.ceil(height * Screen.devicePixelRatio / step) * step)
    fillMode: Image.PreserveAspectCrop
    asynchronous: true
    Accessible.ignored: true
}
