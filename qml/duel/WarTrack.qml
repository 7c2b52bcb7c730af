// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The military track between the two capitals: at each end the pawn's distance in steps, prominent from
// four steps on; below the zones their points and remaining loot. The pawn's target after the considered action is
// outlined. A track that is higher than usual has larger signs.
Item {
    id: track

    required property DuelTable table
    readonly property int capital: table.capital
    readonly property bool low: height < Theme.px(56)
    readonly property real grown: Math.max(1, height / Theme.px(72))
    readonly property real endWidth: low ? Theme.px(width < Theme.px(300) ? 44 : 52) : Math.min(Theme.px(72) * grown, width * 0.2)
    /// True while the track itself moves or grows.
    property bool moving: false
    /// The pawn, from which coins are taken.
    readonly property alias pawn: pawn
    /// True if there is hardly room for the figures below the zones.
    readonly property bool tight: cell < Theme.px(12)
    readonly property real cell: (width - 2 * endWidth - Theme.px(8)) / Math.max(1, 2 * capital - 1)
    readonly property real cellHeight: low ? Theme.px(13) : height * 0.28
    readonly property real cellTop: low ? Math.max(Theme.px(3), (height - Theme.px(28)) / 2) : height * 0.14

    readonly property TooltipText tooltip: TooltipText {
        name: qsTr("Military track")
        sentence: track.table.capital === 0 ? "" : Phrase.of(qsTr("%n step(s) to the capital of %1, %2 to that of %3", "", track.table.left.capitalDistance),
            track.table.left.name, track.table.right.capitalDistance, track.table.right.name)
    }

    function placeX(steps: int): real {
        return endWidth + Theme.px(4) + (steps + capital - 1) * cell
    }

    activeFocusOnTab: true // its parts are explained from here
    Accessible.role: Accessible.Grouping
    Accessible.name: table.capital === 0 ? "" : Phrase.of(qsTr("%1: %2", "a heading and a sentence"), tooltip.name, tooltip.sentence)

    CapitalEnd {
        city: track.table.left
    }
    CapitalEnd {
        x: track.width - width
        city: track.table.right
        mirrored: true
    }
    Repeater {
        model: Math.max(0, 2 * track.capital - 1)
        Rectangle {
            required property int index
            readonly property int steps: index - track.capital + 1
            readonly property real depth: Math.abs(steps) / Math.max(1, track.capital)
            x: track.placeX(steps) + Theme.px(1)
            y: track.cellTop
            width: track.cell - Theme.px(2)
            height: track.cellHeight
            radius: Theme.px(3)
            color: steps === 0 ? Theme.muted : Theme.mix(Theme.family("military"), Theme.surface, 0.82 - 0.42 * depth)
        }
    }
    Repeater {
        model: track.table.zones
        Row {
            id: zone
            required property int from
            required property int to
            required property int points
            required property int loot
            required property bool here
            readonly property TooltipText tooltip: TooltipText {
                within: track
                glyph: "points"
                name: qsTr("%n point(s)", "", zone.points)
                sentence: Phrase.sentences([qsTr("At the end, for the city that pushed the pawn here"),
                    zone.loot > 0 ? qsTr("The other city loses %n coin(s) when it first comes here", "", zone.loot) : ""])
            }
            x: (track.placeX(from) + track.placeX(to) + track.cell - width) / 2
            y: track.cellTop + track.cellHeight + Theme.px(2)
            height: track.height - y - Theme.px(2)
            spacing: track.tight ? 0 : Theme.figureGap
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: !track.low && !track.tight
                name: "points"
                color: zone.here ? Theme.ink : Theme.muted
                size: Theme.px(20) * Math.min(track.grown, 1.6)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: zone.points
                strong: zone.here
                muted: !zone.here
                font.pixelSize: track.tight ? Theme.px(12) : Theme.captionSize * Math.min(track.grown, 1.6)
                elide: Text.ElideNone
                Accessible.ignored: true
            }
            NumberGlyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: zone.loot > 0
                name: "gain"
                number: "\u2212" + zone.loot
                size: track.tight ? Math.min(Theme.px(15), track.cell * 1.4) : Theme.px(track.low ? 17 : 22 * Math.min(track.grown, 1.6))
            }
        }
    }
    Rectangle { // target of the pawn
        x: track.pawnX(track.table.pawnTarget)
        y: pawn.y
        width: pawn.width
        height: width
        radius: width / 2
        visible: track.table.pawnTarget !== track.table.pawnPlace
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.gold
    }
    Rectangle {
        id: pawn
        readonly property TooltipText tooltip: TooltipText {
            within: track
            name: qsTr("Conflict pawn")
            sentence: qsTr("Every shield moves it one step towards the other capital.")
        }
        x: track.pawnX(track.table.pawnPlace)
        // In a low track it stands on the figures below and stays within the track.
        readonly property real figures: track.cellTop + track.cellHeight + Theme.px(2)
        y: track.low ? figures - height : track.cellTop + (track.cellHeight - height) / 2
        width: track.low ? Math.min(Theme.px(24), figures) : Math.min(Theme.px(34) * track.grown, track.height * 0.55)
        height: width
        radius: width / 2
        color: Theme.family("military")
        border.width: Theme.px(2)
        border.color: Theme.ink
        Glyph {
            anchors.centerIn: parent
            name: "military"
            color: Theme.lightInk
            size: parent.width * 0.6
        }
        Behavior on x { // one step; its blow is heard when it begins
            enabled: !track.moving
            NumberAnimation { duration: Theme.motion(180); easing.type: Easing.OutCubic }
        }
    }
    FocusRing { shown: track.activeFocus }
    /// In a capital it stands on its sign.
    function pawnX(steps: int): real {
        return (Math.abs(steps) < capital ? placeX(steps) + cell / 2
              : steps < 0 ? endWidth / 2 : width - endWidth / 2) - pawn.width / 2
    }

    component CapitalEnd: Item {
        id: end
        property DuelCity city
        property bool mirrored: false
        /// Whose flag it flies: the conqueror's once the pawn is there.
        readonly property DuelCity held: city === null || steps > 0 ? city : city === track.table.left ? track.table.right : track.table.left
        readonly property int steps: city ? city.capitalDistance : 0
        readonly property bool near: steps <= 4
        readonly property bool taken: city !== null && track.capital > 0 && steps === 0
        readonly property TooltipText tooltip: TooltipText {
            within: track
            glyph: "capital"
            name: qsTr("%n step(s) to the capital", "", end.steps)
        }
        width: track.endWidth
        height: track.height
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(12)
            visible: end.near
            color: Theme.badTint
        }
        Row {
            anchors.centerIn: parent
            anchors.verticalCenterOffset: end.taken ? track.height * 0.2 : 0 // the pawn stands on it
            layoutDirection: end.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            spacing: Theme.px(4)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "capital"
                color: end.held ? Theme.legible(Theme.seat(end.held.color)) : Theme.muted
                size: track.low ? Theme.px(18) : Math.min(Theme.px(28) * track.grown, end.width * 0.42)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: !end.taken
                text: end.steps
                color: end.near ? Theme.badText : Theme.ink
                strong: true
                font.pixelSize: track.low ? Theme.bodySize : Theme.leadSize * Math.min(track.grown, end.width / Theme.px(72))
                elide: Text.ElideNone
                Accessible.ignored: true
            }
        }
    }
}
