// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/fingerprint.h"
#include "app/host/table_services.h"
#include "resources/data.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <gtest/gtest.h>

#include <map>

using namespace mirabilia;
using namespace mirabilia::host;

namespace {

/// Puts every text that is translated into brackets.
class Marking final : public QTranslator {
public:
    Marking() { QCoreApplication::installTranslator(this); }
    ~Marking() override { QCoreApplication::removeTranslator(this); }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source,
                                    const char * /*disambiguation*/, int /*n*/) const override {
        return u'[' + QString::fromUtf8(source) + u']';
    }
};

/// Reasons of the rules are codes; every word that people read is translated.
TEST(Reasons, WhyAGameCannotGoOnIsSaidInTheLanguageOfThePerson) {
    const Games games(data::file);
    const QTemporaryDir folder;
    const auto save = [&](const char *id, const auto &change) {
        v1::SavedGameHeader header;
        header.set_magic(store::SavedGames::magic);
        header.set_version(store::SavedGames::formatVersion);
        header.set_match_id(id);
        for (int seat = 0; seat < 3; ++seat) {
            header.add_seats()->set_kind(v1::SEAT_KIND_PERSON);
        }
        ASSERT_EQ(games.setUp("classic", std::vector<SeatWish>(3), 1, header), "");
        v1::LogEntry entry;
        v1::ClassicMove &move = *entry.mutable_decision()->mutable_move()->mutable_classic();
        move.set_action(v1::CLASSIC_ACTION_DISCARD);
        v1::TableView view;
        games.make(header).match->fillView(0, view);
        move.set_card(view.classic().hand(0).card());
        change(header, *entry.mutable_decision());
        store::SavedGames store(QDir(folder.filePath("games")));
        auto log = store.create(header);
        ASSERT_EQ(std::get<std::unique_ptr<store::GameLog>>(log)->append(entry), QString());
    };
    save("refused", [](auto &, v1::Decision &decision) { decision.set_seat(1); });
    save("nobody", [](auto &, v1::Decision &decision) { decision.set_seat(77); });
    save("other", [](auto &, v1::Decision &decision) { decision.set_state_hash(1); });
    save("data", [](v1::SavedGameHeader &header, auto &) { header.set_data_fingerprint(1); });
    save("boards", [](v1::SavedGameHeader &header, auto &) {
        header.mutable_classic()->mutable_boards(0)->set_wonder("stonehenge");
    });
    save("game", [](v1::SavedGameHeader &header, auto &) { header.clear_setup(); });
    TableServices table(games, QDir(folder.filePath("games")), folder.filePath("settings.ini"));
    const auto isRead = [&table] { return !table.isReadingSaves(); };
    ASSERT_TRUE(QTest::qWaitFor(isRead, 20'000));
    ASSERT_FALSE(table.saves().isEmpty());
    EXPECT_TRUE(table.saves().first().problem.startsWith("This game cannot go on: "));
    const Marking marked; // another language, and not one of the files has changed
    table.readSaves();
    ASSERT_TRUE(QTest::qWaitFor(isRead, 20'000));
    const std::map<QString, QString> reasons{
        {"refused", "[The rules do not allow its decision 1.]"},
        {"nobody", "[The rules do not allow its decision 1.]"},
        {"other", "[After decision 1 the position differs from when it was saved.]"},
        {"data", "[It was begun with other data of the game (00000000) than those in use (" +
                     QString::fromStdString(fingerprintText(games.fingerprint("classic", 1))) +
                     "). With its own data it goes on.]"},
        {"boards", "[Nobody can play it with these seats and boards.]"},
        {"game", "[This program does not know the game.]"}};
    const QList<SavedGame> saves = table.saves();
    EXPECT_EQ(static_cast<std::size_t>(saves.size()), reasons.size());
    for (const SavedGame &game : saves) {
        EXPECT_EQ(game.problem, "[This game cannot go on: " + reasons.at(game.id) + "]")
            << game.id.toStdString();
    }
    QSignalSpy problem(&table, &Services::problem);
    GameSetup setup{QList<SeatSetup>(3), false};
    setup.seats[0].wonder = "stonehenge";
    table.startGame(setup);
    ASSERT_TRUE(problem.wait());
    EXPECT_EQ(problem[0][0].toString(),
              "[The table could not be set up: nobody can play with these seats and boards.]");
}

} // namespace
