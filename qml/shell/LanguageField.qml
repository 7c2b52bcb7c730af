// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// The language of the program; each language is listed under its own name.
ComboField {
    id: field

    readonly property var languages: [{ id: "system", ownName: qsTr("System language") }, ...App.settings.languages]

    function follow() {
        currentIndex = languages.findIndex(language => language.id === App.settings.language)
    }

    label: qsTr("Language")
    model: languages
    textRole: "ownName"
    valueRole: "id"
    onActivated: index => App.settings.language = languages[index].id
    // A new model resets the combo box.
    onModelChanged: follow()
    Component.onCompleted: follow()
}
