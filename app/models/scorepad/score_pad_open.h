// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_helpers.h"
#include "app/models/scorepad/score_pad_model.h"
#include "app/models/scorepad/sheet_editor.h"

namespace mirabilia {

/// The sheet that lies on the pad; inside of ScorePadModel.
struct ScorePadModel::Open {
    /// A sheet that is still being written goes on where it was left.
    explicit Open(const KeptSheet &sheet) : kept(sheet), editor(sheet.sheet) {
        if (!kept.finished) {
            editor.selectFirstGap();
        }
    }

    /// A helper that was closed without a change, with all that had been put in.
    struct Cancelled {
        scorer::Row row;
        std::size_t column;
        Workings workings;
        QList<Workings> past;
    };

    /// What is counted on the sheet itself, until something else is done there.
    struct Count {
        std::size_t column;
        scorer::Row row;
        scorer::Entry entry; ///< the player's without it
        QString figures;
        bool whole = false; ///< what comes next must be asked for
    };

    /// A key that could not be written, until its cell is written anew.
    struct Refused {
        QString cell; ///< as PadCell::cellId
        QString why;
        bool left = false; ///< somebody has gone on since
    };

    KeptSheet kept; ///< what the store knows of it; its sheet is that of the last `keep`
    SheetEditor editor;
    scorer::Findings findings;
    std::optional<scorer::Row> helper;  ///< the row of the helper that is open
    std::size_t helperColumn = 0;       ///< and whose it is
    Workings workings;                  ///< what has been put into it
    QList<Workings> past;               ///< before each change of them
    QList<Workings> future;             ///< those that were taken back
    std::optional<Cancelled> cancelled; ///< until the sheet changes: Undo brings it back
    std::optional<Count> count;
    std::optional<Refused> refused;
};

} // namespace mirabilia
