// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// The drop targets of a dragged card, one per action, over the city to move, or over both cities if they
// are small. They tint what is below; only their text has a background.
//   at          position of the card; outside of everything if none is dragged
//   drop(where) performs the action of the target there
Item {
    id: targets

    required property DuelTable table
    required property DuelGeometry places
    property point at: Qt.point(-1, -1)
    readonly property DuelActionModel actions: table.choice.actions
    readonly property rect area: places.sideways
        ? Qt.rect(places.leftPanel.x, places.panelTop, places.panelWidth, places.rightPanel.y + places.panelHeight - places.panelTop)
        : places.phone
        ? Qt.rect(places.gap, places.panelTop, places.width - 2 * places.gap, places.track.y + places.track.height - places.panelTop)
        : table.own === table.left ? places.leftPanel : places.rightPanel
    readonly property int columns: places.phone && !places.sideways ? 3 : 1
    readonly property int rows: Math.max(1, Math.ceil(actions.count / columns))

    visible: at.x >= 0
    Accessible.ignored: true

    function rowAt(where: point): int {
        if (where.x < area.x || where.y < area.y || where.x >= area.x + area.width || where.y >= area.y + area.height)
            return -1
        const column = Math.floor((where.x - area.x) * columns / area.width)
        const row = Math.floor((where.y - area.y) * rows / area.height) * columns + column
        return row < actions.count ? row : -1
    }
    function drop(where: point) {
        const row = rowAt(where)
        if (row >= 0)
            table.choice.play(row)
    }
    onAtChanged: {
        const row = rowAt(at)
        if (row >= 0 && row !== table.choice.considered)
            table.choice.consider(row)
    }

    Grid {
        x: targets.area.x
        y: targets.area.y
        columns: targets.columns
        Repeater {
            model: targets.actions
            Rectangle {
                id: target
                required property int index
                required property string title
                required property bool possible
                required property bool considered
                width: targets.area.width / targets.columns
                height: targets.area.height / targets.rows
                readonly property color ground: !possible ? Theme.quietTint : considered ? Theme.gold : Theme.raised
                color: Theme.withAlpha(ground, considered ? 0.55 : 0.3)
                border.width: Theme.px(considered ? 3 : 1)
                border.color: considered ? Theme.goldOnTable : Theme.outline
                radius: Theme.radius
                Rectangle {
                    anchors.centerIn: words
                    width: words.contentWidth + Theme.space12
                    height: words.height + Theme.space8
                    radius: Theme.radius
                    color: target.ground
                }
                AppLabel {
                    id: words
                    anchors.centerIn: parent
                    width: parent.width - Theme.space16
                    text: target.title
                    color: !target.possible ? Theme.muted : target.considered ? Theme.goldInk : Theme.ink
                    font.pixelSize: targets.places.phone ? Theme.captionSize : Theme.bodySize
                    font.strikeout: !target.possible
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                }
            }
        }
    }
}
