// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The background and title of a Panel. Internal.
Rectangle {
    id: ground

    property string title
    property real inset
    readonly property real titleWidth: label.implicitWidth
    readonly property real titleHeight: title === "" ? 0 : label.implicitHeight + Theme.space12

    radius: Theme.radiusLarge

    AppLabel {
        id: label
        x: ground.inset
        y: ground.inset
        width: ground.width - 2 * ground.inset
        visible: text !== ""
        text: ground.title
        title: true
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.role: Accessible.Heading
    }
}
