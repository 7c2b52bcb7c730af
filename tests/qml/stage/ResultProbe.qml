// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import "items.js" as Items

// Helpers for every game's tests of the result page during the counting.
QtObject {
    property ResultPage page

    function reads(words) {
        return words !== "" && Items.all(page, item => item.visible && item.text === words).length > 0
    }
    function heading() {
        return Items.all(page, item => item.Accessible.role === Accessible.Heading)[0].Accessible.name
    }
    function aloud() {
        return Items.all(page, item => item instanceof Announcer)[0].text
    }
    /// True if a screen reader would hear a player's rank.
    function tellsPlaces() {
        return Items.all(page, item => item.visible && /^Place \d/.test(item.Accessible.name)).length > 0
    }
    function scores() {
        return Array.from({ length: page.table.scores.count }, (none, row) => page.table.scores.get(row))
    }
    /// The seats in order: as seated, by rank, and as their rows or columns are now.
    function seated() {
        return scores().sort((a, b) => a.place - b.place).map(player => player.seat).join()
    }
    function ranked() {
        return scores().sort((a, b) => a.rank - b.rank).map(player => player.seat).join()
    }
    function lying() {
        return Items.all(page, item => item.visible && item.sums !== undefined && item.description !== undefined)
            .sort((a, b) => a.x - b.x || a.y - b.y).map(player => player.seat).join()
    }
    /// Moves the counting to this beat.
    function countTo(beat) {
        page.share = beat / page.beats
    }
    /// At the start, after the counting, after the ranking, and at the end: the order of the seats, and whether ranks,
    /// winner (shown, in the heading, announced) and my distance are told.
    function story() {
        return [0, page.last, page.last + 2.6, page.beats].map(beat => {
            countTo(beat)
            return [lying(), tellsPlaces(), reads(page.table.winnerText), heading().includes(page.table.winnerText),
                    aloud() !== "", reads(page.table.scores.ownText)]
        })
    }
    /// The expected story.
    function rightStory() {
        return [[seated(), false, false, false, false, false], [seated(), false, false, false, false, false],
                [ranked(), true, false, false, false, false], [ranked(), true, true, true, true, page.table.scores.ownText !== ""]]
    }
}
