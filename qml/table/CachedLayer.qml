// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A part of a table that seldom changes: drawn into a picture of its own, which the scene graph then
// draws in one batch, however many texts, signs and rounded corners are in it. Not for what moves
// all the time: each change draws the whole part anew. It lies on whole pixels, so that what is in
// it stays sharp. The software renderer knows no batches, and draws layers black.
//   place    where its content lies; rings may reach a little beyond
Item {
    id: still

    property rect place
    default property alias content: inner.data
    readonly property real reach: whole(Theme.px(8))

    /// On a screen of 150 % a pixel of its own is two thirds of ours.
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
