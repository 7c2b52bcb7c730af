// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The log: title, choice of seat, and the lines, with a heading per turn.
ColumnLayout {
    id: drawer

    required property TableModel table
    signal cardShown(string card)
    signal copied(string text)
    signal closed()

    function showEnd() {
        lines.currentIndex = lines.count - 1
        lines.positionViewAtEnd()
    }

    spacing: Theme.space8
    RowLayout {
        AppLabel {
            Layout.fillWidth: true
            text: qsTr("Log")
            title: true
            strong: true
            font.pixelSize: Theme.titleSize
            Accessible.role: Accessible.Heading
        }
        IconButton {
            glyph: "copy"
            text: qsTr("Copy the log as text")
            onClicked: drawer.copied(drawer.table.exportLog())
        }
        IconButton {
            glyph: "close"
            text: qsTr("Close (Esc)")
            onClicked: drawer.closed()
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space4
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Whose turns to show")
        SeatFilter {
            seat: -1
            label: qsTr("All")
            mark: Theme.muted
        }
        Repeater {
            model: drawer.table.seats
            SeatFilter {
                required property string name
                required property string color
                label: name
                mark: Theme.seat(color)
            }
        }
    }
    ListView {
        id: lines
        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: drawer.table.log
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        Keys.onReturnPressed: showCard()
        Keys.onEnterPressed: showCard()
        Keys.onSpacePressed: showCard()
        function showCard() {
            const card = drawer.table.log.get(currentIndex)?.card ?? ""
            if (card !== "")
                drawer.cardShown(card)
        }
        T.ScrollBar.vertical: ThinScrollBar {}
        delegate: LogLine { width: ListView.view ? ListView.view.width : 0 }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Log")
    }

    component LogLine: Item {
        id: line
        required property int index
        required property string text
        required property string heading
        required property string glyph
        required property string card
        readonly property bool first: {
            const before = line.index > 0 ? drawer.table.log.get(line.index - 1) : undefined
            return before?.heading !== line.heading
        }
        height: over.height + Math.max(Theme.px(30), words.implicitHeight + Theme.space8)
        Accessible.role: Accessible.ListItem
        Accessible.name: text

        FocusRing {
            shown: line.ListView.isCurrentItem && lines.activeFocus
            inset: true
        }
        AppLabel {
            id: over
            width: parent.width
            height: line.first ? Theme.px(34) : 0
            visible: line.first
            verticalAlignment: Text.AlignBottom
            text: line.heading
            muted: true
            font.pixelSize: Theme.captionSize
        }
        Glyph {
            y: over.height + Theme.space4
            name: line.glyph
            color: Theme.muted
            size: Theme.px(20)
        }
        AppLabel {
            id: words
            x: Theme.px(30)
            y: over.height + Theme.space4
            width: parent.width - x - Theme.space8
            text: line.text
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        TapHandler {
            enabled: line.card !== ""
            onTapped: drawer.cardShown(line.card)
        }
    }
    component SeatFilter: ChoiceButton {
        id: filter
        required property int seat
        required property string label
        required property color mark
        chosen: drawer.table.log.seatFilter === seat
        text: label
        leftPadding: Theme.px(18)
        rightPadding: Theme.px(10)
        implicitWidth: implicitContentWidth + leftPadding + rightPadding
        implicitHeight: Theme.target
        topInset: Theme.space4
        bottomInset: Theme.space4
        onClicked: drawer.table.log.seatFilter = seat
        background: Rectangle {
            radius: height / 2
            color: filter.chosen ? Theme.goldTint : Theme.raised
            Rectangle {
                x: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(5)
                height: Theme.px(16)
                color: filter.mark
            }
            FocusRing { shown: filter.visualFocus; cornerRadius: Theme.px(18) }
        }
        contentItem: AppLabel {
            text: filter.label
            font.pixelSize: Theme.captionSize
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
}
