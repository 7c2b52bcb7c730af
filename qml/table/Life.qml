// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table // Power, from C++
import Mirabilia.Theme

// Small life in a wonder's poster: lamps flicker, smoke rises, boats sail, birds pass, stars twinkle. It moves a few
// times a second, and not at all while the window is in the background, on battery or with motion off: then nothing
// of it is there.
//   wonder   the poster's name
//   whole    the wonder is finished
Item {
    id: life

    required property string wonder
    required property bool whole
    /// Seconds since it began.
    property real time: 0
    property bool saving: false
    readonly property bool moves: visible && Theme.motionSpeed > 0 && !saving && Application.state === Qt.ApplicationActive

    // As the poster is cropped.
    readonly property real unit: Math.max(width / LifeMarks.drawing.width, height / LifeMarks.drawing.height)
    readonly property real cropLeft: (width - unit * LifeMarks.drawing.width) / 2
    readonly property real cropTop: (height - unit * LifeMarks.drawing.height) * 0.1

    /// Swings between 0 and 1.
    function swing(seconds: real, phase: real): real {
        return 0.5 + 0.5 * Math.sin(2 * Math.PI * (time / seconds + phase))
    }
    /// In the part of the drawing that is seen. There is no clip, which would cost batches.
    function inSight(x: real, y: real): bool {
        return x > 12 * unit && x < width - 12 * unit && y > 0 && y < height
    }

    Timer {
        interval: 80
        repeat: true
        running: life.moves
        onTriggered: life.time += interval / 1000
    }
    Timer {
        interval: 60000
        repeat: true
        triggeredOnStart: true
        running: life.visible
        onTriggered: life.saving = Power.onBattery()
    }
    Conditional {
        when: life.moves && life.width > 0
        Item {
            Repeater {
                model: LifeMarks.of(life.wonder, life.whole)
                Item {
                    id: mark
                    required property int index
                    required property var modelData
                    x: life.cropLeft + life.unit * modelData.x
                    y: life.cropTop + life.unit * modelData.y
                    scale: life.unit
                    visible: modelData.kind === "bird" || modelData.kind === "boat" || life.inSight(x, y)
                    Conditional {
                        when: mark.modelData.kind === "light"
                        Disc {
                            opacity: 0.12 + 0.16 * life.swing(1.9, mark.index * 0.37) * life.swing(0.7, mark.index * 0.61)
                            size: mark.modelData.size * (2.6 + 0.3 * life.swing(1.3, mark.index * 0.2))
                            color: Theme.lamp
                        }
                    }
                    Conditional {
                        when: mark.modelData.kind === "star"
                        Disc {
                            opacity: life.swing(3 + mark.index, mark.index * 0.31)
                            size: 3.4
                            color: Theme.dust
                        }
                    }
                    Conditional {
                        when: mark.modelData.kind === "smoke"
                        Item {
                            Repeater {
                                model: 4
                                Disc {
                                    required property int index
                                    readonly property real way: (life.time / 5 + index / 4) % 1
                                    x: 6 * Math.sin(4 * way + index) - size / 2
                                    y: -46 * way - size / 2
                                    size: 5 + 12 * way
                                    opacity: 0.4 * Math.sin(Math.PI * way)
                                    color: Theme.dustInShade
                                }
                            }
                        }
                    }
                    Conditional {
                        when: mark.modelData.kind === "boat"
                        Item {
                            id: boat
                            readonly property real way: life.time / 70 % 2
                            visible: life.inSight(mark.x + life.unit * x, mark.y)
                            x: mark.modelData.way * (way < 1 ? way : 2 - way)
                            y: 1.2 * life.swing(2.6, 0)
                            rotation: 2.5 * life.swing(3.4, 0.2) - 1.2
                            Item { // the sail, towards where it goes
                                x: boat.way < 1 ? 1 : -9
                                y: -20
                                width: 8
                                height: 19
                                clip: true
                                Rectangle {
                                    x: boat.way < 1 ? -width / 2 : parent.width - width / 2
                                    y: 2
                                    width: 14
                                    height: 14
                                    rotation: 45
                                    antialiasing: true
                                    color: Theme.dust
                                }
                            }
                            Rectangle {
                                x: -11
                                width: 22
                                height: 4
                                radius: 2
                                color: Theme.darkInk
                            }
                        }
                    }
                    Conditional {
                        when: mark.modelData.kind === "bird"
                        Item {
                            readonly property real way: life.time / 38 % 1
                            visible: life.inSight(mark.x + life.unit * x, mark.y)
                            x: (LifeMarks.drawing.width + 200) * way - 120
                            y: 12 * Math.sin(7 * way + mark.index)
                            Wing { rotation: -14 - 22 * life.swing(0.9, mark.index * 0.3); transformOrigin: Item.Left }
                            Wing { x: -width; rotation: 14 + 22 * life.swing(0.9, mark.index * 0.3); transformOrigin: Item.Right }
                        }
                    }
                }
            }
        }
    }

    component Disc: Rectangle {
        property real size
        x: -size / 2
        y: -size / 2
        width: size
        height: size
        radius: size / 2
    }
    component Wing: Rectangle {
        width: 7
        height: 1.6
        antialiasing: true
        color: Theme.darkInk
        opacity: 0.7
    }
}
