// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/table_services.h"
#include "resources/data.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

#include <optional>

namespace mirabilia::host {

inline const Games &games() {
    static const Games value(data::file);
    return value;
}

inline SeatSetup person(const QString &name) {
    return {SeatSetup::Kind::Person, name, QStringLiteral("teal"), {}, {}, {}};
}

inline SeatSetup computer(const QString &level) {
    return {SeatSetup::Kind::Computer, level, QStringLiteral("coral"), level, {}, {}};
}

inline GameSetup withComputers(int count) {
    GameSetup setup{{person(QStringLiteral("Ada"))}, false};
    for (int i = 0; i < count; ++i) {
        setup.seats.append(computer(QStringLiteral("easy")));
    }
    return setup;
}

/// A person who plays the first thing that is possible.
class Player {
public:
    Player(Services &services, int seat) : link(services.link(seat)), seat(seat) {
        QObject::connect(link, &Link::updated, link, [this](const v1::Update &u) { hear(u); });
        QObject::connect(link, &Link::restored, link, [this](const v1::Update &u) {
            ++restores;
            hear(u);
        });
        link->refresh();
    }

    [[nodiscard]] const v1::ClassicTable &table() const { return latest.view().classic(); }
    [[nodiscard]] bool over() const { return latest.view().over(); }
    /// How many it has made: others' may come to light before one that is on its way.
    [[nodiscard]] quint64 decisions() const {
        return latest.view().revision() - latest.view().shared_revision();
    }
    [[nodiscard]] bool mustAct() const { return latest.view().deciding_for_size() > 0; }

    void send(const v1::ClassicMove &move) {
        v1::Command command;
        command.set_seat(latest.view().deciding_for(0));
        command.set_revision(latest.view().revision());
        *command.mutable_move()->mutable_classic() = move;
        link->send(command);
    }

    [[nodiscard]] std::optional<v1::ClassicMove> firstPossible() const {
        v1::ClassicMove move;
        if (table().pickable_size() > 0) {
            move.set_action(v1::CLASSIC_ACTION_PICK);
            return move;
        }
        for (const v1::HandCard &card : table().hand()) {
            move.set_card(card.card());
            if (card.build().possible()) {
                move.set_action(v1::CLASSIC_ACTION_BUILD);
                *move.mutable_pay() = card.build().payments(0);
                return move;
            }
        }
        for (const v1::HandCard &card : table().hand()) {
            move.set_card(card.card());
            if (card.stage().possible()) {
                move.set_action(v1::CLASSIC_ACTION_STAGE);
                *move.mutable_pay() = card.stage().payments(0);
                return move;
            }
            if (card.discard().possible()) {
                move.set_action(v1::CLASSIC_ACTION_DISCARD);
                return move;
            }
        }
        if (table().phase() == v1::CLASSIC_PHASE_CHOOSE) {
            move.Clear();
            move.set_action(v1::CLASSIC_ACTION_PICK);
            return move;
        }
        return std::nullopt;
    }

    void hear(const v1::Update &update) {
        EXPECT_GE(update.view().revision(), latest.view().revision());
        latest = update;
        refused = QString::fromStdString(update.refused());
    }

    Link *link;
    int seat;
    v1::Update latest;
    QString refused;
    int restores = 0;
};

class TableServicesTest : public testing::Test {
protected:
    [[nodiscard]] std::unique_ptr<TableServices> services(quint64 seed = 7) const {
        auto made = std::make_unique<TableServices>(games(), QDir(folder.filePath("games")),
                                                    folder.filePath("settings.ini"), hosted());
        made->setSeed(seed);
        return made;
    }

