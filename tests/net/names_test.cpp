// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_client.h"
#include "app/net/table_host.h"
#include "app/net/wire.h"

#include <gtest/gtest.h>

namespace mirabilia::net {

namespace {

TEST(Names, AreShownOnOneLineWithoutTricks) {
    EXPECT_EQ(cleanName(QStringLiteral("  Ada\n\tLovelace ")), QStringLiteral("Ada Lovelace"));
    EXPECT_EQ(cleanName(QString::fromUtf8("A\u202Eda\u0007")), QStringLiteral("Ada"));
    EXPECT_EQ(cleanName(QString::fromUtf8("e\u0301")), QString::fromUtf8("\u00e9"));
    EXPECT_EQ(cleanName(QStringLiteral("<b>Ada</b>")), QStringLiteral("<b>Ada</b>"));
    EXPECT_EQ(cleanName(QString(100, u'x')).size(), 24);
    EXPECT_LE(cleanName(u'x' + QString(5000, QChar(0x0301))).size(), 96);
    EXPECT_TRUE(cleanName(QStringLiteral(" \u200B\u2066 ")).isEmpty());
}

TEST(Names, KeepFamiliesOfPicturesTogether) {
    const QString family = QString::fromUtf8("👩‍👩‍👧 王小明");
    EXPECT_EQ(cleanName(family), family);
    const QString joined = QStringLiteral("A\u200Dda \U0001F469\u200D");
    EXPECT_EQ(cleanName(joined), QStringLiteral("Ada \U0001F469"));
}

TEST(Names, OfAddressesCountAsTheirNetwork) {
    const auto counted = [](const char *address) {
        return GuardedServer::countedAs(QHostAddress(QString::fromLatin1(address)), {});
    };
    EXPECT_EQ(counted("::ffff:10.0.0.7"), counted("10.0.0.7"));
    EXPECT_EQ(counted("2001:db8:1:2:3::4"), counted("2001:db8:1:2:ffff::1"));
    EXPECT_NE(counted("2001:db8:1:2::1"), counted("2001:db8:1:3::1"));
}

TEST(Words, OfATable) {
    EXPECT_TRUE(readTable(QStringLiteral("duel:person,expert:7")).problem.isEmpty());
    EXPECT_TRUE(readTable(QStringLiteral("duel:person,master")).problem.isEmpty());
    EXPECT_EQ(readTable(QStringLiteral("duel:person,expert:7")).seed, 7U);
    const GameSetup second = readTable(QStringLiteral("classic-2:person,easy,easy")).setup;
    EXPECT_EQ(second.game, "classic");
    EXPECT_EQ(second.edition, 2);
    EXPECT_EQ(readTable(QStringLiteral("classic-1:person,easy,easy")).setup.edition, 1);
    for (const char *other : {"classic", "classic-x", "classic-", "-", "-2", "classic--2"}) {
        const GameSetup setup =
            readTable(QString::fromLatin1(other) + QStringLiteral(":person,easy,easy")).setup;
        EXPECT_TRUE(setup.edition == 1 || setup.game != u"classic") << other;
    }
    for (const char *bad : {"duel", "duel:person,queen", "duel:person,easy:seven", "a:b:c:d", ""}) {
        EXPECT_FALSE(readTable(QString::fromLatin1(bad)).problem.isEmpty()) << bad;
    }
}

TEST(Names, OfComputersAreThoseOfAGameAlone) {
    const GameSetup setup = readTable(QStringLiteral("classic:person,easy,expert")).setup;
    EXPECT_EQ(setup.seats[0].name, QString());
    EXPECT_EQ(setup.seats[1].name, QStringLiteral("Ada"));
    EXPECT_EQ(setup.seats[2].name, QStringLiteral("Bo"));
}

TEST(Backoff, GrowsToFiveSecondsAndIsNeverTheSameForAll) {
    using namespace std::chrono_literals;
    EXPECT_EQ(TableClient::backoff(1, 0.0), 250ms);
    EXPECT_EQ(TableClient::backoff(1, 1.0), 250ms);
    EXPECT_EQ(TableClient::backoff(100, 1.0), 5s);
    EXPECT_EQ(TableClient::backoff(100, 0.0), 2500ms);
    EXPECT_GT(TableClient::backoff(3, 1.0), TableClient::backoff(3, 0.0));
}

} // namespace

} // namespace mirabilia::net
