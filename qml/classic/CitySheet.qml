// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A sheet with everything about one city: the board with all buildings, its goods and figures, and its
// last action.
DialogFrame {
    id: sheet

    required property ClassicTable table
    property ClassicCity city: table.own
    /// Height that lets the text below fit without scrolling.
    readonly property real room: (parent?.height ?? 0) - Theme.px(370)

    title: city.name
    explanation: Phrase.sentences([city.board,
                                   city.lastText === "" ? "" : qsTr("Last turn: %1").arg(city.lastText)])
    preferredWidth: 980

    signal stageOpened(ClassicCity city, int number)
    /// A building or the wonder is to be shown large.
    signal asked(string card)

    function show(which: ClassicCity) {
        city = which
        open()
    }

    OwnCity {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(300), Math.min(width * 0.52, Theme.px(480), sheet.room))
        city: sheet.city
        onStageOpened: number => sheet.stageOpened(sheet.city, number)
        onWonderOpened: sheet.asked(sheet.city.wonder)
    }
    OwnLine {
        Layout.fillWidth: true
        mayStack: true
        city: sheet.city
    }
    SheetTooltips {
        sheet: sheet
        table: sheet.table
        onCardAsked: card => sheet.asked(card)
    }
    AppLabel {
        Layout.fillWidth: true
        visible: sheet.city.defeats > 0 || sheet.city.buried.count > 0
        text: Phrase.of(qsTr("Defeats: %1. Cards under the wonder: %2."), sheet.city.defeats, sheet.city.stagesBuilt)
        muted: true
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
