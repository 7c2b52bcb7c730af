// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The table in the middle: the frame of a game on a television, watched by everybody while their phones are the
// hands. The shell scales it so that 1280 x 720 pixels at scale 1 always fit; its own text is never smaller than Theme.leadSize.
// A game requires its own `table`, passes it as `game`, and provides
//   heading, progress, sign   the age or round, how far it is, and a glyph beside that
//   alarm                     a warning shown instead of the status
//   children                  the content, in `stage`
//   news                      the last turn, in the column on the right; default: the end of the log
//   front, sheets, spoken     as in TablePage
TablePage {
    id: page

    property string heading
    property string progress
    property string sign
    property string alarm
    default property alias scene: stage.data
    property alias news: ownNews.data
    readonly property alias stage: stage
    /// Where the last turn is told, for what is told instead of it.
    readonly property rect newsPlace: Qt.rect(aside.x, aside.y + newsPanel.y, newsPanel.width, newsPanel.height)
    readonly property real gap: Theme.px(10)
    readonly property real asideWidth: Theme.px(200)
    readonly property RoomModel room: App.lan.room

    /// The place of a city, clockwise: the first ones from the left; in two rows, the others below them from the right.
    /// Each row fills the stage, below `top`; `between` them is a gap.
    function cityPlace(seat: int, count: int, rows: int, top: real, between: real): rect {
        const above = rows === 1 ? count : Math.floor(count / 2)
        const isAbove = seat < above
        const inRow = Math.max(1, isAbove ? above : count - above)
        const width = (stage.width - (inRow - 1) * between) / inRow
        const height = (stage.height - top - (rows - 1) * between) / rows
        return Qt.rect((isAbove ? seat : count - 1 - seat) * (width + between), top + (isAbove ? 0 : height + between), width, height)
    }

    bar.visible: false
    bar.height: head.height
    noticeTop: head.height
    own: Actions {}
    spoken: game.status
    onKeyboardReturned: {
        if (game.showing)
            watcher.forceActiveFocus()
        else
            menu.forceActiveFocus()
    }
    onLastTurnOpened: actions.log.trigger()
    onSkipped: game.skip()

    // Space skips what is shown instead of opening the menu.
    readonly property bool showing: game.showing
    onShowingChanged: if (menu.activeFocus || watcher.activeFocus) refocus()
    Item { id: watcher }

    Item {
        id: head
        width: parent.width
        height: Theme.px(64)
        Row {
            id: time
            x: 2 * page.gap
            height: parent.height
            spacing: Theme.space12
            Accessible.role: Accessible.StaticText
            Accessible.name: Phrase.facts([page.heading, page.progress])
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: page.heading
                title: true
                strong: true
                elide: Text.ElideNone
                font.pixelSize: Theme.px(38)
                Accessible.ignored: true
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                text: page.progress
                color: Theme.mutedOnTable
                elide: Text.ElideNone
                font.pixelSize: Theme.titleSize
                Accessible.ignored: true
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: name !== ""
                name: page.sign
                color: Theme.mutedOnTable
                size: Theme.px(28)
            }
        }
        AppLabel {
            anchors.left: time.right
            anchors.leftMargin: Theme.space32
            anchors.right: sleepers.visible ? sleepers.left : menu.left
            anchors.rightMargin: Theme.space16
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.leadSize
            text: page.alarm !== "" ? page.alarm : page.game.status
            color: page.alarm !== "" ? Theme.badText : Theme.ink
            strong: true
            font.pixelSize: Theme.px(28)
        }
        // Phones sleep: that is no trouble, but tells why nothing goes on.
        Row {
            id: sleepers
            anchors.right: menu.left
            anchors.rightMargin: Theme.space16
            height: parent.height
            spacing: Theme.space8
            visible: page.room.asleepText !== ""
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "theme-dark" // a moon
                color: Theme.mutedOnTable
                size: Theme.px(26)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, head.width * 0.25)
                text: page.room.asleepText
                color: Theme.mutedOnTable
                font.pixelSize: Theme.leadSize
            }
        }
        BarTool {
            id: menu
            anchors.right: parent.right
            anchors.rightMargin: page.gap
            does: page.actions.menu
        }
    }
    Item {
        id: stage
        x: page.gap
        y: head.height
        width: parent.width - page.asideWidth - 3 * page.gap
        height: parent.height - y - page.gap
    }
    Item {
        id: aside
        x: parent.width - width - page.gap
        y: head.height
        width: page.asideWidth
        height: stage.height

        Rectangle {
            id: invitation
            width: parent.width
            height: visible ? words.y + words.height + Theme.space12 : 0
            visible: page.room.page !== ""
            radius: Theme.radiusMedium
            color: "white" // as a camera expects around the code, also in dark
            QrCode {
                id: code
                x: Theme.space12
                y: Theme.space12
                width: parent.width - 2 * x
                height: width
                link: page.room.page
                name: qsTr("QR code of the link to this table")
            }
            Column {
                id: words
                x: Theme.space12
                y: code.y + code.height + Theme.space8
                width: parent.width - 2 * x
                AppLabel {
                    width: parent.width
                    text: qsTr("Lost your seat, or want to watch? Scan.")
                    color: Theme.darkInk
                    strong: true
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    font.pixelSize: Theme.leadSize
                }
                AppLabel {
                    width: parent.width
                    text: page.room.address
                    color: Theme.darkInk
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.bodySize
                    font.pixelSize: Theme.leadSize
                }
            }
        }
        Rectangle {
            id: newsPanel
            readonly property bool own: ownNews.children.length > 0
            y: invitation.visible ? invitation.height + page.gap : 0
            width: parent.width
            height: parent.height - y
            radius: Theme.radiusMedium
            color: Theme.surface
            AppLabel {
                id: newsTitle
                x: Theme.space12
                y: Theme.space8
                width: parent.width - 2 * x
                text: page.actions.lastTurnText
                title: true
                strong: true
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            Item {
                id: ownNews
                x: Theme.space12
                y: newsTitle.y + newsTitle.height + Theme.space4
                width: parent.width - 2 * x
                height: parent.height - y - Theme.space8
            }
            Conditional {
                when: !newsPanel.own
                TvNews {
                    x: ownNews.x
                    y: ownNews.y
                    width: ownNews.width
                    height: ownNews.height
                    log: page.game.log
                }
            }
        }
    }
}
