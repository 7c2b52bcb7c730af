// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/scorepad/score_book.h"
#include "tests/support/memory_scores.h"

#include <memory>

namespace mirabilia::test {

/// A book of two games, with all of it in sight.
struct Book {
    Book() {
        services.put(
            scoredGame(QStringLiteral("a"), "2025-01-01",
                       {{"Ada", {5, 4, 10, 20, 9, 4, 3}}, {"Bo", {1, 2, 5, 10, 26, 1, 0}}}));
        services.put(
            scoredGame(QStringLiteral("b"), "2025-02-01",
                       {{"Bo", {5, 4, 10, 20, 9, 4, 3}}, {"Ada", {1, 2, 5, 10, 1, 1, 0}}}));
        scorer::Entry &bo = services.all[QStringLiteral("b")].sheet.entries[0];
        bo.wonder = std::string("giza");
        bo.side = std::string("A");
        book = std::make_unique<ScoreBook>(services, builtInScoreRules(), catalogue);
        book->look();
        book->statistics()->setShown(true);
    }
    ScoreBook *operator->() const { return book.get(); }

    MemoryScores services;
    Catalogue catalogue;
    std::unique_ptr<ScoreBook> book;
};

} // namespace mirabilia::test
