// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Dice
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Who owns the Dice game enters what is printed on its boards.
ShellTest {
    id: testCase
    name: "DiceBoards"

    function open() {
        shell.go("settings")
        at("settings")
        pressable("Enter the numbers of the boards").forceActiveFocus(Qt.TabFocusReason) // it scrolls there
        press("Enter the numbers of the boards")
        at("diceBoards")
        tryCompare(DiceBoards, "board", "giza")
        waitForRendering(shell, 500)
    }
    function cleanup() {
        DiceBoards.takeBuiltIn()
        verify(DiceBoards.keep())
        DiceBoards.look()
        DiceBoards.space = ""
        testCase.width = 1280
        testCase.height = 800
        shell = null
    }
    function cell(id) {
        return find(shell.current, item => item.cell === id && item.pressed !== undefined)
    }
    function spin(label) {
        return everywhere(item => item.Accessible.role === Accessible.SpinBox && item.label === label)[0]
    }
    function phone() {
        testCase.width = 360
        testCase.height = 640
    }

    function test_a_space_by_mouse() {
        open()
        verify(!pressable("Keep").enabled, "nothing has changed")
        compare(cell("agora.r1c1").origin, "ours")
        mouseClick(laidOut(cell("agora.r1c1")))
        tryVerify(() => spin("Cost in resources"))
        verify(reads("Agora, row 1, place 1"))
        verify(reads("Our own invention. It is the same on all boards"))
        compare(DiceBoards.cost, 0)
        mouseClick(laidOut(pressable("Cost in resources: more")))
        tryCompare(DiceBoards, "cost", 1)
        compare([cell("agora.r1c1").cost, cell("agora.r1c1").origin], [1, "ours"])
        mouseClick(laidOut(pressable("Points: more")))
        compare(DiceBoards.effects.get(0).amounts[0].value, 2)
        compare(cell("agora.r1c1").origin, "entered")
        verify(cell("agora.r1c1").Accessible.name.endsWith(", entered"), cell("agora.r1c1").Accessible.name)
        mouseClick(laidOut(pressable("Undo (Ctrl+Z)")))
        mouseClick(laidOut(pressable("Undo (Ctrl+Z)")))
        compare([DiceBoards.cost, DiceBoards.effects.get(0).amounts[0].value, DiceBoards.canUndo], [0, 1, false])
        compare(cell("agora.r1c1").origin, "ours")
    }
    function test_a_space_by_keys() {
        open()
        pressable("Write the boards to a file").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Tab)
        const first = find(shell.current, item => item.activeFocus && item.cell !== undefined)
        verify(first && first.keyboard, "Tab leads to the board, which shows where it is")
        cell("agora.r1c1").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        tryVerify(() => cell("agora.r1c2").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => cell("agora.r2c2").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => spin("Cost in resources").activeFocus)
        keyClick(Qt.Key_4)
        compare([DiceBoards.space, DiceBoards.cost], ["agora.r2c2", 4])
        keyClick(Qt.Key_Left)
        compare(DiceBoards.cost, 3)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(DiceBoards.cost, 4)
        verify(spin("Cost in resources").activeFocus, "it stays where it is")
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
        compare(DiceBoards.cost, 3)
        for (let tab = 0; tab < 4; ++tab)
            keyClick(Qt.Key_Tab)
        tryVerify(() => spin("Points").activeFocus)
        keyClick(Qt.Key_1)
        keyClick(Qt.Key_2)
        compare(DiceBoards.effects.get(0).amounts[0].value, 12)
        verify(spin("Points").activeFocus, "what is typed leaves the keyboard there")
        keyClick(Qt.Key_Escape)
        tryVerify(() => cell("agora.r2c2").activeFocus)
        compare(shell.current.objectName, "diceBoards")
    }
    function test_what_cannot_be_is_said_at_once() {
        open()
        mouseClick(laidOut(cell("agora.r1c1")))
        DiceBoards.setType(0, "attack")
        tryVerify(() => everywhere(item => item.text === "Agora, row 1, place 1: Only the Barracks have attacks and defences")[0])
        verify(!pressable("Keep").enabled)
        DiceBoards.undo()
        tryCompare(DiceBoards, "problem", "")
        DiceBoards.cost = 9
        verify(DiceBoards.problem !== "")
    }
    function test_effects_come_and_go() {
        open()
        mouseClick(laidOut(cell("wonder.1")))
        press("Add an effect")
        tryCompare(DiceBoards.effects, "count", 2)
        DiceBoards.setType(1, "cross")
        tryVerify(() => everywhere(item => item.label === "Where" && item.visible)[0])
        DiceBoards.choose(1, "market")
        DiceBoards.setAmount(1, 0, 2)
        compare(DiceBoards.spaceText, "3 points; Cross off up to 2 spaces: Market")
        compare(cell("wonder.1").effectText, DiceBoards.spaceText)
        press("Remove effect 2")
        tryCompare(DiceBoards.effects, "count", 1)
        compare(DiceBoards.problem, "")
    }
    function test_on_a_phone_a_sheet() {
        phone()
        open()
        cell("warehouse.stone").forceActiveFocus(Qt.TabFocusReason) // it scrolls there
        mouseClick(laidOut(cell("warehouse.stone")))
        tryVerify(() => pressable("Done"))
        tryVerify(() => spin("Cost in resources"))
        mouseClick(laidOut(pressable("Cost in resources: more")))
        tryCompare(DiceBoards, "cost", 1)
        press("Done")
        tryVerify(() => cell("warehouse.stone").activeFocus)
        compare(cell("warehouse.stone").cost, 1)
        compare(DiceBoards.canUndo, true)
    }
    function test_kept() {
        open()
        mouseClick(laidOut(cell("agora.r1c1")))
        DiceBoards.cost = 2
        tryVerify(() => reads(DiceBoards.progressText + ", not kept yet"))
        press("Keep")
        tryVerify(() => reads("Kept. From the next start on, Dice is played with these boards."))
        verify(pressable("Start again now"))
        verify(backstage.keptBoards().includes("\"agora.r1c1\""))
        verify(!pressable("Keep").enabled)
        // The built-in ones again: nothing of one's own is left.
        press("Back to the built-in boards")
        compare(DiceBoards.cost, 0)
        press("Keep")
        tryVerify(() => backstage.keptBoards() === "")
    }
    function test_a_file_of_a_friend() {
        open()
        mouseClick(laidOut(cell("agora.r1c1")))
        DiceBoards.cost = 2
        const file = backstage.boardFile("friend.json", "")
        verify(DiceBoards.exportTo(file))
        DiceBoards.undo()
        const broken = backstage.boardFile("broken.json", "{\"format\": 1, ")
        verify(!DiceBoards.importFrom(broken))
        verify(DiceBoards.trouble.includes("broken.json"), DiceBoards.trouble)
        tryVerify(() => reads(DiceBoards.trouble))
        compare([DiceBoards.cost, DiceBoards.unkept], [0, false])
        verify(DiceBoards.importFrom(file))
        compare([DiceBoards.cost, DiceBoards.trouble, DiceBoards.unkept], [2, "", true])
        DiceBoards.undo()
        compare([DiceBoards.cost, DiceBoards.unkept], [0, false])
    }
    function test_every_board_in_its_own_words() {
        open()
        for (const { board } of DiceBoards.boards) {
            DiceBoards.board = board
            compare(DiceBoards.city.board, board)
            verify(cell("wonder.1"))
        }
        const names = DiceBoards.boards.map(board => board.text)
        App.settings.language = "ja"
        tryVerify(() => DiceBoards.boards.every((board, index) => board.text !== names[index]))
        DiceBoards.board = "giza"
    }
}
