// SPDX-License-Identifier: GPL-3.0-or-later
// Games played to the end on the server of version 0.2.0, against its easy players.
#include "app/host/saved_match.h"
#include "tests/host/any_move.h"
#include "tests/host/table_at_work.h"

namespace mirabilia::host {
namespace {

struct Older {
    const char *game;
    std::vector<int> totals; ///< as 0.2.0 printed them
};

store::SavedGame saved(const Older &older) {
    const QString file =
        QStringLiteral(MIRABILIA_OLDER_SAVES "/%1.mirabilia").arg(QLatin1String(older.game));
    return std::get<store::SavedGame>(store::readSavedGame(file));
}

v1::TableView position(const Match &match) {
    v1::TableView view;
    match.fillView(noSeat, view);
    return view;
}

void playOn(Match &match) {
    Rng rng(1);
    while (!match.over()) {
        const Seat seat = match.toAct().first();
        v1::TableView view;
        match.fillView(match.controller(seat), view);
        ASSERT_EQ(match.apply(seat, anyMove(view, rng)), "");
    }
}

class OlderSaves : public testing::TestWithParam<Older> {};

TEST_P(OlderSaves, EndAsTheyEnded) {
    const SavedMatch game = unfold(games(), saved(GetParam()));
    ASSERT_EQ(game.problem, QString());
    ASSERT_TRUE(game.match->over());
    const v1::TableView end = position(*game.match);
    std::vector<int> totals;
    for (const v1::PlayerScore &score : end.scores()) {
        totals.push_back(score.total());
    }
    EXPECT_EQ(totals, GetParam().totals);
}

TEST_P(OlderSaves, GoOnFromTheMiddle) {
    store::SavedGame half = saved(GetParam());
    half.entries.resize(half.entries.size() / 2);
    const SavedMatch game = unfold(games(), half);
    ASSERT_EQ(game.problem, QString());
    ASSERT_FALSE(game.match->over());
    playOn(*game.match);
}

INSTANTIATE_TEST_SUITE_P(Games, OlderSaves,
                         testing::Values(Older{"classic", {31, 51, 61}}, Older{"duel", {42, 87}},
                                         Older{"dice", {58, 96, 109}}),
                         [](const auto &game) { return std::string(game.param.game); });

} // namespace
} // namespace mirabilia::host
