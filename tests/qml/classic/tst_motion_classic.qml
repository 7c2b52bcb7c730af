// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Shell
import Mirabilia.Theme

// What moves after a turn, and that nobody has to wait for it.
TableTest {
    id: test
    name: "Motion"

    function init() {
        setMotion(0)
        resize(1280, 800)
    }
    function cleanup() {
        setMotion(0)
        close()
    }
    function setMotion(speed) {
        App.settings.motionSpeed = speed
        Theme.motionSpeed = speed
    }
    function part(type) {
        return all(page, item => item instanceof type, [])[0]
    }

    function test_the_end_of_an_age_waits_data() {
        const space = () => keyClick(Qt.Key_Space)
        return [{ tag: "ring, keys", size: [1280, 800], goOn: space },
                { tag: "ring, taps", size: [800, 1280], goOn: () => mouseClick(page, 20, 20) },
                { tag: "list, keys", size: [740, 360], goOn: space },
                { tag: "list, button", size: [360, 640], goOn: () => press("Go on") }]
    }
    function test_the_end_of_an_age_waits(data) {
        resize(...data.size)
        deal(5, "giza", "A")
        verify(game.playTo(1, 6))
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        game.table.skip()
        verify(game.table.conflictShown)
        const ring = part(ConflictRing)
        compare(ring.narrow, data.tag.startsWith("list"))
        compare(ring.current, 0)
        compare(ring.sentence, game.table.conflict.get(0).text)
        data.goOn()
        verify(ring.done && game.table.conflictShown)
        verify(ring.sentence.startsWith(game.table.own.name + ": "))
        verify(reads(ring.sentence))
        data.goOn()
        tryVerify(() => !game.table.conflictShown)
        tryVerify(() => page.activeFocus)
    }
}
