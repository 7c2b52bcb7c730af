// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A glyph of the project's icon set in a single colour, rendered at its exact pixel size.
//   name    as in resources/icons ("coin", "points", ...); empty = draws nothing
//   color   the one colour (opaque)
//   size    side in pixels, already scaled (default Theme.glyphSize)
// Decorative: the item that carries the meaning sets Accessible.name.
Item {
    id: glyph

    property string name
    property color color: Theme.ink
    property real size: Theme.glyphSize

    implicitWidth: size
    implicitHeight: size

    Image {
        anchors.centerIn: parent
        width: glyph.size
        height: glyph.size
        visible: glyph.name !== ""
        // The colour has to be part of the URL: it is the key of the image cache.
        source: glyph.name === "" ? ""
                                  : "image://glyph/" + glyph.name + "?color="
                                    + encodeURIComponent(glyph.color.toString())
        sourceSize.width: Math.ceil(glyph.size * Screen.devicePixelRatio)
        sourceSize.height: Math.ceil(glyph.size * Screen.devicePixelRatio)
        Accessible.ignored: true
    }
}
