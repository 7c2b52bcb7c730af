// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/sheet_editor.h"
#include "app/models/scorepad/worked_cells.h"

namespace mirabilia {

/// The keys of the current cell: figures and sums, and coins or symbols that are counted on the
/// sheet itself. A key that would make what no sheet of the box can hold is not written; its cell
/// says why until it is written anew.
class CellKeys {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::CellKeys)

public:
    /// `editor` and `rules` must outlive it.
    CellKeys(SheetEditor &editor, const ScoreRules &rules, const ScoreWords &words)
        : m_editor(editor)
        , m_rules(rules)
        , m_worked(rules, words) {}

    // Each returns false if the key was not written.
    bool digit(int digit);
    bool plus();
    bool minus();
    /// What was typed are counts, not points; see ScorePadModel::count.
    bool count();
    void backspace();
    void clear();

    /// Something else is done on the sheet: figures are points again.
    void endCount() { m_count.reset(); }
    /// The row of a sheet of this box can hold that.
    [[nodiscard]] bool fits(const SheetRow &row, int value) const;

    /// A key that could not be written.
    struct Refused {
        QString cell; ///< as PadCell::cellId
        QString why;
        bool left = false; ///< somebody has gone on since
    };
    [[nodiscard]] const std::optional<Refused> &refused() const { return m_refused; }
    /// Another cell may be the current one now.
    void moved();
    /// Somebody goes on from there: one who has come back has looked at it.
    void goOn();
    void forgetRefused() { m_refused.reset(); }

    /// There is a keyboard, so that its keys are named; else there are the glyphs of the pad.
    void setNamesKeys(bool names) { m_namesKeys = names; }
    [[nodiscard]] bool isFresh() const { return !m_count && m_editor.typed().isFresh(); }
    // As the properties of ScorePadModel.
    [[nodiscard]] QString sumText() const;
    [[nodiscard]] QString countGlyph() const;
    [[nodiscard]] QString countName() const;
    [[nodiscard]] QString countText() const;

private:
    /// What is counted in the current cell.
    struct Count {
        std::size_t column;
        scorer::Row row;
        scorer::Entry entry; ///< the player's without it
        QString figures;
        bool whole = false; ///< what comes next must be asked for
    };

    [[nodiscard]] std::size_t column() const { return static_cast<std::size_t>(m_editor.column()); }
    /// As PadCell::cellId.
    [[nodiscard]] QString cell() const;
    /// Of a cell where figures can be counts; else null.
    [[nodiscard]] std::unique_ptr<ScoreHelper> helper() const;
    /// Writes what `change` makes of the figure if the row can hold that.
    bool press(const QString &key, const std::function<bool(TypedFigure &)> &change);
    bool countDigit(int digit);
    /// Writes what these figures are worth as counts. `before`: what others count of the cell is
    /// told from there.
    void writeCount(const QString &figures, const scorer::Sheet &before);
    /// "Compass 2, Gear 1, Tablet"
    [[nodiscard]] QString countWords(const ScoreHelper &helper, const QString &figures) const;
    /// Always returns false.
    bool refuse(const QString &key, std::optional<int> value = {});
    /// Why a row cannot hold a value, or why else a key means nothing.
    [[nodiscard]] QString whyNot(const QString &key, std::optional<int> value) const;
    [[nodiscard]] std::optional<scorer::Checker::Bounds> bounds(const SheetRow &row) const;
    /// What was refused in the current cell is settled.
    void writtenAnew();

    SheetEditor &m_editor;
    const ScoreRules &m_rules;
    WorkedCells m_worked;
    std::optional<Count> m_count;
    std::optional<Refused> m_refused;
    bool m_namesKeys = true;
};

} // namespace mirabilia
