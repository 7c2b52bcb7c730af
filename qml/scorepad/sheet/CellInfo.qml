// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// What is known about the current cell: whose it is, what is odd about it, how it came about.
//   pad
//   brief                few lines, as many as there is height for (the strip of a phone)
//   countFindings        how many odd things there are is shown, and leads to them
//   findingsWanted()     the count of odd things was pressed
RowLayout {
    id: info

    required property ScorePadModel pad
    property bool brief: false
    property bool countFindings: true
    signal findingsWanted()

    readonly property string sum: {
        let text = ""
        for (const step of pad.currentSteps) {
            if (step.points !== 0)
                text += (text === "" ? "" : step.points < 0 ? " " : " + ") + Rows.plain(step.points)
        }
        return text
    }

    /// On a phone there is one line besides the title: the first of these that says something.
    readonly property string line: pad.currentMark !== "" ? "mark" : pad.currentSeldom !== "" ? "seldom" : pad.sumText !== "" ? "sum"
                                   : pad.countText !== "" ? "count" : sum !== "" ? "steps" : "goingOn"

    spacing: Theme.space8

    Glyph {
        Layout.alignment: info.brief ? Qt.AlignVCenter : Qt.AlignTop
        Layout.topMargin: info.brief ? 0 : Theme.px(2)
        visible: info.pad.currentMark !== ""
        name: "warning"
        color: Theme.note
        size: Theme.px(22)
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: info.brief ? Qt.AlignVCenter : Qt.AlignTop
        spacing: info.brief ? 0 : Theme.space8
        AppLabel {
            Layout.fillWidth: true
            visible: !info.brief || info.pad.currentMark === ""
            text: info.pad.currentTitle
            title: !info.brief
            strong: true
            font.pixelSize: info.brief ? Theme.bodySize : Theme.titleSize
            wrapMode: info.brief ? Text.NoWrap : Text.Wrap
            maximumLineCount: 2
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: info.pad.currentMark
            color: Theme.noteText
            font.pixelSize: info.brief ? Theme.captionSize : Theme.bodySize
            wrapMode: Text.Wrap
            maximumLineCount: !info.brief ? 6 : info.height >= Theme.px(64) ? 3 : 2
            Announcer { text: info.pad.currentMark }
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== "" && (!info.brief || info.line === "seldom")
            text: info.pad.currentSeldom
            color: Theme.noteText
            font.pixelSize: info.brief ? Theme.captionSize : Theme.bodySize
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== "" && (!info.brief || info.line === "sum")
            text: info.pad.sumText
            strong: true
            font.pixelSize: info.brief ? Theme.captionSize : Theme.bodySize
            wrapMode: info.brief ? Text.NoWrap : Text.Wrap
            elide: info.brief ? Text.ElideLeft : Text.ElideRight
        }
        AppLabel {
            Layout.fillWidth: true
            visible: info.brief && info.line === "steps"
            text: info.sum
            muted: true
            font.pixelSize: Theme.captionSize
        }
        // What the figures are as coins or symbols, with the sign of the key that says so.
        RowLayout {
            id: count
            Layout.fillWidth: true
            spacing: Theme.space4
            visible: info.pad.countText !== "" && (!info.brief || info.line === "count")
            Glyph {
                name: info.pad.countGlyph
                size: Theme.px(18)
            }
            AppLabel {
                Layout.fillWidth: true
                text: info.pad.countText
                muted: true
                font.pixelSize: info.brief ? Theme.captionSize : Theme.bodySize
                wrapMode: info.brief ? Text.NoWrap : Text.Wrap
            }
        }
        AppLabel {
            Layout.fillWidth: true
            visible: !info.brief || info.line === "goingOn"
            text: info.pad.goingOn
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: info.brief ? Text.NoWrap : Text.Wrap
        }
        StepLines {
            Layout.fillWidth: true
            visible: !info.brief && info.pad.currentSteps.length > 0
            steps: info.pad.currentSteps
        }
    }
    AppButton {
        Layout.alignment: info.brief ? Qt.AlignVCenter : Qt.AlignTop
        visible: info.countFindings && info.pad.findings.count > 0
        variant: "quiet"
        glyph: "warning"
        text: info.pad.findings.count
        Accessible.name: qsTr("%n thing(s) worth a second look", "", info.pad.findings.count)
        onClicked: info.findingsWanted()
    }
}
