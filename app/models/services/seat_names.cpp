// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/services/seat_names.h"

#include <algorithm>
#include <array>

namespace mirabilia {

namespace {

/// Short names that read well in a sentence; names are not translated.
constexpr std::array usualNames{"Ada", "Bo", "Cleo", "Dion", "Eve", "Finn", "Gaia", "Hugo"};

} // namespace

QStringList namesOf(const QList<SeatSetup> &seats) {
    QStringList names;
    for (const SeatSetup &seat : seats) {
        names.append(seat.name);
    }
    return names;
}

QString freshName(const QStringList &taken) {
    const auto *const fresh =
        std::find_if(usualNames.begin(), usualNames.end(),
                     [&taken](const char *name) { return !taken.contains(QLatin1String(name)); });
    return fresh == usualNames.end() ? QString() : QString::fromLatin1(*fresh);
}

} // namespace mirabilia
