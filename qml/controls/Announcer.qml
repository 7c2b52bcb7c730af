// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Reads aloud what must be heard wherever the keyboard is: whose turn it is, what has been revealed, why not, who won.
//   text        each new one is read, as soon as it is in sight
//   say(text)   and so is this, after what still waits
// A screen reader drops a name that changes of anything that has not the keyboard; it reads a notification that
// comes into sight. In Qt 6.4 that is an item of this role, which only Linux hears of; from Qt 6.8
// `Accessible.announce` does the same everywhere.
Item {
    id: announcer

    property string text
    /// What was read last.
    readonly property alias said: notification.words
    property var waiting: []

    function say(words: string) {
        if (words === "")
            return
        waiting = visible ? [...waiting, words] : [words] // out of sight only the latest counts
        next()
    }
    function next() {
        if (!visible || pause.running || waiting.length === 0)
            return
        notification.words = waiting[0]
        waiting = waiting.slice(1)
        notification.visible = true
        pause.start()
    }
    onTextChanged: settled.restart()
    onVisibleChanged: next()

    Timer { // a sentence may be put together in several steps
        id: settled
        interval: 20
        onTriggered: announcer.say(announcer.text)
    }
    Item {
        id: notification
        property string words
        visible: false
        Accessible.role: Accessible.Notification
        Accessible.name: words
    }
    Timer { // the reader asks for the words after it was told that they are there
        id: pause
        interval: 200
        onTriggered: {
            notification.visible = false
            announcer.next()
        }
    }
}
