// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The columns of a file, what each was taken for, and a list to change it by.
FocusScope {
    id: columns

    required property ScoreTransfer transfer
    readonly property var encodings: transfer.encodings
    readonly property var meanings: transfer.meanings
    readonly property string name: qsTr("What the columns are taken for")

    clip: true

    // What stands above scrolls with the columns.
    Column {
        id: head
        z: 1
        y: list.originY - list.contentY - height
        width: parent.width - Theme.px(12)
        bottomPadding: Theme.space12
        spacing: Theme.space12
        ComboField {
            readonly property int wanted: columns.encodings.indexOf(columns.transfer.encoding)
            width: parent.width
            visible: columns.encodings.length > 0
            label: qsTr("Character set of the file")
            model: columns.encodings
            currentIndex: wanted
            onWantedChanged: currentIndex = wanted
            onModelChanged: currentIndex = wanted // a new list begins at its first entry
            onActivated: index => {
                columns.transfer.readAs(columns.encodings[index])
                currentIndex = wanted
            }
        }
        AppLabel {
            width: parent.width
            visible: list.count > 0
            text: qsTr("What you choose holds for the next file with the same heads.")
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
    KeyedList {
        id: list
        anchors.fill: parent
        topMargin: head.height
        onTopMarginChanged: contentY = originY - topMargin
        focus: true
        model: columns.transfer.columns
        name: columns.name
        delegate: FocusScope {
            id: column
            required property int number
            required property string head
            required property string meaning
            required property string cells
            readonly property bool narrow: width < Theme.px(460)
            width: ListView.view.width - Theme.px(12)
            height: field.y + field.height + Theme.space12
            Column {
                id: words
                width: column.narrow ? parent.width : parent.width / 2 - Theme.space12
                AppLabel {
                    width: parent.width
                    text: column.head === "" ? qsTr("Column %1").arg(column.number + 1) : column.head
                    strong: true
                    Accessible.ignored: true
                }
                AppLabel {
                    width: parent.width
                    visible: text !== ""
                    text: column.cells
                    muted: true
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
            }
            ComboField {
                id: field
                readonly property int wanted: columns.meanings.findIndex(one => one.value === column.meaning)
                x: column.narrow ? 0 : parent.width / 2
                y: column.narrow ? words.height + Theme.space4 : 0
                width: parent.width - x
                focus: true
                captioned: false
                label: qsTr("What %1 is taken for").arg(column.head)
                model: columns.meanings
                textRole: "text"
                valueRole: "value"
                currentIndex: wanted
                onWantedChanged: currentIndex = wanted
                onModelChanged: currentIndex = wanted // a new list begins at its first entry
                onActivated: index => {
                    columns.transfer.takeColumnFor(column.number, columns.meanings[index].value)
                    currentIndex = wanted
                }
            }
        }
    }
}
