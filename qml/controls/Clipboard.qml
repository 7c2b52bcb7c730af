// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A way to the clipboard from QML: an unseen text field that copies.
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
