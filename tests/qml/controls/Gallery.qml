// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme
import Mirabilia.Controls

// Every control once, in a realistic context; only for pictures and tests.
Rectangle {
    id: gallery

    property alias focusSample: primaryButton

    gradient: Gradient {
        GradientStop { position: 0; color: Theme.tableTop }
        GradientStop { position: 1; color: Theme.tableBottom }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space16
        spacing: Theme.space16

        PageHeader {
            Layout.fillWidth: true
            title: "New game"
            subtitle: "Three seats, boards by lot"
            IconButton { glyph: "undo"; text: "Undo" }
            IconButton { glyph: "settings"; text: "Settings"; badge: "2" }
            IconButton { glyph: "log"; text: "Log"; checkable: true; checked: true }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: gallery.width / Theme.scale >= 1000 ? 3 : gallery.width / Theme.scale >= 600 ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16

            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: "What you can press"
                ColumnLayout {
                    anchors.fill: parent
                    spacing: Theme.space12
                    AppButton {
                        id: primaryButton
                        Layout.fillWidth: true
                        variant: "primary"
                        text: "Build"
                        subLabel: "pay 2 to the left"
                        glyph: "build"
                    }
                    RowLayout {
                        spacing: Theme.space12
                        AppButton { text: "Stage 2"; glyph: "stage"; stretch: true }
                        AppButton { text: "Discard"; stretch: true }
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.space12
                        AppButton { text: "Change"; variant: "quiet" }
                        AppButton { text: "Delete game"; variant: "danger" }
                        AppButton { text: "Later"; enabled: false }
                    }
                    SegmentedControl {
                        Layout.fillWidth: true
                        label: "Side of the board"
                        model: [{ text: "Day", glyph: "theme-light" }, { text: "Night", glyph: "theme-dark" },
                                { text: "Random", glyph: "die" }]
                        currentIndex: 1
                    }
                    ToggleSwitch {
                        Layout.fillWidth: true
                        text: "Live points"
                        description: "Everybody sees the score while playing"
                        checked: true
                    }
                    ToggleSwitch { Layout.fillWidth: true; text: "Sound" }
                    SliderField {
                        Layout.fillWidth: true
                        label: "Interface size"
                        from: 0.8
                        to: 2
                        value: 1.2
                        valueText: "120 %"
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: "What you can fill in"
                ColumnLayout {
                    anchors.fill: parent
                    spacing: Theme.space12
                    TextInputField { Layout.fillWidth: true; label: "Your name"; text: "Ada" }
                    TextInputField {
                        Layout.fillWidth: true
                        label: "Second player"
                        placeholderText: "Name"
                        hint: "Shown to everybody at the table"
                    }
                    TextInputField {
                        Layout.fillWidth: true
                        label: "Third player"
                        text: "Ada"
                        errorText: "This name is taken. Choose another one."
                    }
                    ComboField {
                        Layout.fillWidth: true
                        label: "Computer player"
                        model: ["Easy", "Normal", "Expert"]
                        currentIndex: 1
                    }
                    ListRow {
                        Layout.fillWidth: true
                        glyph: "language"
                        text: "Language"
                        value: "English"
                        chevron: true
                    }
                    ListRow {
                        Layout.fillWidth: true
                        glyph: "person"
                        text: "Grace"
                        description: "Expert, Olympia B"
                        selected: true
                        trailing: CoinBadge { value: 7 }
                    }
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                title: "What it tells you"
                ColumnLayout {
                    anchors.fill: parent
                    spacing: Theme.space12
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.space8
                        CoinBadge { value: 3 }
                        CoinBadge { value: 14; size: Theme.px(40) }
                        CounterBadge { text: "5"; tone: "bad" }
                        CounterBadge { text: "12"; tone: "good" }
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: Theme.space8
                        Chip { glyph: "shield"; text: "3"; tint: Theme.familyText("military"); fill: Theme.raised }
                        Chip { glyph: "coin"; text: "11"; tint: Theme.gold; fill: Theme.raised }
                        Chip { glyph: "compass"; text: "2"; tint: Theme.familyText("scientific"); fill: Theme.raised; compact: true }
                        Chip { glyph: "civilian"; text: "4"; tint: Theme.familyInk("civilian"); textColor: Theme.familyInk("civilian"); fill: Theme.family("civilian") }
                    }
                    ProgressStrip { Layout.fillWidth: true; text: "Reading the saved game"; value: 0.6; cancellable: true }
                    ProgressStrip { Layout.fillWidth: true; text: "Grace is thinking"; indeterminate: true }
                    ErrorNote {
                        Layout.fillWidth: true
                        what: "The game could not be saved: the disk is full."
                        safe: "Everything up to turn 4 is safe."
                        next: "Free some space and try again."
                        actionText: "Try again"
                    }
                    EmptyState {
                        Layout.fillWidth: true
                        Layout.topMargin: Theme.space8
                        glyph: "log"
                        title: "No games yet"
                        text: "Games you finish are kept here with every point explained."
                        actionText: "Play the first one"
                    }
                }
            }
            Item { Layout.fillHeight: true; Layout.columnSpan: parent.columns }
        }
    }
}
