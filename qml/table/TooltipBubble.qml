// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// The name of something and a sentence about it, beside it.
//   name, text
Tooltip {
    id: bubble

    property string name

    delay: 0 // whoever shows it has waited
    closePolicy: T.Popup.NoAutoClose
    contentItem: Lines {
        name: bubble.name
        sentence: bubble.text
    }

    component Line: AppLabel {
        color: Theme.surface
        font.pixelSize: Theme.captionSize
        wrapMode: Text.Wrap
    }
    component Lines: Item {
        property alias name: title.text
        property alias sentence: words.text
        // Of the lines unbroken: a text that is broken is as wide as the bubble, which would follow from it.
        implicitWidth: Math.ceil(Math.max(nameMetrics.advanceWidth, wordMetrics.advanceWidth)) + 1
        implicitHeight: title.height + (words.visible ? words.height : 0)

        TextMetrics {
            id: nameMetrics
            font: title.font
            text: title.text
        }
        TextMetrics {
            id: wordMetrics
            font: words.font
            text: words.text
        }
        Line {
            id: title
            width: parent.width
            strong: true
        }
        Line {
            id: words
            y: title.height
            width: parent.width
            visible: text !== ""
        }
    }
}
