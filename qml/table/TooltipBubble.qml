// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

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

    component Line: AppLabel {
        color: Theme.surface
        font.pixelSize: Theme.captionSize
        wrapMode: Text.Wrap
    }
    component Lines: Item {
        property alias name: title.text
        property alias sentence: words.text
        // Measured unwrapped: the width of wrapped text would depend on the bubble, and the bubble on it.
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
