// SPDX-License-Identifier: GPL-3.0-or-later
// A score history written by version 0.2.0.
#include "tests/store/score_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace mirabilia;
using namespace mirabilia::store;

namespace {

/// The names and totals of a sheet, as 0.2.0 printed them.
QString totals(const scorer::Sheet &sheet) {
    QStringList columns;
    for (const scorer::Entry &entry : sheet.entries) {
        columns.append(QStringLiteral("%1 %2").arg(
            QString::fromStdString(entry.player),
            QString::number(scorer::total(sheet.box, entry).value_or(0))));
    }
    return columns.join(u',');
}

TEST(OlderHistory, IsReadAndGoesOn) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("scores.db"));
    ASSERT_TRUE(QFile::copy(QStringLiteral(MIRABILIA_OLDER_HISTORY), file));
    ASSERT_TRUE(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    ScoreHistory history(file);
    ASSERT_EQ(history.problem(), QString());
    const auto records = std::get<QList<ScoreRecord>>(history.sheets());
    QStringList games;
    for (const ScoreRecord &record : records) {
        games.append(totals(record.sheet));
    }
    EXPECT_EQ(games, (QStringList{"Ada 66,Dora 70,Emil 61", "Ada 42,Cy 35", "Ada 49,Bo 0",
                                  "Ada 49,Bo 41,千尋 48"}));
    EXPECT_EQ(records[2].sheet.entries[1].supremacy, scorer::Supremacy::science);
    EXPECT_EQ(history.keep({scoreRecord(QStringLiteral("new"), 18)}), QString());
}

} // namespace
