// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme
import Mirabilia.Controls

// The overlays: dialog, toast, combo list, tooltip. Only for pictures and tests.
Rectangle {
    id: page

    property alias dialog: dialog
    property alias toast: toast
    property alias combo: combo
    property alias cancelButton: cancelButton
    property alias field: field
    property alias payButton: payButton

    gradient: Gradient {
        GradientStop { position: 0; color: Theme.tableTop }
        GradientStop { position: 1; color: Theme.tableBottom }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space16
        PageHeader {
            Layout.fillWidth: true
            title: "Settings"
        }
        ComboField {
            id: combo
            label: "Language"
            model: ["English", "日本語", "简体中文", "繁體中文"]
        }
        Item { Layout.fillHeight: true }
    }
    Toast { id: toast }

    DialogFrame {
        id: dialog

        title: "How do you pay?"
        explanation: "Three ways cost the same; choose who gets your coins."
        buttons: [
            AppButton {
                id: cancelButton
                text: "Not now"
                variant: "quiet"
                onClicked: dialog.reject()
            },
            AppButton {
                id: payButton
                text: "Pay and build"
                variant: "primary"
                onClicked: dialog.accept()
            }
        ]
        ListRow {
            Layout.fillWidth: true
            glyph: "arrow-left"
            text: "4 to the left"
            selected: true
            selectable: true
            trailing: CoinBadge { value: 4 }
        }
        ListRow {
            Layout.fillWidth: true
            glyph: "arrow-right"
            text: "4 to the right"
            selectable: true
            trailing: CoinBadge { value: 4 }
        }
        TextInputField {
            id: field
            Layout.fillWidth: true
            label: "Note"
        }
    }
}
