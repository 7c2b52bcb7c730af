// SPDX-License-Identifier: GPL-3.0-or-later
// keep_sheets FILE : keeps one sheet again and again, with 1, 2, 3 ... war points, and says each
// number once it is kept. For a test that kills it.
#include "tests/store/score_fixture.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char **argv) {
    const QCoreApplication app(argc, argv);
    mirabilia::store::ScoreHistory history(QCoreApplication::arguments().value(1));
    for (int points = 1;; ++points) {
        const QString why =
            history.keep({mirabilia::store::scoreRecord(QStringLiteral("one"), points, false)});
        if (!why.isEmpty()) {
            std::fprintf(stderr, "%s\n", qPrintable(why));
            return 1;
        }
        std::printf("%d\n", points);
        std::fflush(stdout);
    }
}
