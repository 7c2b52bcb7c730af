// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The kept sheets. Enter chooses, Del deletes.
//   chosen             the sheet that is shown beside the list
//   opened(string)     pressed, or Enter
//   removed(string)
KeyedList {
    id: list

    required property ScoreHistoryModel history
    property string chosen
    signal opened(string sheetId)
    signal removed(string sheetId)

    model: history
    name: qsTr("Game history")

    delegate: HistoryEntry {
        id: entry
        required property int index
        readonly property bool marked: ListView.isCurrentItem && list.activeFocus && (list.keyed || visualFocus)
        width: ListView.view.width - Theme.px(12)
        highlighted: sheetId === list.chosen || marked
        selectable: false
        chevron: true
        focusPolicy: ListView.isCurrentItem || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
        onClicked: {
            list.currentIndex = index
            list.opened(sheetId)
        }
        Keys.onDeletePressed: list.removed(sheetId)

        FocusRing {
            inset: true
            shown: entry.marked
        }
    }
}
