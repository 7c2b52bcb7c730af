// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back on games in the threads of the pool: whole reviews, half ones, and of what is no
// game.
#include "app/host/game_reviewer.h"
#include "resources/data.h"
#include "tests/host/any_move.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

#include <numeric>

namespace mirabilia::host {
namespace {

class Reviews : public testing::Test {
protected:
    Reviews() { reviewer.setSettings({.iterations = 5}); }

    /// Of a game in which everybody plays anything.
    [[nodiscard]] QString record(std::string_view game, int players,
                                 std::uint32_t edition = 1) const {
        v1::SavedGameHeader header;
        header.set_edition(edition);
        for (int seat = 0; seat < players; ++seat) {
            header.add_seats()->set_kind(v1::SEAT_KIND_COMPUTER);
        }
        EXPECT_EQ(
            games.setUp(game, std::vector<SeatWish>(static_cast<std::size_t>(players)), 1, header),
            "");
        const auto match = games.make(header).match;
        Rng rng(1);
        while (!match->over()) {
            const Seat seat = match->toAct().first();
            v1::TableView view;
            match->fillView(match->controller(seat), view);
            // Of several seats that it decides for, a view offers the moves of the first.
            EXPECT_EQ(match->apply(static_cast<Seat>(view.deciding_for(0)), anyMove(view, rng)),
                      "");
        }
        return QString::fromStdString(match->record());
    }
    [[nodiscard]] GameReview latest() const { return found.last().first().value<GameReview>(); }
    [[nodiscard]] bool isWhole() const { return !found.isEmpty() && latest().isWhole(); }
    [[nodiscard]] GameReview whole(GameReviewer &by, const QString &of) {
        const QSignalSpy told(&by, &Reviewer::found);
        by.review(of);
        const auto last = [&told] { return told.last().first().value<GameReview>(); };
        EXPECT_TRUE(QTest::qWaitFor([&] { return !told.isEmpty() && last().isWhole(); }, 60'000));
        return last();
    }

    const Games games{data::file};
    GameReviewer reviewer{games};
    const QSignalSpy found{&reviewer, &Reviewer::found};
    const QSignalSpy failed{&reviewer, &Reviewer::failed};
};

TEST_F(Reviews, TellOfEveryTurnAndWhatCostEachPlayerMost) {
    for (const char *game : {"classic", "duel", "dice"}) {
        const int players = game == std::string_view("duel") ? 2 : 3;
        const GameReview review = whole(reviewer, record(game, players));
        EXPECT_GE(review.curve.size(), 8) << game;
        for (const ReviewedTurn &turn : review.curve) {
            EXPECT_EQ(turn.chances.size(), players) << game;
            EXPECT_GE(turn.number, 1) << game;
        }
        EXPECT_DOUBLE_EQ(std::accumulate(review.end.begin(), review.end.end(), 0.0), 1) << game;
        ASSERT_EQ(review.mistakes.size(), players) << game;
        for (const QList<Mistake> &mistakes : review.mistakes) {
            EXPECT_LE(mistakes.size(), 3) << game;
            for (const Mistake &mistake : mistakes) {
                EXPECT_GT(mistake.cost, 0) << game;
                EXPECT_LE(mistake.cost, mistake.before) << game;
                EXPECT_NE(mistake.played.SerializeAsString(), mistake.better.SerializeAsString())
                    << game;
                EXPECT_NE(mistake.reason, QString()) << game;
                EXPECT_LT(mistake.decision, review.decisions) << game;
            }
        }
        EXPECT_TRUE(failed.isEmpty()) << game;
    }
}

TEST_F(Reviews, OfTheSecondEdition) {
    for (const int players : {3, 5}) {
        const QString played = record("classic", players, 2);
        EXPECT_TRUE(played.contains(QStringLiteral("\"edition\":2")));
        const GameReview review = whole(reviewer, played);
        EXPECT_GE(review.curve.size(), 18) << players;
        EXPECT_EQ(review.judged, review.decisions) << players;
        EXPECT_EQ(review.mistakes.size(), players);
        EXPECT_TRUE(failed.isEmpty()) << players;
    }
}

TEST_F(Reviews, GrowDecisionByDecision) {
    reviewer.review(record("duel", 2));
    ASSERT_TRUE(QTest::qWaitFor([&] { return isWhole(); }, 60'000));
    int judged = 0;
    for (const QList<QVariant> &told : found) {
        const auto review = told.first().value<GameReview>();
        EXPECT_EQ(review.decisions, latest().decisions);
        EXPECT_EQ(review.curve.size(), review.judged) << "each move of Duel is a turn";
        EXPECT_GE(review.judged, judged);
        judged = review.judged;
    }
}

/// Everything that a review says, as text.
std::vector<std::string> saidBy(const GameReview &review) {
    std::vector<std::string> said;
    for (const ReviewedTurn &turn : review.curve) {
        for (const double chance : turn.chances) {
            said.push_back(std::to_string(chance));
        }
    }
    for (const QList<Mistake> &mistakes : review.mistakes) {
        for (const Mistake &mistake : mistakes) {
            said.push_back(std::to_string(mistake.decision) + " " + std::to_string(mistake.cost) +
                           " " + mistake.better.ShortDebugString());
        }
    }
    return said;
}

TEST_F(Reviews, AreTheSameWithTheSameSeed) {
    const QString game = record("dice", 2);
    GameReviewer again(games);
    again.setSettings({.iterations = 5});
    GameReviewer other(games);
    other.setSettings({.iterations = 5, .seed = 2});
    const auto once = saidBy(whole(reviewer, game));
    EXPECT_EQ(once, saidBy(whole(again, game)));
    EXPECT_NE(once, saidBy(whole(other, game)));
}

/// Or this takes hours.
TEST_F(Reviews, StopInTheMiddleAndGoOnWhereTheyWere) {
    const QString game = record("classic", 3);
    reviewer.review(game);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !found.isEmpty() && latest().judged >= 3; }, 60'000));
    reviewer.stop();
    const GameReview half = latest();
    const auto told = found.size();
    reviewer.setSettings({.iterations = 1U << 30U});
    reviewer.review(game);
    EXPECT_EQ(latest().judged, half.judged) << "it is told at once";
    QTest::qWait(50);
    reviewer.stop();
    EXPECT_EQ(found.size(), told + 1) << "none of those that take so long is done";
    reviewer.setSettings({.iterations = 5});
    reviewer.review(game);
    ASSERT_TRUE(QTest::qWaitFor([&] { return isWhole(); }, 60'000));
    GameReviewer fresh(games);
    fresh.setSettings({.iterations = 5});
    EXPECT_EQ(saidBy(latest()), saidBy(whole(fresh, game)));
    reviewer.review(game);
    EXPECT_TRUE(isWhole()) << "it is told at once";
}

TEST_F(Reviews, EndWithWhoeverWantsThem) {
    auto gone = std::make_unique<GameReviewer>(games);
    gone->setSettings({.iterations = 1U << 30U});
    const QSignalSpy told(gone.get(), &Reviewer::found);
    gone->review(record("classic", 7));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !told.isEmpty(); }, 60'000));
    gone.reset(); // or those after it never have their turn
    EXPECT_TRUE(whole(reviewer, record("duel", 2)).isWhole());
}

TEST_F(Reviews, OfWhatIsNoGameSayWhy) {
    QString torn = record("duel", 2);
    torn.replace(QStringLiteral("\"build\""), QStringLiteral("\"burn\""));
    const QStringList hostile{QString(),
                              QStringLiteral("nonsense"),
                              QStringLiteral("[]"),
                              QStringLiteral("{}"),
                              QStringLiteral("{\"game\": \"chess\"}"),
                              QStringLiteral("{\"game\": \"dice\", \"rounds\": 7}"),
                              QString(100'000, u'['),
                              torn};
    for (const QString &text : hostile) {
        const auto before = failed.size();
        reviewer.review(text);
        ASSERT_TRUE(QTest::qWaitFor([&] { return failed.size() > before; }, 60'000))
            << text.left(80).toStdString();
        EXPECT_NE(failed.last().first().toString(), QString());
    }
    EXPECT_TRUE(found.isEmpty());
    EXPECT_TRUE(whole(reviewer, record("duel", 2)).isWhole()) << "a good one after it";
}

} // namespace
} // namespace mirabilia::host
