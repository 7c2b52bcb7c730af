// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// One player: name, colour, wonder and side, the place at the table; for Duel, how they won.
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    property int column: 0
    readonly property var wonders: pad.wonders
    readonly property bool second: pad.boxEdition === "2"
    /// What somebody wrote in other words.
    readonly property string unknownWonder: wonders.some(one => one.id === facts.wonder) ? "" : facts.wonder
    property PadPlayerFacts facts: PadPlayerFacts {
        pad: sheet.pad
        column: sheet.column
    }

    title: facts.shownName
    preferredWidth: 560

    /// Whom the name may be of; before anything is typed, everybody.
    property string start

    function show(which: int) {
        column = which
        name.text = facts.name
        start = facts.name
        open()
    }
    /// On to the next one who has no name yet. Whether there is one.
    function goOn(): bool {
        for (let next = column + 1; next < pad.playerCount; ++next) {
            if (pad.players.get(next).name === "") {
                show(next)
                name.forceActiveFocus(Qt.OtherFocusReason)
                return true
            }
        }
        return false
    }
    onOpened: name.forceActiveFocus(Qt.OtherFocusReason)

    function write(role: string, value: string) {
        pad.setPlayer(column, role, value)
    }
    function choices(): var {
        const names = wonders.map(one => one.name)
        names.unshift(qsTr("Not noted"))
        return unknownWonder === "" ? names : names.concat(unknownWonder)
    }
    function victories(political: bool): var {
        const senate = { value: "political", text: qsTr("Politics"), glyph: "people" }
        return [
            { value: "", text: qsTr("By points"), glyph: "points" },
            { value: "military", text: qsTr("Military"), glyph: "military" },
            { value: "science", text: qsTr("Science"), glyph: "scientific" },
            ...(political ? [senate] : [])
        ]
    }
    function move(by: int) {
        pad.movePlayer(column, column + by)
        column += by
    }

    TextInputField {
        id: name
        Layout.fillWidth: true
        focus: true
        label: qsTr("Name")
        onTextEdited: sheet.write("name", text)
        onAccepted: {
            if (text === "" || !sheet.goOn())
                sheet.close()
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: known.count > 0
        spacing: Theme.space8
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Known players")
        Repeater {
            id: known
            model: sheet.visible ? sheet.pad.completions(name.text === sheet.start ? "" : name.text, 6) : []
            AppButton {
                required property string modelData
                width: Math.min(implicitWidth, sheet.availableWidth)
                leftPadding: Theme.space12
                text: modelData
                onClicked: {
                    name.text = modelData
                    sheet.write("name", modelData)
                    sheet.goOn()
                }
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space4
        AppLabel {
            text: qsTr("Colour")
            muted: true
            font.pixelSize: Theme.captionSize
        }
        ColourPicker {
            Layout.fillWidth: true
            palette: sheet.pad.palette
            value: sheet.facts.color
            onPicked: value => sheet.write("color", value)
        }
    }
    ComboField {
        id: wonder
        readonly property int wanted: sheet.unknownWonder !== "" ? sheet.wonders.length + 1
                                      : sheet.wonders.findIndex(one => one.id === sheet.facts.wonder) + 1
        Layout.fillWidth: true
        visible: sheet.wonders.length > 0
        label: qsTr("Wonder")
        model: sheet.choices()
        currentIndex: wanted
        onWantedChanged: currentIndex = wanted
        onModelChanged: currentIndex = wanted
        onActivated: index => sheet.write("wonder", sheet.wonders[index - 1]?.id ?? (index === 0 ? "" : sheet.unknownWonder))
    }
    Choice {
        Layout.fillWidth: true
        visible: sheet.wonders.length > 0
        label: qsTr("Its side")
        value: sheet.facts.side
        options: [
            { value: "A", text: sheet.second ? qsTr("Day", "the side of a board") : "A", glyph: "" },
            { value: "B", text: sheet.second ? qsTr("Night", "the side of a board") : "B", glyph: "" },
            { value: "", text: qsTr("Not noted"), glyph: "" }
        ]
        onPicked: value => sheet.write("side", value)
    }
    Choice {
        Layout.fillWidth: true
        visible: sheet.pad.box === "duel"
        label: qsTr("How this player won")
        value: sheet.facts.victory
        options: sheet.victories(sheet.pad.senateMayDecide || sheet.facts.victory === "political")
        onPicked: value => sheet.write("victory", value)
    }
    GridLayout {
        id: seat
        Layout.fillWidth: true
        columns: width >= Theme.px(440) ? 3 : 2
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            leftPadding: Theme.space8
            text: qsTr("Earlier seat")
            enabled: sheet.column > 0
            onClicked: sheet.move(-1)
        }
        AppButton {
            Layout.preferredWidth: 1
            stretch: true
            leftPadding: Theme.space8
            text: qsTr("Later seat")
            enabled: sheet.column < sheet.pad.playerCount - 1
            onClicked: sheet.move(1)
        }
        AppButton {
            Layout.preferredWidth: 1
            Layout.columnSpan: seat.columns === 2 ? 2 : 1
            stretch: true
            leftPadding: Theme.space8
            variant: "danger"
            text: qsTr("Remove")
            enabled: sheet.pad.canRemovePlayer
            onClicked: {
                sheet.pad.removePlayer(sheet.column)
                sheet.close()
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Done")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
