// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The large keypad: figures as on a telephone, beside them minus, plus, backspace, the helper and
// Next. It is one stop of the Tab key; arrow keys walk on it.
//   canHelp                the row has a helper
//   countGlyph, countName  figures can be counts, and this says so
//   counting               it writes into a counter: minus and plus are less and more
//   digit(int), minus(), plus(), erase(), next(), help(), count()
FocusScope {
    id: pad

    property bool canHelp: false
    property string countGlyph
    property string countName
    property bool counting: false
    readonly property real gap: Theme.px(6)
    readonly property real keyWidth: (width - 5 * gap) / 6
    readonly property real keyHeight: (height - 2 * gap) / 3
    property int current: 0

    signal digit(int figure)
    signal minus()
    signal plus()
    signal erase()
    signal next()
    signal help()
    signal count()

    implicitWidth: Theme.px(360)
    implicitHeight: Theme.px(156)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Keypad")

    // Five in a row; the last one is the right column.
    readonly property list<string> keys: [
        "1", "2", "3", "erase", "help",
        "4", "5", "6", "minus", "plus",
        "7", "8", "9", "0", "count",
        "next"
    ]

    function words(key: string): string {
        return { "erase": qsTr("Erase"), "minus": counting ? qsTr("Less") : qsTr("Minus"), "plus": counting ? qsTr("More") : qsTr("Plus"), "help": qsTr("Work it out"), "next": qsTr("Next"), "count": countName }[key] ?? key
    }
    function glyph(key: string): string {
        return { "erase": "backspace", "minus": "minus", "plus": "plus", "help": "calculator", "next": "enter", "count": countGlyph }[key] ?? ""
    }
    function press(key: string) {
        switch (key) {
        case "erase": erase(); break
        case "minus": minus(); break
        case "plus": plus(); break
        case "help": help(); break
        case "count": count(); break
        case "next": next(); break
        default: digit(parseInt(key))
        }
    }
    function walk(by: int) {
        for (let to = current + by; to >= 0 && to < keys.length + Math.abs(by) - 1; to += by) {
            const key = repeater.itemAt(Math.min(to, keys.length - 1)) as Item
            if (key.visible && key.enabled) {
                current = Math.min(to, keys.length - 1)
                key.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }
    Keys.onLeftPressed: walk(-1)
    Keys.onRightPressed: walk(1)
    Keys.onUpPressed: walk(-5)
    Keys.onDownPressed: walk(5)

    Repeater {
        id: repeater
        model: pad.keys
        PadKey {
            required property string modelData
            required property int index
            readonly property string key: modelData
            readonly property bool isLast: key === "next"
            x: (isLast ? 5 : index % 5) * (width + pad.gap)
            y: isLast ? 0 : Math.floor(index / 5) * (pad.keyHeight + pad.gap)
            width: pad.keyWidth
            height: isLast ? pad.height : pad.keyHeight
            visible: key === "count" ? pad.countGlyph !== "" && !pad.counting : key !== "help" || !pad.counting
            text: pad.words(key)
            glyph: pad.glyph(key)
            caption: isLast ? text : ""
            main: isLast
            enabled: key !== "help" || pad.canHelp
            focus: index === pad.current
            activeFocusOnTab: index === pad.current || activeFocus
            onClicked: pad.press(key)
        }
    }
}
