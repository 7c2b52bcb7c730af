// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city's wonder as large as the window allows, as far as it is built, with its stages in words.
//   show(city)
DialogFrame {
    id: sheet

    required property ClassicTable table
    property ClassicCity city: table.own
    /// Height of the poster: what the words below leave.
    readonly property real room: (parent?.height ?? 0) - Theme.px(210) - city.stageCount * Theme.px(32)
    signal stageOpened(ClassicCity city, int number)

    title: city.board
    explanation: Phrase.of(qsTr("%1 of %2 stages stand. Touch one to see what it brings."), city.stagesBuilt, city.stageCount)
    preferredWidth: 980

    function show(which: ClassicCity) {
        city = which
        open()
    }

    WonderPicture {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(Theme.px(120), Math.min(width * 9 / 16, sheet.room))
        wonder: sheet.visible ? sheet.city.poster : ""
        alive: true
        built: sheet.city.stagesBuilt
        stages: sheet.city.stageCount
        TapHandler { onTapped: sheet.close() }
    }
    StageRow {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(60)
        city: sheet.city
        onOpened: number => sheet.stageOpened(sheet.city, number)
    }
    Column {
        id: words
        Layout.fillWidth: true
        spacing: Theme.space4
        Repeater {
            model: sheet.city.stages
            AppLabel {
                required property int number
                required property string effectText
                width: words.width
                text: Phrase.of(qsTr("%1: %2"), number, effectText)
                wrapMode: Text.Wrap
                Accessible.ignored: true // the blocks say it
            }
        }
    }

    buttons: AppButton {
        text: qsTr("Back to the table")
        variant: "primary"
        onClicked: sheet.close()
    }
}
