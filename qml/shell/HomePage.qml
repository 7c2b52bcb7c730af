// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The first screen: the panorama, and the way to the table. On a wide window the menu stands in the
// empty sky at the left; on a narrow one it lies below the picture.
Scene {
    id: page

    readonly property bool beside: width >= Theme.px(760) && width > height
    readonly property bool upright: !beside && height > width
    readonly property real edge: beside ? Math.max(Theme.px(48), width * 0.06) : Theme.space24

    Picture {
        width: page.width
        height: page.beside ? page.height : page.height - sheet.height + 2 * Theme.radiusLarge
        source: Look.panorama
    }

    // Stands in the empty sky: the sun of the panorama begins at a quarter of its height, in the middle.
    AppLabel {
        id: name
        x: page.edge
        y: page.beside ? page.height * 0.12 : Math.max(Theme.space12, page.height * 0.03)
        width: page.beside ? body.width : page.upright ? page.width - 2 * page.edge : page.width * 0.4
        text: "Mirabilia"
        title: true
        strong: true
        font.pixelSize: (page.beside || page.height > Theme.px(1000) ? 1.75 : 1.25) * Theme.displaySize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.headlineSize
        horizontalAlignment: page.upright ? Text.AlignHCenter : Text.AlignLeft
        Accessible.role: Accessible.Heading
    }

    // The ground of the menu on a narrow window.
    Rectangle {
        id: sheet
        visible: !page.beside
        y: page.height - height
        width: page.width
        height: body.height + 2 * Theme.space24 + radius
        anchors.bottom: page.bottom
        anchors.bottomMargin: -radius
        radius: Theme.radiusLarge
        color: Theme.surface
    }
    Column {
        id: body
        x: page.beside ? page.edge : (page.width - width) / 2
        y: page.beside ? name.y + name.height : page.height - height - Theme.space24
        width: page.beside ? Theme.px(380) : Math.min(Theme.px(page.upright ? 520 : 720), page.width - 2 * page.edge)
        spacing: page.beside ? Theme.space32 : Theme.space12

        // Over the sun nobody could read it.
        AppLabel {
            width: body.width
            text: qsTr("Build a city the world will remember.")
            title: true
            font.pixelSize: page.beside || page.height > Theme.px(1000) ? Theme.titleSize : Theme.leadSize
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
