// SPDX-License-Identifier: GPL-3.0-or-later
// The folder of a host does not grow for ever, and loses nothing that a table goes on with.
#include "app/store/tidy.h"

#include <QDateTime>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mirabilia::store {
namespace {

class Tidying : public testing::Test {
protected:
    void SetUp() override {
        for (const char *name : {"finished/trash", "trash"}) {
            ASSERT_TRUE(root.mkpath(QLatin1String(name)));
        }
    }
    void put(const QString &name, int daysOld, qsizetype bytes = 10) const {
        QFile file(root.filePath(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(QByteArray(bytes, 'x')), bytes);
        ASSERT_TRUE(file.flush());
        ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addDays(-daysOld),
                                     QFileDevice::FileModificationTime));
    }
    void finish(int games, int daysOld, qsizetype bytes = 10) const {
        for (int number = 0; number < games; ++number) {
            put(QStringLiteral("finished/%1-%2.mirabilia").arg(daysOld).arg(number), daysOld,
                bytes);
        }
    }
    [[nodiscard]] QStringList in(const QString &name) const {
        return QDir(root.filePath(name)).entryList(QDir::Files);
    }

    QTemporaryDir folder;
    QDir root{folder.path()};
    TidyLimits limits;
};

TEST_F(Tidying, OnlySoManyFinishedGamesStayAndTheNewestDo) {
    limits.finished = 5;
    finish(4, 2);
    finish(4, 1);
    const Tidied done = tidy(root, limits);
    EXPECT_EQ(done.files, 3);
    EXPECT_EQ(done.bytes, 30);
    EXPECT_EQ(in("finished").filter(QRegularExpression("^1-")).size(), 4);
    EXPECT_EQ(in("finished").size(), 5);
    EXPECT_EQ(tidy(root, limits).files, 0);
}

TEST_F(Tidying, OnlySoManyBytesOfThemStay) {
    limits.finishedBytes = 250;
    finish(3, 3, 100);
    finish(1, 1, 100);
    tidy(root, limits);
    EXPECT_EQ(in("finished").size(), 2);
    EXPECT_TRUE(in("finished").contains("1-0.mirabilia"));
}

TEST_F(Tidying, OldOnesGoButNotAllBecauseOfAClock) {
    limits.whateverTheClockSays = 3;
    finish(4, 91);
    finish(1, 89);
    tidy(root, limits);
    EXPECT_EQ(in("finished").size(), 3) << "a clock that is ahead makes all of them look old";
    EXPECT_TRUE(in("finished").contains("89-0.mirabilia"));
    finish(4, 80);
    tidy(root, limits);
    EXPECT_EQ(in("finished").filter(QRegularExpression("^91-")).size(), 0);
    EXPECT_EQ(in("finished").size(), 5);
}

TEST_F(Tidying, TrashAndCopiesHaveABound) {
    limits.removed = 2;
    limits.asItWas = 2;
    for (int days = 1; days <= 4; ++days) {
        const QString game = QStringLiteral("%1.mirabilia").arg(days);
        put(QStringLiteral("trash/") + game, days);
        put(QStringLiteral("finished/trash/") + game, days);
        put(game + QStringLiteral(".as-it-was"), days);
    }
    tidy(root, limits);
    EXPECT_EQ(in("trash"), (QStringList{"1.mirabilia", "2.mirabilia"}));
    EXPECT_EQ(in("finished/trash"), (QStringList{"1.mirabilia", "2.mirabilia"}));
    EXPECT_EQ(in("."), (QStringList{"1.mirabilia.as-it-was", "2.mirabilia.as-it-was"}));
}

TEST_F(Tidying, WhatAKilledHostLeftGoesAfterADay) {
    for (const int days : {0, 2}) {
        for (const char *name : {"%1.seats.AbCdEf", "%1.mirabilia.lock"}) {
            put(QString::fromLatin1(name).arg(days), days);
        }
    }
    tidy(root, limits);
    EXPECT_EQ(in("."), (QStringList{"0.mirabilia.lock", "0.seats.AbCdEf"}));
}

TEST_F(Tidying, NothingThatATableNeedsGoesAndNothingThatIsNotKnown) {
    const QStringList needed{
        "a.mirabilia", "a.mirabilia.lock", "a.seats",    "b.mirabilia",           "b.seats",
        "host.id",     "host.lock",        "opened.txt", "mine.mirabilia.backup", "notes.txt"};
    limits = {0, 0, std::chrono::hours(0), 0, 0, 0, std::chrono::hours(0)};
    for (const QString &name : needed) {
        put(name, 10'000);
    }
    EXPECT_EQ(tidy(root, limits).files, 0);
    QStringList sorted = needed;
    sorted.sort();
    EXPECT_EQ(in("."), sorted);
}

} // namespace
} // namespace mirabilia::store
