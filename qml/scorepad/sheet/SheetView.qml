// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Helpers
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// A sheet and what it is written with. Wide: keypad, helper and notes stand to the right of the
// grid; upright: below it; on a phone the helper is a sheet of its own.
//   pad
FocusScope {
    id: view

    required property ScorePadModel pad

    // As in ScoreGrid.
    readonly property int currentColumn: pad.column
    readonly property int currentRow: pad.row
    readonly property real gap: Theme.px(roomy ? 12 : 6)
    readonly property bool beside: width > height && width >= Theme.px(640)
    readonly property bool roomy: beside ? width >= Theme.px(1000) && height >= Theme.px(560)
                                         : width >= Theme.px(720) && height >= Theme.px(900)
    readonly property real sideWidth: roomy ? Math.min(Theme.px(420), width * 0.45) : Math.min(Theme.px(312), width * 0.49)
    readonly property real sideHeight: roomy ? Math.min(Theme.px(440), height * 0.55) : Theme.px(214)
    /// Somebody types, as far as that can be known: at a window of a computer until the keypad has been
    /// used, on a phone or a tablet from the first key on.
    readonly property bool keyed: writtenBy === "keys" || (writtenBy === "" && beside && roomy)
    property string writtenBy
    onKeyedChanged: pad.namesKeys = keyed
    Component.onCompleted: pad.namesKeys = keyed
    readonly property bool helping: roomy && pad.helper.isOpen
    readonly property bool helpingApart: !roomy && pad.helper.isOpen

    function showPlayer(column: int) {
        playerSheet.show(column)
    }
    function askHelp() {
        if (helping)
            pane.start()
        else if (pad.hasHelper)
            pad.openHelper()
    }
    /// A figure that was typed elsewhere, and with it the keyboard to where it goes.
    function write(event: var) {
        if (!helping) {
            grid.takeKeyboard()
            typed(event)
        } else if ("0123456789".includes(event.text)) {
            pane.write(parseInt(event.text))
        }
    }
    /// Whether the key meant something.
    function typed(event: var): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        writtenBy = "keys"
        const digit = "0123456789".indexOf(event.text)
        if (event.text.length === 1 && digit >= 0)
            pad.type(digit)
        else if (event.text === "-" || event.text === "\u2212")
            pad.minus()
        else if (event.text === "+")
            pad.plus()
        else if (event.text === "/")
            pad.count()
        else if ([Qt.Key_F1, Qt.Key_F2, Qt.Key_H].includes(event.key) || event.text === "=" || event.text === "?")
            askHelp()
        else
            return walked(event.key, event.modifiers & Qt.ShiftModifier)
        return true
    }
    function walked(key: int, back: bool): bool {
        switch (key) {
        case Qt.Key_Left: pad.move(-1, 0); break
        case Qt.Key_Right: pad.move(1, 0); break
        case Qt.Key_Up: pad.move(0, -1); break
        case Qt.Key_Down: pad.move(0, 1); break
        case Qt.Key_Home: pad.move(-pad.playerCount, -pad.rows.count); break
        case Qt.Key_End: pad.move(pad.playerCount, pad.rows.count); break
        case Qt.Key_Backspace: pad.backspace(); break
        case Qt.Key_Delete: pad.clearCell(); break
        case Qt.Key_Return:
        case Qt.Key_Enter:
            if (back)
                pad.enterBack()
            else
                pad.enter()
            break
        default: return false
        }
        return true
    }

    onHelpingApartChanged: {
        if (helpingApart)
            helperSheet.open()
        else
            helperSheet.close()
    }

    ScoreGrid {
        id: grid
        focus: true
        x: view.gap
        y: view.gap
        width: view.beside ? view.width - view.sideWidth - 3 * view.gap : view.width - 2 * view.gap
        height: view.beside ? view.height - 2 * view.gap : view.height - view.sideHeight - 3 * view.gap
        pad: view.pad
        onPlayerPressed: column => view.showPlayer(column)
        onAddPressed: {
            view.pad.addPlayer()
            view.showPlayer(view.pad.playerCount - 1)
        }
        onHelperWanted: view.askHelp()
        onExpansionsWanted: expansions.open()
        Keys.onPressed: event => event.accepted = view.typed(event)
    }
    Rectangle {
        id: side
        readonly property real edge: view.beside || view.roomy ? view.gap : 0
        readonly property real inset: Theme.px(view.roomy ? 16 : 8)
        /// Keypad and notes side by side, else one above the other.
        readonly property bool flat: view.roomy && !view.beside
        x: view.beside ? view.width - view.sideWidth - view.gap : edge
        y: view.beside ? view.gap : view.height - height - edge
        width: view.beside ? view.sideWidth : view.width - 2 * edge
        height: view.beside ? view.height - 2 * view.gap : view.sideHeight + view.gap - edge
        radius: edge > 0 ? Theme.radius : 0
        color: Theme.surface

        HelperPane {
            id: pane
            anchors.fill: parent
            anchors.margins: Theme.space8
            visible: view.helping
            enabled: visible
            helper: view.pad.helper
            flat: side.flat
            // The keys stay where they are.
            keysX: keys.x - x
            keysHeight: keys.height
            // The keyboard goes into the helper and comes back to the sheet.
            onEnabledChanged: {
                if (enabled)
                    start()
                else if (!view.helpingApart)
                    grid.takeKeyboard()
            }
        }
        CellInfo {
            id: info
            x: side.inset
            y: side.flat || view.roomy ? side.inset : Theme.px(2)
            width: (side.flat ? parent.width / 2 : parent.width) - 2 * side.inset
            height: view.roomy ? implicitHeight : view.beside ? Math.min(Theme.px(70), keys.y - y) : Theme.px(50)
            visible: !view.helping
            pad: view.pad
            brief: !view.roomy
            countFindings: !odd.visible
            onFindingsWanted: findingsSheet.open()
        }
        ScrollPane {
            id: odd
            x: Theme.space4
            y: info.y + info.height + Theme.space16
            width: (side.flat ? parent.width / 2 : parent.width) - 2 * x
            height: (side.flat ? parent.height : keys.y) - y - Theme.space8
            visible: view.roomy && !view.helping && height >= Theme.px(80) && view.pad.findings.count > 0
            margin: Theme.space8
            spacing: 0
            name: qsTr("Worth a second look")
            Column {
                id: rows
                Layout.fillWidth: true
                Repeater {
                    model: view.pad.findings
                    FindingRow {
                        width: rows.width
                        // That of the current cell stands above.
                        visible: column !== view.currentColumn || row !== view.currentRow
                        onClicked: {
                            if (column >= 0)
                                view.pad.select(column, row)
                            grid.takeKeyboard()
                        }
                    }
                }
            }
        }
        KeyPad {
            id: keys
            x: side.flat ? parent.width / 2 : side.inset
            y: parent.height - height - side.inset
            width: (side.flat ? parent.width / 2 : parent.width - side.inset) - side.inset
            height: side.flat ? parent.height - 2 * side.inset
                              : Math.min(Theme.px(view.roomy ? 224 : 156), parent.height - Theme.px(60))
            visible: !view.helping
            canHelp: view.pad.hasHelper
            countGlyph: view.pad.countGlyph
            countName: view.pad.countName
            onDigit: figure => {
                view.writtenBy = "pad"
                view.pad.type(figure)
            }
            onMinus: view.pad.minus()
            onPlus: view.pad.plus()
            onCount: {
                view.writtenBy = "pad"
                view.pad.count()
            }
            onErase: view.pad.backspace()
            onNext: view.pad.enter()
            onHelp: view.askHelp()
            Keys.onPressed: event => event.accepted = view.typed(event)
        }
    }

    // Whoever closes a sheet writes on at once.
    HelperSheet {
        id: helperSheet
        pad: view.pad
        onAboutToHide: grid.takeKeyboard()
    }
    PlayerSheet {
        id: playerSheet
        pad: view.pad
        onAboutToHide: grid.takeKeyboard()
    }
    ExpansionsSheet {
        id: expansions
        pad: view.pad
        onAboutToHide: grid.takeKeyboard()
    }
    FindingsSheet {
        id: findingsSheet
        pad: view.pad
        onAboutToHide: grid.takeKeyboard()
    }
}
