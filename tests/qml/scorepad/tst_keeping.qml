// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad
import Mirabilia.Models.Shell
import Mirabilia.Shell

// From home to the pad, into the history and back: players, details, finishing, correcting, deleting.
PadTest {
    name: "Keeping"
    height: 1000

    function test_from_home_to_a_sheet_by_mouse() {
        pad.close()
        press("Score a game")
        at("scores")
        press("4")
        press("Start scoring")
        tryVerify(() => pad.isOpen)
        compare(pad.playerCount, 4)
        tryVerify(() => cell(0, 0) && cell(0, 0).activeFocus)
        press("Back")
        at("home")
        verify(pad.isOpen, "the sheet stays on the pad")
        press("Score a game")
        tryVerify(() => cell(0, 0))
    }
    Component {
        id: padProgram
        Shell {
            anchors.fill: parent
            startAt: "scores"
        }
    }
    function test_escape_is_the_way_back_where_the_pad_is_all_there_is() {
        openPad("classic", 3)
        type("7")
        shell.back()
        at("home")
        shell.visible = false
        shell = createTemporaryObject(padProgram, this)
        shell.forceActiveFocus()
        tryVerify(() => cell(0, 0) && cell(pad.column, pad.row).activeFocus)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !pad.isOpen && reads("Start scoring"))
        press("Go on with the sheet you left")
        tryVerify(() => pad.isOpen)
        compare(text(0, 0), "7")
        press("Back")
        tryVerify(() => !pad.isOpen)
        tryVerify(() => !pressable("Back"), 5000, "there is nothing behind the beginning")
    }
    function test_a_search_takes_its_details_along() {
        openPad("classic", 2)
        pad.close()
        verify(ScoreBook.transfer.previewText("game,player,military\ng1,Ada,6\ng1,Bo,3\ng2,Cy,5\ng2,Dion,2\n"))
        verify(ScoreBook.transfer.accept())
        shell.go("scoreHistory")
        at("scoreHistory")
        const view = find(shell, item => item.chosen !== undefined && item.facts !== undefined && item.beside)
        const search = find(shell, item => item.cursorPosition !== undefined)
        search.forceActiveFocus(Qt.TabFocusReason)
        const titles = () => view.facts?.players.map(one => one.name).join()
        for (const [words, players] of [["Ada", "Ada,Bo"], ["Cy", "Cy,Dion"], ["nobody", undefined]]) {
            search.selectAll()
            for (const letter of words)
                keyClick(letter)
            tryVerify(() => titles() === players, 2000, words + ": " + titles())
        }
        tryVerify(() => reads("Nothing found"))
        tryVerify(() => !pressable("Correct"), 5000, "nothing is left of the game that was shown")
        search.selectAll()
        keyClick(Qt.Key_Backspace)
        tryVerify(() => view.facts)
        tryVerify(() => pressable("Go on"), 5000, "it has not been finished")
    }
    function test_a_player_by_mouse_and_keys() {
        openPad("classic", 3)
        press("Bo")
        const field = find(shell.Window.contentItem, item => item.Accessible.name === "Name" && item.cursorPosition !== undefined)
        tryVerify(() => field.activeFocus)
        field.selectAll()
        keyClick("Z")
        keyClick("o")
        tryVerify(() => pad.players.get(1).name === "Zo")
        press("B")
        compare(pad.players.get(1).side, "B")
        press("Earlier seat")
        compare(pad.players.get(0).name, "Zo")
        press("Remove")
        tryCompare(pad, "playerCount", 2)
        compare(pad.players.get(0).name, "Ada")
    }
    function test_one_more_player() {
        openPad("classic", 3)
        press("Add a player")
        tryCompare(pad, "playerCount", 4)
        tryVerify(() => pressable("Done"))
        press("Done")
        tryVerify(() => cell(3, 0))
    }
    function kept(players) {
        openPad("classic", players)
        type("6")
        verify(pad.finish())
        tryVerify(() => pressable("Start scoring"))
    }
    function names() {
        return Array.from({ length: pad.playerCount }, (_, column) => pad.players.get(column).name)
    }
    // The items of a sheet are deleted a little after the sheet, while the next one is being filled in.
    function test_sheets_come_and_go_within_a_moment() {
        openPad("classic", 3)
        for (let i = 0; i < 8; ++i) {
            pad.select(2, 4)
            type("7") // not possible with symbols
            verify(pad.finish())
            if (i % 2 === 1)
                wait(0)
            verify(pad.begin("classic", 3))
            if (i % 4 > 1)
                wait(0)
            pad.select(1, 5)
            pad.type(3)
        }
        tryVerify(() => cell(1, 5))
        wait(50)
    }
    function test_the_last_table_sits_down_with_one_tap() {
        kept(3)
        tap("The same table again")
        tryVerify(() => pad.isOpen)
        compare(names(), ["Ada", "Bo", "Cy"])
    }
    function test_people_and_expansions_are_picked() {
        kept(3)
        const chips = ["Ada", "Bo", "Cy", "Leaders", "Armada"]
        tryVerify(() => chips.every(words => pressable(words)))
        waitForRendering(shell, 500)
        const places = () => chips.map(words => {
            const chip = laidOut(pressable(words))
            return chip.mapToItem(shell, 0, 0, chip.width, chip.height)
        }).join()
        const before = places()
        for (const words of ["Cy", "Ada", "Leaders", "Ada", "Bo"]) {
            tap(words)
            compare(places(), before, "nothing moves under the finger")
        }
        tap("Start scoring")
        tryVerify(() => pad.isOpen)
        compare(names(), ["Cy", "Bo", ""])
        compare(pad.rows.get(7).rowId, "leaders")
    }
    function test_the_edition_is_chosen_and_remembered() {
        kept(3)
        tap("Second (2020)")
        tap("Start scoring")
        tryVerify(() => pad.isOpen)
        compare(pad.boxEdition, "2")
        tryVerify(() => cell(0, 0))
        press("Menu")
        press("Game details")
        tryVerify(() => pressable("First (2010)"))
        press("First (2010)")
        compare(pad.boxEdition, "1")
        press("Done")
        pad.close()
        tryVerify(() => pressable("First (2010)") && pressable("First (2010)").chosen)
        tap("Start scoring")
        tryVerify(() => pad.isOpen)
        compare(pad.boxEdition, "1")
        pad.boxEdition = "" // the other tests expect it
    }
    function test_everybody_known_can_be_seated() {
        openPad("classic", 2)
        let csv = "game,player,military\n"
        for (let person = 10; person < 30; ++person)
            csv += "g" + person + ",Person " + person + ",3\ng" + person + ",Zoe,5\n"
        verify(ScoreBook.transfer.previewText(csv))
        verify(ScoreBook.transfer.accept())
        pad.close()
        const known = pad.completions("", 100)
        verify(known.length > 20)
        tryVerify(() => pressable(known[7]))
        verify(!pressable(known[8]), "eight at first")
        tap(known[0])
        tryVerify(() => pressable(known[8]), 2000, "who sits takes nobody's place")
        pressable(known[4]).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Space)
        tryVerify(() => pressable(known[4]).picked && pressable(known[4]).activeFocus, 2000, "the keyboard stays where it is")
        tap("More names")
        const last = known[known.length - 1]
        tryVerify(() => pressable(last))
        pressable(last).clicked()
        pressable("Start scoring").clicked()
        tryVerify(() => pad.isOpen)
        compare(names(), [known[0], known[4], last])
    }
    function test_new_names_are_typed_one_after_the_other() {
        openPad("classic", 3)
        for (let column = 0; column < 3; ++column)
            pad.setPlayer(column, "name", "")
        mouseClick(laidOut(find(shell, item => item.cityName !== undefined && item.column === 0)))
        const field = () => find(shell.Window.contentItem, item => item.Accessible.name === "Name" && item.cursorPosition !== undefined)
        for (const name of ["Nea", "Ole", "Pia"]) {
            tryVerify(() => field() && field().activeFocus && field().text === "")
            for (const letter of name)
                keyClick(letter)
            keyClick(Qt.Key_Return)
        }
        compare(names(), ["Nea", "Ole", "Pia"])
        tryVerify(() => !field(), 2000, "nobody is left without a name")
        tryVerify(() => cell(0, 0).activeFocus)
    }
    function test_names_need_one_dialog() {
        kept(3)
        openPad("classic", 3)
        ScoreBook.history.undo() // the game is back
        for (let column = 0; column < 3; ++column)
            pad.setPlayer(column, "name", "")
        const head = find(shell, item => item.cityName !== undefined && item.column === 0)
        mouseClick(laidOut(head))
        tap("Bo")
        tap("Cy")
        tryVerify(() => !find(shell.Window.contentItem, item => item.modelData === "Bo" && item.clicked !== undefined), 5000, "who sits is not proposed")
        tap("Ada")
        compare(names(), ["Bo", "Cy", "Ada"])
        tap("Done")
    }
    function test_statistics_of_so_many_players() {
        kept(3)
        pad.begin("classic", 2)
        verify(pad.finish())
        shell.go("scoreStatistics")
        at("scoreStatistics")
        const choice = () => find(shell, item => item.label === "Games with")
        tryVerify(() => choice())
        compare(ScoreBook.statistics.games, 2)
        choice().activated(1)
        tryCompare(ScoreBook.statistics, "games", 1)
        compare(ScoreBook.statistics.tableSize, 2)
        ScoreBook.statistics.tableSize = 0
    }
    function test_games_of_an_edition() {
        openPad("classic", 2)
        pad.close()
        verify(ScoreBook.transfer.previewText("game,player,military,edition\ng1,Ada,6,2\ng1,Bo,3,2\ng2,Cy,5,\ng2,Dion,2,\n"))
        verify(ScoreBook.transfer.accept())
        const filter = () => find(shell, item => item.label === "Edition" && item.editions !== undefined)
        const choose = index => {
            filter().forceActiveFocus(Qt.TabFocusReason)
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Up)
            for (let i = 0; i < index; ++i)
                keyClick(Qt.Key_Down)
        }
        shell.go("scoreHistory")
        at("scoreHistory")
        tryVerify(filter)
        tryVerify(() => find(shell, item => (item.description ?? "").toString().includes("Second edition")))
        const all = ScoreBook.history.count // the sheet that lay on the pad among them
        choose(1)
        compare(ScoreBook.history.edition, "2")
        tryCompare(ScoreBook.history, "count", 1)
        choose(2)
        compare(ScoreBook.history.edition, "?")
        tryCompare(ScoreBook.history, "count", all - 1)
        choose(0)
        tryCompare(ScoreBook.history, "count", all)
        shell.go("scoreStatistics")
        at("scoreStatistics")
        tryVerify(filter)
        choose(1)
        tryCompare(ScoreBook.statistics, "games", 1)
        choose(0)
        tryCompare(ScoreBook.statistics, "games", 2)
    }
    /// Opens the statistics of these rows of `game,player,computer,military`.
    function openStatistics(rows) {
        openPad("classic", 2)
        pad.close()
        verify(ScoreBook.transfer.previewText("game,player,computer,military\n" + rows.join("\n")))
        verify(ScoreBook.transfer.accept())
        shell.go("scoreStatistics")
        at("scoreStatistics")
        tryVerify(() => !ScoreBook.statistics.isCounting && ScoreBook.statistics.games > 0)
    }
    function figureRow(name) {
        return find(shell, item => item.key === name && item.winRate !== undefined)
    }
    function test_statistics_open_on_the_person_who_plays_here() {
        const before = App.newGame.myName
        App.newGame.set(0, "name", "Bo")
        compare(App.newGame.myName, "Bo")
        openStatistics(["g1,Ada,,9", "g1,Bo,,3", "g2,Ada,,9", "g2,Cy,,3"])
        const shownPlayer = () => ScoreBook.statistics.player.key
        compare(shownPlayer(), "Bo")
        tryVerify(() => figureRow("Bo").highlighted)
        mouseClick(laidOut(figureRow("Ada")))
        compare(shownPlayer(), "Ada")
        shell.back()
        tryVerify(() => !figureRow("Ada"))
        shell.go("scoreStatistics")
        at("scoreStatistics")
        compare(shownPlayer(), "Bo", "whoever comes back begins with themselves")
        App.newGame.set(0, "name", before)
    }
    function test_computers_are_counted_if_somebody_asks() {
        openStatistics(["g1,Ada,,9", "g1,Expert,yes,3", "g2,Ada,,9", "g2,Bo,,3"])
        tryVerify(() => figureRow("Ada") && !figureRow("Expert (computer)"))
        const counted = () => figureRow("Ada").games
        const games = counted()
        press("Computers too")
        tryVerify(() => figureRow("Expert (computer)"))
        press("Computers too")
        tryVerify(() => !figureRow("Expert (computer)"))
        compare(counted(), games)
    }
    function test_the_clock_counts_the_minutes() {
        openPad("classic", 3)
        press("Menu")
        press("Game details")
        verify(!/:/.test(pad.date))
        press("The game begins now: count the minutes")
        verify(/ \d\d:\d\d$/.test(pad.date), pad.date)
        tryVerify(() => !pressable("The game begins now: count the minutes"), 2000, "it runs")
        tryVerify(() => reads("Counted from the time beside the date until the sheet is finished"))
        press("Done")
    }
    /// True if three corners have a QR code's large square.
    function looksLikeACode(item) {
        const window = shell.Window.contentItem
        const image = grabImage(window)
        const box = item.mapToItem(window, 0, 0, item.width, item.height)
        const dark = (x, y) => image.red(x, y) < 128
        const first = (from, by, holds) => {
            while (from < box.right && from >= box.left && !holds(from))
                from += by
            return from
        }
        const blank = y => first(box.left, 1, x => dark(x, y)) >= box.right
        const top = box.y + first(box.left, 1, x => !blank(box.y + x - box.left)) - box.left
        const left = first(box.left, 1, x => dark(x, top))
        const right = first(box.right - 1, -1, x => dark(x, top)) + 1
        const module = (first(left, 1, x => !dark(x, top)) - left) / 7
        const square = (x, y) => [0, 1, 2, 3, 4, 5, 6].every(i => dark(x + (i + 0.5) * module, y + 3.5 * module) === (i !== 1 && i !== 5))
        const far = right - left - 7 * module
        return module >= 1 && square(left, top) && square(left + far, top) && square(left, top + far) && !square(left + far, top + far)
    }
    function test_a_code_takes_the_game_to_a_phone() {
        openPad("classic", 3)
        type("6\n4")
        press("Menu")
        press("Export this sheet")
        press("BG Stats on a phone")
        const code = find(shell.Window.contentItem, item => item.link !== undefined && item.sourceSize !== undefined)
        tryCompare(code, "status", Image.Ready)
        compare(code.link, ScoreBook.transfer.bgStatsAddress(pad.sheetId))
        verify(code.link.startsWith("https://"), code.link)
        verify(decodeURIComponent(code.source).endsWith(code.link))
        tryVerify(() => looksLikeACode(code))
        press("Close")
    }
    function test_what_no_code_holds_is_said() {
        openPad("classic", 3)
        pad.notes = "n".repeat(2000)
        verify(ScoreBook.transfer.bgStatsAddress(pad.sheetId).length > 2331)
        press("Menu")
        press("Export this sheet")
        tryVerify(() => reads("This game is too big for a QR code: copy the link instead"))
        verify(!pressable("BG Stats on a phone").enabled)
        verify(pressable("Copy the BG Stats link").enabled)
        press("Close")
    }
    function test_rows_of_expansions_and_details() {
        openPad("classic", 3)
        const before = pad.rows.count
        press("Menu")
        press("Game details")
        tryVerify(() => pressable("Leaders"))
        const leaders = pressable("Leaders")
        leaders.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Space)
        compare(pad.rows.count, before + 1)
        press("Done")
    }
    function test_finish_read_correct_delete_undo() {
        openPad("classic", 3)
        type("6\n4\n10")
        press("Finish")
        press("Save to history")
        tryVerify(() => !pad.isOpen)
        compare(ScoreBook.history.total, 1)
        press("Game history")
        at("scoreHistory")
        const title = ScoreBook.history.get(0).winner
        press(title)
        press("Correct")
        at("scores")
        verify(pad.isOpen && pad.isCorrection)
        tryCompare(shell, "depth", 2, 5000, "the pad was open already")
        compare(total(0), 20)
        pad.close()
        shell.go("scoreHistory")
        at("scoreHistory")
        press(title)
        press("Delete")
        tryCompare(ScoreBook.history, "count", 0)
        tryVerify(() => reads("No game yet"))
        press("Undo")
        tryCompare(ScoreBook.history, "count", 1)
        // Once the message is gone, a button and Ctrl+Z still restore it.
        const sheetId = ScoreBook.history.get(0).sheetId
        ScoreBook.history.remove(sheetId)
        tryVerify(() => pressable("Undo: " + ScoreBook.history.undoText))
        press("Undo: " + ScoreBook.history.undoText)
        tryCompare(ScoreBook.history, "count", 1)
        ScoreBook.history.remove(sheetId)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryCompare(ScoreBook.history, "count", 1)
    }
    function test_a_thousand_games_are_walked_by_keys() {
        openPad("classic", 2)
        pad.close()
        let csv = "game,player,military\n"
        for (let i = 0; i < 200; ++i)
            csv += "g" + i + ",Ada," + i % 9 + "\ng" + i + ",Bo,1\n"
        verify(ScoreBook.transfer.previewText(csv))
        verify(ScoreBook.transfer.accept())
        const total = ScoreBook.history.total
        verify(total >= 200)
        shell.go("scoreHistory")
        at("scoreHistory")
        const list = find(shell, item => item.currentIndex !== undefined && item.opened !== undefined)
        verify(list)
        list.forceActiveFocus(Qt.TabFocusReason)
        tryVerify(() => list.contentItem.children.length < 40, 5000, "only what is in sight is made")
        keyClick(Qt.Key_Down)
        tryCompare(list, "currentIndex", 1)
        tryVerify(() => reads(ScoreBook.history.get(1).title), 2000, "it stands beside the list")
        keyClick(Qt.Key_Delete)
        tryCompare(ScoreBook.history, "total", total - 1)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryCompare(ScoreBook.history, "total", total)
    }
    /// Opens the history with its details for these games, each with one player and that player's points.
    function openHistory(games) {
        openPad("classic", 2)
        pad.close()
        ScoreBook.history.remove(ScoreBook.history.unfinished)
        verify(ScoreBook.transfer.previewText(games.reduce((csv, game) => csv + game.day + "," + game.name + "," + game.points + "\n" + game.day + ",Zoe,1\n",
                                                           "date,player,military\n")))
        verify(ScoreBook.transfer.accept())
        shell.go("scoreHistory")
        at("scoreHistory")
        const view = find(shell, item => item.chosen !== undefined && item.facts !== undefined && item.beside)
        const list = find(shell, item => item.currentIndex !== undefined && item.opened !== undefined)
        list.forceActiveFocus(Qt.TabFocusReason)
        return { view: view, list: list, shows: () => view.facts?.players[0].name + " " + view.facts?.players[0].total }
    }
    readonly property var threeGames: [
        { day: "2025-03-03", name: "Ada", points: 6 },
        { day: "2025-03-02", name: "Bo", points: 5 },
        { day: "2025-03-01", name: "Cy", points: 3 }
    ]
    function test_what_is_brought_back_is_shown() {
        const history = openHistory(threeGames)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Down)
        tryVerify(() => history.shows() === "Cy 3")
        keyClick(Qt.Key_Delete)
        tryVerify(() => history.shows() === "Bo 5")
        keyClick(Qt.Key_Up)
        tryVerify(() => history.shows() === "Ada 6")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryVerify(() => history.shows() === "Cy 3", 2000, history.shows())
        compare(history.list.currentIndex, 2)
        // Also after undoing a correction.
        verify(ScoreBook.open(history.view.chosen))
        pad.select(0, 0)
        pad.type(5)
        verify(pad.finish())
        tryVerify(() => history.shows() === "Cy 5")
        history.list.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Home)
        tryVerify(() => history.shows() === "Ada 6")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        tryVerify(() => history.shows() === "Cy 3", 2000, history.shows())
    }
    function test_a_search_keeps_the_row() {
        const history = openHistory(threeGames)
        keyClick(Qt.Key_Down)
        tryVerify(() => history.shows() === "Bo 5")
        const shown = []
        history.view.factsChanged.connect(() => shown.push(history.shows()))
        ScoreBook.history.search = "bo"
        compare(history.list.currentIndex, 0)
        compare(history.shows(), "Bo 5")
        ScoreBook.history.search = "zoe"
        compare(history.list.currentIndex, 1)
        ScoreBook.history.search = ""
        compare(history.list.currentIndex, 1)
        verify(history.list.currentItem.activeFocus)
        compare(shown.length, 0, "nothing else was shown in between")
        ScoreBook.history.search = "nobody"
        compare(history.list.currentIndex, -1)
        compare(history.view.facts, undefined)
        ScoreBook.history.search = ""
        compare(history.list.currentIndex, 0)
        compare(history.shows(), "Ada 6")
    }
    function test_statistics_are_drawn_with_their_counts() {
        openPad("classic", 2)
        pad.close()
        let csv = "game,player,wonder,side,military\n"
        for (let i = 0; i < 6; ++i)
            csv += "g" + i + ",Ada,giza,A," + (i < 4 ? 9 : 1) + "\ng" + i + ",Bo,rhodes,B,5\n"
        verify(ScoreBook.transfer.previewText(csv))
        verify(ScoreBook.transfer.accept())
        shell.go("scoreStatistics")
        at("scoreStatistics")
        const chart = name => find(shell, item => item.bars !== undefined && item.parts !== undefined
                                                  && String(item.bars[0]?.name) === name)
        const both = () => chart("Giza A") ?? chart("Rhodes B")
        tryVerify(() => both())
        const wonders = both()
        compare(wonders.bars.map(bar => bar.parts.join(" of ")).sort().join(), "2 of 4,4 of 2")
        verify(wonders.summary.includes("Giza A: won 4 of 6"))
        tryVerify(() => chart("Bo"), 5000, "Ada, who comes first, against Bo")
        compare(chart("Bo").bars[0].parts.join(), "4,0,2")
        const row = find(shell, item => item.key === "Bo" && item.winRate !== undefined)
        mouseClick(laidOut(row))
        tryVerify(() => chart("Ada"), 2000, "now Bo against Ada")
        const wonder = find(shell, item => item.key === "rhodes/B")
        verify(wonder.enabled, "what is only read is not unavailable")
        verify(!wonder.activeFocusOnTab)
    }
    function test_a_long_preview_makes_what_is_in_sight() {
        openPad("classic", 2)
        pad.close()
        shell.go("scoreImport")
        at("scoreImport")
        let csv = "game,player,military\n"
        for (let i = 0; i < 1000; ++i)
            csv += "g" + i + ",Ada,x\ng" + i + ",Bo,1\n"
        verify(ScoreBook.transfer.previewText(csv))
        const lists = () => {
            const found = []
            find(shell, item => { if (item.keyed !== undefined && item.count >= 1000) found.push(item); return false })
            return found
        }
        tryVerify(() => lists().length === 2)
        for (const list of lists()) {
            list.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_End)
            tryCompare(list, "currentIndex", list.count - 1)
            keyClick(Qt.Key_PageUp)
            tryVerify(() => list.currentIndex < list.count - 1)
            tryVerify(() => list.contentItem.children.length < 60, 5000, "only what is in sight is made")
        }
        press("Take none")
        compare(ScoreBook.transfer.chosen, 0)
        press("Take all")
        compare(ScoreBook.transfer.chosen, 1000)
        press("Cancel")
        tryVerify(() => !ScoreBook.transfer.isPreviewing)
    }
    function test_import_shows_what_is_in_it_first() {
        openPad("classic", 3)
        pad.close()
        shell.go("scoreImport")
        at("scoreImport")
        verify(ScoreBook.transfer.previewText("game,player,military,science,total\ng1,Ada,6,21,27\ng1,Bo,x,8,9\n"))
        tryVerify(() => reads(ScoreBook.transfer.summary))
        verify(ScoreBook.transfer.notes.count > 0)
        tryVerify(() => reads(ScoreBook.transfer.notes.get(0).text))
        press("Cancel")
        tryVerify(() => !ScoreBook.transfer.isPreviewing)
        verify(ScoreBook.transfer.previewText("game,player,military\ng1,Ada,6\ng1,Bo,3\n"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !ScoreBook.transfer.isPreviewing)
        at("scoreImport")
        const before = ScoreBook.history.total
        verify(ScoreBook.transfer.previewText("game,player,military\ng1,Ada,6\ng1,Bo,3\n"))
        const take = () => find(shell, item => String(item.text).startsWith("Take ") && item.clicked)
        tryVerify(() => take())
        mouseClick(laidOut(take()))
        at("scoreHistory")
        compare(ScoreBook.history.total, before + 1)
    }
}
