// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Whether a player won a Duel before its end, and how. What is marked is taken back by one more
// press.
//   room               the width of the column, which three share
//   political          Agora is played with: the senate may decide
//   picked(victory)    "military", "science", "political" or ""
Row {
    id: cell

    required property int column
    required property string shownName
    required property string victory
    property bool political: false
    required property real room
    signal picked(string victory)

    component Mark: IconButton {
        required property string kind
        readonly property bool here: cell.victory === kind
        width: cell.political ? Math.min(implicitWidth, cell.room / 3) : implicitWidth
        height: cell.height
        padding: Theme.space4
        checked: here
        glyphColor: here ? Theme.ink : Theme.muted
        Accessible.checkable: true
        onClicked: cell.picked(here ? "" : kind)
    }

    Mark {
        kind: "military"
        glyph: "military"
        text: qsTr("%1 won by military supremacy").arg(cell.shownName)
    }
    Mark {
        kind: "science"
        glyph: "scientific"
        text: qsTr("%1 won by scientific supremacy").arg(cell.shownName)
    }
    Mark {
        kind: "political"
        visible: cell.political || here
        glyph: "people"
        text: qsTr("%1 won by political supremacy").arg(cell.shownName)
    }
}
