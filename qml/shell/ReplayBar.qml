// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The controls of a replay: back, forward, play, go to any step; and the seat it is viewed from.
//   resultWanted()   opens the score sheet at the end
FocusScope {
    id: bar

    required property ReplayModel replay
    readonly property TableModel table: replay.table
    readonly property int viewedSeat: table.viewer
    /// True if the slider is above the buttons.
    readonly property bool twoLines: width < Theme.px(680)
    readonly property real lineHeight: Theme.target
    signal resultWanted()
    signal closed()

    implicitHeight: twoLines ? lineHeight + Theme.px(40) : lineHeight

    function toggle() {
        replay.playing ? replay.pause() : replay.play()
    }
    function nameOf(seat: int): string {
        for (let i = 0; i < table.seats.count; ++i) {
            if (table.seats.get(i).seat === seat)
                return table.seats.get(i).name
        }
        return ""
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
    }
    Row {
        id: buttons
        x: Theme.space4
        y: bar.height - height
        height: bar.lineHeight
        Tool {
            glyph: "to-start"
            text: qsTr("First step (Home)")
            enabled: !bar.replay.atStart
            onClicked: bar.replay.goTo(0)
        }
        Tool {
            glyph: "step-back"
            text: qsTr("Back (Left)")
            enabled: !bar.replay.atStart
            onClicked: bar.replay.back()
        }
        Tool {
            focus: true
            glyph: bar.replay.playing ? "pause" : "play"
            text: bar.replay.playing ? qsTr("Pause (Space)") : qsTr("Play (Space)")
            onClicked: bar.toggle()
        }
        Tool {
            glyph: "step-on"
            text: qsTr("Forward (Right)")
            enabled: !bar.replay.atEnd
            onClicked: bar.replay.forward()
        }
        Tool {
            glyph: "skip"
            text: qsTr("Last step (End)")
            enabled: !bar.replay.atEnd
            onClicked: bar.replay.goTo(bar.replay.lastStep)
        }
    }
    AppLabel {
        id: place
        x: bar.twoLines ? Theme.space12 : buttons.x + buttons.width + Theme.space8
        y: bar.twoLines ? 0 : (bar.height - height) / 2
        width: bar.twoLines ? Math.min(implicitWidth, bar.width * 0.4) : Math.min(Theme.px(150), bar.width * 0.2)
        height: bar.twoLines ? Theme.px(40) : bar.lineHeight
        verticalAlignment: Text.AlignVCenter
        text: bar.replay.placeText
        strong: true
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.captionSize
        font.pixelSize: bar.twoLines ? Theme.captionSize : Theme.bodySize
        Announcer { text: place.text }
    }
    ReplaySlider {
        x: place.x + place.width + Theme.space8
        y: bar.twoLines ? -Theme.px(4) : 0
        width: (bar.twoLines ? bar.width - Theme.space8 : ends.x - Theme.space8) - x
        replay: bar.replay
    }
    Row {
        id: ends
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        y: bar.height - height
        height: bar.lineHeight
        spacing: Theme.space4
        Tool {
            id: result
            visible: bar.replay.atEnd
            glyph: "crown"
            glyphColor: Theme.goldText
            text: qsTr("Score sheet")
            onClicked: bar.resultWanted()
        }
        ReplaySeat {
            id: viewer
            readonly property real room: bar.width - buttons.width - leave.width - 4 * Theme.space4
                                         - (result.visible ? result.width + Theme.space4 : 0)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, bar.twoLines ? room : Theme.px(170))
            height: Theme.target
            name: bar.nameOf(bar.viewedSeat)
            onClicked: seats.open()
        }
        Tool {
            id: leave
            glyph: "close"
            text: qsTr("Leave the replay (Esc)")
            onClicked: bar.closed()
        }
    }
    DialogFrame {
        id: seats
        title: qsTr("From which seat?")
        explanation: qsTr("The game is over: every hand is open.")
        preferredWidth: 420
        onClosed: viewer.forceActiveFocus()
        Column {
            id: rows
            Layout.fillWidth: true
            Repeater {
                model: bar.table.seats
                ListRow {
                    required property int index
                    required property int seat
                    required property string name
                    required property string color
                    required property string kind
                    width: rows.width
                    visible: kind !== "freeCity" // its holder plays it from the same hand
                    text: name
                    glyph: "disc"
                    glyphColor: Theme.seat(color)
                    selected: seat === bar.viewedSeat
                    selectable: true
                    onClicked: {
                        bar.replay.lookFrom(seat)
                        seats.close()
                    }
                }
            }
        }
    }

    component Tool: IconButton {
        width: Theme.px(bar.twoLines ? 44 : 48)
        height: bar.lineHeight
    }
}
