// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The games as pictures side by side, or as lines if not even the names fit there. Arrow keys move the focus; Space
// and Enter choose.
//   room             maximum height: the pictures are cropped to it
FocusScope {
    id: picker

    property real room: Infinity
    readonly property real share: Math.floor((width - (repeater.count - 1) * Theme.space8) / repeater.count)
    /// The picture of the chosen game; null if there is no room for pictures.
    readonly property Item chosen: {
        for (let i = 0; i < repeater.count && !stacked; ++i) {
            const tile = repeater.itemAt(i) as PictureTile
            if (tile?.chosen)
                return tile.thumb
        }
        return null
    }
    readonly property bool stacked: share < Theme.px(76)
    readonly property real captionHeight: Look.highestCaption(repeater, Theme.px(60))

    implicitHeight: tiles.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Game")

    function walk(index: int) {
        const tile = repeater.itemAt(Math.max(0, Math.min(index, repeater.count - 1))) as Item
        tile.forceActiveFocus(Qt.TabFocusReason)
    }

    Grid {
        id: tiles
        width: parent.width
        columns: picker.stacked ? 1 : repeater.count
        spacing: Theme.space8

        Repeater {
            id: repeater
            model: App.newGame.games

            PictureTile {
                required property var modelData
                required property int index
                width: picker.stacked ? picker.width : picker.share
                picture: picker.stacked ? "" : Look.game(modelData.id)
                pictureHeight: Math.max(Theme.px(32), Math.min(width * 9 / 16, picker.room - captionHeight))
                text: modelData.name
                detail: modelData.players
                captionHeight: picker.captionHeight
                chosen: App.newGame.game === modelData.id
                onClicked: App.newGame.game = modelData.id
                Keys.onLeftPressed: picker.walk(index - 1)
                Keys.onRightPressed: picker.walk(index + 1)
                Keys.onUpPressed: event => picker.stacked && index > 0 ? picker.walk(index - 1) : event.accepted = false
                Keys.onDownPressed: event => picker.stacked && index + 1 < repeater.count ? picker.walk(index + 1) : event.accepted = false
            }
        }
    }
}
