// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The beginning of an age, over the structure: its numeral, and who takes or gives the first card.
//   place   the structure
Rectangle {
    id: title

    required property DuelTable table
    required property rect place
    readonly property bool shown: table.ageShown

    x: place.x + (place.width - width) / 2
    y: place.y + (place.height - height) / 2
    width: Math.min(place.width - 2 * Theme.space8, Math.max(numeral.implicitWidth, words.implicitWidth) + 2 * Theme.space32)
    height: Math.min(place.height, lines.height + 2 * Theme.space16)
    radius: Theme.radiusLarge
    color: Theme.surface
    opacity: 0
    visible: shown && opacity > 0
    onShownChanged: {
        if (shown && Theme.motionSpeed > 0)
            story.restart()
        else
            story.stop()
    }

    SequentialAnimation {
        id: story
        ParallelAnimation {
            NumberAnimation { target: title; property: "opacity"; from: 0; to: 1; duration: Theme.motion(180) }
            NumberAnimation { target: title; property: "scale"; from: 1.25; to: 1; duration: Theme.motion(300); easing.type: Easing.OutBack }
        }
        PauseAnimation { duration: Theme.motion(800) }
        NumberAnimation { target: title; property: "opacity"; to: 0; duration: Theme.motion(300) }
    }
    Column {
        id: lines
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.space12
        AppLabel {
            id: numeral
            width: parent.width
            text: Words.age(title.table.age)
            title: true
            strong: true
            font.pixelSize: Math.min(1.75 * Theme.displaySize, title.place.height * 0.4)
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true // the question is read out
        }
        AppLabel {
            id: words
            width: parent.width
            text: title.table.ageText
            title: true
            font.pixelSize: Theme.titleSize
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
}
