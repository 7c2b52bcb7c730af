// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A border at the end of an age: a shield, and once lit the shields of both sides. Red only if there is a
// victory.
//   mirrored   the first seat is on the right
//   lit        its turn has come
//   fought     its conflict is being shown
Item {
    id: mark

    required property int index
    required property int seat
    required property int shields
    required property int otherShields
    required property int token
    required property string text
    property bool mirrored: false
    property bool lit: false
    property bool fought: false
    readonly property bool peaceful: shields === otherShields
    readonly property int leftShields: mirrored ? otherShields : shields
    readonly property int rightShields: mirrored ? shields : otherShields

    width: Theme.px(104)
    height: Theme.px(44)
    scale: fought ? 1.15 : 1
    Behavior on scale { NumberAnimation { duration: Theme.quick } }
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: mark.lit ? Theme.raised : Theme.quietTint
        border.width: mark.lit && !mark.peaceful ? Theme.px(3) : 0
        border.color: Theme.family("military")
    }
    Row {
        anchors.centerIn: parent
        spacing: Theme.space8
        visible: mark.lit
        Shields { text: mark.leftShields }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: mark.peaceful ? "equal" : mark.leftShields > mark.rightShields ? "greater" : "less"
            color: mark.peaceful ? Theme.muted : Theme.familyText("military")
            size: Theme.glyphSize
        }
        Shields { text: mark.rightShields }
    }
    Glyph {
        anchors.centerIn: parent
        visible: !mark.lit
        name: "shield"
        color: Theme.muted
        size: Theme.glyphSize
    }

    component Shields: AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.ignored: true
    }
}
