// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The interface scale. While dragging, only the sample is resized, so that the handle stays under the
// finger; releasing it or pressing a key sets the scale.
ColumnLayout {
    id: field

    readonly property real wanted: slider.value / 100
    /// Size of the sample relative to the current scale.
    readonly property real growth: wanted / App.settings.scale

    spacing: Theme.space8

    SliderField {
        id: slider
        Layout.fillWidth: true
        label: qsTr("Interface size")
        from: 80
        to: 200
        stepSize: 10
        value: Math.round(App.settings.scale * 100)
        valueText: Math.round(value) + " %"
        onMoved: if (!pressed) App.settings.scale = field.wanted
        onPressedChanged: if (!pressed) App.settings.scale = field.wanted
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: sample.implicitHeight + 2 * Theme.space16
        radius: Theme.radius
        color: Theme.tableTop
        clip: true
        Accessible.ignored: true

        RowLayout {
            id: sample
            x: Theme.space16
            y: Theme.space16
            width: parent.width - 2 * x
            spacing: Math.round(Theme.space16 * field.growth)
            Image {
                readonly property real cardWidth: Math.round(Theme.px(100) * field.growth)
                Layout.preferredWidth: cardWidth
                Layout.preferredHeight: Math.round(cardWidth * 1.4)
                source: "image://card/altar?theme=" + (Theme.dark ? "dark" : "light")
                        + "&language=" + App.settings.effectiveLanguage
                sourceSize.width: Math.ceil(cardWidth * Screen.devicePixelRatio)
                sourceSize.height: Math.ceil(cardWidth * 1.4 * Screen.devicePixelRatio)
            }
            ColumnLayout {
                spacing: Math.round(Theme.space8 * field.growth)
                AppLabel {
                    Layout.fillWidth: true
                    text: "Mirabilia"
                    title: true
                    strong: true
                    font.pixelSize: Math.round(Theme.titleSize * field.growth)
                }
                AppLabel {
                    Layout.fillWidth: true
                    text: qsTr("This is how large a card is.")
                    wrapMode: Text.Wrap
                    font.pixelSize: Math.round(Theme.bodySize * field.growth)
                }
            }
        }
    }
}
