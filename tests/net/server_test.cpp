// SPDX-License-Identifier: GPL-3.0-or-later
// The server program, as operators start it.
#include "tests/net/server_test.h"
#include "tests/net/raw_client.h"

#include "app/data/fingerprint.h"
#include "app/net/wire.h"
#include "resources/data.h"

#include <QTcpSocket>

#include <sys/resource.h>

namespace mirabilia::net {

namespace {

class Server : public ServerTest {
protected:
    void sitDownAtServer() {
        for (const char *name : {"Ada", "Bo"}) {
            Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, name));
            WAIT_FOR(guest.isHere());
            guest.join(openedTable());
            WAIT_FOR(guest.seated.has_value());
        }
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
        }
    }
    /// The guest who has to decide, and has not.
    [[nodiscard]] Guest *asked() const {
        const auto found = std::find_if(guests.begin(), guests.end(), [](const auto &guest) {
            return guest->update->view().deciding_for_size() > 0 &&
                   guest->decidedOn != guest->update->view().revision();
        });
        return found != guests.end() ? found->get() : nullptr;
    }
    /// Limits the size of the server's files, as on a full disk.
    void allowFiles(rlim_t bytes) const {
        const rlimit limit{bytes, RLIM_INFINITY};
        ASSERT_EQ(prlimit(static_cast<pid_t>(process->processId()), RLIMIT_FSIZE, &limit, nullptr),
                  0);
    }
};

// Case 33.
TEST_F(Server, GoesOnAfterItWasKilled) {
    start(duel);
    const std::string id = openedTable();
    Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
    WAIT_FOR(guest.isHere());
    guest.join(id);
    for (int times = 0; times < 3; ++times) {
        play(3);
        killAndStart(duel);
        EXPECT_EQ(openedTable(), id);
        WAIT_FOR(guest.isPlaying());
    }
    play();
    EXPECT_TRUE(guest.over());
}

TEST_F(Server, OpensATableOfTheSecondEdition) {
    const QStringList second{QStringLiteral("--open"),
                             QStringLiteral("classic-2:person,easy,easy:7")};
    start(second);
    const std::string id = openedTable();
    EXPECT_EQ(opened.at(0)[QStringLiteral("game")].toString(), "classic");
    EXPECT_EQ(opened.at(0)[QStringLiteral("edition")].toInt(), 2);
    Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
    guest.client.showEditions();
    WAIT_FOR(guest.isHere());
    guest.join(id);
    WAIT_FOR(guest.isPlaying());
    EXPECT_EQ(guest.update->view().edition(), 2U);
    play(3);
    killAndStart(second);
    EXPECT_EQ(openedTable(), id);
    WAIT_FOR(guest.isPlaying());
    play();
    EXPECT_TRUE(guest.over());
}

// Case 34: killed while commands are on their way to the disk.
TEST_F(Server, LosesNothingThatAnybodyHasHeard) {
    start(duelOfTwo);
    sitDownAtServer();
    for (int times = 0; times < 5; ++times) {
        play(1 + times);
        kill(static_cast<pid_t>(process->processId()), SIGKILL);
        waitForEnd(*process);
        quint64 heard = 0;
        for (const auto &guest : guests) {
            heard = std::max<quint64>(heard, guest->update->view().shared_revision());
        }
        start(duelOfTwo);
        for (const auto &guest : guests) {
            guest->decidedOn = 0;
            guest->update.reset();
        }
        for (const auto &guest : guests) {
            WAIT_FOR(guest->isPlaying());
            EXPECT_GE(guest->update->view().shared_revision(), heard);
        }
    }
}

// Case 35.
TEST_F(Server, TellsNobodyWhatTheDiskDoesNotTake) {
    start(duelOfTwo);
    sitDownAtServer();
    play(3);
    WAIT_FOR(asked() != nullptr);
    const QFileInfo log =
        QDir(folder.path()).entryInfoList({QStringLiteral("*.mirabilia")}).value(0);
    ASSERT_GT(log.size(), 0);
    allowFiles(static_cast<rlim_t>(log.size()));
    Guest &guest = *asked();
    Guest &other = guest.name == "Ada" ? *guests[1] : *guests[0];
    const quint64 before = other.update->view().revision();
    Rng rng(7);
    guest.play(rng);
    WAIT_FOR(guest.refused == "not_saved");
    EXPECT_EQ(other.update->view().revision(), before);
    allowFiles(RLIM_INFINITY);
    play();
    EXPECT_TRUE(other.over());
}

