// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The games in a record file: opens one as a replay, or adds all results to the score pad.
Page {
    id: page

    title: App.records.fileName
    subtitle: qsTr("%n game(s) in this file", "", App.records.count)

    KeyedList {
        id: list
        anchors.top: parent.top
        anchors.bottom: foot.top
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space16, Theme.pageWidth)
        focus: true
        model: App.records
        name: qsTr("Games to look at again")
        delegate: ListRow {
            id: row
            required property int index
            required property string title
            required property string detail
            required property bool known
            required property string record
            readonly property bool marked: ListView.isCurrentItem && list.activeFocus && (list.keyed || visualFocus)
            width: ListView.view.width - Theme.px(12)
            text: title
            description: detail
            glyph: known ? "history" : "warning"
            glyphColor: known ? Theme.goldText : Theme.bad
            hoverEnabled: known
            highlighted: marked
            chevron: known
            focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            onClicked: {
                list.currentIndex = index
                if (known)
                    App.openReplay(record)
            }
            FocusRing {
                inset: true
                shown: row.marked
            }
        }
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: take.height + 2 * Theme.space12
        AppButton {
            id: take
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - 2 * Theme.space16)
            text: qsTr("Results to the score pad")
            glyph: "pad"
            onClicked: App.records.importResults()
        }
    }
}
