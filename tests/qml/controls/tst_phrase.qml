// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls

TestCase {
    name: "Phrase"

    function test_parts_stay_what_they_are() {
        compare(Phrase.of("%1: %2", "%2", "built Baths"), "%2: built Baths")
        compare(Phrase.of("%2 of %1", 3, "<b>%1</b>"), "<b>%1</b> of 3")
        compare(Phrase.of("%1, %1 and %2", "$&", 0), "$&, $& and 0")
        compare(Phrase.of("%1 to %2", "one"), "one to %2")
        compare(Phrase.of("100 %", "one"), "100 %")
    }
    function test_lists_leave_out_what_is_empty() {
        compare(Phrase.facts([]), "")
        compare(Phrase.facts(["", "%1", "", "two"]), "%1, two")
        compare(Phrase.sentences(["One", "", "Two", "Three"]), "One. Two. Three")
    }
}
