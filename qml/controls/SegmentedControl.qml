// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// One choice out of a few, all visible. Arrow keys move the choice; the segments stack when they do not fit.
//   model          list of strings, or of { text, glyph }
//   currentIndex   index of the choice
//   label          optional, shown above; read as the group's name
//   signal activated(int index)   chosen by the user (currentIndex is already set)
FocusScope {
    id: control

    property var model: []
    property int currentIndex: 0
    property string label

    signal activated(int index)

    readonly property bool stacked: width > 0 && width < segments.naturalWidth

    implicitWidth: Math.max(segments.naturalWidth, caption.implicitWidth)
    implicitHeight: column.implicitHeight
    opacity: enabled ? 1 : Theme.disabledOpacity

    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function choose(index: int) {
        if (index < 0 || index >= model.length)
            return
        currentIndex = index
        const segment = repeater.itemAt(index) as Item
        segment.forceActiveFocus(Qt.TabFocusReason)
        activated(index)
    }
    Keys.onLeftPressed: choose(currentIndex - 1)
    Keys.onUpPressed: choose(currentIndex - 1)
    Keys.onRightPressed: choose(currentIndex + 1)
    Keys.onDownPressed: choose(currentIndex + 1)

    ColumnLayout {
        id: column
        width: parent.width
        spacing: Theme.space8

        AppLabel {
            id: caption
            Layout.fillWidth: true
            visible: text !== ""
            text: control.label
            muted: true
            font.pixelSize: Theme.captionSize
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: segments.implicitHeight
            radius: Theme.radius
            color: Theme.field
            border.width: Theme.stroke
            border.color: Theme.outline

            Grid {
                id: segments

                // All segments are as wide as the widest label.
                readonly property real naturalWidth: {
                    let widest = 0
                    for (let i = 0; i < repeater.count; ++i)
                        widest = Math.max(widest, (repeater.itemAt(i) as Item)?.implicitWidth ?? 0)
                    return widest * repeater.count
                }

                width: parent.width
                columns: control.stacked ? 1 : Math.max(1, repeater.count)

                Repeater {
                    id: repeater
                    model: control.model

                    Segment {
                        required property int index
                        required property var modelData

                        width: segments.width / segments.columns
                        text: modelData.text ?? modelData
                        glyph: modelData.glyph ?? ""
                        chosen: index === control.currentIndex
                        activeFocusOnTab: chosen || activeFocus
                        onClicked: control.choose(index)
                    }
                }
            }
        }
    }
}
