// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The options of the game, one choice each, with the dependent ones.
Column {
    id: options

    visible: repeater.count > 0
    spacing: Theme.space16

    Repeater {
        id: repeater
        model: App.newGame.options

        Column {
            id: option
            required property var modelData
            readonly property string value: App.newGame.answers[modelData.id] ?? ""
            width: options.width
            spacing: Theme.space4

            Choice {
                width: parent.width
                label: option.modelData.name
                value: option.value
                options: option.modelData.answers
                onPicked: value => App.newGame.setOption(option.modelData.id, value)
            }
            AppLabel {
                width: parent.width
                visible: text !== ""
                text: option.modelData.answers.find(answer => answer.value === option.value)?.note ?? ""
                muted: true
                wrapMode: Text.Wrap
                font.pixelSize: Theme.captionSize
            }
        }
    }
}
