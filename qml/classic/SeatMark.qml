// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The status of a city: thinking or connection lost, by shape and colour. Who has chosen has a card lying here.
Glyph {
    id: mark

    required property ClassicCity city
    readonly property TooltipText tooltip: TooltipText { glyph: mark.name }

    name: city.state === "thinking" ? "thinking" : city.state === "lost" ? "connection-lost" : ""
    color: city.state === "lost" ? Theme.bad : Theme.muted
    size: Theme.px(20)
}
