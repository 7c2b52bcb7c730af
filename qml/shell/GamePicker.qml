// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The games as pictures, side by side. Arrow keys walk; Space and Enter choose.
FocusScope {
    id: picker

    readonly property real tileWidth: Math.floor((width - (repeater.count - 1) * row.spacing) / repeater.count)

    implicitHeight: row.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    function walk(index: int) {
        const tile = repeater.itemAt(Math.max(0, Math.min(index, repeater.count - 1))) as Item
        tile.forceActiveFocus(Qt.TabFocusReason)
    }

    Row {
        id: row
        width: parent.width
        spacing: Theme.space8

        Repeater {
            id: repeater
            model: App.newGame.games

            PictureTile {
                required property var modelData
                required property int index
                width: picker.tileWidth
                picture: Look.game(modelData.id)
                text: modelData.name
                detail: modelData.players
                captionHeight: Theme.px(60)
                chosen: App.newGame.game === modelData.id
                onClicked: App.newGame.game = modelData.id
                Keys.onLeftPressed: picker.walk(index - 1)
                Keys.onRightPressed: picker.walk(index + 1)
            }
        }
    }
}
