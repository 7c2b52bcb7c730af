// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The end of an age: the cities in a ring, and at every border the shields of both sides. The
// borders light one after the other and the tokens land. A tap, or Space, goes on.
Item {
    id: ring

    required property ClassicTable table
    readonly property int count: table.seatCount
    readonly property int borders: table.conflict.count
    property real progress: 0
    readonly property real centreX: width / 2
    readonly property real centreY: height / 2 + Theme.px(20)
    readonly property real radiusX: Math.min(Theme.px(430), (width - plateWidth) / 2 - Theme.px(8))
    readonly property real radiusY: Math.min(Theme.px(270), (height - Theme.px(210)) / 2)
    readonly property real plateWidth: Theme.px(150)
    readonly property bool narrow: width < Theme.px(720) || height < Theme.px(600)

    visible: table.conflictShown
    Accessible.role: Accessible.AlertMessage
    Accessible.name: qsTr("End of age %1: conflicts").arg(Words.age(table.conflictAge))

    /// Where seat number n (a half is the border to the next) sits: I am at the bottom, my left
    /// neighbour to my left.
    function angle(n: real): real {
        return Math.PI / 2 + (n - table.own.seat) * 2 * Math.PI / Math.max(1, count)
    }
    function placeX(n: real, share: real): real {
        return centreX + Math.cos(angle(n)) * radiusX * share
    }
    function placeY(n: real, share: real): real {
        return centreY + Math.sin(angle(n)) * radiusY * share
    }

    onVisibleChanged: {
        progress = 0
        if (visible)
            walk.restart()
        else
            walk.stop()
    }
    NumberAnimation {
        id: walk
        target: ring
        property: "progress"
        to: ring.borders + 0.5
        duration: Theme.motion(2400)
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    AppLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space24
        text: qsTr("End of age %1").arg(Words.age(ring.table.conflictAge))
        title: true
        strong: true
        font.pixelSize: Theme.headlineSize
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: ring.narrow ? [] : ring.table.cities
        RingSeat {
            required property City modelData
            city: modelData
            width: ring.plateWidth
            x: ring.placeX(city.seat, 1) - width / 2
            y: ring.placeY(city.seat, 1) - height / 2
        }
    }
    Repeater {
        model: ring.narrow ? null : ring.table.conflict
        BorderMark {
            x: ring.placeX(seat + 0.5, 0.72) - width / 2
            y: ring.placeY(seat + 0.5, 0.72) - height / 2
            lit: ring.progress >= index + 0.5 || Theme.motionSpeed === 0
        }
    }
    ConflictList {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space8, Theme.px(480))
        visible: ring.narrow
        table: ring.table
        progress: Theme.motionSpeed === 0 ? ring.borders : ring.progress
        rowHeight: Math.min(Theme.px(62), (ring.height - Theme.px(90)) / Math.max(1, ring.borders))
    }
    TapHandler { onTapped: ring.table.skip() }

    component RingSeat: Item {
        id: plate
        required property City city
        height: Theme.px(124)
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.surface
        }
        Picture {
            x: Theme.space4
            y: Theme.space4
            width: parent.width - 2 * x
            height: Theme.px(56)
            art: ring.visible ? Art.poster(plate.city.poster) : ""
        }
        Rectangle {
            x: Theme.space4
            y: Theme.px(60)
            width: parent.width - 2 * x
            height: Theme.px(4)
            color: Theme.seat(plate.city.color)
        }
        AppLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(65)
            width: Math.min(implicitWidth, parent.width - Theme.space8)
            text: plate.city.name
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
        }
        WarTokens {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(95)
            city: plate.city
            size: Theme.px(plate.city.tokens.length > 4 ? 20 : 24)
        }
    }
    component BorderMark: Item {
        id: mark
        required property int index
        required property int seat
        required property int shields
        required property int otherShields
        required property int token
        required property int otherToken
        required property string text
        required property bool lit
        // On screen the seat that comes first lies to the right of its border in the lower half.
        readonly property bool mirrored: Math.sin(ring.angle(seat + 0.5)) > 0
        readonly property int leftShields: mirrored ? otherShields : shields
        readonly property int rightShields: mirrored ? shields : otherShields

        width: Theme.px(104)
        height: Theme.px(40)
        Accessible.role: Accessible.StaticText
        Accessible.name: text

        Rectangle {
            anchors.fill: parent
            radius: height / 2
            color: mark.lit ? Theme.raised : Theme.quietTint
            border.width: mark.lit && mark.token !== 0 ? Theme.px(3) : 0
            border.color: Theme.family("military")
        }
        Row {
            anchors.centerIn: parent
            spacing: Theme.px(5)
            visible: mark.lit
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: mark.leftShields
                strong: true
                font.pixelSize: Theme.leadSize
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: mark.leftShields > mark.rightShields ? "greater"
                    : mark.leftShields < mark.rightShields ? "less" : "equal"
                color: Theme.family("military")
                size: Theme.glyphSize
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: mark.rightShields
                strong: true
                font.pixelSize: Theme.leadSize
            }
        }
        Glyph {
            anchors.centerIn: parent
            visible: !mark.lit
            name: "shield"
            color: Theme.muted
        }
    }
}
