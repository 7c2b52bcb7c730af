// SPDX-License-Identifier: GPL-3.0-or-later
// The largest messages that the limits allow fit into what reads them: files, and the wire.
#include "app/edge/admit.h"
#include "app/net/kept_seats.h"
#include "app/net/kept_table.h"
#include "app/net/wire.h"
#include "app/store/saved_games.h"
#include "tests/edge/filled.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mirabilia::edge {
namespace {

/// Whatever travels to a client besides a game: that is as long as it is.
bool isOfAGame(v1::Envelope::WhatCase what) {
    return what == v1::Envelope::kUpdate || what == v1::Envelope::kRestored;
}

TEST(LargestMessages, FitTheWire) {
    const Descriptor &type = *v1::Envelope::descriptor();
    for (int number = 0; number < type.field_count(); ++number) {
        const FieldDescriptor &field = *type.field(number);
        const auto what = static_cast<v1::Envelope::WhatCase>(field.number());
        if (field.real_containing_oneof() == nullptr || isOfAGame(what)) {
            continue;
        }
        v1::Envelope envelope;
        fillOne(envelope, field);
        const bool toHost = what < v1::Envelope::kTableList; // by its number: net.proto
        EXPECT_LE(net::packed(envelope).size(), toHost ? net::largestToHost : net::largestToClient)
            << field.name();
    }
    const auto list = filled<v1::TableList>();
    EXPECT_EQ(list.tables_size(), 50);
    EXPECT_LE(4 * net::packed(list).size(), net::largestToClient);
}

class LargestFiles : public testing::Test {
protected:
    QTemporaryDir folder;
    store::SavedGames games{QDir(folder.path())};
};

TEST_F(LargestFiles, OfATableAreReadAgain) {
    net::KeptTables kept{QDir(folder.path())};
    ASSERT_EQ(kept.take(), QString());
    auto table = filled<v1::HostedTable>();
    table.set_version(net::KeptTables::formatVersion);
    ASSERT_EQ(kept.keep(table), QString());
    const auto read = kept.read(table.id());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->SerializeAsString(), table.SerializeAsString());
    table.mutable_header()->mutable_wishes(0)->set_wonder(std::string(65'400, 'X'));
    EXPECT_TRUE(kept.keep(table).contains(QStringLiteral("header.wishes[0].wonder")));
    EXPECT_EQ(kept.read(table.id())->SerializeAsString(), read->SerializeAsString())
        << "nothing that cannot be read takes the place of what can";
}

TEST_F(LargestFiles, OfSeatsAreReadAgain) {
    const QString file = folder.filePath(QStringLiteral("seats"));
    const auto all = filled<v1::KeptSeats>();
    v1::KeptSeat seat = all.seats(0);
    {
        net::KeptSeats kept(file);
        for (int number = 0; number < all.seats_size(); ++number) {
            const std::string name = std::to_string(10'000 + number);
            seat.set_token(name + std::string(16 - name.size(), 't'));
            seat.set_table(name + std::string(64 - name.size(), 't'));
            kept.keep(seat);
        }
        v1::KeptSeat bad = seat;
        bad.set_title(std::string(1'000, 't'));
        kept.keep(bad); // all others would be lost with it
        EXPECT_TRUE(kept.flush());
    }
    EXPECT_EQ(net::KeptSeats(file).games().size(), all.seats_size());
}

TEST_F(LargestFiles, OfAGameAreReadAgain) {
    auto header = filled<v1::SavedGameHeader>();
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    const QString id = QString::fromStdString(header.match_id());
    EXPECT_LE(header.ByteSizeLong(), store::SavedGames::largestHeader);
    const auto entry = filled<v1::LogEntry>();
    EXPECT_LE(entry.ByteSizeLong(), store::SavedGames::largestEntry);
    {
        auto created = games.create(header);
        ASSERT_TRUE(std::holds_alternative<std::unique_ptr<store::GameLog>>(created));
        auto &log = std::get<std::unique_ptr<store::GameLog>>(created);
        ASSERT_EQ(log->append(entry), QString());
        ASSERT_EQ(log->append(entry), QString());
    }
    const auto game = std::get<store::SavedGame>(games.load(id));
    EXPECT_EQ(game.header.SerializeAsString(), header.SerializeAsString());
    ASSERT_EQ(game.entries.size(), 2U);
    EXPECT_EQ(game.entries[1].SerializeAsString(), entry.SerializeAsString());
    // Killed while it was written: wherever that was, all before it is there.
    const qint64 whole = game.wholeBytes;
    const qint64 last = whole - static_cast<qint64>(entry.ByteSizeLong()) - 2;
    for (qint64 size = whole - 1; size > last; --size) {
        QFile file(games.path(id));
        ASSERT_TRUE(file.resize(size));
        const auto cut = games.load(id);
        ASSERT_TRUE(std::holds_alternative<store::SavedGame>(cut)) << size;
        ASSERT_TRUE(std::get<store::SavedGame>(cut).cutOff) << size;
        ASSERT_EQ(std::get<store::SavedGame>(cut).entries.size(), 1U) << size;
    }
}

TEST_F(LargestFiles, OfAGameAreNotExceeded) {
    v1::SavedGameHeader header;
    header.set_magic(store::SavedGames::magic);
    header.set_version(store::SavedGames::formatVersion);
    header.set_match_id("long");
    header.mutable_duel();
    v1::LogEntry entry;
    entry.set_drop(1);
    QByteArray bytes;
    {
        auto created = games.create(header);
        auto &log = std::get<std::unique_ptr<store::GameLog>>(created);
        v1::LogEntry fat = entry;
        fat.mutable_decision()->mutable_move()->mutable_duel()->set_card(std::string(65, 'c'));
        EXPECT_NE(log->append(fat), QString());
        fat.mutable_decision()
            ->mutable_move()
            ->GetReflection()
            ->MutableUnknownFields(fat.mutable_decision()->mutable_move())
            ->AddLengthDelimited(1000, std::string(60'000, 'x'));
        EXPECT_NE(log->append(fat), QString());
        fat = entry;
        fat.GetReflection()->MutableUnknownFields(&fat)->AddVarint(1000, 1);
        EXPECT_NE(log->append(fat), QString());
        ASSERT_EQ(log->append(entry), QString());
    }
    { // as many as there may be; to sync each would take its time
        QFile file(games.path(QStringLiteral("long")));
        ASSERT_TRUE(file.open(QIODevice::Append));
        const std::string one = entry.SerializeAsString();
        for (int number = 1; number < store::SavedGames::mostEntries - 1; ++number) {
            bytes += static_cast<char>(one.size()) + QByteArray::fromStdString(one);
        }
        ASSERT_EQ(file.write(bytes), bytes.size());
    }
    {
        auto reopened = games.reopen(QStringLiteral("long"));
        auto &log = std::get<std::unique_ptr<store::GameLog>>(reopened);
        EXPECT_EQ(log->append(entry), QString());
        EXPECT_TRUE(log->append(entry).contains(games.path(QStringLiteral("long"))))
            << "the writer stops before the reader would";
    }
    const auto game = games.load(QStringLiteral("long"));
    ASSERT_TRUE(std::holds_alternative<store::SavedGame>(game));
    EXPECT_EQ(std::get<store::SavedGame>(game).entries.size(),
              static_cast<std::size_t>(store::SavedGames::mostEntries));
}

} // namespace
} // namespace mirabilia::edge
