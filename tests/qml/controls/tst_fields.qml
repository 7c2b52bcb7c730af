// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates
import QtTest
import "../stage"
import Mirabilia.Theme
import Mirabilia.Controls

// Input fields and scrolling.
PageTest {
    id: testCase

    name: "Fields"
    width: 480
    height: 640

    ColumnLayout {
        id: page
        width: 400
        TextInputField { id: field; Layout.fillWidth: true; label: "Name"; maximumLength: 8; hint: "Seen by all" }
        SliderField { id: slider; Layout.fillWidth: true; label: "Size"; from: 0.8; to: 2; stepSize: 0.1; value: 1 }
        ComboField {
            id: combo
            Layout.fillWidth: true
            label: "Level"
            textRole: "text"
            valueRole: "value"
            model: [{ text: "Easy", value: "e" }, { text: "Normal", value: "n" }, { text: "Expert", value: "x" }]
        }
        ScrollPane {
            id: pane
            Layout.fillWidth: true
            Layout.preferredHeight: 200
            name: "List"
            Item { // grows above the others
                id: late
                visible: Layout.preferredHeight > 0
                Layout.preferredHeight: 0
                Layout.fillWidth: true
            }
            Repeater {
                id: rows
                model: 10
                ListRow {
                    required property int index
                    Layout.fillWidth: true
                    text: "Row " + index
                }
            }
        }
    }

    SignalSpy { id: accepted; target: field; signalName: "accepted" }
    SignalSpy { id: edited; target: field; signalName: "textEdited" }
    SignalSpy { id: moved; target: slider; signalName: "moved" }
    SignalSpy { id: activated; target: combo; signalName: "activated" }

    function init() {
        for (const spy of [accepted, edited, moved, activated])
            spy.clear()
        Theme.motionSpeed = 0
        field.text = ""
        field.errorText = ""
        slider.value = 1
        combo.currentIndex = 0
        pane.contentY = 0
    }
    /// The first visible descendant that matches.
    function cleanupTestCase() {
        Theme.motionSpeed = 3
    }

    function test_text() {
        field.forceActiveFocus(Qt.TabFocusReason)
        for (const key of [Qt.Key_A, Qt.Key_D, Qt.Key_A])
            keyClick(key)
        keyClick(Qt.Key_Return)
        compare(field.text, "ada")
        compare(edited.count, 3)
        compare(accepted.count, 1)
        field.text = "much too long a name"
        compare(field.text.length, 8)
    }
    function test_error_takes_the_place_of_the_hint() {
        const before = field.implicitHeight
        field.errorText = "This name is taken."
        tryVerify(() => field.implicitHeight >= before)
        field.errorText = ""
        tryCompare(field, "implicitHeight", before)
    }

    function test_slider() {
        slider.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        fuzzyCompare(slider.value, 1.1, 0.001)
        compare(slider.valueText, "1.1")
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        fuzzyCompare(slider.value, 0.9, 0.001)
        compare(moved.count, 3)
        mouseClick(slider, slider.width - 2, slider.height - Theme.target / 2)
        fuzzyCompare(slider.value, 2, 0.001)
    }

    function test_combo_by_keys() {
        combo.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        compare(combo.currentText, "Expert")
        compare(combo.currentValue, "x")
        compare(activated.count, 1)
        keyClick(Qt.Key_Space)
        keyClick(Qt.Key_Up)
        keyClick(Qt.Key_Escape)
        compare(combo.currentText, "Expert")
        compare(combo.indexOfValue("n"), 1)
    }
    function test_combo_by_mouse() {
        mouseClick(combo, 50, combo.height - 20)
        const normal = () => find(page.Overlay.overlay, item => item.text === "Normal" && item.clicked !== undefined)
        tryVerify(() => normal() && normal().height >= Theme.target)
        click(normal())
        tryCompare(combo, "currentText", "Normal")
        compare(activated.count, 1)
    }

    function test_scroll_by_keys() {
        pane.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        tryVerify(() => pane.contentY === pane.step)
        keyClick(Qt.Key_End)
        tryVerify(() => pane.contentY === pane.contentHeight - pane.height)
        keyClick(Qt.Key_PageUp)
        tryVerify(() => pane.contentY < pane.contentHeight - pane.height)
        keyClick(Qt.Key_Home)
        tryCompare(pane, "contentY", 0)
        keyClick(Qt.Key_Up)
        tryCompare(pane, "contentY", 0)
    }
    function test_scroll_follows_the_keyboard() {
        rows.itemAt(9).forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => pane.contentY > 0)
        tryVerify(() => rows.itemAt(9).mapToItem(pane, 0, 0).y + rows.itemAt(9).height <= pane.height)
        rows.itemAt(0).forceActiveFocus(Qt.BacktabFocusReason)
        tryCompare(pane, "contentY", 0)
    }
    function test_what_has_the_keyboard_stays_in_sight_while_the_column_grows() {
        const last = rows.itemAt(9)
        const seen = () => last.mapToItem(pane, 0, 0).y + last.height <= pane.height
        last.forceActiveFocus(Qt.TabFocusReason)
        tryVerify(seen)
        const grow = height => {
            const before = pane.contentHeight
            late.Layout.preferredHeight = height
            tryVerify(() => pane.contentHeight !== before)
            wait(0)
        }
        grow(300)
        verify(seen())
        mouseWheel(pane, 10, 10, 0, 120) // the user scrolls away
        tryVerify(() => !seen())
        grow(400)
        verify(!seen())
        late.Layout.preferredHeight = 0
    }
}
