// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Clipboard access from QML, through an invisible text field.
Item {
    visible: false

    function copyText(text: string) {
        field.text = text
        field.selectAll()
        field.copy()
        field.text = ""
    }

    TextEdit {
        id: field
        textFormat: TextEdit.PlainText
        Accessible.ignored: true
    }
}
