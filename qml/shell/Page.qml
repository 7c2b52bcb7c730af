// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A screen with a header: back button, title, and the content below.
//   title, subtitle
//   Children fill the space below the header.
Scene {
    id: page

    property alias title: header.title
    property alias subtitle: header.subtitle
    default property alias content: body.data

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    PageHeader {
        id: header
        anchors.left: parent.left
        anchors.right: parent.right
        onBack: page.back()
    }
    FocusScope {
        id: body
        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true
    }
}
