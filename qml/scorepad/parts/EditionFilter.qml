// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls

// Chooses games by the edition of their box; hidden where there is nothing to choose.
//   editions       a list of { value, text }, any edition first
//   value          the one that is chosen
//   picked(string value)
ComboField {
    id: filter

    property var editions: []
    property string value
    signal picked(string value)

    readonly property int wanted: Math.max(0, editions.findIndex(one => one.value === value))
    function follow() {
        currentIndex = wanted
    }

    visible: editions.length > 0
    label: qsTr("Edition")
    textRole: "text"
    model: editions
    onModelChanged: follow()
    onWantedChanged: follow()
    onActivated: index => picked(editions[index].value)
}
