// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The winner's wonder comes out of their tower and fills the page, with who has won below it; then it draws back to
// its place. A tap ends it.
//   art           the picture
//   origin        the tower, or where else it comes from
//   place         where it stays on the page
//   line, below   who has won, and a smaller line
//   show()        begins it; end() ends it
Item {
    id: scene

    property string art
    property rect origin
    property rect place
    property string line
    property string below
    readonly property bool shown: course.running
    property real progress: 0
    /// 0: at its origin or in its place, 1: over the whole page.
    readonly property real near: Math.max(0, Math.min(1, 7 * progress, 6 * (1 - progress)))
    readonly property real eased: near * near * (3 - 2 * near)
    readonly property rect there: progress < 0.5 ? origin : place

    visible: shown
    Accessible.ignored: true // it is announced

    function show() {
        if (art !== "" && Theme.motionSpeed > 0)
            course.restart()
    }
    function end() {
        course.complete()
    }
    function between(there: real, here: real): real {
        return there + (here - there) * eased
    }

    NumberAnimation {
        id: course
        target: scene
        property: "progress"
        from: 0
        to: 1
        duration: Theme.motion(3600)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.darkInk
        opacity: scene.eased
    }
    Picture {
        x: scene.between(scene.there.x, 0)
        y: scene.between(scene.there.y, 0)
        width: scene.between(scene.there.width, scene.width)
        height: scene.between(scene.there.height, scene.height)
        opacity: Math.min(1, 20 * scene.progress)
        // Drawn once, as large as it gets.
        artWidth: Math.max(scene.width, scene.height * 16 / 9)
        artHeight: artWidth * 9 / 16
        fillMode: Image.PreserveAspectCrop
        art: scene.art
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(words.height + Theme.space32 * 3, parent.height * 0.45)
        opacity: scene.eased
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.withAlpha(Theme.darkInk, 0) }
            GradientStop { position: 0.5; color: Theme.withAlpha(Theme.darkInk, 0.72) }
            GradientStop { position: 1; color: Theme.withAlpha(Theme.darkInk, 0.92) }
        }
        Column {
            id: words
            x: Theme.space24
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space32
            width: parent.width - 2 * x
            spacing: Theme.space8
            Glyph {
                anchors.horizontalCenter: parent.horizontalCenter
                name: "crown"
                color: Theme.lamp
                size: Theme.px(56)
            }
            AppLabel {
                width: parent.width
                text: scene.line
                color: Theme.lightInk
                title: true
                strong: true
                font.pixelSize: scene.width < Theme.px(700) ? Theme.headlineSize : Theme.displaySize
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppLabel {
                width: parent.width
                visible: text !== ""
                text: scene.below
                color: Theme.lightInk
                font.pixelSize: scene.width < Theme.px(700) ? Theme.bodySize : Theme.leadSize
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        onClicked: scene.end()
    }
}
