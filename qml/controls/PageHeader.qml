// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// The head of every page: the way back, the title, what can be done here.
//   title, subtitle (optional)
//   canGoBack    shows the back arrow (default true)
//   signal back()
// Children are the actions at the right (IconButton, AppButton variant "quiet").
Item {
    id: header

    property string title
    property string subtitle
    property bool canGoBack: true
    default property alias actions: actionRow.data

    signal back()

    implicitWidth: row.implicitWidth + 2 * Theme.space8
    implicitHeight: Math.max(Theme.px(64), row.implicitHeight + 2 * Theme.space4)

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.leftMargin: header.canGoBack ? Theme.space8 : Theme.space24
        anchors.rightMargin: Theme.space8
        spacing: Theme.space8

        IconButton {
            visible: header.canGoBack
            glyph: "back"
            text: qsTr("Back")
            onClicked: header.back()
        }
        // No layout inside the layout: the title folds with its width, and its size would ask for
        // another round of the outer one (a polish loop of Qt 6.4).
        Item {
            Layout.fillWidth: true
            implicitHeight: headline.implicitHeight + (below.visible ? below.implicitHeight : 0)
            AppLabel {
                id: headline
                width: parent.width
                text: header.title
                title: true
                strong: true
                font.pixelSize: folded ? Theme.bodySize : Theme.titleSize
                fontSizeMode: folded ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Theme.leadSize
                wrapMode: folded ? Text.Wrap : Text.NoWrap
                maximumLineCount: 2
                // On a phone a long one takes two lines.
                readonly property bool folded: header.subtitle === "" && leastTitle.advanceWidth > width
                TextMetrics {
                    id: leastTitle
                    font.family: Theme.titleFont
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.leadSize
                    text: header.title
                }
                Accessible.role: Accessible.Heading
            }
            AppLabel {
                id: below
                anchors.top: headline.bottom
                width: parent.width
                visible: text !== ""
                text: header.subtitle
                color: Theme.mutedOnTable
                font.pixelSize: Theme.captionSize
            }
        }
        RowLayout {
            id: actionRow
            Layout.fillWidth: false // a layout would, even an empty one
            spacing: Theme.space4
        }
    }
}
