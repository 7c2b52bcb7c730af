// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// The header of every page: back button, title, actions.
//   title, subtitle (optional)
//   canGoBack    shows the back arrow (default true)
//   signal back()
// Children are the actions on the right (IconButton, AppButton variant "quiet").
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
        // Not a nested layout: the height of the title depends on its width, which would cost the outer
        // layout another pass (a polish loop in Qt 6.4).
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
                // On a phone a long title takes two lines.
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
            Layout.fillWidth: false // a layout fills by default, even when empty
            spacing: Theme.space4
        }
    }
}
