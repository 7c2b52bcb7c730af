// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A choice from a drop-down list.
//   label, model (strings, or objects with textRole / valueRole)
//   captioned    its label stands above it; else only a screen reader says it
//   textRole, valueRole, currentIndex, currentText, currentValue, count
//   signal activated(int index)   chosen by the user
FocusScope {
    id: field

    property string label
    property bool captioned: true
    property alias model: combo.model
    property alias textRole: combo.textRole
    property alias valueRole: combo.valueRole
    property alias currentIndex: combo.currentIndex
    readonly property alias currentText: combo.currentText
    readonly property alias currentValue: combo.currentValue
    readonly property alias count: combo.count

    signal activated(int index)

    function indexOfValue(value: var): int {
        return combo.indexOfValue(value)
    }

    implicitWidth: Theme.px(280)
    implicitHeight: column.implicitHeight
    opacity: enabled ? 1 : Theme.disabledOpacity

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.space8

        AppLabel {
            Layout.fillWidth: true
            visible: field.captioned && text !== ""
            text: field.label
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        T.ComboBox {
            id: combo
            Layout.fillWidth: true
            focus: true
            implicitHeight: Theme.target
            leftPadding: Theme.space12
            rightPadding: Theme.space8 + Theme.glyphSize + Theme.space8
            onActivated: index => field.activated(index)

            Accessible.role: Accessible.ComboBox
            Accessible.name: field.label
            Accessible.description: currentText

            // Enter opens the list; in the open list it chooses. The template chooses on key release, so the list
            // has to open on release as well.
            Keys.onReleased: event => {
                if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !popup.visible) {
                    popup.open()
                    event.accepted = true
                }
            }

            contentItem: AppLabel {
                text: combo.displayText
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            indicator: Glyph {
                x: combo.width - width - Theme.space8
                y: (combo.height - height) / 2
                name: "back"
                rotation: -90
                size: Theme.px(20)
                color: Theme.muted
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.field
                border.width: Theme.stroke
                border.color: Theme.outline

                StateLayer {
                    radius: Theme.radius
                    hovered: combo.hovered && combo.enabled
                    pressed: combo.pressed
                }
                FocusRing { shown: combo.visualFocus }
            }
            delegate: ListRow {
                id: row
                required property int index

                width: ListView.view.width
                text: combo.textAt(index)
                highlighted: combo.highlightedIndex === index
                selectable: true
                selected: combo.currentIndex === index
            }
            popup: ComboPopup { combo: combo }
        }
    }
}
