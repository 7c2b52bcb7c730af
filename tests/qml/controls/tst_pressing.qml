// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtTest
import "../stage"
import Mirabilia.Theme
import Mirabilia.Controls

// All pressable controls, by mouse, touch and keyboard.
PageTest {
    id: testCase

    name: "Pressing"
    width: 640
    height: 640

    ColumnLayout {
        id: page
        width: 400

        AppButton { id: button; text: "Build"; subLabel: "free" }
        IconButton { id: icon; glyph: "undo"; text: "Undo"; checkable: true }
        ListRow { id: row; Layout.fillWidth: true; text: "Language"; value: "English"; chevron: true }
        SegmentedControl {
            id: segments
            Layout.fillWidth: true
            label: "Side"
            model: ["Day", { text: "Night" }, "Random"]
        }
        ToggleSwitch { id: toggle; Layout.fillWidth: true; text: "Sound" }
        PageHeader { id: header; Layout.fillWidth: true; title: "Settings" }
        ProgressStrip { id: progress; Layout.fillWidth: true; text: "Reading"; cancellable: true }
        EmptyState { id: empty; Layout.fillWidth: true; text: "No games yet"; actionText: "Play" }
        ErrorNote { id: note; Layout.fillWidth: true; what: "Disk full."; safe: "Turn 4 is safe."; actionText: "Again" }
    }

    SignalSpy { id: clicks; signalName: "clicked" }
    SignalSpy { id: toggles; target: toggle; signalName: "toggled" }
    SignalSpy { id: choices; target: segments; signalName: "activated" }
    SignalSpy { id: others }

    function init() {
        clicks.clear()
        toggles.clear()
        choices.clear()
        toggle.checked = false
        icon.checked = false
        segments.currentIndex = 0
    }

    function test_buttons_data() {
        return [{ tag: "AppButton", item: button }, { tag: "IconButton", item: icon }, { tag: "ListRow", item: row }]
    }
    function test_buttons(data) {
        clicks.target = data.item
        mouseClick(data.item)
        compare(clicks.count, 1)
        touchEvent(data.item).press(1).commit().release(1).commit()
        compare(clicks.count, 2)
        data.item.forceActiveFocus(Qt.TabFocusReason)
        for (const key of [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter])
            keyClick(key)
        compare(clicks.count, 5)
        data.item.enabled = false
        mouseClick(data.item)
        compare(clicks.count, 5)
        data.item.enabled = true
    }

    function test_checkable_toggles_once_a_press() {
        icon.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        verify(icon.checked)
        keyClick(Qt.Key_Space)
        verify(!icon.checked)
    }

    function test_toggle() {
        mouseClick(toggle)
        verify(toggle.checked)
        touchEvent(toggle).press(1).commit().release(1).commit()
        verify(!toggle.checked)
        toggle.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Space)
        verify(toggle.checked)
        keyClick(Qt.Key_Return)
        verify(!toggle.checked)
        compare(toggles.count, 4)
    }

    function test_segments_by_keys() {
        segments.choose(0)
        choices.clear()
        keyClick(Qt.Key_Right)
        compare(segments.currentIndex, 1)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Right)
        compare(segments.currentIndex, 2)
        keyClick(Qt.Key_Left)
        compare(segments.currentIndex, 1)
        compare(choices.count, 3)
        compare(choices.signalArguments[2][0], 1)
    }
    function test_segments_by_mouse() {
        mouseClick(segments, segments.width - 20, segments.height - 20)
        compare(segments.currentIndex, 2)
        compare(choices.count, 1)
    }
    function test_segments_stack_when_narrow() {
        verify(!segments.stacked)
        const flat = segments.implicitHeight
        segments.Layout.maximumWidth = 120
        tryCompare(segments, "stacked", true)
        tryVerify(() => segments.implicitHeight > 2 * flat - Theme.target)
        segments.Layout.maximumWidth = 400
        tryCompare(segments, "stacked", false)
    }
    function test_only_the_chosen_segment_is_a_tab_stop() {
        const stops = item => item.activeFocusOnTab && item.checked === false && item.text !== undefined
        compare(find(segments, stops), null)
    }

    function test_signals_of_composed_controls_data() {
        return [
            { tag: "back", item: header, signal: "back", text: "Back" },
            { tag: "cancel", item: progress, signal: "cancelled", text: "Cancel" },
            { tag: "empty", item: empty, signal: "actionTriggered", text: "Play" },
            { tag: "error", item: note, signal: "actionTriggered", text: "Again" }
        ]
    }
    function test_signals_of_composed_controls(data) {
        others.target = null
        others.signalName = data.signal
        others.target = data.item
        others.clear()
        const target = find(data.item, item => item.text === data.text && item.clicked)
        verify(target)
        mouseClick(target)
        compare(others.count, 1)
    }

    function test_names() {
        compare(button.Accessible.name, "Build, free")
        compare(row.Accessible.name, "Language, English")
        compare(note.Accessible.name, "Disk full. Turn 4 is safe.")
        compare(icon.Accessible.name, "Undo")
    }
}
