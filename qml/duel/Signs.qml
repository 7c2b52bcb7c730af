// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A rendered line of signs, at its natural width for the height, or smaller if there is less room.
Item {
    id: signs

    property string address
    property real maximumWidth: Infinity

    implicitWidth: picture.width
    width: picture.width

    Image {
        id: picture
        readonly property real ratio: implicitHeight > 0 ? implicitWidth / implicitHeight : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(signs.maximumWidth, signs.height * ratio)
        height: ratio > 0 ? width / ratio : signs.height
        source: signs.height >= 4 ? signs.address : ""
        sourceSize.height: Math.ceil(signs.height * Screen.devicePixelRatio)
        Accessible.ignored: true
    }
}
