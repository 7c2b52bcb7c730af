// SPDX-License-Identifier: GPL-3.0-or-later
import QtTest

TestCase {
    name: "Crashes"

    function test_reads_nothing() {
        misfortunes.befall("readNothing")
    }
}
