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
    contentItem: Item {
        implicitWidth: Math.max(title.implicitWidth, words.implicitWidth)
        implicitHeight: title.height + (words.visible ? words.height : 0)

        TooltipLine {
            id: title
            width: parent.width
            text: bubble.name
            strong: true
        }
        TooltipLine {
            id: words
            y: title.height
            width: parent.width
            visible: text !== ""
            text: bubble.text
        }
    }
}
