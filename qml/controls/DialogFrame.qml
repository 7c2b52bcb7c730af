// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A modal sheet: title, one explanatory sentence, content, buttons. Centred in wide windows, a
// bottom sheet in narrow ones. Esc and a press on the scrim close it (if dismissable); keyboard
// focus stays inside while it is open.
//   title, explanation
//   lasting          items between content and buttons that do not scroll
//   buttons          list of AppButton, in reading order; the last is the main one
//   preferredWidth   unscaled pixels, default 520
//   dismissable      default true; false = only the buttons close it
//   open(), close(), accept(), reject(); signals accepted(), rejected() (Esc rejects), opened(), closed()
// Children go into a ColumnLayout that scrolls when it is too tall: give them Layout.fillWidth.
T.Dialog {
    id: frame

    property string explanation
    property list<AppButton> buttons
    property real preferredWidth: 520
    property bool dismissable: true
    default property alias content: body.content
    property alias lasting: bottom.data

    readonly property bool sheet: !parent || parent.width < Theme.px(600)
    // On a sheet the buttons are stacked, but the two before the main one share a row if they fit.
    readonly property bool paired: sheet && buttons.length === 3
                                   && buttons[0].visible && buttons[1].visible
                                   && buttons[0].implicitWidth + buttons[1].implicitWidth
                                      + Theme.space12 <= availableWidth
    readonly property real gap: sheet ? Theme.space24 : 2 * Theme.space32
    /// On a phone in landscape the height is too scarce for a wide margin.
    readonly property real gapAbove: sheet || (parent?.height ?? 0) >= Theme.px(480) ? gap : Theme.space16

    parent: T.Overlay.overlay
    modal: true
    focus: true
    closePolicy: dismissable ? T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
                             : T.Popup.NoAutoClose
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round(sheet ? parent.height - height : (parent.height - height) / 2) : 0
    width: parent ? (sheet ? parent.width : Math.min(Theme.px(preferredWidth), parent.width - gap))
                  : Theme.px(preferredWidth)
    height: Math.min(implicitHeight, parent ? parent.height - gapAbove : implicitHeight)
    implicitHeight: column.implicitHeight + topPadding + bottomPadding
    padding: Theme.space24

    // Not a layout: the heights of its parts depend on their widths, so a layout would need several
    // passes, and Qt 6.4 gives up after two.
    Item {
        id: column
        readonly property real spacing: Theme.space16
        readonly property real below: (bottom.children.length > 0 ? bottom.implicitHeight + spacing : 0)
                                      + (frame.buttons.length > 0 ? buttonRow.implicitHeight + spacing : 0)
        anchors.fill: parent
        implicitHeight: body.implicitHeight - 2 * body.margin + below
        Accessible.role: Accessible.Dialog
        Accessible.name: frame.title
        Accessible.description: frame.explanation

        ScrollPane {
            id: body
            // The content's scroll bar and focus rings extend into the dialog's padding.
            x: -margin
            y: -margin
            width: parent.width + 2 * margin
            height: parent.height - column.below + 2 * margin
            margin: Theme.space16
            name: frame.title

            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: frame.title
                title: true
                strong: true
                font.pixelSize: Theme.titleSize
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            AppLabel {
                Layout.fillWidth: true
                visible: text !== ""
                text: frame.explanation
                muted: true
                wrapMode: Text.Wrap
            }
        }
        // Marks that the content continues below.
        Rectangle {
            x: body.x
            y: body.y + body.height - height
            width: body.width
            height: Theme.space8
            visible: body.scrollable && !body.atYEnd && column.below > 0
            color: Theme.surface
            Rectangle {
                width: parent.width
                height: Theme.stroke
                color: Theme.line
            }
        }
        ColumnLayout {
            id: bottom
            y: parent.height - column.below + column.spacing
            width: parent.width
            visible: children.length > 0
            spacing: Theme.space8
        }
        GridLayout {
            id: buttonRow
            x: parent.width - width
            y: parent.height - implicitHeight
            width: frame.sheet ? parent.width : Math.min(implicitWidth, parent.width)
            visible: frame.buttons.length > 0
            columns: frame.paired ? 2 : frame.sheet ? 1 : Math.max(1, frame.buttons.length)
            columnSpacing: Theme.space12
            rowSpacing: Theme.space12
        }
    }

    background: Rectangle {
        color: Theme.surface
        radius: Theme.radiusLarge

        // On a sheet the lower corners are square, flush with the window's edge.
        Rectangle {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            height: parent.radius
            visible: frame.sheet
            color: parent.color
        }
    }

    T.Overlay.modal: Rectangle { color: Theme.scrim }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }

    onSheetChanged: arrangeButtons()
    onPairedChanged: arrangeButtons()
    Component.onCompleted: arrangeButtons()

    function arrangeButtons() {
        for (let i = 0; i < buttons.length; ++i) {
            buttons[i].parent = buttonRow
            buttons[i].stretch = sheet
            buttons[i].Layout.columnSpan = paired && i === 2 ? 2 : 1
        }
    }
}
