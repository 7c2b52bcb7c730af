// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Theme

// Colours of the rows of a sheet, by the family that the model names.
QtObject {
    function color(family: string): color {
        switch (family) {
        case "coin": return Theme.gold
        case "": return Theme.muted
        case "leaders": return Theme.dark ? Theme.family(family) : Theme.muted
        case "spy": return Theme.dark ? Theme.muted : Theme.family(family)
        }
        return Theme.family(family)
    }
    function textColor(family: string): color {
        return family === "coin" ? Theme.goldText : family === "" ? Theme.ink : Theme.familyText(family)
    }
    /// The ground of the row.
    function tint(family: string): color {
        return family === "" ? Theme.surface : Theme.mix(color(family), Theme.raised, Theme.dark ? 0.82 : 0.88)
    }
    /// "+7", a real minus sign, 0.
    function signed(number: int): string {
        return number > 0 ? "+" + number : plain(number)
    }
    function plain(number: int): string {
        return number < 0 ? "\u2212" + -number : "" + number
    }
}
