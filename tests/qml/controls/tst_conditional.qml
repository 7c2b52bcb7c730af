// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls

TestCase {
    id: test
    name: "Conditional"
    when: windowShown
    visible: true

    property bool wanted: true
    property var places: []

    ListModel { id: cards }
    Conditional {
        id: conditional
        when: test.wanted
        Item {
            Repeater {
                model: 2
                Item {
                    Repeater {
                        model: cards
                        Item { required property string name }
                        Component.onCompleted: test.places.push(this)
                    }
                }
            }
        }
    }

    function init() {
        cards.clear()
        places = []
        wanted = false
        wait(0)
        wanted = true
    }
    function test_is_there_only_when_it_is_wanted() {
        verify(conditional.itemAt(0))
        wanted = false
        compare(conditional.count, 0)
        compare(conditional.itemAt(0), null)
    }
    function test_what_is_there_follows_its_models() {
        cards.append({ name: "Baths" })
        compare(places.map(place => place.count), [1, 1])
    }
    /// The item lives until the event loop runs again.
    function test_what_has_left_hears_of_no_model() {
        cards.append({ name: "Baths" })
        wanted = false
        cards.append({ name: "Altar" })
        compare(places.map(place => place.count), [0, 0])
        compare(places.map(place => place.model), [null, null])
    }
}
