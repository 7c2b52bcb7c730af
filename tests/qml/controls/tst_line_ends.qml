// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Theme

Item {
    id: page

    width: 400
    height: 400

    readonly property string sentence: "信頼できるネットワークで遊んでください。"
    AppLabel {
        id: label
        text: page.sentence
    }
    AppLabel {
        id: line
        text: "ネットワークで"
    }
    ListRow {
        id: row
        width: Theme.px(120)
        text: page.sentence
        textLines: 9
    }

    TestCase {
        name: "LineEnds"
        when: windowShown

        function cleanup() {
            label.wrapMode = Text.NoWrap
            label.width = undefined
        }
        function test_a_line_ends_where_a_phrase_does() {
            label.wrapMode = Text.Wrap
            label.width = line.implicitWidth + Theme.bodySize / 2
            compare(label.lineCount, 4) // Qt alone makes 3
            fuzzyCompare(label.contentWidth, line.implicitWidth, 1)
        }
        function test_a_phrase_wider_than_its_line_is_torn_rather_than_cut() {
            for (const mode of [Text.Wrap, LineEnds.wholeWords(label.text)]) {
                label.wrapMode = mode
                label.width = line.implicitWidth / 2
                verify(label.contentWidth <= label.width)
            }
        }
        function test_the_text_is_what_was_put_in() {
            label.wrapMode = Text.Wrap
            compare(label.text, page.sentence)
            compare(label.Accessible.name, page.sentence)
            verify(label.laidOut !== page.sentence)
            label.wrapMode = Text.NoWrap
            compare(label.laidOut, page.sentence)
        }
        function test_rows_and_buttons_tear_no_english_word() {
            compare(LineEnds.wholeWords("Continue"), Text.WordWrap)
            verify(row.height > Theme.target)
            compare(row.Accessible.name, page.sentence)
        }
    }
}
