// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// The end of a sheet: who came in where, what is still empty, and into the history with it.
//   done(bool corrected)    it is in the history, where it was before
//   pictureWanted()    a picture of it, to be sent
DialogFrame {
    id: sheet

    required property ScorePadModel pad
    signal done(bool corrected)
    signal pictureWanted()

    preferredWidth: 620
    title: pad.standing !== "" ? pad.standing : qsTr("Nothing is filled in yet")
    /// A tie for the victory that coins would break, which nobody has written down.
    property bool undecided: false
    /// Nothing asks for another look, so that Enter may save.
    readonly property bool settled: !undecided && pad.missing === 0 && pad.findings.count === 0
    onOpened: (settled ? save : keepEditing).forceActiveFocus(Qt.OtherFocusReason)
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
    /// To the row of coins where a tie asks for it, else to the first empty cell.
    function lookAgain() {
        if (undecided) {
            pad.showRow("coins", true)
            pad.selectTie()
        } else {
            pad.selectGap()
        }
        close()
    }
    readonly property string tieBreak: pad.box === "duel" ? qsTr("A tie: the civilian structures decide. Fill them in for both.")
                                                          : qsTr("A tie: the coins left decide. Fill them in below the others.")

    Podium {
        id: podium
        Layout.fillWidth: true
        visible: placed.length > 0
        pad: sheet.pad
    }
    Column {
        id: findings
        Layout.fillWidth: true
        Repeater {
            model: sheet.pad.findings
            FindingRow {
                width: findings.width
                onClicked: {
                    if (column >= 0)
                        sheet.pad.select(column, row)
                    sheet.close()
                }
            }
        }
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
            id: keepEditing
            text: qsTr("Keep editing")
            onClicked: sheet.lookAgain()
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
            id: save
            text: sheet.pad.isCorrection ? qsTr("Keep the correction") : qsTr("Save to history")
            variant: "primary"
            glyph: "tick"
            onClicked: {
                const corrected = sheet.pad.isCorrection
                sheet.close()
                if (sheet.pad.finish())
                    sheet.done(corrected)
            }
        }
    ]
}
