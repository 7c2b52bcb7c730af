// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Session
import Mirabilia.Models.Shell

// The game on the table.
//   content          what of the game is shown: it is made with the `table`
//   page             what has been made of it; null once the table has gone
//   place            where it lies; the whole scene unless something else is said
Scene {
    id: scene

    required property TableModel table
    property Component content
    property Item page
    property Item place: scene
    readonly property bool here: App.table && App.table === scene.table
    atTable: true

    Component.onCompleted: page = content.createObject(place, { table: table, focus: true, "anchors.fill": place }) as Item
    // While it fades out the table may go: then the page goes at once.
    onHereChanged: {
        if (!here && page) {
            page.destroy()
            page = null
        }
    }
}
