// SPDX-License-Identifier: GPL-3.0-or-later
// Games of this program, played to the end by the engine, and what the history keeps of them.
#include "app/desktop/score_keeper.h"
#include "app/host/games.h"
#include "app/models/common/catalogue.h"
#include "resources/data.h"
#include "tests/support/memory_scores.h"

#include <QTemporaryDir>
#include <QTest>

using namespace mirabilia;

namespace {

/// The first position of a game, and the last.
struct Played {
    v1::TableView start;
    v1::TableView over;
};

v1::TableView seen(const v1::SavedGameHeader &header, const host::Match &match, Seat seat) {
    v1::TableView view;
    view.set_match_id(header.match_id());
    *view.mutable_seats() = header.seats();
    match.fillView(seat, view);
    return view;
}

Played play(const std::string &game, unsigned players) {
    static const host::Games games(data::file);
    v1::SavedGameHeader header;
    header.set_match_id(game + std::to_string(players));
    const bool freeCity = game == "classic" && players == 2;
    const unsigned seats = freeCity ? 3 : players;
    for (unsigned seat = 0; seat < seats; ++seat) {
        v1::SeatInfo &info = *header.add_seats();
        info.set_seat(seat);
        info.set_name(std::string("Player ") + static_cast<char>('A' + seat));
        info.set_color(seat == 0 ? "teal" : "coral");
        info.set_kind(seat == players ? v1::SEAT_KIND_FREE_CITY
                      : seat == 0     ? v1::SEAT_KIND_PERSON
                                      : v1::SEAT_KIND_COMPUTER);
    }
    const std::vector<host::SeatWish> wishes(seats);
    if (!games.setUp(game, wishes, 7, header).empty()) {
        return {};
    }
    const host::MatchOrProblem made = games.make(header);
    host::Match &match = *made.match;
    Played played;
    played.start = seen(header, match, 0);
    while (!match.over()) {
        const Seat seat = match.toAct().first();
        match.apply(seat, match.thinker(seat, "easy")({}).move);
    }
    played.over = seen(header, match, 0);
    return played;
}

std::vector<std::uint32_t> winnersOf(const v1::TableView &view) {
    return {view.winners().begin(), view.winners().end()};
}

} // namespace

class DigitalGamesTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameLandsInTheHistory_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("hasWonders");
        for (const int players : {2, 3, 7}) {
            QTest::addRow("classic %d", players) << "classic" << players << true;
            QTest::addRow("dice %d", players) << "dice" << players << true;
        }
        QTest::addRow("duel") << "duel" << 2 << false; // each city has four
    }

    void everyGameLandsInTheHistory() {
        QFETCH(const QString, game);
        QFETCH(const int, players);
        QFETCH(const bool, hasWonders);
        const Played played = play(game.toStdString(), static_cast<unsigned>(players));
        QVERIFY(!played.over.match_id().empty());

        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("scores.db"));
        const Catalogue catalogue;
        {
            desktop::ScoreKeeper keeper(file, catalogue);
            desktop::ScoreKeeper::Followed followed;
            keeper.note(played.start, followed);
            keeper.note(played.over, followed);
        }
        // As the program finds it when it starts again.
        desktop::ScoreKeeper keeper(file, catalogue);
        const QList<KeptSheet> all = listedSheets(keeper);
        QCOMPARE(all.size(), 1);
        const KeptSheet &kept = all[0];
        QVERIFY(kept.finished);
        QCOMPARE(kept.origin, QStringLiteral("table"));
        QCOMPARE(QString::fromStdString(std::string(scorer::name(kept.sheet.box))), game);
        QVERIFY2(kept.sheet.minutes.value_or(0) >= 1, "how long it took");
        QVERIFY(!kept.sheet.date.empty());
        QCOMPARE(kept.sheet.entries.size(), static_cast<std::size_t>(players));
        for (int seat = 0; seat < players; ++seat) {
            const scorer::Entry &entry = kept.sheet.entries[static_cast<std::size_t>(seat)];
            const v1::SeatInfo &info = played.over.seats(seat);
            QCOMPARE(entry.player, info.name());
            QCOMPARE(entry.colour, info.color());
            QVERIFY(entry.coins.has_value());
            QCOMPARE(!entry.wonder.empty(), hasWonders);
            if (hasWonders) {
                const QString wonder = QString::fromStdString(entry.wonder);
                QVERIFY2(catalogue.name(wonder) != wonder, qPrintable(wonder));
            }
        }
        const auto places = scorer::ranking(kept.sheet);
        const auto winners = winnersOf(played.over);
        QVERIFY(!winners.empty());
        for (std::uint32_t seat = 0; seat < places.size(); ++seat) {
            const bool won = std::find(winners.begin(), winners.end(), seat) != winners.end();
            QCOMPARE(places[seat].rank == 1, won);
        }
        QVERIFY2(builtInScoreRules().checker().check(kept.sheet).empty(), "nothing odd about it");
        QVERIFY(keeper.entry(kept.id)->search.contains("player b"));
    }
};

QTEST_MAIN(DigitalGamesTest)
#include "test_digital_games.moc"
