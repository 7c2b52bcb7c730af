// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A table that was found on the network, as a line.
//   joined(), watched()
ListRow {
    id: row

    required property int index
    required property string title
    required property string detail
    required property string address
    required property bool needsPin
    required property bool mayJoin
    required property bool mayWatch
    required property string problem
    signal joined()
    signal watched()

    text: title
    description: problem !== "" ? problem : Phrase.facts([detail, address])
    textLines: 2
    glyph: problem !== "" ? "warning" : needsPin ? "lock" : "people"
    glyphColor: problem !== "" ? Theme.bad : Theme.goldText
    enabled: mayJoin || mayWatch
    chevron: mayJoin
    onClicked: mayJoin ? joined() : watched()

    trailing: IconButton {
        visible: row.mayWatch
        glyph: "eye"
        text: Phrase.of(qsTr("Watch %1"), row.title)
        onClicked: row.watched()
    }
}
