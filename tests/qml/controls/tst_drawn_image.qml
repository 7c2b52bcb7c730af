// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls

// How often an image is rendered.
TestCase {
    id: test
    name: "DrawnImage"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Component {
        id: picture
        DrawnImage {
            property int number: 0
            source: "image://counted/" + number
        }
    }
    function test_it_is_drawn_at_its_size_at_once() {
        const before = drawings.count()
        const image = createTemporaryObject(picture, test, { width: 120, height: 80 })
        compare(image.status, Image.Ready)
        compare(drawings.count(), before + 1)
        compare(drawings.latest(), Qt.size(120, 80))
        image.number = 1
        compare(drawings.count(), before + 2)
    }
    function test_while_the_window_is_resized_it_is_not_drawn_anew() {
        const image = createTemporaryObject(picture, test, { width: 100, height: 100, number: 2 })
        const before = drawings.count()
        for (let width = 101; width <= 160; ++width) {
            image.width = width
            wait(1)
        }
        verify(drawings.count() - before < 10, drawings.count() - before) // a slow machine may settle in between
        tryVerify(() => image.sourceSize.width === 160)
        compare(drawings.latest(), Qt.size(160, 100))
    }
    function test_what_is_fixed_is_not_drawn_anew_at_all() {
        const image = createTemporaryObject(picture, test, { width: 100, height: 100, drawnWidth: 50, drawnHeight: 50, number: 3 })
        const before = drawings.count()
        image.width = 200
        image.scale = 2
        wait(150)
        compare(drawings.count(), before)
    }
}
