// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Table

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
    Binding {
        target: scene.page as TablePage
        when: (scene.page as TablePage) !== null
        property: "covered"
        value: scene.T.StackView.status === T.StackView.Deactivating || scene.T.StackView.status === T.StackView.Inactive
        restoreMode: Binding.RestoreNone
    }
    // While it fades out the table may go: then the page goes at once.
    onHereChanged: {
        if (!here && page) {
            page.destroy()
            page = null
        }
    }
}
