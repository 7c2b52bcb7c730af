// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// Which neighbour to prefer when several payments cost the same.
ComboField {
    id: field

    readonly property var payments: [
        { value: "cheapest", text: qsTr("No preference") },
        { value: "left", text: qsTr("The left neighbour") },
        { value: "right", text: qsTr("The right neighbour") },
        { value: "poorer", text: qsTr("Whoever has fewer coins") }
    ]

    function follow() {
        currentIndex = payments.findIndex(payment => payment.value === App.settings.payment)
    }

    label: qsTr("If prices are equal, pay")
    model: payments
    textRole: "text"
    valueRole: "value"
    onActivated: index => App.settings.payment = payments[index].value
    onModelChanged: follow()
    Component.onCompleted: follow()
}
