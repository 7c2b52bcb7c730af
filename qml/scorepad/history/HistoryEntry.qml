// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A kept sheet in the list: how it ended, or who plays; the points; which game, when and where.
ListRow {
    required property string sheetId
    required property string boxName
    required property string title
    required property string dateText
    required property string place
    required property string edition
    required property string scores
    required property string winner
    required property bool isFinished
    required property string origin

    readonly property var facts: [
        isFinished ? "" : qsTr("still being written"), boxName, edition, dateText, place
    ]

    textLines: 3
    text: isFinished && winner !== "" ? winner : title
    description: (scores === "" ? "" : scores + "\n") + Phrase.dotted(facts)
    glyph: !isFinished ? "edit" : origin === "table" ? "hand" : origin === "import" ? "import" : "pad"
    glyphColor: isFinished ? Theme.muted : Theme.goldText
}
