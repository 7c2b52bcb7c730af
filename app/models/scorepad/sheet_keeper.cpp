// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_keeper.h"

namespace mirabilia {

void SheetKeeper::lay(const KeptSheet &sheet) {
    m_kept = sheet;
    m_problem.clear();
}

SheetKeeper::Outcome SheetKeeper::keep(const scorer::Sheet &now) {
    if (m_kept.sheet == now) {
        m_problem.clear(); // a change that could not be kept has been taken back
        return Outcome::kept;
    }
    KeptSheet next = m_kept;
    next.sheet = now;
    return write(std::move(next));
}

SheetKeeper::Outcome SheetKeeper::finish(const scorer::Sheet &now) {
    KeptSheet done = m_kept;
    done.sheet = now;
    done.finished = true;
    return write(std::move(done));
}

void SheetKeeper::forget() {
    m_kept.sheet = {};
    m_kept.revision = 0;
}

SheetKeeper::Outcome SheetKeeper::write(KeptSheet next) {
    m_problem = m_services.goOn(next);
    if (!m_problem.isEmpty()) {
        return Outcome::failed;
    }
    const bool apart = next.id != m_kept.id;
    m_kept = std::move(next);
    return apart ? Outcome::apart : Outcome::kept;
}

} // namespace mirabilia
