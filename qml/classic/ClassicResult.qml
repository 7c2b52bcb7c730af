// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table

// The result of a classic game: the common result page, plus the cards under the wonders.
ResultPage {
    id: page

    readonly property ClassicTable classic: table as ClassicTable

    art: Art.poster((classic.scores.count > 0 ? classic.cityAt(classic.scores.get(0).seat) : classic.own).poster)
    ownText: qsTr("Under the wonders")
    ownGlyph: "wonder"
    onOwnWanted: buried.open()

    BuriedSheet {
        id: buried
        table: page.classic
    }
}
