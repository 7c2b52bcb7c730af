// SPDX-License-Identifier: GPL-3.0-or-later
// Sleeping tables: who wakes them, and what many of them cost the others. Home tables remember how
// they were opened.
#include "tests/net/table_acts.h"

#include "app/net/pin_guard.h"

namespace mirabilia::net {

namespace {

using namespace std::chrono_literals;

class Sleepers : public NetTest {
protected:
    static HostSettings forClients() {
        HostSettings settings;
        settings.name = QStringLiteral("Club");
        settings.clientTables = true;
        return settings;
    }
    void begin(const HostSettings &settings) {
        guests.clear();
        tables.reset();
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, 0), QString());
    }
    /// Puts Ada's table for two, with a PIN, to sleep.
    void fallAsleep(const HostSettings &settings) {
        begin(settings);
        Guest &ada = arrive("Ada");
        WAIT_FOR(ada.isHere());
        v1::Envelope envelope;
        v1::OpenTable &wish = *envelope.mutable_open_table();
        wish.set_game("duel");
        wish.set_own_pin("3141");
        for (const char *name : {"Ada", ""}) {
            v1::SeatInfo &seat = *wish.add_seats();
            seat.set_kind(v1::SEAT_KIND_PERSON);
            seat.set_name(name);
        }
        ada.client.send(envelope);
        WAIT_FOR(ada.seated.has_value());
        id = ada.seated->table();
        token = ada.token;
        WAIT_FOR(!tables->tables().front()->kept().keys(0).unseen());
        begin(settings);
    }
    v1::Join join() const {
        v1::Join wish;
        wish.set_table(id);
        wish.set_name("Bo");
        return wish;
    }

    std::string id;
    std::string token;
};

// B8.
TEST_F(Sleepers, AreWokenByThoseWhoBelongThereAlone) {
    fallAsleep(forClients());
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    bo.join(join());
    WAIT_FOR(bo.problem == "wrong_pin");
    v1::Join wish = join();
    wish.set_token(std::string(tokenBytes, 'x'));
    bo.join(wish);
    WAIT_FOR(bo.problem == "unknown_token");
    wish = join();
    wish.set_pin("3141");
    wish.set_watch(true);
    bo.join(wish);
    WAIT_FOR(bo.problem == "no_watching");
    EXPECT_TRUE(tables->tables().empty());
    wish.set_watch(false);
    bo.join(wish);
    WAIT_FOR(bo.seated.has_value());
    EXPECT_EQ(tables->tables().size(), 1U);
}

TEST_F(Sleepers, OfAHomeHostStayAsleep) {
    HostSettings settings = forClients();
    fallAsleep(settings);
    settings.wakes = false;
    begin(settings);
    Guest &ada = arrive("Ada");
    WAIT_FOR(ada.isHere());
    v1::Join wish = join();
    wish.set_token(token);
    ada.join(wish);
    WAIT_FOR(ada.problem == "no_such_table");
    EXPECT_TRUE(tables->tables().empty());
}

// B7: however many tables somebody leaves behind, others can still open one.
TEST_F(Sleepers, OfWhoeverHasMostMakeRoom) {
    KeptTables kept{QDir(folder.path())};
    const auto keep = [&kept](const std::string &name, const std::string &opener, bool started) {
        v1::HostedTable table;
        table.set_version(KeptTables::formatVersion);
        table.set_id(name);
        table.mutable_header()->set_match_id(name);
        table.set_by_client(true);
        table.set_opened_from(opener);
        table.set_started(started);
        table.add_keys()->set_token_sha256(std::string(32, 'k'));
        ASSERT_EQ(kept.keep(table), QString());
    };
    keep("honest1", "honest", true);
    for (int i = 0; i < 5; ++i) {
        keep("greedy" + std::to_string(i), "greedy", false);
    }
    EXPECT_TRUE(kept.makeRoom(7, {})) << "there is room";
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.seats")}).size(), 6);
    EXPECT_TRUE(kept.makeRoom(6, {"greedy0"}));
    EXPECT_TRUE(kept.has("honest1"));
    EXPECT_TRUE(kept.has("greedy0")) << "it is open";
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.seats")}).size(), 5);
}

TEST(Pins, AreCountedForTheTableToo) {
    PinGuard guard;
    int refused = 0;
    while (guard.refusal(QString::number(refused), "table", "2718", "0000") == "wrong_pin") {
        ++refused;
    }
    EXPECT_EQ(refused, PinGuard::mostOfTable);
    EXPECT_EQ(guard.refusal(QStringLiteral("new"), "table", "2718", "2718"), "wait");
    EXPECT_EQ(guard.refusal(QStringLiteral("new"), "other", "2718", "2718"), "");
}

// C3: how a home table was opened survives a restart; two of one name are told apart.
TEST_F(Sleepers, HomeTablesKeepPinTitleAndWhoMayWatch) {
    HostSettings settings;
    settings.name = QStringLiteral("Anna's table");
    settings.pin = QStringLiteral("2718");
    settings.mayWatch = false;
    begin(settings);
    GameSetup setup;
    setup.game = QStringLiteral("duel");
    setup.seats.resize(2);
    setup.seats[0].kind = SeatSetup::Kind::Person;
    setup.seats[0].name = QStringLiteral("Anna");
    setup.seats[1].kind = SeatSetup::Kind::Elsewhere;
    const OpenedTable first = tables->open(setup);
    ASSERT_EQ(first.problem, QString());
    const OpenedTable second = tables->open(setup);
    ASSERT_EQ(second.problem, QString());
    tables.reset();

    HostSettings later; // a window that continues knows no more
    later.wakes = false;
    tables = std::make_unique<TableHost>(games(), QDir(folder.path()), later);
    ASSERT_EQ(tables->load(second.id), QString());
    ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, 0), QString());
    EXPECT_EQ(tables->tables().front()->info().title(), "Anna's table 2");
    Guest &bo = arrive("Bo");
    WAIT_FOR(bo.isHere());
    bo.join(second.id);
    WAIT_FOR(bo.problem == "wrong_pin");
    v1::Join wish;
    wish.set_table(second.id);
    wish.set_pin("2718");
    wish.set_watch(true);
    bo.join(wish);
    WAIT_FOR(bo.problem == "no_watching");
    wish.set_watch(false);
    wish.set_name("Bo");
    bo.join(wish);
    WAIT_FOR(bo.seated.has_value());
}

} // namespace

} // namespace mirabilia::net
