// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Mirabilia.Models.Classic

// The glyphs of the actions.
QtObject {
    /// The glyph for what was done with a card.
    function of(action: int): string {
        switch (action) {
        case ClassicAction.Build:
        case ClassicAction.Free:
        case ClassicAction.Pick: return "build"
        case ClassicAction.Stage: return "stage"
        case ClassicAction.Discard: return "discard"
        }
        return ""
    }
}
