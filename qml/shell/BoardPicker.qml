// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Random choice, and all boards as small posters. Arrow keys move the focus; Space and Enter choose.
//   wonders         the boards, as {id, name}
//   wonder, side    the current choice ("" = random)
//   holders         player names by board id, for the boards already taken
//   signal picked(string wonder)
FocusScope {
    id: picker

    property var wonders: App.newGame.wonders
    property string wonder
    property string side
    property var holders: ({})

    signal picked(string wonder)

    readonly property int columns: width >= Theme.px(440) ? 4 : 2
    readonly property real tileWidth: Math.floor((width - (columns - 1) * flow.spacing) / columns)

    readonly property real captionHeight: Look.highestCaption(repeater, Theme.px(58))

    implicitHeight: flow.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Board")

    /// Focuses a board by its index; anything below 0 is the random choice.
    function walk(index: int) {
        if (index < 0) {
            lot.forceActiveFocus(Qt.TabFocusReason)
            return
        }
        const tile = repeater.itemAt(Math.min(index, repeater.count - 1)) as Item
        tile.forceActiveFocus(Qt.TabFocusReason)
    }

    Flow {
        id: flow
        width: parent.width
        spacing: Theme.space8

        PictureTile {
            id: lot
            width: flow.width
            glyph: "die"
            text: qsTr("Random")
            chosen: picker.wonder === ""
            onClicked: picker.picked("")
            Keys.onDownPressed: picker.walk(0)
            Keys.onRightPressed: picker.walk(0)
        }
        Repeater {
            id: repeater
            model: picker.wonders

            PictureTile {
                required property var modelData
                required property int index
                width: picker.tileWidth
                picture: Look.poster(modelData.id, picker.side)
                text: modelData.name
                captionHeight: picker.captionHeight
                chosen: picker.wonder === modelData.id
                taken: !chosen && picker.holders[modelData.id] !== undefined
                detail: taken ? Phrase.of(qsTr("Taken by %1"), picker.holders[modelData.id]) : ""
                onClicked: if (!taken) picker.picked(modelData.id)
                Keys.onLeftPressed: picker.walk(index - 1)
                Keys.onRightPressed: picker.walk(index + 1)
                Keys.onUpPressed: picker.walk(index - picker.columns)
                Keys.onDownPressed: picker.walk(index + picker.columns)
            }
        }
    }
}
