// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// Something to count: its glyph and name, and below them less, how many, more. Arrow keys left and
// right, minus and plus work too.
//   stepped(int by)
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

    signal stepped(int by)

    implicitWidth: Theme.px(160)
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: description
    Accessible.onIncreaseAction: stepped(1)
    Accessible.onDecreaseAction: stepped(-1)
    Keys.onLeftPressed: stepped(-1)
    Keys.onRightPressed: stepped(1)
    Keys.onPressed: event => {
        if (event.text !== "+" && event.text !== "-")
            return
        stepped(event.text === "+" ? 1 : -1)
        event.accepted = true
    }

    FocusRing { shown: counter.activeFocus }
    ColumnLayout {
        id: column
        width: parent.width
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space8
            Layout.rightMargin: Theme.space8
            spacing: Theme.space8
            Glyph {
                visible: counter.glyph !== ""
                name: counter.glyph
                size: Theme.px(22)
            }
            AppLabel {
                Layout.fillWidth: true
                text: counter.label
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                maximumLineCount: 2
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
                onClicked: counter.stepped(-1)
            }
            AppLabel {
                Layout.fillWidth: true
                text: counter.valueText
                strong: true
                muted: counter.value === 0
                font.pixelSize: Theme.titleSize
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            IconButton {
                glyph: "plus"
                text: qsTr("%1: more").arg(counter.label)
                enabled: counter.value < counter.maximum
                onClicked: counter.stepped(1)
            }
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space8
            Layout.bottomMargin: Theme.space4
            visible: text !== ""
            text: counter.detail
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
}
