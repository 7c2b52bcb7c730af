// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls

// The tooltip beside a part: its name and a sentence.
//   name, text
Tooltip {
    id: bubble

    property string name

    delay: 0 // the caller has waited already
    closePolicy: T.Popup.NoAutoClose
    contentItem: Lines {
        name: bubble.name
        sentence: bubble.text
    }

    component Lines: Item { // a component: an id within the assignment would make it immediate
        property alias name: title.text
        property alias sentence: words.text
        implicitWidth: Math.max(title.implicitWidth, words.implicitWidth)
        implicitHeight: title.height + (words.visible ? words.height : 0)

        TooltipLine {
            id: title
            width: parent.width
            strong: true
        }
        TooltipLine {
            id: words
            y: title.height
            width: parent.width
            visible: text !== ""
        }
    }
}
