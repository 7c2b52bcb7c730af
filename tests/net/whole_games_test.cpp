// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/table_elsewhere.h"

namespace mirabilia::net {

namespace {

struct WholeGame {
    const char *words;
    int people;
};

class WholeGames : public NetTest, public testing::WithParamInterface<WholeGame> {};

TEST_P(WholeGames, AreToldToTheirEndToEveryScreen) {
    host(QString::fromLatin1(GetParam().words));
    for (int person = 0; person < GetParam().people; ++person) {
        sitDown("Person " + std::to_string(person));
    }
    for (const auto &guest : guests) {
        WAIT_FOR(guest->isPlaying());
    }
    play();
    const v1::TableView &first = guests.front()->update->view();
    EXPECT_GT(first.scores_size(), 0);
    for (const auto &guest : guests) {
        EXPECT_TRUE(guest->over());
        ASSERT_EQ(guest->update->view().winners_size(), first.winners_size());
        EXPECT_EQ(guest->update->view().winners(0), first.winners(0));
    }
}

INSTANTIATE_TEST_SUITE_P(OfEach, WholeGames,
                         testing::Values(WholeGame{"classic:person,person,person:7", 3},
                                         WholeGame{"classic:person,person:7", 2},
                                         WholeGame{"classic:person,easy,person,easy:7", 2},
                                         WholeGame{"duel:person,person:7", 2},
                                         WholeGame{"duel:person,easy:7", 1},
                                         WholeGame{"dice:person,person,person:7", 3}));

TEST_F(WholeGames, GoOnAfterTheHostWasGone) {
    const QString words = QStringLiteral("duel:person,person:7");
    host(words);
    sitDown("Ada");
    sitDown("Bo");
    for (int times = 0; times < 3; ++times) {
        play(5);
        const std::string id = table();
        host(words); // another host, in the same folder
        EXPECT_EQ(table(), id);
        for (const auto &guest : guests) {
            guest->decidedOn = 0;
            guest->update.reset();
        }
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    play();
    EXPECT_TRUE(guests.front()->over());
}

} // namespace

} // namespace mirabilia::net
