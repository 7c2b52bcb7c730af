// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Session
import Mirabilia.Models.Shell

// The game on the table.
//   place            where it lies; the whole scene
//   here             the table is there
//   content          what of the game is shown: it is made with the `table`
//   page             what has been made of it; null once the table has gone
Scene {
    id: scene

    required property TableModel table
    property Component content
    property Item place: scene
    property Item page
    property bool here: App.table !== null && App.table === scene.table
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
