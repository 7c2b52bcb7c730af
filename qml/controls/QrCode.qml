// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The QR code of a link.
//   link    empty = no code
//   name    what a screen reader says
Image {
    id: code

    property string link
    property string name

    visible: link !== ""
    source: visible ? "image://qr/code?text=" + encodeURIComponent(link) : ""
    sourceSize.width: 2 * Theme.px(240)
    sourceSize.height: 2 * Theme.px(240)
    fillMode: Image.PreserveAspectFit
    smooth: false
    Accessible.role: Accessible.Graphic
    Accessible.name: name
}
