// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_services.h"

namespace mirabilia {

/// Keeps the sheet that lies on the pad, after every key, and knows what of it is safe.
class SheetKeeper {
public:
    /// `services` must outlive it.
    explicit SheetKeeper(PadServices &services) : m_services(services) {}

    /// The sheet as the history has it.
    [[nodiscard]] const KeptSheet &kept() const { return m_kept; }
    /// Why the latest writing failed, in one sentence; empty while all is kept.
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Another sheet, which the history has like this, or not yet.
    void lay(const KeptSheet &sheet);
    /// What became of a writing. Where another window has written the sheet too, it is a sheet of
    /// its own from now on, not finished, and `kept` has its new id.
    enum class Outcome : unsigned char { kept, apart, failed };
    /// Writes the sheet if it has changed.
    Outcome keep(const scorer::Sheet &now);
    /// Writes it as a finished one.
    Outcome finish(const scorer::Sheet &now);
    /// The history is another one, which has nothing of the sheet.
    void forget();

private:
    Outcome write(KeptSheet next);

    PadServices &m_services;
    KeptSheet m_kept;
    QString m_problem;
};

} // namespace mirabilia
