// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Reads text aloud wherever the keyboard focus is: whose turn it is, what was revealed, a refusal, the winner.
//   text        read on every change, once visible
//   say(text)   queues one more announcement
// Screen readers ignore name changes of unfocused items, but read a notification that becomes visible. In Qt 6.4 that
// takes an item with this role, and works only on Linux; from Qt 6.8 on `Accessible.announce` works everywhere.
Item {
    id: announcer

    property string text
    /// The last text read.
    readonly property alias said: notification.words
    property var waiting: []

    function say(words: string) {
        if (words === "")
            return
        waiting = visible ? [...waiting, words] : [words] // while hidden, keep only the latest
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

    Timer { // the text may be assembled in several steps
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
    Timer { // the reader fetches the text after the notification
        id: pause
        interval: 200
        onTriggered: {
            notification.visible = false
            announcer.next()
        }
    }
}
