// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The large keypad: figures as on a telephone, beside them minus, backspace, the helper and Next. It
// is one stop of the Tab key; arrow keys walk on it.
//   canHelp                the row has a helper
//   canMinus               the row may be negative
//   countGlyph, countName  figures can be counts, and this says so: it stands where minus would mean nothing
//   counting               it writes into a counter: less and more stand for minus and the helper
//   digit(int), minus(), erase(), next(), help(), more(), count()
FocusScope {
    id: pad

    property bool canHelp: false
    property bool canMinus: true
    property string countGlyph
    property string countName
    property bool counting: false
    readonly property real gap: Theme.px(6)
    readonly property real keyWidth: (width - 4 * gap) / 5
    readonly property real keyHeight: (height - 2 * gap) / 3
    property int current: 0

    signal digit(int figure)
    signal minus()
    signal erase()
    signal next()
    signal help()
    signal more()
    signal count()

    implicitWidth: Theme.px(360)
    implicitHeight: Theme.px(156)
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Keypad")

    readonly property list<var> keys: [
        { key: "1" }, { key: "2" }, { key: "3" }, { key: "erase" }, { key: counting ? "more" : "help" },
        { key: "4" }, { key: "5" }, { key: "6" }, { key: "minus" }, { key: "next" },
        { key: "7" }, { key: "8" }, { key: "9" }, { key: "0" }
    ]

    function words(key: string): string {
        return { "erase": qsTr("Erase"), "minus": counting ? qsTr("Less") : qsTr("Minus"), "help": qsTr("Work it out"), "more": qsTr("More"), "next": qsTr("Next"), "count": countName }[key] ?? key
    }
    function glyph(key: string): string {
        return { "erase": "backspace", "minus": "minus", "help": "calculator", "more": "plus", "next": "enter", "count": countGlyph }[key] ?? ""
    }
    function press(key: string) {
        switch (key) {
        case "erase": erase(); break
        case "minus": minus(); break
        case "help": help(); break
        case "more": more(); break
        case "count": count(); break
        case "next": next(); break
        default: digit(parseInt(key))
        }
    }
    function walk(to: int) {
        if (to < 0 || to >= keys.length)
            return
        current = to;
        (repeater.itemAt(to) as Item).forceActiveFocus(Qt.TabFocusReason)
    }
    Keys.onLeftPressed: walk(current - 1)
    Keys.onRightPressed: walk(current + 1)
    Keys.onUpPressed: walk(current - 5)
    Keys.onDownPressed: walk(Math.min(current + 5, keys.length - 1))

    Repeater {
        id: repeater
        model: pad.keys
        PadKey {
            required property var modelData
            required property int index
            readonly property string key: modelData.key === "minus" && pad.countGlyph !== "" ? "count" : modelData.key
            // The right column holds two keys; Next is as high as two of the others.
            x: index % 5 * (width + pad.gap)
            y: Math.floor(index / 5) * (pad.keyHeight + pad.gap)
            width: pad.keyWidth
            height: key === "next" ? 2 * pad.keyHeight + pad.gap : pad.keyHeight
            text: pad.words(key)
            glyph: pad.glyph(key)
            caption: key === "next" ? text : ""
            main: key === "next"
            enabled: key === "help" ? pad.canHelp : key !== "minus" || pad.canMinus
            focus: index === pad.current
            activeFocusOnTab: index === pad.current || activeFocus
            onClicked: pad.press(key)
        }
    }
}
