// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A cached layer for a part of a table that seldom changes: the scene graph draws it in one batch,
// however many texts, signs and rounded corners it contains. Every change redraws the whole layer, so
// not for anything that moves constantly. Aligned to whole pixels to keep the content sharp. Disabled
// in the software renderer, which has no batches and draws layers black.
//   place    geometry of the content; focus rings may extend a little beyond it
Item {
    id: still

    property rect place
    default property alias content: inner.data
    readonly property real reach: whole(Theme.px(8))

    /// Rounds to device pixels: at 150 % one is two thirds of a unit.
    function whole(length: real): real {
        return Math.round(length * Screen.devicePixelRatio) / Screen.devicePixelRatio
    }

    x: whole(place.x) - reach
    y: whole(place.y) - reach
    width: whole(place.width) + 2 * reach
    height: whole(place.height) + 2 * reach
    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Unknown && GraphicsInfo.api !== GraphicsInfo.Software

    Item {
        id: inner
        anchors.fill: parent
        anchors.margins: still.reach
    }
}
