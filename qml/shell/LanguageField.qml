// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// The language of the program; every language calls itself by its own name.
ComboField {
    id: field

    readonly property var languages: [
        { value: "system", text: qsTr("System language") },
        { value: "en", text: "English" },
        { value: "zh_CN", text: "简体中文" },
        { value: "zh_TW", text: "繁體中文" },
        { value: "ja", text: "日本語" }
    ]

    function follow() {
        currentIndex = languages.findIndex(language => language.value === App.settings.language)
    }

    label: qsTr("Language")
    model: languages
    textRole: "text"
    valueRole: "value"
    onActivated: index => App.settings.language = languages[index].value
    // A new list of words resets the combo box.
    onModelChanged: follow()
    Component.onCompleted: follow()
}
