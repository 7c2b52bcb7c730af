// SPDX-License-Identifier: GPL-3.0-or-later
// Two real programs that find each other on this computer and play; in one game each is killed
// three times.
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QUdpSocket>

class Network : public QObject {
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
    void killedThreeTimesEach();
};

namespace {

constexpr int patience = 120'000;

int port() {
    static const int one = [] {
        QUdpSocket free;
        free.bind(QHostAddress::AnyIPv4, 0);
        return free.localPort();
    }();
    return one;
}

/// One of the programs.
class Program {
public:
    Program(const QString &profile, QStringList role) : m_role(std::move(role)) {
        m_role.prepend(QString::number(port())); // hidden from other tests
        m_role.prepend(profile);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    }
    ~Program() { kill(); }

    void start() {
        m_said.clear();
        m_process.start(QStringLiteral(NETWORK_PLAYER), m_role);
    }
    void kill() {
        m_process.kill(); // SIGKILL, without warning
        m_process.waitForFinished();
    }
    [[nodiscard]] QStringList said() {
        m_said += QString::fromUtf8(m_process.readAllStandardOutput());
        return m_said.split(u'\n', Qt::SkipEmptyParts);
    }
    [[nodiscard]] bool isSeated() { return said().contains(QStringLiteral("seated")); }
    [[nodiscard]] qsizetype decisions() { return said().count(QStringLiteral(".")); }
    [[nodiscard]] bool hasKept() { return said().contains(QStringLiteral("kept")); }
    [[nodiscard]] bool isDone() {
        return m_process.state() == QProcess::NotRunning && !said().isEmpty();
    }
    [[nodiscard]] int exitCode() const {
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }

private:
    QStringList m_role;
    QProcess m_process;
    QString m_said;
};

class Pair {
public:
    Pair(const QString &game, int edition, int players)
        : host(m_host.path(),
               {QStringLiteral("host"), game, QString::number(edition), QString::number(players)})
        , guest(m_guest.path(), {QStringLiteral("join")})
        , watcher(m_watcher.path(), {QStringLiteral("watch")}) {}

    bool begin() {
        host.start();
        guest.start();
        return QTest::qWaitFor([this] { return host.isSeated() && guest.isSeated(); }, patience);
    }
    /// Returns true once both have ended, agree on the result and have it in their histories.
    bool end() {
        return QTest::qWaitFor([this] { return host.isDone() && guest.isDone(); }, patience) &&
               host.exitCode() == 0 && guest.exitCode() == 0 && totals(host) == totals(guest) &&
               host.hasKept() && guest.hasKept();
    }
    /// Those of all seats; who wins is "you" to one of them.
    static QString totals(Program &program) { return program.said().last().section(u':', -1); }

private:
    QTemporaryDir m_host;
    QTemporaryDir m_guest;
    QTemporaryDir m_watcher;

public:
    Program host;
    Program guest;
    Program watcher; ///< started only where needed
};

} // namespace

void Network::wholeGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("players");
    QTest::newRow("classic") << QStringLiteral("classic") << 2 << 3;
    QTest::newRow("classic-5") << QStringLiteral("classic") << 2 << 5;
    QTest::newRow("classic-first-7") << QStringLiteral("classic") << 1 << 7;
    QTest::newRow("duel") << QStringLiteral("duel") << 1 << 2;
    QTest::newRow("dice") << QStringLiteral("dice") << 1 << 3;
}

void Network::wholeGame() {
    QFETCH(QString, game);
    QFETCH(int, edition);
    QFETCH(int, players);
    Pair pair(game, edition, players);
    pair.watcher.start();
    QVERIFY(pair.begin());
    QVERIFY2(pair.end(), qPrintable(pair.host.said().join(u' ') + QStringLiteral(" | ") +
                                    pair.guest.said().join(u' ')));
    QVERIFY(QTest::qWaitFor([&] { return pair.watcher.isDone(); }, patience));
    QCOMPARE(Pair::totals(pair.watcher), Pair::totals(pair.host));
    QCOMPARE(pair.watcher.exitCode(), 0);
    QVERIFY2(!pair.watcher.hasKept(), "a game of others");
}

void Network::killedThreeTimesEach() {
    Pair pair(QStringLiteral("duel"), 1, 2);
    QVERIFY(pair.begin());
    for (Program *killed : {&pair.guest, &pair.host}) {
        for (int times = 0; times < 3; ++times) {
            const qsizetype before = pair.host.decisions() + pair.guest.decisions();
            QVERIFY(QTest::qWaitFor(
                [&] { return pair.host.decisions() + pair.guest.decisions() >= before + 4; },
                patience));
            killed->kill();
            QElapsedTimer away;
            away.start();
            killed->start();
            QVERIFY(QTest::qWaitFor([&] { return killed->isSeated(); }, patience));
            qInfo("back after %lld ms", static_cast<long long>(away.elapsed()));
        }
    }
    QVERIFY2(pair.end(), qPrintable(pair.host.said().join(u' ') + QStringLiteral(" | ") +
                                    pair.guest.said().join(u' ')));
}

QTEST_GUILESS_MAIN(Network)

#include "tst_network.moc"
