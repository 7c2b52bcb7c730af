// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A row for a table found on the network, or for a host where one can be opened.
//   joined(), watched(), opened(), continued()
ListRow {
    id: row

    required property int index
    required property string title
    required property string detail
    required property string clock
    required property string otherData
    required property string address
    required property string tableId
    required property bool needsPin
    required property bool mayJoin
    required property bool mayWatch
    required property bool mayOpen
    required property bool mine
    required property bool asking
    required property string problem
    signal joined()
    signal watched()
    signal opened()
    signal continued()

    text: mine ? Phrase.of(qsTr("Continue at %1"), title) : mayOpen ? Phrase.of(qsTr("Open a table at %1"), title)
        : asking ? Phrase.of(qsTr("Looking at %1"), address) : title
    description: problem !== "" ? problem : asking ? ""
               : Phrase.dotted([mine ? qsTr("Your seat waits") : "", detail, clock, otherData, needsPin && !mine ? qsTr("asks for a PIN") : "", address])
    textLines: 2
    strong: mine
    glyph: problem !== "" ? "warning" : asking ? "hourglass" : mine ? "play" : needsPin ? "lock" : mayOpen ? "plus" : "people"
    glyphColor: problem !== "" ? Theme.bad : Theme.goldText
    enabled: mine || mayJoin || mayWatch || mayOpen
    chevron: mine || mayJoin || mayOpen
    onClicked: mine ? continued() : mayOpen ? opened() : mayJoin ? joined() : watched()

    trailing: IconButton {
        visible: row.mayWatch && !row.mine
        glyph: "eye"
        text: Phrase.of(qsTr("Watch %1"), row.title)
        onClicked: row.watched()
    }
}
