// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// A small number: its name, less, how many, more. Arrow keys left and right, minus and plus step; a
// figure replaces the number, further ones go behind it.
//   label, value, least, most
//   picked(int value)
FocusScope {
    id: field

    property string label
    property int value
    property int least: 0
    property int most: 9

    signal picked(int value)

    /// The next figure begins a new number.
    property bool fresh: true

    function take(wanted: int) {
        const within = Math.max(least, Math.min(most, wanted))
        if (within !== value)
            picked(within)
    }
    function step(by: int) {
        fresh = true
        take(value + by)
    }
    function write(figure: int) {
        const longer = value * 10 + figure
        const number = fresh || longer > most ? figure : longer
        fresh = false
        take(number)
    }
    /// Whether the key meant something.
    function typed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        const figure = "0123456789".indexOf(event.text)
        if (event.text.length === 1 && figure >= 0)
            write(figure)
        else if (event.text === "+" || event.text === "-")
            step(event.text === "+" ? 1 : -1)
        else if (event.key === Qt.Key_Left || event.key === Qt.Key_Right)
            step(event.key === Qt.Key_Right ? 1 : -1)
        else
            return false
        return true
    }

    implicitWidth: Theme.px(240)
    implicitHeight: Theme.target
    activeFocusOnTab: true
    onActiveFocusChanged: fresh = true
    Accessible.role: Accessible.SpinBox
    Accessible.name: Phrase.facts([label, value])
    Accessible.focusable: true
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onPressed: event => event.accepted = typed(event)

    RowLayout {
        anchors.fill: parent
        spacing: 0
        AppLabel {
            Layout.fillWidth: true
            text: field.label
            wrapMode: Text.Wrap
            maximumLineCount: 2
            Accessible.ignored: true
        }
        IconButton {
            glyph: "minus"
            text: qsTr("%1: less").arg(field.label)
            enabled: field.value > field.least
            autoRepeat: true
            focusPolicy: Qt.NoFocus
            onClicked: field.step(-1)
        }
        Rectangle {
            Layout.preferredWidth: Theme.px(48)
            Layout.preferredHeight: Theme.px(40)
            radius: Theme.radius
            color: Theme.field
            border.width: Theme.stroke
            border.color: Theme.outline
            AppLabel {
                anchors.centerIn: parent
                text: Number(field.value).toLocaleString(Qt.locale(), "f", 0).replace("-", "\u2212")
                strong: true
                font.pixelSize: Theme.leadSize
                Accessible.ignored: true
            }
            FocusRing { shown: field.activeFocus }
        }
        IconButton {
            glyph: "plus"
            text: qsTr("%1: more").arg(field.label)
            enabled: field.value < field.most
            autoRepeat: true
            focusPolicy: Qt.NoFocus
            onClicked: field.step(1)
        }
    }
}
