// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The first screen: the panorama, and the way to the table. On a wide window the menu stands in the
// empty sky at the left; on a narrow one it lies below the picture. What is too high scrolls.
Scene {
    id: page

    readonly property bool beside: width >= Theme.px(760) && width > height
    readonly property bool upright: !beside && height > width
    readonly property bool large: beside || height > Theme.px(1000)
    /// Above and below the menu on its ground; on a phone on its side three lines of Continue need some of it.
    readonly property real inset: beside || upright ? Theme.space24 : Theme.space16
    readonly property real edge: beside ? Math.max(Theme.px(48), width * 0.06) : Theme.space24

    // Whose friends wait for them is told where they go on.
    Binding {
        target: App.lan
        property: "seekingSeats"
        value: page.T.StackView.status === T.StackView.Active
        restoreMode: Binding.RestoreNone
    }
    ScrollPane {
        anchors.fill: parent
        name: name.text

        Item {
            id: ground
            Layout.fillWidth: true
            implicitHeight: Math.max(page.height, page.beside ? body.y + body.height + Theme.space24
                                                              : name.y + Theme.px(40) + sheet.height - sheet.radius)

            // Its sun begins at a quarter of its height, in the middle: beneath the title.
            Picture {
                width: ground.width
                height: page.beside ? ground.height
                                    : Math.max(sheet.y + sheet.radius, page.upright ? 4 * (name.y + name.baselineOffset + Theme.space8) : 0)
                source: Look.panorama
            }

            // Stands in the empty sky.
            AppLabel {
                id: name
                readonly property real above: Math.max(Theme.px(40), page.height - body.height - 2 * page.inset)
                readonly property real room: page.upright ? above / 3.6 : (above - y) / 1.3
                readonly property real wanted: (page.large ? 1.75 : 1.25) * Theme.displaySize
                x: page.edge
                y: page.beside ? page.height * 0.12 : page.upright ? Math.min(page.height * 0.03, above * 0.06) : Theme.space12
                width: page.beside ? body.width : page.upright ? ground.width - 2 * page.edge : ground.width * 0.4
                text: "Mirabilia"
                title: true
                strong: true
                font.pixelSize: page.beside ? wanted : Math.max(Theme.headlineSize, Math.min(wanted, room))
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.headlineSize
                horizontalAlignment: page.upright ? Text.AlignHCenter : Text.AlignLeft
                Accessible.role: Accessible.Heading
            }

            // The ground of the menu on a narrow window.
            Rectangle {
                id: sheet
                visible: !page.beside
                y: ground.height - height + radius
                width: ground.width
                height: body.height + 2 * page.inset + radius
                radius: Theme.radiusLarge
                color: Theme.surface
            }
            Column {
                id: body
                x: page.beside ? page.edge : (ground.width - width) / 2
                y: page.beside ? name.y + name.height : ground.height - height - page.inset
                width: page.beside ? Theme.px(380) : Math.min(Theme.px(page.upright ? 520 : 720), ground.width - 2 * page.edge)
                spacing: page.beside ? Theme.space32 : Theme.space12

                // Over the sun nobody could read it.
                AppLabel {
                    width: body.width
                    text: qsTr("Build a city the world will remember.")
                    title: true
                    font.pixelSize: page.large ? Theme.titleSize : Theme.leadSize
                    wrapMode: Text.Wrap
                    horizontalAlignment: page.beside ? Text.AlignLeft : Text.AlignHCenter
                }
                HomeMenu {
                    focus: true
                    compact: !page.beside
                    low: !page.beside && !page.upright
                    width: body.width
                    onGo: where => page.go(where)
                }
            }
        }
    }
}
