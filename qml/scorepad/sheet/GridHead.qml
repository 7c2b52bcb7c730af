// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The head of a player's column: colour, name and city. Pressing it opens the player.
//   sums     the sum so far and the place stand here, because the column has no foot
//   low      there is one line for both
T.AbstractButton {
    id: head

    required property int column
    required property string name
    required property string shownName
    required property string color
    required property string wonderName
    required property string cityName
    required property string sideName
    required property bool hasTotal
    required property int total
    required property string rankText
    required property bool isWinner
    required property string description
    property bool sums: false
    property bool low: false
    property bool isCurrent: false

    focusPolicy: Qt.StrongFocus
    text: shownName
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1: name, colour and wonder").arg(shownName)
    Accessible.description: description
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    TextMetrics {
        id: nameless
        font.family: Theme.textFont
        font.weight: Font.DemiBold
        font.pixelSize: Theme.captionSize
        text: head.shownName
    }
    background: Item {
        StateLayer {
            hovered: head.hovered
            pressed: head.down
        }
        Rectangle {
            width: parent.width - Theme.px(4)
            x: Theme.px(2)
            height: Theme.px(head.isCurrent ? 8 : 5)
            color: Theme.seat(head.color)
        }
        FocusRing {
            inset: true
            shown: head.visualFocus
            cornerRadius: Theme.radiusSmall
        }
    }
    contentItem: Item {
        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Theme.px(2)
            width: parent.width
            leftPadding: Theme.space4
            rightPadding: Theme.space4
            AppLabel {
                width: parent.width - 2 * Theme.space4
                // A number tells those without a name apart where "Player 1" would lose just that.
                text: head.name !== "" || nameless.advanceWidth <= width ? head.shownName : head.column + 1
                strong: true
                muted: head.name === ""
                font.pixelSize: head.width < Theme.px(90) ? Theme.captionSize : Theme.bodySize
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width - 2 * Theme.space4
                visible: head.wonderName !== "" && !head.sums && head.width >= Theme.px(72)
                text: head.sideName === "" ? head.cityName : head.cityName + " " + head.sideName
                muted: true
                font.pixelSize: Theme.captionSize
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Grid {
                x: (parent.width - width) / 2
                columns: head.low ? 2 : 1
                columnSpacing: Theme.space4
                horizontalItemAlignment: Grid.AlignHCenter
                verticalItemAlignment: Grid.AlignVCenter
                AppLabel {
                    visible: head.sums && head.hasTotal
                    text: Rows.plain(head.total)
                    strong: true
                    font.pixelSize: Theme.leadSize
                    Accessible.ignored: true
                }
                RankLabel {
                    visible: head.sums && rankText !== ""
                    rankText: head.rankText
                    isWinner: head.isWinner
                }
            }
        }
    }
    Tooltip {
        text: head.wonderName === "" ? head.shownName : head.shownName + "\n" + head.wonderName
        visible: head.hovered && (head.wonderName !== "" || head.shownName.length > 12)
    }
}
