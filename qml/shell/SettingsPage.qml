// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Common
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// What the player likes. Every change holds at once.
Page {
    id: page

    readonly property Settings settings: App.settings

    title: qsTr("Settings")

    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: page.width >= Theme.px(940) ? Theme.px(1080) : Theme.pageWidth
        name: page.title

        GridLayout {
            Layout.fillWidth: true
            columns: page.width >= Theme.px(940) ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16

            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                focus: true
                title: qsTr("Look")
                ColumnLayout {
                    width: parent.width
                    spacing: Theme.space24
                    Choice {
                        Layout.fillWidth: true
                        focus: true
                        label: qsTr("Colours")
                        value: page.settings.theme
                        options: [
                            { value: "system", text: qsTr("System"), glyph: "" },
                            { value: "light", text: qsTr("Light"), glyph: "" },
                            { value: "dark", text: qsTr("Dark"), glyph: "" }
                        ]
                        onPicked: value => page.settings.theme = value
                    }
                    LanguageField { Layout.fillWidth: true }
                    ScaleField { Layout.fillWidth: true }
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: qsTr("At the table")
                ColumnLayout {
                    width: parent.width
                    spacing: Theme.space24
                    TextInputField {
                        Layout.fillWidth: true
                        label: qsTr("Your name")
                        text: page.settings.name
                        placeholderText: App.lan.name
                        maximumLength: 24
                        onTextEdited: page.settings.name = text
                    }
                    SliderField {
                        Layout.fillWidth: true
                        label: qsTr("Motion")
                        from: 0
                        to: 5
                        stepSize: 1
                        value: page.settings.motionSpeed
                        valueText: [qsTr("Off"), qsTr("Very slow"), qsTr("Slow"), qsTr("Normal"),
                                    qsTr("Fast"), qsTr("Very fast")][Math.round(value)]
                        onMoved: page.settings.motionSpeed = Math.round(value)
                    }
                    VolumeField { Layout.fillWidth: true }
                    ToggleSwitch {
                        Layout.fillWidth: true
                        text: qsTr("Background of the age")
                        description: qsTr("Quiet wind, birds, a building site, a fire: each age sounds its own")
                        checked: page.settings.ambience
                        onToggled: page.settings.ambience = checked
                    }
                    PaymentField { Layout.fillWidth: true }
                    ToggleSwitch {
                        Layout.fillWidth: true
                        text: qsTr("Points in the open")
                        description: qsTr("New games show everyone's score as it grows")
                        checked: page.settings.livePoints
                        onToggled: page.settings.livePoints = checked
                    }
                    ToggleSwitch {
                        Layout.fillWidth: true
                        text: qsTr("Chain hints")
                        description: qsTr("Touching a card lights up what makes it free")
                        checked: page.settings.chainHints
                        onToggled: page.settings.chainHints = checked
                    }
                }
            }
            GameDataPanel {
                onBoardsWanted: page.go("diceBoards")
                Layout.fillWidth: true
                Layout.columnSpan: page.width >= Theme.px(940) ? 2 : 1
                Layout.alignment: Qt.AlignTop
            }
        }
    }
}
