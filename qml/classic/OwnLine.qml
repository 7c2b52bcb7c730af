// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// My resources: production per turn (fixed, then either/or), coins, points, shields, science. In one
// line, or two if narrow; the goods shrink until all fit.
Item {
    id: line

    required property ClassicCity city
    /// What counts here only once it has arrived.
    property StageGain gain: null
    readonly property alias purse: coins
    /// Holds its tokens back until they are thrown.
    property War war: null
    /// Where an effect counts, or null.
    function placeOf(glyph: string): Item {
        const sign = glyph === "gain" ? coins : glyph === "shield" ? shields : glyph === "points" ? points : production
        return sign.visible ? sign : null
    }
    function arrived(count: int, glyph: string): int {
        return count - (gain?.held(city.seat, glyph) ?? 0)
    }
    /// True if two lines fit: goods wider than half a line then get one of their own.
    property bool mayStack: false
    readonly property bool stacked: width < Theme.px(560)
                                    || (mayStack && city.production.signCount * Theme.px(26) > width / 2)
    readonly property GoodsFit fit: GoodsFit {
        goods: line.city.production
        width: line.stacked ? line.width : line.width - figures.width - Theme.space16
        height: line.rowHeight
        gap: Theme.space4
    }
    readonly property real unitSize: Math.min(Theme.px(26), fit.unitSize)
    readonly property real rowHeight: stacked ? height / 2 : height

    implicitHeight: Theme.px(stacked ? 64 : 38)
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("My means")

    // Room between the figures when they have a line of their own.
    readonly property int gaps: (points.visible ? 5 : 4) + (city.wild > 0 ? 1 : 0) + (tokens.visible ? 1 : 0)
    readonly property real between: width - science.filled - shields.width - (points.visible ? points.width : 0) - coins.width
    // In one line goods that can be read, in two rows, go before tokens one by one.
    readonly property real goodsWish: (fit.inRow + 1) * (Theme.px(16) + fit.gap)
    readonly property real tokenRoom: stacked ? between - gaps * Theme.figureStep
                                              : Math.min(Theme.px(120), between - (gaps + 1) * Theme.space16 - goodsWish)

    Flow {
        id: production
        y: (line.rowHeight - height) / 2
        width: line.fit.width
        spacing: line.fit.gap
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Production")

        Repeater {
            model: line.city.production
            Item {
                id: source
                required property list<string> resources
                required property int amount
                required property string description
                width: units.width
                height: units.height
                Accessible.role: Accessible.ListItem
                Accessible.name: description
                Row {
                    id: units
                    Repeater {
                        model: source.amount
                        GoodsUnit {
                            resources: source.resources
                            price: 0
                            used: false
                            description: source.description
                            size: line.unitSize
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Row {
        id: figures
        y: line.stacked ? line.rowHeight : 0
        anchors.right: parent.right
        height: line.rowHeight
        spacing: !line.stacked ? Theme.space16
                 : Math.max(Theme.px(2), Math.min(Theme.figureStep, (line.between - (tokens.visible ? tokens.width : 0)) / line.gaps))

        ScienceRow {
            id: science
            anchors.verticalCenter: parent.verticalCenter
            city: line.city
            size: Theme.px(line.stacked ? 22 : 26)
            room: line.stacked ? filled + (line.city.wild > 0 ? 3 : 2) * figures.spacing : Infinity
        }
        Means {
            id: shields
            glyph: "shield"
            tint: Theme.familyText("military")
            text: line.arrived(line.city.shields, "shield")
            name: qsTr("%n shield(s)", "", line.city.shields)
        }
        WarTokens {
            id: tokens
            anchors.verticalCenter: parent.verticalCenter
            tokens: line.war?.tokensOf(line.city) ?? line.city.tokens
            visible: tokens.tokens.length > 0
            room: line.tokenRoom
        }
        Means {
            id: points
            visible: line.city.hasPoints
            glyph: "points"
            tint: Theme.goldOnTable
            text: line.arrived(line.city.points, "points")
            name: line.city.pointsText
        }
        Means {
            id: coins
            glyph: "coin"
            tint: Theme.goldOnTable
            text: line.arrived(line.city.coins, "gain")
            name: qsTr("%n coin(s)", "", line.city.coins)
        }
    }

    FocusRing { shown: line.activeFocus }

    component Means: Figure {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        size: Theme.px(line.stacked ? 22 : 26)
    }
}
