// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// One glyph of the project's set, in one colour, drawn at exactly the pixels it takes.
//   name    as in resources/icons ("coin", "points", ...); empty = nothing is drawn
//   color   the one colour (opaque)
//   size    side in pixels, already scaled (default Theme.glyphSize)
// Decoration only: what carries the meaning gives the Accessible.name.
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
        // The colour has to be part of the address: the image cache is keyed by it.
        source: glyph.name === "" ? ""
                                  : "image://glyph/" + glyph.name + "?color="
                                    + encodeURIComponent(glyph.color.toString())
        sourceSize.width: Math.ceil(glyph.size * Screen.devicePixelRatio)
        sourceSize.height: Math.ceil(glyph.size * Screen.devicePixelRatio)
        Accessible.ignored: true
    }
}
