// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/table_elsewhere.h"

#include "app/data/fingerprint.h"
#include "app/net/wire.h"

#include <QWebSocket>

namespace mirabilia::net {

namespace {

using Seats = NetTest;

TEST_F(Seats, AreListedWithWhoSitsThere) {
    host(QStringLiteral("classic:person,easy,person:7"));
    sitDown("Ada");
    Guest &guest = *guests.front();
    const quint32 request = guest.list();
    WAIT_FOR(guest.heard.back().reply_to() == request);
    ASSERT_EQ(guest.heard.back().table_list().tables_size(), 1);
    const v1::TableInfo &info = guest.heard.back().table_list().tables(0);
    EXPECT_EQ(info.game(), "classic");
    EXPECT_EQ(info.free_seats(), 1U);
    EXPECT_EQ(info.seats(0).name(), "Ada");
    EXPECT_FALSE(info.started());
    EXPECT_FALSE(info.pin());
    EXPECT_EQ(info.data(), dataFingerprint(data::file("classic.json")));
}

TEST_F(Seats, AreGivenByWishAndOnlyOnce) {
    host(QStringLiteral("dice:person,person,person:7"));
    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_name("Ada");
    join.set_wish(3);
    guest.join(join);
    WAIT_FOR(guest.seated.has_value());
    EXPECT_EQ(guest.seated->seat(), 2U);
    EXPECT_EQ(guest.seated->token().size(), static_cast<std::size_t>(tokenBytes));
    Guest &other = arrive("Bo");
    WAIT_FOR(other.isHere());
    other.join(join);
    WAIT_FOR(other.problem == "full");
}

// Cases 20 and 21.
TEST_F(Seats, AreNotOpenedByATokenThatIsNotTheirs) {
    host(QStringLiteral("duel:person,person:7"));
    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_token(std::string(16, 'x'));
    guest.join(join);
    WAIT_FOR(guest.problem == "unknown_token");
    EXPECT_FALSE(guest.seated.has_value());

    ASSERT_EQ(tables->open(QStringLiteral("duel:person,person:8")), QString());
    sitDown("Bo");
    join.set_table(tables->tables().back()->id());
    join.set_token(guests.back()->token);
    guest.problem.clear();
    guest.join(join);
    WAIT_FOR(guest.problem == "unknown_token");
}

// Case 22.
TEST_F(Seats, AreKeptFromWhoGuessesThePin) {
    host(QStringLiteral("duel:person,person:7"), QStringLiteral("2718"));
    Guest &guest = arrive("Ada");
    WAIT_FOR(guest.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_name("Ada");
    for (int attempt = 0; attempt < 5; ++attempt) {
        join.set_pin(std::to_string(attempt));
        guest.problem.clear();
        guest.join(join);
        WAIT_FOR(guest.problem == "wrong_pin");
        EXPECT_EQ(guest.what.left(), 4U - static_cast<unsigned>(attempt));
        EXPECT_EQ(guest.what.retry_ms() > 0, attempt == 4);
    }
    join.set_pin("2718");
    guest.problem.clear();
    guest.join(join);
    WAIT_FOR(guest.problem == "wait"); // even the right one
    EXPECT_GT(guest.what.retry_ms(), 0U);
    EXPECT_LE(guest.what.retry_ms(), 60'000U);
    join.set_invite(tables->tables().front()->invite());
    guest.join(join);
    WAIT_FOR(guest.seated.has_value());
}

// Case 23.
TEST_F(Seats, DecideForThemselvesAlone) {
    host(QStringLiteral("classic:person,person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    sitDown("Cleo");
    Guest &guest = *guests.front();
    WAIT_FOR(guest.isPlaying());
    Rng rng(7);
    v1::Command command = guest.command(host::anyMove(guest.update->view(), rng));
    command.set_seat(1);
    guest.send(command);
    WAIT_FOR(guest.refused == "not_your_turn");
}

// Cases 24 and 26.
TEST_F(Seats, AnswerWhatTheyWereAsked) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    for (const auto &guest : guests) {
        WAIT_FOR(guest->isPlaying());
    }
    Guest &asked = *guests[guests[0]->update->view().deciding_for_size() > 0 ? 0 : 1];
    Rng rng(7);
    v1::Command command = asked.command(host::anyMove(asked.update->view(), rng));
    command.set_revision(command.revision() + 1);
    asked.send(command);
    WAIT_FOR(asked.refused == "stale");
    EXPECT_EQ(asked.update->view().deciding_for_size(), 1); // with the current view
    command.clear_move();
    command.mutable_undo()->set_steps(1);
    asked.send(command);
    WAIT_FOR(asked.refused == "not_here");
    EXPECT_FALSE(asked.update->view().can_undo());
}

// Case 25: the envelope's number identifies the command.
TEST_F(Seats, AreHeardOnceWhatTheySayTwice) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    for (const auto &guest : guests) {
        WAIT_FOR(guest->isPlaying());
    }
    const bool first = guests[0]->update->view().deciding_for_size() > 0;
    Guest &asked = *guests[first ? 0 : 1];
    const quint64 before = asked.update->view().revision();
    Rng rng(7);
    v1::Envelope envelope;
    *envelope.mutable_command() = asked.command(host::anyMove(asked.update->view(), rng));
    envelope.set_id(1000);

    QWebSocket socket; // sends what our own client never would
    std::vector<v1::Update> heard;
    QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket, [&](const auto &bytes) {
        v1::Envelope said;
        if (unpack(bytes, said) && said.reply_to() == envelope.id() && said.has_update()) {
            heard.push_back(said.update());
        }
    });
    QObject::connect(&socket, &QWebSocket::connected, &socket, [&] {
        v1::Hello hello;
        hello.set_magic(magic);
        hello.set_major(major);
        v1::Envelope back;
        back.mutable_join()->set_table(table());
        back.mutable_join()->set_token(asked.token);
        for (const QByteArray &bytes :
             {packed(hello), packed(back), packed(envelope), packed(envelope)}) {
            socket.sendBinaryMessage(bytes);
        }
    });
    socket.open(QUrl(QStringLiteral("ws://127.0.0.1:%1/ws").arg(tables->port())));
    WAIT_FOR(heard.size() == 2);
    for (const v1::Update &update : heard) {
        EXPECT_EQ(update.refused(), "");
        EXPECT_EQ(update.view().revision(), heard.front().view().revision());
        EXPECT_GT(update.view().revision(), before);
    }
}

// Case 27.
TEST_F(Seats, AreNotForThoseWhoWatch) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    Guest &watcher = arrive("Cleo");
    WAIT_FOR(watcher.isHere());
    v1::Join join;
    join.set_table(table());
    join.set_watch(true);
    watcher.join(join);
    WAIT_FOR(watcher.isPlaying());
    EXPECT_TRUE(watcher.seated->watching());
    EXPECT_EQ(watcher.update->view().viewer(), noSeat);
    EXPECT_EQ(watcher.update->view().deciding_for_size(), 0);
    v1::Command command;
    command.set_revision(watcher.update->view().revision());
    watcher.send(command);
    WAIT_FOR(watcher.bye.has_value());
    EXPECT_FALSE(watcher.bye->come_back());
}

// Case 30.
TEST_F(Seats, AreOfTheLatestWhoHoldsTheToken) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    Guest &older = *guests.front();
    Guest &newer = arrive("Ada");
    newer.client.remember({table(), older.token});
    WAIT_FOR(newer.isPlaying());
    WAIT_FOR(older.client.state() == TableClient::State::Closed);
    EXPECT_EQ(older.bye->code(), "replaced");
    EXPECT_FALSE(older.client.why().isEmpty());
    QTest::qWait(700); // longer than the wait before the first reconnection
    EXPECT_EQ(older.client.state(), TableClient::State::Closed);
    EXPECT_TRUE(newer.isHere());
}

TEST_F(Seats, AreFreeAgainWhenSomebodyLeavesBeforeTheGame) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    v1::Envelope leave;
    leave.mutable_leave();
    guests.front()->client.send(leave);
    sitDown("Bo");
    EXPECT_EQ(guests.back()->seated->seat(), 0U);
    EXPECT_EQ(tables->tables().front()->info().free_seats(), 1U);
}

