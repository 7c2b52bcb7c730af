// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The QR code of a link to a table, for a camera.
//   link    empty: there is none
Image {
    property string link

    visible: link !== ""
    source: visible ? "image://qr/code?text=" + encodeURIComponent(link) : ""
    sourceSize.width: 2 * Theme.px(240)
    sourceSize.height: 2 * Theme.px(240)
    fillMode: Image.PreserveAspectFit
    smooth: false
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("QR code of the link to this table")
}
