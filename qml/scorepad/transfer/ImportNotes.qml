// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// What was not understood in a file, or is worth a second look.
KeyedList {
    id: list

    required property ScoreTransfer transfer

    model: transfer.notes
    name: qsTr("Not understood, or worth a second look")
    activeFocusOnTab: count > 0 || activeFocus

    delegate: Item {
        id: place
        required property int index
        required property int line
        required property string where
        required property string text
        required property bool isUnread
        width: ListView.view.width - Theme.px(12)
        height: note.implicitHeight + 2 * Theme.space8
        Accessible.role: Accessible.ListItem
        Accessible.name: text + (note.place === "" ? "" : ", " + note.place)
        FocusRing {
            inset: true
            shown: place.ListView.isCurrentItem && list.activeFocus
        }
        ImportNoteRow {
            id: note
            x: Theme.space8
            y: Theme.space8
            width: parent.width - 2 * x
            line: place.line
            where: place.where
            text: place.text
            isUnread: place.isUnread
        }
    }
}