TEST_F(Seats, ShowOneEmoteAtATime) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    sitDown("Bo");
    v1::Envelope envelope;
    for (const std::uint32_t emote : {9U, 0U, 3U, 4U}) { // the first two do not exist
        envelope.mutable_emote()->set_emote(emote);
        envelope.mutable_emote()->set_seat(1); // the host says whose it is
        guests.front()->client.send(envelope);
    }
    const quint32 last = guests.front()->list(); // answered after them
    const auto &all = guests.front()->heard;     // may be followed by the start of the game
    WAIT_FOR(std::any_of(all.begin(), all.end(),
                         [last](const v1::Envelope &heard) { return heard.reply_to() == last; }));
    std::vector<v1::Emote> shown;
    for (const v1::Envelope &heard : guests.front()->heard) {
        if (heard.has_emote()) {
            shown.push_back(heard.emote());
        }
    }
    ASSERT_EQ(shown.size(), 1U);
    EXPECT_EQ(shown.front().emote(), 3U);
    EXPECT_EQ(shown.front().seat(), 0U);
}

TEST_F(Seats, AreKeptWhereNobodyElseMayRead) {
    host(QStringLiteral("duel:person,person:7"));
    sitDown("Ada");
    const QDir kept(folder.path());
    const auto names = kept.entryInfoList({QStringLiteral("*.seats")});
    ASSERT_EQ(names.size(), 1);
    EXPECT_EQ(names.front().permissions() &
                  (QFile::ReadGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
    QFile file(names.front().filePath());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains(QByteArray::fromStdString(guests.front()->token)));
}

TEST_F(Seats, AreOfOneHostAtATime) {
    host(QStringLiteral("duel:person,person:7"));
    TableHost second(games(), QDir(folder.path()), {});
    EXPECT_FALSE(second.load().isEmpty());
}

} // namespace

} // namespace mirabilia::net
