// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// What lives in the posters: for each wonder what moves or glows, and where, in the units of the drawing (640 x 360).
// A mark with `whole` belongs to the finished wonder.
QtObject {
    readonly property size drawing: Qt.size(640, 360)
    readonly property var marks: ({
        "alexandria-a": [light(431, 45, 20, true), boat(30, 235, 240)],
        "alexandria-b": [light(192, 63, 20, true), boat(430, 236, 170)],
        "circus_maximus-b": [light(227, 209, 17), light(414, 209, 17)],
        "halicarnassus-a": [boat(10, 230, 170)],
        "manneken_pis-b": [light(373, 164, 13)],
        "olympia-b": [light(284, 181, 26), smoke(284, 150)],
        "piraeus-a": [boat(60, 300, 500)],
        "piraeus-b": [light(187, 187, 24), light(459, 187, 24), light(114, 210, 12)],
        "rhodes-a": [light(364, 20, 16, true), boat(40, 296, 540)],
        "rhodes-b": [light(473, 18, 16, true), boat(20, 290, 280)],
        "the_appian_way-b": [light(203, 141, 16), light(462, 143, 16)],
        "the_great_library-b": [light(321, 218, 22)],
        "the_sphinx-b": [light(428, 249, 20), smoke(428, 226)]
    })
    /// Rooms, where no bird flies and no star is seen.
    readonly property list<string> indoors: ["olympia-a", "olympia-b", "the_great_library-a"]

    function light(x: real, y: real, size: real, whole = false): var {
        return { kind: "light", x: x, y: y, size: size, whole: whole }
    }
    function smoke(x: real, y: real): var {
        return { kind: "smoke", x: x, y: y }
    }
    function star(x: real, y: real): var {
        return { kind: "star", x: x, y: y }
    }
    function bird(x: real, y: real): var {
        return { kind: "bird", x: x, y: y }
    }
    /// From x, so far to the right and back.
    function boat(x: real, y: real, way: real): var {
        return { kind: "boat", x: x, y: y, way: way }
    }
    /// Everything that lives in a poster: its own marks, and birds by day or stars by night.
    function of(poster: string, whole: bool): var {
        const own = (marks[poster] ?? []).filter(mark => whole || !mark.whole)
        if (poster === "" || indoors.includes(poster))
            return own
        const sky = poster.endsWith("-b") ? [star(52, 26), star(96, 58), star(560, 34), star(606, 70)]
                                          : [bird(0, 30), bird(26, 39), bird(52, 30)]
        return [...own, ...sky]
    }
}
