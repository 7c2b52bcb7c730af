// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// The sound volume. Each step plays a sample.
SliderField {
    label: qsTr("Sound")
    from: 0
    to: 100
    stepSize: 10
    value: App.settings.volume
    valueText: Math.round(value) === 0 ? qsTr("Off") : Math.round(value) + " %"
    onMoved: App.settings.volume = Math.round(value)
}
