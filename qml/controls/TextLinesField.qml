// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// Several lines of text with a label above. It grows with them, then scrolls. Enter begins a line,
// Tab leaves.
//   label, text
//   mostLines         so many are in sight
//   signal textEdited() (by the user)
FocusScope {
    id: field

    property string label
    property int mostLines: 6
    property alias text: input.text

    signal textEdited()

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
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: Math.max(Theme.target, Math.min(input.implicitHeight, field.mostLines * line.height + 2 * Theme.space8))
            radius: Theme.radius
            color: Theme.field
            border.width: Theme.stroke
            border.color: Theme.outline

            FontMetrics {
                id: line
                font: input.font
            }
            Flickable {
                id: pane
                anchors.fill: parent
                anchors.margins: Theme.stroke
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                T.TextArea.flickable: T.TextArea {
                    id: input
                    focus: true
                    implicitWidth: pane.width
                    implicitHeight: contentHeight + topPadding + bottomPadding
                    leftPadding: Theme.space12
                    rightPadding: Theme.space12
                    topPadding: Theme.space8
                    bottomPadding: Theme.space8
                    wrapMode: TextEdit.Wrap
                    textFormat: TextEdit.PlainText
                    selectByMouse: true
                    color: Theme.ink
                    selectionColor: Theme.gold
                    selectedTextColor: Theme.goldInk
                    font.family: Theme.textFont
                    font.pixelSize: Theme.bodySize

                    Accessible.role: Accessible.EditableText
                    Accessible.multiLine: true
                    Accessible.name: field.label

                    onTextChanged: {
                        if (activeFocus)
                            field.textEdited()
                    }
                    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                }
            }
            FocusRing { shown: input.activeFocus }
        }
    }
}
