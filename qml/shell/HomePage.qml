// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The home screen: the panorama and the menu. In a wide window the menu is in the empty sky on the left,
// in a narrow one below the picture. It scrolls if it is too high.
Scene {
    id: page

    opener: menu.goOn
    readonly property bool beside: width >= Theme.px(760) && width > height
    readonly property bool upright: !beside && height > width
    readonly property bool large: beside || height > Theme.px(1000)
    /// Padding of the menu; on a phone in landscape, Continue with three lines needs some of it.
    readonly property real inset: beside || upright ? Theme.space24 : Theme.space16
    readonly property real edge: beside ? Math.max(Theme.px(48), width * 0.06) : Theme.space24

    // Looks for tables where somebody here has a seat, to offer them under Continue.
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

            // The picture's sun is in the middle, starting at a quarter of its height: below the title.
            Picture {
                width: ground.width
                height: page.beside ? ground.height
                                    : Math.max(sheet.y + sheet.radius, page.upright ? 4 * (name.y + name.baselineOffset + Theme.space8) : 0)
                // Beside the menu: no button lies on a wonder.
                source: Look.panorama + (page.beside ? "?free=" + Math.ceil((page.edge + body.width + Theme.space32) * Screen.devicePixelRatio) : "")
            }

            // In the empty sky.
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

            // The background of the menu in a narrow window.
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

                // Illegible over the sun.
                AppLabel {
                    width: body.width
                    text: qsTr("Build a city the world will remember.")
                    title: true
                    font.pixelSize: page.large ? Theme.titleSize : Theme.leadSize
                    wrapMode: Text.Wrap
                    horizontalAlignment: page.beside ? Text.AlignLeft : Text.AlignHCenter
                }
                HomeMenu {
                    id: menu
                    focus: true
                    low: !page.beside && !page.upright
                    width: body.width
                    onGo: where => page.go(where)
                }
            }
        }
    }
}
