// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A table that was found on the network, or a host where one may be opened, as a line.
//   joined(), watched(), opened()
ListRow {
    id: row

    required property int index
    required property string title
    required property string detail
    required property string address
    required property bool needsPin
    required property bool mayJoin
    required property bool mayWatch
    required property bool mayOpen
    required property string problem
    signal joined()
    signal watched()
    signal opened()

    text: mayOpen ? Phrase.of(qsTr("Open a table at %1"), title) : title
    description: problem !== "" ? problem : Phrase.facts([detail, address])
    textLines: 2
    glyph: problem !== "" ? "warning" : needsPin ? "lock" : mayOpen ? "plus" : "people"
    glyphColor: problem !== "" ? Theme.bad : Theme.goldText
    enabled: mayJoin || mayWatch || mayOpen
    chevron: mayJoin || mayOpen
    onClicked: mayOpen ? opened() : mayJoin ? joined() : watched()

    trailing: IconButton {
        visible: row.mayWatch
        glyph: "eye"
        text: Phrase.of(qsTr("Watch %1"), row.title)
        onClicked: row.watched()
    }
}
