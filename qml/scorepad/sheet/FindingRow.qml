// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls
import Mirabilia.Theme

// A sentence about the sheet; pressing it leads to the cell that it is about.
ListRow {
    required property string who
    required property string kind
    required property int column
    required property int row
    required text

    textLines: 6
    glyph: "warning"
    glyphColor: Theme.note
    description: who
    chevron: column >= 0
}
