// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A wonder of a city: picture, name, effect, cost and current price; or that it is built or out of the
// game. A press opens it.
Item {
    id: row

    required property string wonder
    required property string name
    required property list<var> cost
    required property bool built
    required property bool removed
    required property string state
    required property int price
    required property bool chosen
    required property bool hinted
    required property bool deadly
    required property string description
    required property string effectText
    property bool narrow: false
    /// Visible share of a built wonder while it rises from the ground.
    property real share: 1
    readonly property TooltipText tooltip: TooltipText {
        glyph: "wonder"
        name: row.name
        sentence: Phrase.sentences([row.effectText, row.built ? qsTr("Built") : row.removed ? qsTr("Removed") : ""])
        card: row.wonder
    }
    readonly property alias poster: picture
    signal opened()

    readonly property real line: height / 3
    readonly property bool rising: built && share < 1

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: description
    Accessible.description: qsTr("Opens the wonder")
    Accessible.onPressAction: opened()
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        visible: row.chosen || row.deadly
        radius: Theme.radius
        color: row.chosen ? Theme.selectedTint : Theme.badTint
        border.width: Theme.px(2)
        border.color: row.chosen ? Theme.gold : Theme.bad
    }
    Picture {
        id: picture
        // Leaves room for five goods and a price.
        width: row.narrow ? row.height * 0.62 : Math.min(row.height, row.width - Theme.px(160))
        height: row.height
        art: row.built && !row.rising ? DuelArt.poster(row.wonder) : DuelArt.site(row.wonder)
        fillMode: Image.PreserveAspectCrop
        opacity: row.removed ? 0.25 : 1
    }
    Item { // grows from its foot over its place
        id: risen
        y: picture.height - height
        width: picture.width
        height: picture.height * row.share
        visible: row.rising && row.share > 0
        clip: true
        Picture {
            y: risen.height - height
            width: picture.width
            height: picture.height
            art: risen.visible ? DuelArt.poster(row.wonder) : ""
            fillMode: picture.fillMode
        }
    }
    HintMark { // the name begins beside the picture
        anchors.right: picture.right
        anchors.rightMargin: 0
        visible: row.hinted
    }
    Rectangle {
        anchors.bottom: picture.bottom
        width: picture.width
        height: Theme.px(4)
        visible: row.built && !row.rising
        color: Theme.gold
    }
    Column {
        x: picture.width + Theme.px(5)
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)
        NameLine {
            room: parent.width
            largest: Math.min(Theme.px(17), row.line * 0.9)
            height: Math.min(implicitHeight, row.line)
            verticalAlignment: Text.AlignVCenter
            text: row.name
            strong: row.built
            muted: row.removed
            font.strikeout: row.removed
            Accessible.ignored: true
        }
        Signs {
            height: row.line * 0.95
            maximumWidth: parent.width
            address: DuelArt.signs(row.wonder, Theme.familyText("wonder"))
        }
        Item {
            width: parent.width
            height: row.line * 0.95
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space4
                visible: row.built || row.removed
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    name: row.built ? "tick" : "cross"
                    color: row.built ? Theme.good : Theme.muted
                    size: Theme.px(16)
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.built ? qsTr("Built") : qsTr("Removed")
                    muted: true
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
            }
            CostMarks {
                anchors.verticalCenter: parent.verticalCenter
                visible: !row.built && !row.removed
                cost: row.cost
                size: Math.min(Theme.px(22), row.line, (today.x - Theme.space4) / Math.max(1, goods.length + (coins > 0 ? 1 : 0)) - spacing)
            }
            DuelPrice {
                id: today
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                priceState: row.built || row.removed ? "" : row.state
                price: row.price
                size: Math.min(Theme.px(22), row.line)
            }
        }
    }
    FocusRing { shown: row.activeFocus }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: row.opened()
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
