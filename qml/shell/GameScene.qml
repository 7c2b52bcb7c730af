// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Table

// A scene with the running game.
//   place            parent of the page; default the whole scene
//   here             true while the table exists
//   content          the component to show, created with the `table`
//   page             the item created from it; null once the table is gone
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
    // The table may be destroyed during the fade-out, and the page must go first.
    onHereChanged: {
        if (!here && page) {
            page.destroy()
            page = null
        }
    }
}
