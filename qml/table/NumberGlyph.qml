// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A glyph with a number in its middle: a coin, a wreath, a conflict token. Rendered as one picture,
// because text over a picture would break batching on a table full of them.
//   name    "disc" (a price), "gain" (coins gained or lost), "points", or "number": the bare number, as high as text
//   number, color, ink, size (already scaled)
Image {
    id: glyph

    property string name: "disc"
    property string number
    property color color: Theme.gold
    property color ink: Theme.goldInk
    property real size: Theme.px(20)

    width: size
    height: size
    source: "image://glyph/" + name + "?color=" + encodeURIComponent(color.toString())
            + "&number=" + encodeURIComponent(number) + "&ink=" + encodeURIComponent(ink.toString())
    sourceSize.width: Math.ceil(size * Screen.devicePixelRatio)
    sourceSize.height: Math.ceil(size * Screen.devicePixelRatio)
    Accessible.ignored: true
}
