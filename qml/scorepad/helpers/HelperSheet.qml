// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The helper as a sheet, where there is no room for it beside the grid. The keypad is there where
// there is nothing but numbers; else it comes when one is tapped.
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    readonly property ScoreHelperModel helper: pad.helper
    property bool typing: false
    /// On a phone on its side nothing could be seen above the keypad.
    readonly property bool roomForKeys: parent && parent.height >= Theme.px(480)
    /// There, total and buttons share a line.
    readonly property bool flat: !roomForKeys && !sheet.sheet

    preferredWidth: flat ? 640 : 520
    // What is ticked asks for counters: the list does not move under the finger when they come.
    height: !parent ? implicitHeight : fields.ticks ? parent.height - gapAbove : Math.min(implicitHeight, parent.height - gapAbove)
    title: helper.title
    explanation: helper.rule
    onRejected: helper.cancel()
    onAboutToShow: typing = fields.counts && !fields.ticks
    onOpened: fields.start()

    // The sheet below, which knows these keys, does not have the keyboard.
    Shortcut {
        enabled: sheet.opened
        sequences: ["Ctrl+Z"]
        autoRepeat: false
        onActivated: sheet.pad.undo()
    }
    Shortcut {
        enabled: sheet.opened
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        autoRepeat: false
        onActivated: sheet.pad.redo()
    }
    HelperFields {
        id: fields
        Layout.fillWidth: true
        helper: sheet.helper
        onNumberPressed: sheet.typing = true
        onPassed: sheet.helper.apply()
    }
    StepLines {
        Layout.fillWidth: true
        visible: sheet.helper.steps.length > 0
        steps: sheet.helper.steps
    }
    lasting: GridLayout {
        Layout.fillWidth: true
        columns: sheet.flat ? 2 : 1
        columnSpacing: Theme.space24
        rowSpacing: Theme.space8
        RowLayout {
            Layout.fillWidth: true
            IconButton {
                glyph: "undo"
                text: qsTr("Undo")
                enabled: sheet.pad.canUndoInHelper
                onClicked: sheet.pad.undo()
            }
            HelperTotal {
                Layout.fillWidth: true
                helper: sheet.helper
            }
        }
        KeyPad {
            Layout.fillWidth: true
            visible: sheet.typing && sheet.roomForKeys
            counting: true
            onDigit: figure => fields.write(figure)
            onErase: fields.erase()
            onMinus: fields.step(-1)
            onPlus: fields.step(1)
            onNext: fields.pass(fields.current())
        }
        HelperActions {
            Layout.fillWidth: true
            helper: sheet.helper
        }
    }
}
