// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// The end of a sheet: who came in where, what is still empty, and into the history with it.
//   done()             it is in the history
//   pictureWanted()    a picture of it, to be sent
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    signal done()
    signal pictureWanted()

    preferredWidth: 620
    title: pad.standing !== "" ? pad.standing : qsTr("Nothing is filled in yet")
    /// A tie for the victory that coins would break, which nobody has written down.
    property bool undecided: false
    onAboutToShow: {
        podium.look()
        ScoreBook.news.ask(pad.sheetId)
        undecided = false
        for (let i = 0; i < pad.playerCount; ++i) {
            const player = pad.players.get(i)
            undecided = undecided || player.isWinner && player.isShared && player.isUndecided
        }
    }
    onClosed: ScoreBook.news.forget()
    explanation: undecided ? tieBreak : pad.missing > 0 ? qsTr("%n empty cell(s) count as 0.", "", pad.missing)
                                 : pad.findings.count > 0 ? qsTr("%n thing(s) may be worth a second look.", "", pad.findings.count)
                                                          : ""
    readonly property string tieBreak: pad.box === "duel" ? qsTr("A tie: the civilian structures decide. Fill them in for both.")
                                                          : qsTr("A tie: the coins left decide. Fill them in below the others.")

    Podium {
        id: podium
        Layout.fillWidth: true
        visible: placed.length > 0
        pad: sheet.pad
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: ScoreBook.news.text
        muted: true
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    buttons: [
        AppButton {
            text: qsTr("Keep editing")
            onClicked: {
                if (sheet.undecided)
                    sheet.pad.showRow("coins", true)
                sheet.close()
            }
        },
        AppButton {
            visible: podium.visible
            text: qsTr("Picture")
            glyph: "gallery"
            onClicked: {
                sheet.close()
                sheet.pictureWanted()
            }
        },
        AppButton {
            text: sheet.pad.isCorrection ? qsTr("Keep the correction") : qsTr("Save to history")
            variant: "primary"
            glyph: "tick"
            focus: true
            onClicked: {
                sheet.close()
                if (sheet.pad.finish())
                    sheet.done()
            }
        }
    ]
}
