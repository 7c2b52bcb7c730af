// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The program, its licences, and the keys.
Page {
    id: page

    title: qsTr("About")
    Keys.forwardTo: [pane]

    ScrollPane {
        id: pane
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.pageWidth
        name: page.title

        Picture {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.round(width * 0.3)
            source: Look.panorama
        }
        Panel {
            Layout.fillWidth: true
            ColumnLayout {
                width: parent.width
                spacing: Theme.space8
                Prose {
                    text: "Mirabilia"
                    title: true
                    strong: true
                    font.pixelSize: Theme.titleSize
                }
                Prose { text: qsTr("An open table for 7 Wonders: alone against computer players, or with others at one screen.") }
                Prose {
                    text: Phrase.of(qsTr("Version %1, built with Qt %2"), App.version, App.qtVersion)
                    muted: true
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("Licence")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space8
                Prose { text: qsTr("Free software under %1: use it, study it, change it and pass it on under the same terms. It comes without any warranty.").arg(App.license) }
                Prose { text: qsTr("All pictures were drawn for Mirabilia and may be used under CC-BY-SA-4.0.") }
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("Trademarks")
            Prose {
                width: parent.width
                text: qsTr("7 Wonders, 7 Wonders Duel and 7 Wonders Dice are trademarks of their publisher, Repos Production. Mirabilia is made by enthusiasts. It is not affiliated with the publisher or endorsed by it, and contains none of its artwork. If you like the game, buy the box.")
            }
        }
        Panel {
            Layout.fillWidth: true
            title: qsTr("Keys")
            ColumnLayout {
                width: parent.width
                spacing: Theme.space8
                KeyLine {
                    keys: "Tab"
                    text: qsTr("To the next item; Enter presses it")
                }
                KeyLine {
                    keys: "Esc"
                    text: qsTr("Back")
                }
                KeyLine {
                    keys: "F11"
                    text: qsTr("Full screen")
                }
                KeyLine {
                    keys: "F2"
                    text: qsTr("Rules")
                }
                KeyLine {
                    keys: "Ctrl + ,"
                    text: qsTr("Settings")
                }
                KeyLine {
                    keys: "Ctrl + Q"
                    text: qsTr("Quit; a game in progress is kept")
                }
                AppButton {
                    Layout.topMargin: Theme.space8
                    text: qsTr("Keys at the table")
                    glyph: "info"
                    onClicked: keys.show()
                }
            }
        }
    }
    Loader {
        id: keys
        function show() {
            source = ""
            source = "KeysHelp.qml"
        }
    }

    component Prose: AppLabel {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
    }
    component KeyLine: RowLayout {
        id: line
        property string keys
        property string text
        Layout.fillWidth: true
        spacing: Theme.space16
        AppLabel {
            Layout.preferredWidth: Theme.px(88)
            text: line.keys
            strong: true
        }
        Prose { text: line.text }
    }
}