TEST_F(Server, OpensTablesForClientsAndFindsThemAgain) {
    const QStringList club{QStringLiteral("--client-tables")};
    start(club);
    EXPECT_TRUE(opened.isEmpty());
    Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
    WAIT_FOR(guest.isHere());
    v1::Envelope envelope;
    v1::OpenTable &wish = *envelope.mutable_open_table();
    wish.set_game("duel");
    wish.add_seats()->set_name("Ada");
    wish.mutable_seats(0)->set_kind(v1::SEAT_KIND_PERSON);
    wish.add_seats()->set_kind(v1::SEAT_KIND_COMPUTER);
    wish.mutable_seats(1)->set_level("easy");
    guest.client.send(envelope);
    WAIT_FOR(guest.seated.has_value());
    v1::Envelope begin;
    begin.mutable_owner_act()->set_start(true);
    guest.client.send(begin);
    play(3);
    killAndStart(club);
    WAIT_FOR(guest.isPlaying());
    EXPECT_TRUE(guest.seated->owner());
    play();
    EXPECT_TRUE(guest.over());
}

using LongServer = Server;

// Case 31. How long they take is measured by hand, on an idle machine.
TEST_F(LongServer, HasAll1400BackAfterAllWereCut) {
    QStringList tables{QStringLiteral("--max-tables"), QStringLiteral("200"),
                       QStringLiteral("--max-per-address"), QStringLiteral("1500")};
    for (int seed = 1; seed <= 200; ++seed) {
        tables << QStringLiteral("--open")
               << QStringLiteral("classic:person,person,person,person,person,person,person:%1")
                      .arg(seed);
    }
    start(tables);
    QFile file(folder.filePath(QStringLiteral("announced")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(announced).toJson(QJsonDocument::Compact));
    file.close();
    QProcess load;
    load.start(QStringLiteral(MIRABILIA_CLI),
               QStringLiteral("load 127.0.0.1:%1 --tables 200 --seats 7 --rate 50 --seconds 2 "
                              "--reconnect --announced %2")
                   .arg(QString::number(port), file.fileName())
                   .split(u' '));
    ASSERT_TRUE(QTest::qWaitFor([&] { return load.state() == QProcess::NotRunning; }, 180'000));
    EXPECT_EQ(load.exitCode(), 0) << load.readAllStandardError().toStdString();
    const QString told = QString::fromUtf8(load.readAllStandardOutput()).simplified();
    EXPECT_TRUE(told.contains(QStringLiteral("connections 1400 "))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("all back after"))) << told.toStdString();
}

// Case 29. TCP cuts off a client that reads nothing for 12 seconds; this one reads too little.
TEST_F(LongServer, KeepsNothingForWhoReadsTooLittleThroughThreeThousandChanges) {
    const auto memory = [this] { // kB
        QFile status(QStringLiteral("/proc/%1/statm").arg(process->processId()));
        EXPECT_TRUE(status.open(QIODevice::ReadOnly));
        return status.readAll().split(' ').value(1).toLongLong() * 4;
    };
    start({QStringLiteral("--open"),
           QStringLiteral("classic:person,person,person,person,person,person,person:7")});
    for (int person = 0; person < 7; ++person) {
        Guest &guest =
            *guests.emplace_back(std::make_unique<Guest>(port, "Person " + std::to_string(person)));
        WAIT_FOR(guest.isHere());
        guest.join(openedTable());
        WAIT_FOR(guest.seated.has_value());
    }
    RawClient deaf(port);
    WAIT_FOR(deaf.isConnected());
    deaf.socket.write(RawClient::request(port));
    WAIT_FOR(deaf.isUpgraded());
    v1::Hello hello;
    hello.set_magic(magic);
    hello.set_major(major);
    v1::Envelope watch;
    watch.mutable_join()->set_table(openedTable());
    watch.mutable_join()->set_watch(true);
    deaf.send(RawClient::Binary | RawClient::last, packed(hello));
    deaf.send(RawClient::Binary | RawClient::last, packed(watch));
    deaf.reads = false;
    deaf.socket.setReadBufferSize(qint64{96} * 1024);
    QTimer alive; // otherwise its silence would end it
    QObject::connect(&alive, &QTimer::timeout, &deaf.socket, [&deaf] {
        deaf.heard = deaf.socket.readAll();
        deaf.send(RawClient::Pong | RawClient::last, {});
    });
    alive.start(3'000);

    qint64 before = 0;
    quint64 changes = 0;
    std::string match;
    while (changes < 3'000) {
        for (const auto &guest : guests) {
            ASSERT_TRUE(QTest::qWaitFor(
                [&] { return guest->isPlaying() && guest->update->view().match_id() != match; },
                20'000))
                << guest->name << ": " << guest->problem << guest->client.why().toStdString()
                << process->readAllStandardError().right(2'000).toStdString();
            guest->remembers = false;
            guest->decidedOn = 0;
        }
        play();
        changes += guests.front()->update->view().revision();
        before = before == 0 ? memory() : before; // after the first game
        match = guests.front()->update->view().match_id();
        v1::Envelope again;
        again.mutable_owner_act()->set_again(true);
        for (const auto &guest : guests) { // the one seated longest is heeded
            guest->client.send(again);
        }
        QTest::qWait(1'000); // 20 messages a second are allowed, and a game takes less than one
    }
    WAIT_FOR(guests.front()->update->view().match_id() != match);
    match = guests.front()->update->view().match_id();
    RecordProperty("kB_more", static_cast<int>(memory() - before));
    EXPECT_LE(memory() - before, 1024);
    alive.stop();
    deaf.reads = true;
    deaf.socket.setReadBufferSize(0);
    deaf.heard += deaf.socket.readAll();
    ASSERT_TRUE(deaf.isConnected()) << deaf.closeCode();
    WAIT_FOR(deaf.heard.contains(QByteArray::fromStdString(match)));
    EXPECT_TRUE(deaf.isConnected());
}

TEST_F(Server, SaysGoodbyeWhenItIsTold) {
    start(duel);
    Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
    WAIT_FOR(guest.isHere());
    process->terminate();
    WAIT_FOR(guest.bye.has_value());
    EXPECT_EQ(guest.bye->code(), "restarting");
    EXPECT_TRUE(guest.bye->come_back());
    waitForEnd(*process);
    EXPECT_EQ(process->exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(process->exitCode(), 0);
}

TEST_F(Server, CountsForPrometheus) {
    start(duel + QStringList{QStringLiteral("--metrics"), QStringLiteral("0")});
    const int metrics = announced.value(QStringLiteral("metrics")).toInt();
    QTcpSocket socket;
    socket.connectToHost(QHostAddress(QHostAddress::LocalHost), static_cast<quint16>(metrics));
    ASSERT_TRUE(socket.waitForConnected());
    socket.write("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
    WAIT_FOR(socket.state() == QTcpSocket::UnconnectedState);
    const QByteArray answer = socket.readAll();
    EXPECT_TRUE(answer.contains("text/plain; version=0.0.4"));
    EXPECT_TRUE(answer.contains("\nmirabilia_tables 1\n")) << answer.toStdString();
    EXPECT_TRUE(answer.contains("\nmirabilia_connections 0\n"));
}

/// Somebody's own data files are taken, but the broken one, and what a table is played with is
/// told.
TEST_F(Server, TakesDataOfItsOwn) {
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", folder.path().toUtf8());
    const QDir own(folder.filePath(QStringLiteral("mirabilia/mirabilia/data")));
    ASSERT_TRUE(own.mkpath(QStringLiteral(".")));
    QByteArray dice(data::file("dice.json").data(),
                    static_cast<qsizetype>(data::file("dice.json").size()));
    dice.replace("\"starting_coins\": 7", "\"starting_coins\": 8");
    for (const auto &[name, text] :
         {std::pair("dice.json", dice), std::pair("duel.json", QByteArray("{"))}) {
        QFile file(own.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    const QStringList open{QStringLiteral("--open"), QStringLiteral("dice:person,easy")};
    std::string sent;
    const auto played = [this, &sent]() -> std::uint64_t {
        Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
        static_cast<void>(QTest::qWaitFor([&guest] { return guest.isHere(); }, 20'000));
        const quint32 request = guest.list();
        static_cast<void>(QTest::qWaitFor(
            [&] { return !guest.heard.empty() && guest.heard.back().reply_to() == request; },
            20'000));
        const v1::TableList list = guest.heard.back().table_list();
        v1::Envelope ask;
        ask.mutable_fetch_data()->set_table(list.tables_size() > 0 ? list.tables(0).table() : "");
        const quint32 asked = guest.client.send(ask);
        static_cast<void>(
            QTest::qWaitFor([&] { return guest.heard.back().reply_to() == asked; }, 20'000));
        sent = guest.heard.back().table_data().json();
        return list.tables_size() > 0 ? list.tables(0).data() : 0;
    };
    start(open);
    EXPECT_EQ(played(), dataFingerprint(dice.toStdString()));
    EXPECT_NE(played(), dataFingerprint(data::file("dice.json")));
    EXPECT_EQ(sent, dice.toStdString());
    const QByteArray said = process->readAllStandardError();
    EXPECT_TRUE(said.contains("duel.json: ") && said.contains("; the built-in file is used"))
        << said.toStdString();
    qputenv("XDG_DATA_HOME", before);
}

TEST_F(Server, RefusesInOneSentence) {
    for (const char *options :
         {"--open duel:me", "--open chess:person,person", "--open classic-3:person,easy,easy",
          "--listen nowhere", "--port 70000", "--max-tables 0", "--what", "--open duel:person"}) {
        port = 0;
        EXPECT_EQ(refused(QString::fromLatin1(options).split(u' ')), 2) << options;
    }
    start(duel);
    const std::unique_ptr<QProcess> first = std::move(process);
    EXPECT_EQ(refused(duel), 2); // because of the folder, before the port
    first->terminate();
    waitForEnd(*first);
}

} // namespace

} // namespace mirabilia::net
