// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The cities as towers of points that grow category by category; whoever is ahead wears the crown. Some colours are
// hard to tell apart, so a thin line ends each part, and the category's sign is drawn inside where it fits.
//   step     number of categories counted so far
//   placed   0 = seating order; 1 = winner first; in between = animating
Item {
    id: skyline

    required property TableModel table
    required property int step
    required property real placed

    readonly property list<var> categories: table.scores.categories
    readonly property int last: categories.length
    readonly property int counted: Math.min(last, step)
    readonly property real share: width / Math.max(1, table.scores.count)
    readonly property bool small: height < Theme.px(150) || share < Theme.px(70)
    readonly property real headHeight: Theme.px(small ? 22 : 40)
    readonly property real footHeight: Theme.px(small ? 20 : 28)
    readonly property real pixelsPerPoint: Math.max(0, height - headHeight - footHeight) / Math.max(1, table.scores.most)
    readonly property real towerWidth: Math.min(share * 0.62, Theme.px(110))
    /// The place of the winner's tower, once all are placed.
    readonly property rect winnersTower: Qt.rect((share - towerWidth) / 2, headHeight, towerWidth, height - headHeight - footHeight)
    /// The most points so far.
    readonly property int ahead: {
        let most = 0
        for (let i = 0; i < table.scores.count; ++i)
            most = Math.max(most, table.scores.get(i).sums[counted])
        return most
    }

    Rectangle { // the ground
        y: skyline.height - skyline.footHeight
        width: parent.width
        height: Theme.stroke
        color: Theme.outline
    }
    Repeater {
        model: skyline.table.scores
        Item {
            id: city
            required property int index
            required property int place
            required property int seat
            required property string name
            required property string color
            required property list<int> points
            required property list<int> sums
            required property bool isWinner
            readonly property bool leads: skyline.placed === 1 ? isWinner : skyline.step > 0 && sums[skyline.counted] === skyline.ahead
            readonly property real way: Placing.way(index, skyline.table.scores.count, skyline.placed)
            x: (place + (index - place) * way) * skyline.share
            y: place === index ? 0 : -Theme.px(12) * Math.sin(Math.PI * way) // it is lifted over the others
            z: -index
            width: skyline.share
            height: skyline.height

            Column { // the last category on top
                id: tower
                anchors.bottom: parent.bottom
                anchors.bottomMargin: skyline.footHeight
                anchors.horizontalCenter: parent.horizontalCenter
                width: skyline.towerWidth
                Repeater {
                    model: city.points.length
                    Rectangle {
                        id: part
                        required property int index
                        readonly property int category: city.points.length - 1 - index
                        width: tower.width
                        height: skyline.step > category ? Math.max(0, city.points[category]) * skyline.pixelsPerPoint : 0
                        color: Words.categoryColor(skyline.categories[category])
                        Behavior on height {
                            NumberAnimation { duration: Theme.motion(400); easing.type: Easing.OutCubic }
                        }
                        Rectangle {
                            visible: part.height > 2 * height
                            width: part.width
                            height: Theme.stroke
                            color: Theme.surface
                        }
                        Glyph {
                            anchors.centerIn: parent
                            visible: part.height >= size + Theme.space4
                            name: skyline.categories[part.category].glyph
                            color: Theme.inkOn(part.color)
                            size: Math.min(part.width - Theme.px(2), Theme.px(18))
                        }
                    }
                }
            }
            Row {
                anchors.bottom: tower.top
                anchors.horizontalCenter: parent.horizontalCenter
                height: skyline.headHeight
                spacing: Theme.space4
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: city.leads
                    name: "crown"
                    color: Theme.gold
                    size: Theme.px(skyline.small ? 16 : 26)
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: city.sums[skyline.counted]
                    strong: true
                    font.pixelSize: skyline.small ? Theme.bodySize : Theme.titleSize
                    elide: Text.ElideNone
                    Accessible.ignored: true // the score sheet has it
                }
            }
            Rectangle {
                anchors.top: tower.bottom
                anchors.horizontalCenter: parent.horizontalCenter
                width: tower.width
                height: Theme.px(4)
                color: Theme.seat(city.color)
            }
            AppLabel {
                anchors.bottom: parent.bottom
                x: Theme.px(2)
                width: parent.width - 2 * x
                height: skyline.footHeight - Theme.px(4)
                text: city.name
                strong: city.leads
                font.pixelSize: Theme.captionSize
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