    /// What lies in the folder now.
    static QList<SavedGame> saves(TableServices &table) {
        table.readSaves();
        while (table.isReadingSaves()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        return table.saves();
    }

    /// Files are moved behind our back.
    static bool becomesEmpty(TableServices &table) {
        return QTest::qWaitFor([&table] { return saves(table).isEmpty(); });
    }

    static void open(TableServices &table, const GameSetup &setup) {
        QSignalSpy opened(&table, &Services::opened);
        table.startGame(setup);
        ASSERT_TRUE(opened.wait());
    }

    static void continueWith(TableServices &table, const QString &id) {
        QSignalSpy opened(&table, &Services::opened);
        table.continueGame(id);
        ASSERT_TRUE(opened.wait());
    }

    /// Everybody at this screen plays until the game is over or each has decided `turns` times.
    static void play(std::vector<std::unique_ptr<Player>> &players, int turns) {
        for (int left = turns * static_cast<int>(players.size()); left > 0; --left) {
            Player *next = nullptr;
            ASSERT_TRUE(QTest::qWaitFor(
                [&] {
                    for (auto &player : players) {
                        if (player->over() || player->mustAct()) {
                            next = player.get();
                            return true;
                        }
                    }
                    return false;
                },
                20000));
            if (next->over()) {
                return;
            }
            const quint64 before = next->decisions();
            const auto move = next->firstPossible();
            ASSERT_TRUE(move.has_value()) << next->latest.DebugString();
            next->refused.clear();
            next->send(*move);
            ASSERT_TRUE(QTest::qWaitFor(
                [&] { return next->decisions() > before || !next->refused.isEmpty(); }, 20000));
            ASSERT_EQ(next->refused, QString()) << move->DebugString();
        }
    }

    static std::vector<std::unique_ptr<Player>> sitDown(TableServices &table) {
        std::vector<std::unique_ptr<Player>> players;
        for (const int seat : table.localSeats()) {
            players.push_back(std::make_unique<Player>(table, seat));
        }
        EXPECT_TRUE(QTest::qWaitFor([&] { return players.front()->restores > 0; }));
        return players;
    }

    /// The saved game of a table that has been played to the end by people alone.
    [[nodiscard]] QString playedToTheEnd() const {
        auto table = services();
        open(*table, {{person("Ada"), person("Bo"), person("Cy")}, false});
        auto players = sitDown(*table);
        play(players, 60);
        EXPECT_TRUE(players[0]->over());
        const QString id = saves(*table).first().id;
        EXPECT_TRUE(QTest::qWaitFor([&] { return saysTheEnd(id); }));
        EXPECT_TRUE(QFile::copy(path(id), path("killed")));
        return id;
    }
    /// As if the program had been killed when the file was as it was when `playedToTheEnd` ended,
    /// or so many bytes before.
    void kill(const QString &id, qint64 bytesBefore = 0) const {
        QFile::remove(finishedPath(id));
        QFile::remove(path(id));
        ASSERT_TRUE(QFile::copy(path("killed"), path(id)));
        QFile file(path(id));
        ASSERT_TRUE(file.resize(file.size() - bytesBefore));
        ASSERT_TRUE(QFile::rename(path("killed"), folder.filePath("killed")));
    }
    /// Leaves a saved game of any kind behind that has just begun.
    void save(const std::string &game, v1::SeatKind kind) const {
        v1::SavedGameHeader header;
        header.set_magic(store::SavedGames::magic);
        header.set_version(store::SavedGames::formatVersion);
        header.set_match_id(game);
        for (int seat = 0; seat < (game == "duel" ? 2 : 3); ++seat) {
            header.add_seats()->set_kind(kind);
        }
        const std::vector<SeatWish> wishes(static_cast<std::size_t>(header.seats_size()));
        ASSERT_EQ(games().setUp(game, wishes, 1, header), "");
        store::SavedGames store(QDir(folder.filePath("games")));
        ASSERT_FALSE(std::holds_alternative<store::StoreError>(store.create(header)));
    }
    /// Whether the file of a game has its last entry.
    [[nodiscard]] bool saysTheEnd(const QString &id) const {
        return std::get<store::SavedGame>(store::readSavedGame(path(id))).finished();
    }
    [[nodiscard]] QString path(const QString &id) const {
        return folder.filePath("games/" + id + ".mirabilia");
    }
    /// Where tables for others would lie.
    [[nodiscard]] QString hosted() const { return folder.filePath("hosted"); }
    [[nodiscard]] QString finishedPath(const QString &id) const {
        return folder.filePath("games/finished/" + id + ".mirabilia");
    }
    static QByteArray contents(const QString &path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }

    QTemporaryDir folder;
};

} // namespace mirabilia::host
