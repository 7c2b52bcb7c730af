// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The helper beside the sheet: what to count, the keypad to write it with, how it adds up, and into
// the sheet with it.
//   flat                 the keypad stands to the right, not below
//   keysX, keysHeight    where that of the sheet stands: this one takes its place
FocusScope {
    id: pane

    required property ScoreHelperModel helper
    property bool flat: false
    property real keysX: Theme.space8
    property real keysHeight: Theme.px(168)

    function start() {
        fields.start()
    }
    function write(figure: int) {
        fields.write(figure)
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: helper.title

    ScrollPane {
        id: body
        width: keys.visible && pane.flat ? pane.keysX - Theme.space8 : parent.width
        height: foot.y - Theme.space8
        margin: Theme.space8
        spacing: Theme.space12
        name: pane.helper.title
        AppLabel {
            Layout.fillWidth: true
            text: pane.helper.title
            title: true
            strong: true
            font.pixelSize: Theme.titleSize
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: pane.helper.rule
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
        HelperFields {
            id: fields
            Layout.fillWidth: true
            helper: pane.helper
            onPassed: pane.helper.apply()
        }
        StepLines {
            Layout.fillWidth: true
            visible: pane.helper.steps.length > 0
            steps: pane.helper.steps
        }
    }
    ColumnLayout {
        id: foot
        readonly property real room: Theme.space8
        x: room
        y: (pane.flat || !keys.visible ? parent.height : keys.y) - height - room
        width: body.width - 2 * room
        spacing: Theme.space8
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Theme.stroke
            color: Theme.outline
        }
        HelperTotal {
            Layout.fillWidth: true
            helper: pane.helper
        }
        HelperActions {
            Layout.fillWidth: true
            focus: true
            helper: pane.helper
        }
    }
    KeyPad {
        id: keys
        x: pane.keysX
        y: parent.height - height - Theme.space8
        width: parent.width - x - Theme.space8
        height: pane.flat ? parent.height - 2 * Theme.space8 : pane.keysHeight
        // Where there is something to tick, the room is more useful until a number is wanted.
        visible: fields.counts && (!fields.ticks || fields.writing)
        counting: true
        onDigit: figure => fields.write(figure)
        onErase: fields.erase()
        onMinus: fields.step(-1)
        onPlus: fields.step(1)
        onNext: fields.pass(fields.current())
    }
}
