// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// One side of a border that is fought, large beside the sentence: the wonder comes in, its shields are stamped on it
// one by one, and the token falls; who loses sinks into the shade.
//   far        it stands at the right
//   progress   of the border, 0 to 1
Item {
    id: side

    required property ClassicCity city
    required property int shields
    required property int otherShields
    required property int token
    required property bool far
    required property real progress
    readonly property bool lost: shields < otherShields
    readonly property real fate: part(0.6, 0.75)
    readonly property real arrival: part(0, 0.12)
    readonly property real sign: Math.min(Theme.px(30), (width - Theme.space16) / Math.max(1, shields) - Theme.px(2))

    function part(begin: real, end: real): real {
        return Math.max(0, Math.min(1, (progress - begin) / (end - begin)))
    }
    opacity: arrival
    transform: Translate {
        x: (side.far ? 1 : -1) * Theme.px(60) * Math.pow(1 - side.arrival, 3)
        y: side.lost ? Theme.px(6) * side.fate : 0
    }

    WonderPicture {
        id: wonder
        anchors.fill: parent
        fillMode: Image.PreserveAspectCrop
        wonder: side.city.poster
        built: side.city.stagesBuilt
        stages: side.city.stageCount
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.darkInk
        opacity: side.lost ? 0.55 * side.fate : 0
    }
    Rectangle {
        x: side.far ? parent.width - width : 0
        width: Theme.px(5)
        height: parent.height
        color: Theme.seat(side.city.color)
    }
    Rectangle {
        y: parent.height - height
        width: parent.width
        height: Theme.px(34)
        color: Theme.surface
        AppLabel {
            x: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 2 * x
            text: side.city.name
            strong: true
            horizontalAlignment: side.far ? Text.AlignRight : Text.AlignLeft
            Accessible.ignored: true
        }
    }
    Row {
        x: side.far ? parent.width - width - Theme.space12 : Theme.space12
        y: Theme.space12
        spacing: Theme.px(2)
        Repeater {
            model: side.shields
            Item {
                id: shield
                required property int index
                readonly property real stamp: side.part(0.12 + 0.3 * index / side.shields, 0.2 + 0.3 * index / side.shields)
                width: side.sign
                height: side.sign
                scale: 2 - stamp
                opacity: stamp
                Rectangle {
                    anchors.fill: parent
                    radius: width / 2
                    color: Theme.raised
                    border.width: Theme.px(2)
                    border.color: Theme.seat(side.city.color)
                }
                Glyph {
                    anchors.centerIn: parent
                    name: "shield"
                    color: Theme.familyText("military")
                    size: parent.width * 0.66
                }
            }
        }
    }
    NumberGlyph {
        readonly property real fall: side.part(0.72, 0.86)
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - Theme.px(34) - height) / 2 - Theme.px(40) * (1 - fall) - Theme.px(10) * Math.sin(Math.PI * side.part(0.86, 0.94))
        visible: side.token !== 0 && fall > 0
        number: side.token > 0 ? side.token : "\u2212" + -side.token
        color: side.token > 0 ? Theme.family("military") : Theme.muted
        ink: side.token > 0 ? Theme.lightInk : Theme.surface
        size: Theme.px(56)
    }
}
