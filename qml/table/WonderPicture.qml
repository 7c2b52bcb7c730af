// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A wonder's poster with as much of it as is built. A new stage rises, or fades in over what stood before.
//   wonder           the poster's name; "" = none
//   built, stages    so many stages stand of so many
//   alive            with small life in it (see Life)
//   risen            progress of the stage after those, while it is being built (see Rising)
Picture {
    id: picture

    property string wonder
    property int built
    property int stages
    property real risen: 1
    property bool alive: false

    readonly property string wanted: Art.wonder(wonder, built, stages)
    /// The wonder in the picture: another one takes its place at once.
    property string pictured
    /// True from when a stage begins to rise until this picture has it.
    property bool rises: false

    onRisenChanged: {
        if (risen < 1)
            rises = true
        else
            settling.restart()
    }
    function show() {
        const fades = pictured === wonder && status === Image.Ready
        pictured = wonder
        next.art = fades && wanted !== art ? wanted : ""
        if (!fades)
            art = wanted
    }
    /// The picture above goes once this one shows the same; later, for without motion all is there within one call.
    function settle() {
        if (status === Image.Ready && next.art === art)
            next.art = ""
        if (status === Image.Ready && art === wanted && risen === 1)
            rises = false
    }
    onWantedChanged: show()
    onStatusChanged: settling.restart()
    Component.onCompleted: show()

    Picture {
        id: next
        anchors.fill: parent
        fillMode: picture.fillMode
        visible: art !== ""
        opacity: 0
        onStatusChanged: {
            if (status === Image.Ready)
                fade.restart()
            else
                fade.stop()
        }
    }
    Conditional {
        when: picture.alive && picture.wonder !== "" && !picture.rises
        Life {
            anchors.fill: parent
            wonder: picture.wonder
            whole: picture.built >= picture.stages
        }
    }
    Conditional {
        when: picture.rises
        RisingStage {
            anchors.fill: parent
            wonder: picture.wonder
            before: picture.built - (picture.risen < 1 ? 0 : 1)
            built: before + 1
            stages: picture.stages
            progress: picture.risen
        }
    }
    Timer {
        id: settling
        interval: 0
        onTriggered: picture.settle()
    }
    NumberAnimation {
        id: fade
        target: next
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.motion(450)
        onFinished: {
            picture.art = next.art
            settling.restart()
        }
    }
}
