// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// Who begins the age: two equal buttons, stacked if narrow. The cards are already laid out, as the decision
// depends on them.
FocusScope {
    id: begin

    required property DuelTable table

    readonly property int columns: width < Theme.px(260) ? 1 : 2

    implicitHeight: buttons.implicitHeight

    /// Moves the focus to the other button; to the first if none had it.
    function walk(by: int) {
        const next = by > 0 || by === 0 && second.activeFocus ? second : first
        next.forceActiveFocus(Qt.TabFocusReason)
    }
    Grid {
        id: buttons
        columns: begin.columns
        spacing: Theme.space8
        Beginner {
            id: first
            city: begin.table.left
            focus: true
        }
        Beginner {
            id: second
            city: begin.table.right
        }
    }

    component Beginner: AppButton {
        required property DuelCity city
        width: (begin.width - (begin.columns - 1) * Theme.space8) / begin.columns
        leftPadding: Theme.space8
        rightPadding: Theme.space8
        text: qsTr("%1 begins").arg(city.name)
        glyph: "play"
        onClicked: begin.table.choice.answer("seat" + city.seat)
    }
}
