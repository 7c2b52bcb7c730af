// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A single-line text field with a label above and a hint or an error below.
//   label, text, placeholderText, hint
//   errorText         a sentence; marks the field as invalid unless empty
//   maximumLength, validator, readOnly, inputMethodHints
//   signals accepted() (Enter), textEdited() (by the user), editingFinished()
FocusScope {
    id: field

    property string label
    property string hint
    property string errorText
    property alias text: input.text
    property alias placeholderText: input.placeholderText
    property alias maximumLength: input.maximumLength
    property alias validator: input.validator
    property alias readOnly: input.readOnly
    property alias inputMethodHints: input.inputMethodHints

    signal accepted()
    signal textEdited()
    signal editingFinished()

    function selectAll() {
        input.selectAll()
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
            visible: text !== ""
            text: field.label
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        T.TextField {
            id: input
            Layout.fillWidth: true
            focus: true
            implicitHeight: Math.max(Theme.target, contentHeight + topPadding + bottomPadding)
            leftPadding: Theme.space12
            rightPadding: Theme.space12
            topPadding: Theme.space8
            bottomPadding: Theme.space8
            verticalAlignment: TextInput.AlignVCenter
            selectByMouse: true
            color: Theme.ink
            placeholderTextColor: Theme.muted
            selectionColor: Theme.gold
            selectedTextColor: Theme.goldInk
            font.family: Theme.textFont
            font.pixelSize: Theme.bodySize

            Accessible.role: Accessible.EditableText
            Accessible.name: field.label !== "" ? field.label : field.placeholderText
            Accessible.description: field.errorText !== "" ? field.errorText : field.hint

            onAccepted: field.accepted()
            onTextEdited: field.textEdited()
            onEditingFinished: field.editingFinished()

            AppLabel {
                x: input.leftPadding
                width: input.width - input.leftPadding - input.rightPadding
                height: input.height
                verticalAlignment: Text.AlignVCenter
                visible: input.length === 0 && input.preeditText === ""
                text: input.placeholderText
                color: input.placeholderTextColor
                Accessible.ignored: true
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.field
                border.width: field.errorText === "" ? Theme.stroke : 2 * Theme.stroke
                border.color: field.errorText === "" ? Theme.outline : Theme.bad
                FocusRing { shown: input.activeFocus }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: message.text !== ""
            spacing: Theme.space4

            Glyph {
                Layout.alignment: Qt.AlignTop
                visible: field.errorText !== ""
                name: "warning"
                color: Theme.badText
                size: Theme.px(20)
            }
            AppLabel {
                id: message
                Layout.fillWidth: true
                text: field.errorText !== "" ? field.errorText : field.hint
                color: field.errorText !== "" ? Theme.badText : Theme.muted
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
            }
        }
    }
}
