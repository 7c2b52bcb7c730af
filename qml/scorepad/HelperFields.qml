// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// What can be counted on a helper's page: counters side by side, everything else in lines of its
// own, under the headings of their groups.
GridLayout {
    id: fields

    required property ScoreHelperModel helper

    readonly property int across: Math.max(1, Math.floor((width + columnSpacing) / (Theme.px(150) + columnSpacing)))
    /// Where fields and headings lie: {places: [{row, column, span}], headings: [{row, text}]}.
    property var plan: ({ places: [], headings: [] })

    columns: across
    columnSpacing: Theme.space16
    rowSpacing: Theme.space8

    function arrange() {
        const places = []
        const headings = []
        let row = 0
        let column = 0
        let group = ""
        for (let i = 0; i < helper.count; ++i) {
            const field = helper.get(i)
            const span = field.kind === "counter" ? 1 : field.kind === "check" && across >= 4 ? Math.floor(across / 2) : across
            if (column > 0 && (column + span > across || field.group !== group)) {
                ++row
                column = 0
            }
            if (field.group !== group) {
                group = field.group
                headings.push({ row: row++, text: group })
            }
            places.push({ row: row, column: column, span: span })
            column += span
        }
        plan = { places: places, headings: headings }
    }
    onAcrossChanged: arrange()
    Component.onCompleted: arrange()
    Connections {
        target: fields.helper
        function onChanged() { fields.arrange() }
        function onCountChanged() { fields.arrange() }
    }

    Repeater {
        model: fields.plan.headings
        AppLabel {
            required property var modelData
            Layout.row: modelData.row
            Layout.column: 0
            Layout.columnSpan: fields.across
            Layout.fillWidth: true
            Layout.topMargin: modelData.row === 0 ? 0 : Theme.space8
            text: modelData.text
            strong: true
            Accessible.role: Accessible.Heading
        }
    }
    Repeater {
        model: fields.helper
        HelperField {
            required property int index
            readonly property var place: fields.plan.places[index] ?? { row: 1000 + index, column: 0, span: 1 }
            Layout.row: place.row
            Layout.column: place.column
            Layout.columnSpan: place.span
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            onChosen: value => fields.helper.set(key, value)
            onStepped: by => fields.helper.step(key, by)
        }
    }
}
