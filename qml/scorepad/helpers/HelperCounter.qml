// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// Something to count: its glyph and name, and below them less, how many, more. A figure typed into
// it replaces the number, further ones go behind it; Backspace and Delete erase. Arrow keys left and
// right, minus and plus step; the buttons go on while they are held.
//   labelRoom     height that the name has at least, so that counters side by side are level
//   labelNeeds    (read only) height that it needs to be whole
//   stepped(int by), chosen(int value)
//   numberPressed()    the number was tapped: a finger wants to write
//   passed()           Enter: on to the next one; nothing else goes on
//   refused            (read only) a figure had no room, until another one is typed
FocusScope {
    id: counter

    required property string label
    required property string glyph
    required property string detail
    required property int value
    required property string valueText
    required property int minimum
    required property int maximum
    required property string description
    property real labelRoom: 0
    readonly property real labelNeeds: name.contentHeight

    signal stepped(int by)
    signal chosen(int value)
    signal numberPressed()
    signal passed()

    /// The next figure begins a new number.
    property bool fresh: true
    property bool refused: false

    function step(by: int) {
        fresh = true
        stepped(by)
    }
    function write(figure: int) {
        const number = (fresh ? 0 : value * 10) + figure
        refused = number > maximum
        if (refused)
            return
        fresh = false
        chosen(number)
    }
    function erase() {
        chosen(Math.floor(value / 10))
        fresh = false
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
        else if (event.key === Qt.Key_Backspace)
            erase()
        else if (event.key === Qt.Key_Delete)
            chosen(0)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            passed()
        else
            return false
        return true
    }

    implicitWidth: Theme.px(160)
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    onActiveFocusChanged: {
        fresh = true
        refused = false
    }
    Accessible.role: Accessible.SpinBox
    Accessible.name: description
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onPressed: event => event.accepted = typed(event)

    FocusRing { shown: counter.activeFocus }
    ColumnLayout {
        id: column
        width: parent.width
        spacing: 0

        Item {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space8
            Layout.rightMargin: Theme.space8
            implicitHeight: Math.max(mark.size, counter.labelRoom, counter.labelNeeds)
            Glyph {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                visible: counter.glyph !== ""
                name: counter.glyph
                size: Theme.px(22)
            }
            AppLabel {
                id: name
                x: mark.visible ? mark.width + Theme.space8 : 0
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                text: counter.label
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: 0
            IconButton {
                glyph: "minus"
                text: qsTr("%1: less").arg(counter.label)
                enabled: counter.value > counter.minimum
                autoRepeat: true
                onClicked: counter.step(-1)
            }
            T.AbstractButton {
                id: number
                readonly property AppLabel figure: contentItem as AppLabel
                Layout.fillWidth: true
                Layout.fillHeight: true
                focusPolicy: Qt.NoFocus
                text: qsTr("%1: write the number").arg(counter.label)
                Accessible.role: Accessible.Button
                Accessible.name: text
                onClicked: {
                    counter.forceActiveFocus(Qt.MouseFocusReason)
                    counter.numberPressed()
                }
                background: Rectangle {
                    anchors.fill: parent
                    anchors.topMargin: Theme.px(3)
                    anchors.bottomMargin: Theme.px(3)
                    radius: Theme.radius
                    color: counter.refused ? Theme.badTint : Theme.field
                    border.width: counter.refused ? Theme.focusWidth : Theme.stroke
                    border.color: counter.refused ? Theme.bad : counter.activeFocus ? Theme.gold : Theme.line
                    // The place where the next figure goes.
                    Rectangle {
                        x: (parent.width + number.figure.contentWidth) / 2 + Theme.px(1)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(2)
                        height: Theme.px(24)
                        visible: counter.activeFocus && !counter.fresh
                        color: Theme.ink
                    }
                    Rectangle {
                        anchors.centerIn: parent
                        width: number.figure.contentWidth + Theme.space8
                        height: number.figure.contentHeight
                        radius: Theme.radiusSmall
                        visible: counter.activeFocus && counter.fresh
                        color: Theme.goldTint
                    }
                    StateLayer {
                        radius: Theme.radius
                        hovered: number.hovered
                        pressed: number.down
                    }
                }
                contentItem: AppLabel {
                    text: counter.valueText
                    strong: true
                    muted: counter.value === 0
                    font.pixelSize: Theme.titleSize
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }
            }
            IconButton {
                glyph: "plus"
                text: qsTr("%1: more").arg(counter.label)
                enabled: counter.value < counter.maximum
                autoRepeat: true
                onClicked: counter.step(1)
            }
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space8
            Layout.topMargin: Theme.px(2)
            Layout.bottomMargin: Theme.space4
            visible: text !== ""
            text: counter.refused ? qsTr("At most %1").arg(counter.maximum) : counter.detail
            muted: !counter.refused
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
