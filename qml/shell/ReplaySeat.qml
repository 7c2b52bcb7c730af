// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// The seat a replay is viewed from; a press asks for another one.
BaseButton {
    id: seat

    required property string name

    horizontalPadding: Theme.space4
    Accessible.name: Phrase.of(qsTr("Seen from the seat of %1"), name)

    contentItem: RowLayout {
        spacing: Theme.space4
        Glyph {
            name: "eye"
            size: Theme.px(20)
        }
        AppLabel {
            Layout.fillWidth: true
            text: seat.name
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: "transparent"
        StateLayer {
            radius: Theme.radius
            hovered: seat.hovered
            pressed: seat.down
        }
        FocusRing { shown: seat.visualFocus }
    }
}
