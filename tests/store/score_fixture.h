// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/score_history.h"

namespace mirabilia::store {

/// A sheet of two players whose first one has so many points in war.
inline ScoreRecord scoreRecord(const QString &id, int military, bool finished = true) {
    ScoreRecord record;
    record.id = id;
    record.finished = finished;
    record.origin = QStringLiteral("pad");
    record.sheet.date = "2025-03-01";
    record.sheet.place = "Tübingen";
    record.sheet.entries.resize(2);
    record.sheet.entries[0].player = "Ada";
    record.sheet.entries[0].wonder = "giza";
    record.sheet.entries[0].set(scorer::Row::military, military);
    record.sheet.entries[1].player = "Bo";
    record.sheet.entries[1].workings[scorer::Row::science] = R"({"gear":2})";
    return record;
}

} // namespace mirabilia::store
