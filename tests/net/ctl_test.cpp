// SPDX-License-Identifier: GPL-3.0-or-later
// What an operator may ask through ctl, and nobody else.
#include "tests/net/server_test.h"

#include <QFileInfo>
#include <QLocalSocket>
#include <QTcpSocket>

#include <linux/capability.h>
#include <sys/prctl.h>

#include <algorithm>

namespace mirabilia::net {

namespace {

constexpr qsizetype largestRequest = 4096;

class ServerControl : public ServerTest {
protected:
    struct Said {
        int exit = -1;
        QJsonObject answer;
        QByteArray text;
        QByteArray problem;
    };

    Said ctl(const QString &words, bool isOthers = false) {
        QProcess asks;
        if (isOthers) { // a root barred from other users' files counts as another user
            asks.setChildProcessModifier([] { prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE); });
        }
        QStringList arguments = words.split(u' ');
        arguments.prepend(QStringLiteral("ctl"));
        arguments << QStringLiteral("--saves") << folder.path();
        asks.start(QStringLiteral(MIRABILIA_SERVER), arguments);
        EXPECT_TRUE(QTest::qWaitFor([&] { return asks.state() == QProcess::NotRunning; }, 20'000));
        Said said{asks.exitCode(), {}, asks.readAllStandardOutput(), asks.readAllStandardError()};
        said.answer = QJsonDocument::fromJson(said.text).object();
        return said;
    }

    [[nodiscard]] QString socket() const { return folder.filePath(QStringLiteral("ctl.sock")); }

    /// What the server says to these bytes, whoever wrote them.
    QByteArray ask(const std::vector<QByteArray> &pieces) {
        QLocalSocket asks;
        asks.connectToServer(socket());
        for (const QByteArray &piece : pieces) {
            asks.write(piece);
            asks.flush();
            QTest::qWait(1);
        }
        QByteArray heard;
        EXPECT_TRUE(QTest::qWaitFor(
            [&] {
                heard += asks.readAll();
                return asks.state() == QLocalSocket::UnconnectedState;
            },
            20'000));
        return heard;
    }

    Guest &come(const std::string &name) {
        return *guests.emplace_back(std::make_unique<Guest>(port, name));
    }
    Guest &sitDownHere(const std::string &name) {
        Guest &guest = come(name);
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.isHere(); }, 20'000));
        guest.join(openedTable());
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.seated.has_value(); }, 20'000));
        return guest;
    }
    quint32 comeBack(Guest &guest) const {
        v1::Join join;
        join.set_table(openedTable());
        join.set_token(guest.token);
        guest.problem.clear();
        guest.seated.reset();
        return guest.join(join);
    }
    [[nodiscard]] QString id() const { return QString::fromStdString(openedTable()); }

    QJsonObject listed() {
        return ctl(QStringLiteral("list --json"))
            .answer.value(QStringLiteral("tables"))
            .toArray()
            .at(0)
            .toObject();
    }
    static QString seatState(const QJsonObject &table, int seat) {
        return table.value(QStringLiteral("seats"))
            .toArray()
            .at(seat)
            .toObject()
            .value(QStringLiteral("state"))
            .toString();
    }
};

TEST_F(ServerControl, ListsWhoSitsWhereForItsOwnerAlone) {
    start(duelOfTwo);
    constexpr auto owners =
        QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;
    EXPECT_EQ(QFileInfo(socket()).permissions() | owners, owners);
    sitDownHere("Ada");
    const QJsonObject table = listed();
    EXPECT_EQ(table.value(QStringLiteral("table")).toString(), id());
    EXPECT_EQ(table.value(QStringLiteral("game")).toString(), QStringLiteral("duel"));
    EXPECT_EQ(table.value(QStringLiteral("state")).toString(), QStringLiteral("waiting"));
    EXPECT_EQ(seatState(table, 0), QStringLiteral("here"));
    EXPECT_EQ(seatState(table, 1), QStringLiteral("free"));
    const Said text = ctl(QStringLiteral("list"));
    EXPECT_EQ(text.exit, 0);
    EXPECT_TRUE(text.text.contains("1 here Ada 127.0.0.1\n")) << text.text.toStdString();
    EXPECT_FALSE(text.text.contains(table.value(QStringLiteral("invite")).toString().toUtf8()));
}

TEST_F(ServerControl, ClosesATableThatSleepsUntilItsPeopleComeBack) {
    start(duel);
    Guest &guest = sitDownHere("Ada");
    WAIT_FOR(guest.isPlaying());
    EXPECT_EQ(ctl(QStringLiteral("close ") + id()).exit, 0);
    WAIT_FOR(guest.bye.has_value());
    EXPECT_EQ(guest.bye->code(), "saved");
    EXPECT_FALSE(guest.bye->come_back());
    EXPECT_EQ(listed().value(QStringLiteral("state")).toString(), QStringLiteral("asleep"));
    EXPECT_EQ(ctl(QStringLiteral("kick %1 1").arg(id())).exit, 1);
    Guest &again = come("Ada");
    WAIT_FOR(again.isHere());
    again.token = guest.token;
    comeBack(again);
    WAIT_FOR(again.isPlaying());
    EXPECT_EQ(seatState(listed(), 0), QStringLiteral("here"));
}

TEST_F(ServerControl, ClosesATableForGood) {
    start(duel);
    Guest &guest = sitDownHere("Ada");
    WAIT_FOR(guest.isPlaying());
    EXPECT_EQ(ctl(QStringLiteral("close %1 --discard").arg(id())).exit, 0);
    WAIT_FOR(guest.bye.has_value());
    EXPECT_EQ(guest.bye->code(), "over");
    Guest &again = come("Ada");
    WAIT_FOR(again.isHere());
    again.token = guest.token;
    comeBack(again);
    WAIT_FOR(again.problem == "no_such_table");
    const QDir finished(folder.filePath(QStringLiteral("finished")));
    EXPECT_EQ(finished.entryList({QStringLiteral("*.mirabilia")}).size(), 1);
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.seats")}).isEmpty());
    const Said unknown = ctl(QStringLiteral("close ") + id());
    EXPECT_EQ(unknown.exit, 1);
    EXPECT_TRUE(unknown.problem.contains("There is no such table."))
        << unknown.problem.toStdString();
}

TEST_F(ServerControl, TakesASeatFromItsPerson) {
    start(duelOfTwo);
    Guest &ada = sitDownHere("Ada");
    Guest &bo = sitDownHere("Bo");
    WAIT_FOR(bo.isPlaying());
    EXPECT_EQ(ctl(QStringLiteral("kick %1 1").arg(id())).exit, 0);
    WAIT_FOR(ada.bye.has_value());
    EXPECT_EQ(ada.bye->code(), "kicked");
    EXPECT_FALSE(bo.bye.has_value());
    EXPECT_NE(seatState(listed(), 0), QStringLiteral("here"));
    const Said nobody = ctl(QStringLiteral("kick %1 1").arg(id()));
    EXPECT_EQ(nobody.exit, 1);
    EXPECT_TRUE(nobody.problem.contains("No person has that seat."))
        << nobody.problem.toStdString();
    EXPECT_EQ(ctl(QStringLiteral("kick %1 3").arg(id())).exit, 1);
    EXPECT_EQ(ctl(QStringLiteral("kick nothing 1")).exit, 1);
    Guest &back = come("Ada");
    WAIT_FOR(back.isHere());
    back.token = ada.token;
    comeBack(back);
    WAIT_FOR(back.problem == "unknown_token");
}

TEST_F(ServerControl, BansAnAddressAlsoAfterItWasKilled) {
    start(duelOfTwo);
    Guest &guest = sitDownHere("Ada");
    EXPECT_EQ(ctl(QStringLiteral("ban 127.0.0.1 5")).exit, 0);
    WAIT_FOR(guest.bye.has_value());
    EXPECT_EQ(guest.bye->code(), "banned");
    EXPECT_EQ(ctl(QStringLiteral("ban 2001:db8::7")).exit, 0);
    kill(static_cast<pid_t>(process->processId()), SIGKILL);
    waitForEnd(*process);
    EXPECT_TRUE(QFileInfo::exists(socket())) << "else there is nothing to take the place of";
    start(duelOfTwo);
    QTcpSocket stranger;
    stranger.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    WAIT_FOR(stranger.state() == QTcpSocket::UnconnectedState);
    const QByteArray bans = ctl(QStringLiteral("bans")).text;
    EXPECT_TRUE(bans.contains("127.0.0.1 for ") && bans.contains(" min\n")) << bans.toStdString();
    EXPECT_TRUE(bans.contains(" for ever\n")) << bans.toStdString();
    EXPECT_EQ(ctl(QStringLiteral("unban 127.0.0.1")).exit, 0);
    EXPECT_EQ(ctl(QStringLiteral("unban 127.0.0.1")).exit, 1);
    EXPECT_EQ(ctl(QStringLiteral("ban nowhere")).exit, 1);
    Guest &again = come("Bo");
    WAIT_FOR(again.isHere());
}

TEST_F(ServerControl, DrainsUntilNobodyPlays) {
    start(duelOfTwo);
    Guest &ada = sitDownHere("Ada");
    Guest &bo = sitDownHere("Bo");
    WAIT_FOR(ada.isPlaying() && bo.isPlaying());
    EXPECT_EQ(ctl(QStringLiteral("drain")).exit, 0);
    EXPECT_TRUE(
        ctl(QStringLiteral("status --json")).answer.value(QStringLiteral("draining")).toBool());
    Guest &late = come("Cy");
    WAIT_FOR(late.isHere());
    v1::Join watch;
    watch.set_table(openedTable());
    watch.set_watch(true);
    late.join(watch);
    WAIT_FOR(late.problem == "draining");
    Guest &back = come("Ada");
    WAIT_FOR(back.isHere());
    back.token = ada.token;
    comeBack(back);
    WAIT_FOR(back.isPlaying());
    guests.erase(guests.begin());
    guests.erase(guests.begin() + 1); // leaves those who play: Bo and the present Ada
    play();
    waitForEnd(*process);
    EXPECT_EQ(process->exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(process->exitCode(), 0);
}

TEST_F(ServerControl, SaysWhyNobodyAnswers) {
    const Said nobody = ctl(QStringLiteral("status"));
    EXPECT_EQ(nobody.exit, 3);
    EXPECT_EQ(nobody.problem.count('\n'), 1);
    start(duelOfTwo);
    EXPECT_EQ(ctl(QStringLiteral("status")).exit, 0);
    ASSERT_TRUE(QFile::setPermissions(socket(), {}));
    const Said others = ctl(QStringLiteral("status"), true);
    EXPECT_EQ(others.exit, 4) << others.problem.toStdString();
    EXPECT_EQ(others.problem.count('\n'), 1);
    for (const char *words : {"", "what", "kick", "kick table", "kick table 9", "kick table x",
                              "ban", "ban 127.0.0.1 0", "close", "list --what"}) {
        EXPECT_EQ(ctl(QString::fromLatin1(words)).exit, 2) << words;
    }
}

TEST_F(ServerControl, HearsNothingThatIsNoRequest) {
    start(duelOfTwo);
    const QByteArray deep = QByteArray(4000, '[');
    for (const QByteArray &bytes :
         {QByteArray("\n"), QByteArray("{}\n"), QByteArray("[1]\n"), QByteArray("\0\xff\n", 3),
          deep + '\n', QByteArray(R"({"do":7})") + '\n',
          QByteArray(R"({"do":"kick","table":{},"seat":1e99})") + '\n',
          QByteArray(R"({"do":"kick","table":"x","seat":1.5})") + '\n',
          QByteArray(R"({"do":"ban","address":"::1","minutes":-1})") + '\n',
          QByteArray(R"({"do":"ban","address":7,"minutes":1})") + '\n',
          QByteArray(largestRequest + 1, 'x'), QByteArray(2 * largestRequest, 'x') + '\n'}) {
        const QByteArray heard = ask({bytes});
        EXPECT_TRUE(heard.isEmpty() || heard.contains("malformed")) << bytes.toStdString();
    }
    EXPECT_TRUE(
        ask({QByteArray(R"({"do":"close","table":"../host"})") + '\n'}).contains("no_such_table"));
    // In pieces it is the same, and what follows is not heard.
    EXPECT_TRUE(
        ask({R"({"do":)", R"("status"})", "\n{\"do\":\"drain\"}\n"}).contains("\"ok\":true"));
    std::vector<std::unique_ptr<QLocalSocket>> many;
    for (int each = 0; each < 40; ++each) {
        many.push_back(std::make_unique<QLocalSocket>());
        many.back()->connectToServer(socket());
    }
    many.clear();
    QJsonObject status;
    WAIT_FOR(!(status = ctl(QStringLiteral("status --json")).answer).isEmpty());
    EXPECT_FALSE(status.value(QStringLiteral("draining")).toBool());
    EXPECT_EQ(status.value(QStringLiteral("tables")).toInt(), 1);
    EXPECT_EQ(status.value(QStringLiteral("bans")).toInt(-1), 0);
}

TEST_F(ServerControl, LeavesAFileAloneThatIsNoSocket) {
    const QString path = folder.filePath(QStringLiteral("notes"));
    QFile notes(path);
    ASSERT_TRUE(notes.open(QIODevice::WriteOnly));
    notes.write("mine");
    notes.close();
    EXPECT_EQ(refused(duelOfTwo +
                      QStringList{QStringLiteral("--quiet"), QStringLiteral("--control"), path}),
              2);
    EXPECT_EQ(QFileInfo(path).size(), 4);
}

// ---- What others may not read ------------------------------------------------------------------

class ServerSecrets : public ServerTest {
protected:
    QString file(const char *name, const QByteArray &text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    std::string joinWith(const char *pin) {
        Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
        EXPECT_TRUE(QTest::qWaitFor([&] { return guest.isHere(); }, 20'000));
        v1::Join join;
        join.set_table(openedTable());
        join.set_name("Ada");
        join.set_pin(pin);
        guest.join(join);
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return guest.seated.has_value() || !guest.problem.empty(); }, 20'000));
        return guest.problem;
    }
};

TEST_F(ServerSecrets, ThePinComesFromAFile) {
    start(duelOfTwo + QStringList{QStringLiteral("--pin-file"), file("pin", "2718\n")});
    EXPECT_EQ(joinWith("2719"), "wrong_pin");
    EXPECT_EQ(joinWith("2718"), "");
    QFile arguments(QStringLiteral("/proc/%1/cmdline").arg(process->processId()));
    ASSERT_TRUE(arguments.open(QIODevice::ReadOnly));
    EXPECT_FALSE(arguments.readAll().contains("2718"));
}

TEST_F(ServerSecrets, AServiceIsHandedItsPin) {
    file("pin", "2718\n");
    qputenv("CREDENTIALS_DIRECTORY", folder.path().toUtf8());
    start(duelOfTwo);
    qunsetenv("CREDENTIALS_DIRECTORY");
    EXPECT_EQ(joinWith("2719"), "wrong_pin");
    EXPECT_EQ(joinWith("2718"), "");
}

TEST_F(ServerSecrets, AFileWithoutAPinIsRefused) {
    for (const QByteArray &text : {QByteArray(), QByteArray("\n"), QByteArray("1\n2\n"),
                                   QByteArray(300, '1'), QByteArray("\xff\n")}) {
        port = 0;
        EXPECT_EQ(refused(duelOfTwo + QStringList{QStringLiteral("--pin-file"), file("pin", text)}),
                  2)
            << text.toStdString();
    }
    EXPECT_EQ(refused(duelOfTwo + QStringList{QStringLiteral("--pin-file"),
                                              folder.filePath(QStringLiteral("no"))}),
              2);
    EXPECT_EQ(refused(duelOfTwo + QStringList{QStringLiteral("--pin"), QStringLiteral("1"),
                                              QStringLiteral("--pin-file"), file("pin", "1\n")}),
              2);
}

TEST_F(ServerSecrets, InvitesLieInAFileOfItsOwner) {
    const QString path = folder.filePath(QStringLiteral("announced"));
    start(duelOfTwo + QStringList{QStringLiteral("--announce"), path});
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_EQ(QJsonDocument::fromJson(file.readAll()).object(), announced);
    EXPECT_EQ((file.permissions() & (QFile::ReadGroup | QFile::ReadOther)).toInt(), 0U);
    // The log goes to a journal, which others read.
    QByteArray log;
    EXPECT_EQ(joinWith(""), "");
    WAIT_FOR((log += process->readAllStandardError()).contains("sits down"));
    const QString invite = opened.at(0).toObject().value(QStringLiteral("invite")).toString();
    ASSERT_FALSE(invite.isEmpty());
    EXPECT_FALSE(log.contains(invite.toLatin1())) << log.toStdString();
}

} // namespace

} // namespace mirabilia::net
