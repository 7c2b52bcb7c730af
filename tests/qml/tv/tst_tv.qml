// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage"
import "../stage/cut_texts.js" as CutTexts
import "../stage/overlaps.js" as Overlaps

// The table in the middle shows whole games; nothing is cut or overlaps on any television, in light and dark.
PageTest {
    id: testCase

    name: "Tv"
    width: 3840
    height: 2160

    readonly property var televisions: [Qt.size(1280, 720), Qt.size(1920, 1080), Qt.size(3840, 2160)]

    Component {
        id: shellComponent
        Shell { focus: true }
    }

    function check(shell, number) {
        const size = televisions[number % 12 === 2 ? 2 : number % 2] // drawing the largest takes seconds
        shell.width = size.width
        shell.height = size.height
        App.settings.theme = number % 4 > 1 ? "dark" : "light"
        const tv = find(shell, item => item instanceof TvPage)
        verify(tv !== null, "no television at " + number)
        compare(Theme.scale, shell.width / 1280)
        waitForRendering(shell, 1000)
        if (App.table.over) // the computers have ended it meanwhile
            return
        if (App.table.game === "classic") { // a border of each city with the next
            const borders = shown(tv, item => item.across !== undefined && item.first !== undefined)
            compare(borders.length, App.table.seatCount)
            for (const border of borders)
                compare(border.Accessible.name.includes(border.first.name) && border.Accessible.name.includes(border.second.name), true)
        }
        const overlaps = Overlaps.overlapsInSight(tv, [].concat(...Object.values(Overlaps.byDesign)), Theme.px(2))
        compare(overlaps.join("; "), "", "at " + number)
        compare(CutTexts.cut(tv, []).join("; "), "", "at " + number)
        verify(find(tv, item => item.link !== undefined && item.link === App.lan.room.page) !== null, "no code for a camera at " + number)
    }

    function test_wholeGame_data() {
        return [{ tag: "classic", players: 3 }, { tag: "classic seven", players: 7 }, { tag: "duel", players: 2 }, { tag: "dice", players: 3 }]
    }
    function test_wholeGame(data) {
        failOnWarning(/TypeError|ReferenceError/)
        const shell = createTemporaryObject(shellComponent, testCase, { width: 1280, height: 720 })
        verify(game.host(data.tag.split(" ")[0], data.players))
        let number = 0
        while (!App.table.over) {
            if (number % 3 === 0)
                check(shell, number / 3)
            ++number
            verify(game.playOn() || App.table.over)
            verify(number < 120)
        }
        tryVerify(() => shell.current.objectName === "result")
        verify(number > 15, "only " + number + " decisions")
        App.leaveTable()
    }

    /// The names can be read from the other end of the room.
    function test_largeNames() {
        const shell = createTemporaryObject(shellComponent, testCase, { width: 1920, height: 1080 })
        verify(game.host("classic", 4))
        const name = find(shell, item => item.text === "Ada" && item.font !== undefined && item.font.pixelSize >= 40)
        verify(name !== null)
        App.leaveTable()
    }

    /// While something is shown Space goes on with it, then opens the menu as always.
    function test_spaceSkipsWhatIsShown() {
        const shell = createTemporaryObject(shellComponent, testCase, { width: 1280, height: 720 })
        verify(game.host("classic", 3))
        App.settings.motionSpeed = 1
        verify(game.decide())
        tryVerify(() => App.table.showing)
        const menu = find(shell, item => item.does !== undefined && item.does.glyph === "menu")
        verify(!menu.activeFocus)
        keyClick(Qt.Key_Space)
        tryVerify(() => !App.table.showing)
        App.settings.motionSpeed = 0
        tryVerify(() => menu.activeFocus)
        App.leaveTable()
    }
}
