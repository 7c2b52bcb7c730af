// SPDX-License-Identifier: GPL-3.0-or-later
// Games of this program, played to the end by the engine, and what the history keeps of them.
#include "app/desktop/score_keeper.h"
#include "app/host/games.h"
#include "app/models/common/catalogue.h"
#include "app/models/scorepad/score_book.h"
#include "resources/data.h"
#include "scorer/reading/columns.h"
#include "tests/support/fixture_services.h"
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
        match.apply(seat, match.thinker(seat, "easy")({}).front().move);
    }
    played.over = seen(header, match, 0);
    return played;
}

/// A game that has been told to the keeper from its beginning to this end.
v1::TableView playTo(const QString &end, desktop::ScoreKeeper &keeper) {
    const v1::TableView over = fixture(end).view();
    v1::TableView start = over;
    start.set_over(false);
    start.clear_scores();
    if (start.has_duel()) {
        start.mutable_duel()->set_phase(v1::DUEL_PHASE_DRAFT);
    } else {
        start.mutable_dice()->set_round(1);
    }
    desktop::ScoreKeeper::Followed followed;
    keeper.note(start, followed);
    keeper.note(over, followed);
    return over;
}

/// Games and wins, as the page of figures shows them: "Ada 1/3, Bo 2/3".
QString winsIn(const ScoreStatisticsModel &statistics) {
    QStringList told;
    for (int row = 0; row < statistics.players()->count(); ++row) {
        const StatisticsRow &player = statistics.players()->row(row);
        told.append(QStringLiteral("%1 %2/%3").arg(player.name).arg(player.wins).arg(player.games));
    }
    told.sort();
    return told.join(QStringLiteral(", "));
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

    void everyEndLandsAsItWas_data() {
        QTest::addColumn<int>("supremacy"); // of the winner
        const auto none = static_cast<int>(scorer::Supremacy::none);
        QTest::newRow("duel-military") << static_cast<int>(scorer::Supremacy::military);
        QTest::newRow("duel-science") << static_cast<int>(scorer::Supremacy::science);
        QTest::newRow("duel-civilian") << none;
        QTest::newRow("dice-over") << none;
        QTest::newRow("dice-over-tie") << none;
    }

    void everyEndLandsAsItWas() {
        QFETCH(const int, supremacy);
        const QTemporaryDir folder;
        const Catalogue catalogue;
        desktop::ScoreKeeper keeper(folder.filePath(QStringLiteral("scores.db")), catalogue);
        const v1::TableView over = playTo(QString::fromUtf8(QTest::currentDataTag()), keeper);
        const auto kept = keeper.sheet(QString::fromStdString(over.match_id()));
        QVERIFY(kept.has_value());
        QVERIFY(kept->finished);
        const auto winners = winnersOf(over);
        for (const v1::PlayerScore &score : over.scores()) {
            const scorer::Entry &entry = kept->sheet.entries[score.seat()];
            const v1::SeatInfo &info = over.seats(static_cast<int>(score.seat()));
            const bool won =
                std::find(winners.begin(), winners.end(), score.seat()) != winners.end();
            QCOMPARE(entry.player, info.name());
            QCOMPARE(entry.coins, std::optional(static_cast<int>(score.coins())));
            QCOMPARE(scorer::meritOf(kept->sheet, entry).points, std::optional(score.total()));
            for (const v1::CategoryPoints &line : score.points()) {
                const auto meaning = scorer::meaningOf(line.category(), true);
                QVERIFY2(std::holds_alternative<scorer::Row>(meaning), line.category().c_str());
                QCOMPARE(entry.at(std::get<scorer::Row>(meaning)), std::optional(line.points()));
            }
            QCOMPARE(static_cast<int>(entry.supremacy), won ? supremacy : 0);
            QCOMPARE(scorer::ranking(kept->sheet)[score.seat()].rank == 1, won);
        }
    }

    void figuresCountWhatWasPlayedAtTheTable() {
        const QTemporaryDir folder;
        const Catalogue catalogue;
        desktop::ScoreKeeper keeper(folder.filePath(QStringLiteral("scores.db")), catalogue);
        for (const char *end :
             {"duel-military", "duel-science", "duel-civilian", "dice-over", "dice-over-tie"}) {
            playTo(QString::fromUtf8(end), keeper);
        }
        ScoreBook book(keeper, builtInScoreRules(), catalogue);
        book.look();
        ScoreStatisticsModel &statistics = *book.statistics();
        statistics.setShown(true);
        statistics.setBox(QStringLiteral("duel"));
        QTRY_COMPARE(statistics.games(), 3);
        QCOMPARE(winsIn(statistics), QStringLiteral("Ada 1/3"));
        statistics.setWithComputers(true);
        QTRY_COMPARE(winsIn(statistics), QStringLiteral("Ada 1/3, Bo (computer) 2/3"));
        statistics.setBox(QStringLiteral("dice"));
        QTRY_COMPARE(statistics.games(), 2);
        QCOMPARE(winsIn(statistics),
                 QStringLiteral("Ada 1/2, Bo (computer) 1/2, Cleo (computer) 0/2"));
    }
};

QTEST_MAIN(DigitalGamesTest)
#include "test_digital_games.moc"
