// SPDX-License-Identifier: GPL-3.0-or-later
// What guests send stays within the limits and the rules: the next start can read what the last one
// wrote, and a list of tables never exceeds what a client takes.
#include "tests/net/table_elsewhere.h"

#include "app/net/wire.h"

#include <QFile>
#include <QSignalSpy>

namespace mirabilia::net {

namespace {

class OverTheWire : public NetTest {
protected:
    void begin(const HostSettings &settings) {
        const quint16 port = tables ? tables->port() : 0;
        guests.clear();
        tables.reset();
        tables = std::make_unique<TableHost>(games(), QDir(folder.path()), settings);
        ASSERT_EQ(tables->load(), QString());
        ASSERT_EQ(tables->listen({QHostAddress(QHostAddress::LocalHost)}, port), QString());
    }
    static HostSettings forClients() {
        HostSettings settings;
        settings.clientTables = true;
        return settings;
    }
    static v1::OpenTable tableOf(const std::string &game) {
        v1::OpenTable wish;
        wish.set_game(game);
        for (const char *name : {"Ada", "", ""}) {
            wish.add_seats()->set_kind(v1::SEAT_KIND_PERSON);
            wish.mutable_seats(wish.seats_size() - 1)->set_name(name);
            wish.add_wishes();
        }
        if (game == "duel") {
            wish.mutable_seats()->RemoveLast();
            wish.mutable_wishes()->RemoveLast();
        }
        return wish;
    }
    Guest &newcomer(const std::string &name) {
        Guest &guest = arrive(name);
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.isHere(); }, 20'000));
        return guest;
    }
    /// The answer to a request: the code of its Problem, or nothing.
    static std::string say(Guest &guest, v1::Envelope envelope) {
        const std::size_t before = guest.heard.size();
        const quint32 request = guest.client.send(std::move(envelope));
        const auto answer = [&] {
            return std::find_if(
                guest.heard.begin() + static_cast<std::ptrdiff_t>(before), guest.heard.end(),
                [request](const v1::Envelope &heard) { return heard.reply_to() == request; });
        };
        EXPECT_TRUE(QTest::qWaitFor([&] { return answer() != guest.heard.end(); }, 20'000));
        return answer() != guest.heard.end() ? answer()->problem().code() : "no answer";
    }
    static std::string open(Guest &guest, const v1::OpenTable &wish) {
        v1::Envelope envelope;
        *envelope.mutable_open_table() = wish;
        return say(guest, std::move(envelope));
    }
    static v1::Envelope lookOf(const Guest &guest, const v1::SeatWish &wish) {
        v1::Envelope envelope;
        envelope.mutable_look()->set_seat(guest.seated->seat());
        *envelope.mutable_look()->mutable_wish() = wish;
        return envelope;
    }
    static std::string look(Guest &guest, const v1::SeatWish &wish) {
        return say(guest, lookOf(guest, wish));
    }
    static v1::SeatWish wish(const std::string &wonder, const std::string &side = {},
                             bool begins = false) {
        v1::SeatWish wish;
        wish.set_wonder(wonder);
        wish.set_side(side);
        wish.set_begins(begins);
        return wish;
    }
    [[nodiscard]] QStringList files() const {
        return QDir(folder.path()).entryList({QStringLiteral("*.seats")});
    }
};

TEST_F(OverTheWire, NoWishCostsATableItsNextStart) {
    host(QStringLiteral("duel:person,person"));
    const std::string before = table();
    sitDown("Ada");
    const std::string token = guests[0]->token;
    EXPECT_EQ(look(*guests[0], wish(std::string(65'400, 'X'))), "malformed");
    EXPECT_EQ(look(*guests[0], wish(std::string(60, 'X'))), "malformed");
    EXPECT_TRUE(guests[0]->isHere()) << "who asks too much is told so, and stays";
    v1::Envelope unknown;
    unknown.mutable_look()->set_color("rose");
    unknown.mutable_look()
        ->GetReflection()
        ->MutableUnknownFields(unknown.mutable_look())
        ->AddLengthDelimited(1000, std::string(60'000, 'x'));
    guests[0]->client.send(unknown); // unknown messages are ignored
    WAIT_FOR(tables->tables().front()->info().seats(0).color() == "rose");
    const QFileInfo file(folder.filePath(files().front()));
    EXPECT_LT(file.size(), 2'000);
    guests.clear();
    host(QStringLiteral("duel:person,person"));
    ASSERT_EQ(files().size(), 1);
    EXPECT_EQ(table(), before);
    Guest &again = newcomer("Ada");
    v1::Join join;
    join.set_table(before);
    join.set_token(token);
    again.join(join);
    WAIT_FOR(again.seated.has_value());
}

TEST_F(OverTheWire, OnlyWhatTheGameKnowsCanBeWished) {
    begin(forClients());
    const std::vector<std::pair<std::string, v1::SeatWish>> unknown{
        {"duel", wish("giza")},         {"duel", wish("", "A")},
        {"dice", wish("nowhere")},      {"dice", wish("", "B")},
        {"dice", wish("", "", true)},   {"classic", wish("nowhere")},
        {"classic", wish("giza", "C")}, {"classic", wish("", "", true)},
    };
    Guest &ada = newcomer("Ada");
    for (const auto &[game, each] : unknown) {
        v1::OpenTable table = tableOf(game);
        *table.mutable_wishes(0) = each;
        EXPECT_EQ(open(ada, table), "malformed") << game << ' ' << each.ShortDebugString();
    }
    v1::OpenTable table = tableOf("classic");
    table.mutable_seats(1)->set_level("genius");
    EXPECT_EQ(open(ada, table), "malformed") << "also of a person";
    EXPECT_TRUE(files().isEmpty());
    for (const char *game : {"duel", "dice", "classic"}) {
        Guest &opener = newcomer("Ada");
        ASSERT_EQ(open(opener, tableOf(game)), "");
        WAIT_FOR(opener.seated.has_value());
        for (const auto &[of, each] : unknown) {
            if (of == game) {
                EXPECT_EQ(look(opener, each), "malformed")
                    << game << ' ' << each.ShortDebugString();
            }
        }
        v1::Envelope fill;
        fill.mutable_owner_act()->mutable_fill()->set_seat(1);
        fill.mutable_owner_act()->mutable_fill()->set_level("genius");
        EXPECT_EQ(say(opener, fill), "malformed");
        EXPECT_TRUE(opener.isHere());
    }
}

TEST_F(OverTheWire, AWishGoesWithItsPerson) {
    begin(forClients());
    Guest &ada = newcomer("Ada");
    ASSERT_EQ(open(ada, tableOf("classic")), "");
    WAIT_FOR(ada.seated.has_value());
    Guest &bo = newcomer("Bo");
    bo.join(ada.seated->table());
    WAIT_FOR(bo.seated.has_value());
    bo.client.send(lookOf(bo, wish("giza", "B")));
    const auto boards = [this](int seat = 1) {
        return tables->tables().front()->info().boards(seat);
    };
    WAIT_FOR(boards() == "giza");
    v1::Envelope leave;
    leave.mutable_leave();
    bo.client.send(leave);
    WAIT_FOR(boards().empty());
    ada.client.send(lookOf(ada, wish("giza", "A")));
    WAIT_FOR(boards(0) == "giza"); // nobody else has it
}

TEST_F(OverTheWire, AListOfTablesIsNeverTooLong) {
    HostSettings settings;
    settings.maxTables = 60;
    begin(settings);
    for (int number = 1; number <= 55; ++number) {
        ASSERT_EQ(
            tables->open(QStringLiteral("dice:person,person,person,person,person:%1").arg(number)),
            QString());
    }
    Guest &ada = newcomer("Ada");
    const quint32 request = ada.list();
    WAIT_FOR(!ada.heard.empty() && ada.heard.back().reply_to() == request);
    EXPECT_EQ(ada.heard.back().table_list().tables_size(), 50);
    EXPECT_LT(packed(ada.heard.back()).size(), largestToClient / 4);
}

TEST_F(OverTheWire, APinIsWhatWasTypedInAnyScript) {
    const std::vector<std::pair<std::string, std::string>> pins{
        {"aéééééééé", "ae\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"},
        {"Spieleabend\u00e9", " Spieleabende\u0301 "},
        {"\U0001F600\U0001F3B2\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466",
         "\U0001F600\U0001F3B2\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"},
        {"七大奇蹟七大奇蹟七大奇蹟", "七大奇蹟七大奇蹟七大奇蹟"},
    };
    for (const auto &[chosen, typed] : pins) {
        HostSettings settings = forClients();
        begin(settings);
        Guest &ada = newcomer("Ada");
        v1::OpenTable table = tableOf("dice");
        table.set_own_pin(chosen);
        ASSERT_EQ(open(ada, table), "") << chosen;
        WAIT_FOR(ada.seated.has_value());
        const std::string id = ada.seated->table();
        begin(settings); // it sleeps, and wakes when somebody comes
        Guest &bo = newcomer("Bo");
        v1::Join join;
        join.set_table(id);
        join.set_name("Bo");
        join.set_pin(typed + typed);
        bo.join(join);
        WAIT_FOR(!bo.problem.empty());
        EXPECT_EQ(bo.problem, "wrong_pin");
        join.set_pin(typed);
        bo.join(join);
        WAIT_FOR(bo.seated.has_value());
    }
}

TEST_F(OverTheWire, APinThatIsTooLongIsRefusedAndNotCut) {
    begin(forClients());
    Guest &ada = newcomer("Ada");
    v1::OpenTable table = tableOf("dice");
    table.set_own_pin("correct horse battery");
    EXPECT_EQ(open(ada, table), "malformed");
    ASSERT_TRUE(std::any_of(ada.heard.begin(), ada.heard.end(), [](const v1::Envelope &heard) {
        return heard.problem().text().find("12 characters") != std::string::npos;
    }));
    EXPECT_TRUE(files().isEmpty());
    EXPECT_TRUE(isPin(QStringLiteral("correct hors")));
    EXPECT_FALSE(isPin(QStringLiteral("correct horse")));
}

TEST_F(OverTheWire, ATableThatCannotBeReadIsNotReplacedInSilence) {
    const QString words = QStringLiteral("duel:person,person");
    host(words);
    const QString file = folder.filePath(files().front());
    tables.reset();
    QFile damaged(file);
    ASSERT_TRUE(damaged.open(QIODevice::Append));
    damaged.write("\xff\xff\xff");
    damaged.close();
    const qint64 size = damaged.size();
    tables = std::make_unique<TableHost>(games(), QDir(folder.path()), HostSettings());
    QSignalSpy warned(tables.get(), &TableHost::warned);
    ASSERT_EQ(tables->load(), QString());
    ASSERT_EQ(tables->open(words), QString());
    ASSERT_EQ(warned.size(), 2) << "that one cannot be read, and that another one is opened";
    for (const auto &told : warned) {
        EXPECT_TRUE(told.first().toString().contains(file));
    }
    EXPECT_TRUE(warned[1].first().toString().contains(words));
    EXPECT_EQ(files().size(), 2);
    EXPECT_EQ(QFileInfo(file).size(), size);
}

} // namespace

} // namespace mirabilia::net
