// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The result of a game: the cities' points rise category by category in seating order, the cities move to their
// places, then the winner is named and their wonder fills the page before it draws back to the head. Every number can
// be explained. Any tap or key skips the counting, then the wonder.
//   art                  the winner's picture
//   ownText, ownGlyph    the button for this game's own view: ownWanted()
//   newsText             what is new about this game for the local players, in one line; empty = nothing
//   momentText           the best moment of the only player here, in one line; momentAwaited = there may be one soon
//   home(), rematch(), reviewWanted(), replay()
//   replayed             the result of a replay: home() returns to it, no rematch
// Undo takes back the last decision: the table's `over` becomes false.
FocusScope {
    id: page

    required property TableModel table
    property string art
    readonly property bool pointsDecide: table.pointsDecide // otherwise a line says so
    property string ownText
    property string ownGlyph
    /// True if a rematch can be started from here.
    property bool mayRematch: !replayed
    property bool replayed: false
    /// What a player who cannot start a rematch is waiting for; empty = nothing.
    property string waiting
    property string newsText
    property string momentText
    property bool momentAwaited: false
    signal ownWanted()
    signal home()
    signal rematch()
    signal reviewWanted()
    signal replay()

    readonly property bool narrow: width < Theme.px(700)
    /// True if all buttons fit one line at the bottom; otherwise some go below the sheet.
    readonly property bool oneLine: width >= Theme.px(1160)
    /// True if there are few enough players, and enough height, for one column each.
    readonly property bool upright: !narrow && height > width && table.scores.count <= 3
    /// True if the text is beside the poster, which is then shown whole; otherwise below it.
    readonly property bool beside: width > height * 0.8
    /// On low screens the buttons go beside the text: the points need the height.
    readonly property bool flat: !narrow && height < Theme.px(480)
    readonly property bool grand: beside && hero.height >= Theme.px(220)
    readonly property int last: table.scores.categories.length
    /// Beats of the counting: one per category, two for the cities to find their places, one before the winner is named.
    readonly property int beats: last + 3
    property real share: 0
    readonly property bool counts: pointsDecide && Theme.motionSpeed > 0
    readonly property bool told: !counts || share === 1
    onToldChanged: if (told) wonder.show()
    Component.onCompleted: if (told) wonder.show()
    readonly property real beat: told ? beats : share * beats
    readonly property int step: Math.min(last, Math.floor(beat))
    readonly property real placed: Math.max(0, Math.min(1, (beat - last - 0.5) / 2))
    /// 1 once the winner's picture is uncovered.
    property real uncovered: told ? 1 : 0
    Behavior on uncovered { NumberAnimation { duration: Theme.motion(500); easing.type: Easing.InOutCubic } }
    /// Height of the towers where they have none of the picture's.
    readonly property real lowTowers: !beside && pointsDecide ? Theme.px(height < Theme.px(800) ? 120 : 200) : 0
    /// The category being counted.
    readonly property var now: table.scores.categories[Math.max(0, Math.min(last, Math.ceil(beat)) - 1)]

    NumberAnimation {
        id: counting
        target: page
        property: "share"
        running: page.counts
        to: 1
        duration: Theme.motion(500) * page.beats
    }
    Keys.onPressed: event => {
        const undoes = (event.key === Qt.Key_U || event.key === Qt.Key_Z && event.modifiers === Qt.ControlModifier) && page.table.canUndo
        event.accepted = (!told && event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab)
                         || event.key === Qt.Key_Escape || undoes
        wonder.end()
        if (!told)
            counting.complete()
        else if (event.key === Qt.Key_Escape)
            page.home()
        else if (event.accepted)
            page.table.undo()
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    Item {
        id: hero
        readonly property real room: page.height - sheet.needed - (page.flat ? 0 : footer.height) - Theme.space32
        width: page.beside ? height * 16 / 9 : page.width
        // On a phone the points and buttons need the room more than the edges of the picture.
        height: !page.beside ? Math.max(page.width * 0.36, Math.min(page.width * 9 / 16, room - words.height - page.lowTowers - Theme.space8))
                             : Math.max(Math.min(Theme.px(150), page.height / 3), Math.min(page.width * 0.28, room))
        Picture {
            anchors.fill: parent
            art: page.art
        }
    }
    Rectangle { // covers the picture during the counting
        id: plate
        readonly property real least: words.height + page.lowTowers + Theme.px(20)
        readonly property real rim: page.beside ? 0 : Theme.space8
        x: Math.max(rim, page.beside ? hero.width * page.uncovered : 0)
        y: page.beside ? 0 : (hero.height - Theme.px(20)) * page.uncovered
        width: page.width - x - rim
        height: page.beside ? hero.height : hero.height - Theme.px(20) + least - y
        radius: page.beside ? 0 : Theme.radiusMedium
        color: Theme.surface
        Column {
            id: words
            readonly property real start: page.flat ? hero.width - plate.x : 0
            x: start + Theme.space16
            y: !page.flat && skyline.visible ? Theme.space12 : (plate.height - height) / 2
            width: (page.flat ? footer.x - plate.x - start : parent.width) - Theme.space32
            spacing: Theme.space4
            Glyph {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: page.grand && !skyline.visible || !page.told && !page.narrow && !page.flat
                name: page.told ? "crown" : page.now.glyph
                color: page.told ? Theme.gold : Words.categoryTextColor(page.now)
                size: Theme.px(40)
            }
            AppLabel {
                id: headline
                width: parent.width
                text: page.told ? page.table.winnerText : page.now.title
                title: true
                strong: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                font.pixelSize: page.narrow || page.flat ? Theme.titleSize : Theme.headlineSize
                Accessible.ignored: true
            }
            AppLabel {
                id: mine
                width: parent.width
                visible: page.pointsDecide && !page.table.shared && page.table.scores.ownText !== ""
                text: page.told ? page.table.scores.ownText : ""
                muted: true
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            SmallPrint {
                id: news
                visible: page.newsText !== ""
                text: page.told ? page.newsText : ""
            }
            SmallPrint {
                id: moment
                visible: text !== "" || page.momentAwaited // nothing moves when it comes
                text: page.told ? page.momentText : ""
            }
        }
        Skyline {
            id: skyline
            x: Theme.space16
            y: page.flat ? Theme.space4 : words.y + words.height
            width: (page.flat ? hero.width : plate.width) - 2 * x
            height: plate.height - y - Theme.space8
            visible: page.pointsDecide && !(page.flat && page.told)
            table: page.table
            step: page.step
            placed: page.placed
        }
        Accessible.role: Accessible.Heading
        Accessible.name: Phrase.sentences([headline.text, mine.visible ? mine.text : "", news.text, moment.text])
    }
    Announcer { text: page.told ? page.table.winnerText : "" }
    ScrollPane {
        id: sheet
        readonly property real beside: Theme.space32 + roomOf(note) + roomOf(tools)
        readonly property real needed: (page.upright ? columns.implicitHeight : lines.leastHeight) + beside
        function roomOf(item: Item): real {
            return item.visible ? item.implicitHeight + Theme.space12 : 0
        }
        y: hero.height + (page.beside ? 0 : plate.least - Theme.px(20)) + Theme.space8
        height: page.height - y - Theme.space8 - (page.flat ? 0 : page.height - footer.y)
        width: page.width
        maximumWidth: Theme.px(1600)
        margin: Theme.space8
        name: qsTr("Score sheet")
        AppLabel {
            id: note
            Layout.fillWidth: true
            visible: !page.pointsDecide
            text: qsTr("Points at the end; they did not decide the game.")
            color: Theme.mutedOnTable
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Item {
            id: scores
            Layout.fillWidth: true
            implicitHeight: page.upright ? columns.implicitHeight : lines.implicitHeight
            ScoreSheet {
                id: lines
                width: parent.width
                visible: !page.upright
                table: page.table
                narrow: page.narrow
                step: page.step
                placed: page.placed
                room: sheet.height - sheet.beside
                onAsked: (seat, name, board, category) => explanation.show(seat, name, board, category)
            }
            ScoreColumns {
                id: columns
                width: parent.width
                visible: page.upright
                table: page.table
                step: page.step
                placed: page.placed
                onAsked: (seat, name, board, category) => explanation.show(seat, name, board, category)
            }
        }
        ResultTools {
            id: tools
            Layout.fillWidth: true
            visible: !page.oneLine
            ownText: page.ownText
            ownGlyph: page.ownGlyph
            onOwnWanted: page.ownWanted()
            onReviewWanted: page.reviewWanted()
            mayReplay: !page.replayed
            onReplayWanted: page.replay()
            onMoreWanted: copies.open()
            canUndo: page.table.canUndo
            onUndoWanted: page.table.undo()
        }
    }
    Rectangle { // marks that the content continues below
        y: sheet.y + sheet.height
        width: page.width
        height: Theme.stroke
        visible: sheet.scrollable && !sheet.atYEnd
        color: Theme.line
    }
    // During the counting a tap outside the buttons skips it.
    MouseArea {
        anchors.fill: parent
        visible: !page.told
        onClicked: counting.complete()
    }

    Grid {
        id: footer
        x: page.flat ? page.width - width - Theme.space12 : (page.width - width) / 2
        y: page.flat ? (hero.height - height) / 2 : page.height - height - Theme.space12
        columns: page.flat ? 1 : children.length
        verticalItemAlignment: Grid.AlignVCenter
        spacing: Theme.space8
        readonly property real half: (page.width - 3 * Theme.space8) / 2
        readonly property real widest: Math.max(again.visible ? again.implicitWidth : Theme.px(156), back.implicitWidth)
        AppButton {
            id: again
            width: page.narrow ? footer.half : page.flat ? footer.widest : implicitWidth
            visible: page.mayRematch
            text: qsTr("Play again")
            variant: "primary"
            glyph: "play"
            onClicked: page.rematch()
        }
        AppLabel {
            width: page.narrow ? footer.half : page.flat ? footer.widest : implicitWidth
            visible: text !== ""
            text: page.waiting
            wrapMode: Text.Wrap
            maximumLineCount: page.flat ? 3 : 2
            font.pixelSize: page.narrow || page.flat ? Theme.captionSize : Theme.bodySize
        }
        ResultTools {
            visible: page.oneLine
            ownText: page.ownText
            ownGlyph: page.ownGlyph
            onOwnWanted: page.ownWanted()
            onReviewWanted: page.reviewWanted()
            mayReplay: !page.replayed
            onReplayWanted: page.replay()
            onMoreWanted: copies.open()
            canUndo: page.table.canUndo
            onUndoWanted: page.table.undo()
        }
        AppButton {
            id: back
            width: page.narrow ? footer.half : page.flat ? footer.widest : implicitWidth
            text: page.replayed ? qsTr("Back to the replay") : qsTr("Home")
            glyph: page.replayed ? "back" : "home"
            onClicked: page.home()
        }
    }

    WinnersWonder {
        id: wonder
        anchors.fill: parent
        art: Theme.motionSpeed > 0 ? page.art : ""
        origin: skyline.visible ? page.mapFromItem(skyline, skyline.winnersTower) : place
        place: Qt.rect(hero.x, hero.y, hero.width, hero.height)
        line: page.table.winnerText
        below: page.momentText
    }

    function copy(text: string, message: string) {
        copies.close()
        clipboard.copyText(text)
        toast.show(message, "")
    }

    DialogFrame {
        id: copies
        title: qsTr("Copies")
        preferredWidth: 420
        onClosed: page.forceActiveFocus()
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Copy record")
            glyph: "save"
            onClicked: page.copy(page.table.exportRecord(), qsTr("The record is on the clipboard."))
        }
        AppButton {
            Layout.fillWidth: true
            text: qsTr("Copy log")
            glyph: "log"
            onClicked: page.copy(page.table.exportLog(), qsTr("The log is on the clipboard."))
        }
    }
    ExplainSheet {
        id: explanation
        table: page.table
    }
    Clipboard { id: clipboard }
    Toast { id: toast }

    component SmallPrint: AppLabel {
        width: parent?.width ?? 0
        muted: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
}
