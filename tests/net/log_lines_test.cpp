// SPDX-License-Identifier: GPL-3.0-or-later
// A stalled log holds up nobody.
#include "app/server/log_lines.h"
#include "tests/net/server_test.h"

#include <QTemporaryFile>

#include <array>
#include <fcntl.h>
#include <unistd.h>

namespace mirabilia::server {

namespace {

/// The smallest pipe that the system makes; writing more waits for a reader.
class Pipe {
public:
    Pipe() {
        EXPECT_EQ(pipe2(m_ends.data(), O_CLOEXEC), 0);
        EXPECT_GT(fcntl(m_ends[1], F_SETPIPE_SZ, 4096), 0);
        fcntl(m_ends[0], F_SETFL, O_NONBLOCK);
    }
    ~Pipe() {
        stopReading();
        close(m_ends[1]);
    }
    [[nodiscard]] int writeEnd() const { return m_ends[1]; }
    void stopReading() {
        if (m_ends[0] >= 0) {
            close(std::exchange(m_ends[0], -1));
        }
    }
    /// What has arrived so far.
    QByteArray read() const {
        QByteArray text;
        std::array<char, 4096> bytes{};
        for (ssize_t count = 0; (count = ::read(m_ends[0], bytes.data(), bytes.size())) > 0;) {
            text.append(bytes.data(), count);
        }
        return text;
    }

private:
    std::array<int, 2> m_ends{-1, -1};
};

TEST(LogLines, ThoseThatFindNoRoomAreCounted) {
    const Pipe pipe;
    LogLines log(pipe.writeEnd(), 10);
    for (int line = 0; line < 500; ++line) {
        log.add(QStringLiteral("line %1").arg(line));
    }
    QByteArray heard;
    WAIT_FOR((heard += pipe.read()).contains("missing here\n"));
    const int kept = static_cast<int>(heard.count(" line "));
    EXPECT_GE(kept, 10);
    EXPECT_LT(kept, 500);
    EXPECT_TRUE(heard.contains(QByteArray::number(500 - kept) + " lines are missing here")) << kept;
    log.add(QStringLiteral("on"));
    WAIT_FOR((heard += pipe.read()).endsWith(" on\n"));
    EXPECT_EQ(heard.count("missing"), 1);
}

TEST(LogLines, AFileIsWrittenAtOnce) {
    QTemporaryFile file;
    ASSERT_TRUE(file.open());
    LogLines log(file.handle());
    const QString longLine(3'000, u'x');
    log.add(longLine);
    ASSERT_TRUE(file.seek(0));
    EXPECT_TRUE(file.readAll().endsWith(longLine.toUtf8() + '\n'));
}

TEST(LogLines, NobodyHasToBeThere) {
    Pipe pipe;
    pipe.stopReading();
    signal(SIGPIPE, SIG_IGN); // as the server's sockets do
    LogLines log(pipe.writeEnd());
    log.add(QStringLiteral("line"));
    log.add(QStringLiteral("line"));
}

} // namespace

} // namespace mirabilia::server

namespace mirabilia::net {

namespace {

using ServerLog = ServerTest;

TEST_F(ServerLog, ATableGoesOnWhileNobodyReadsTheLog) {
    const server::Pipe pipe;
    errors = pipe.writeEnd();
    start(duelOfTwo);
    Guest &guest = *guests.emplace_back(std::make_unique<Guest>(port, "Ada"));
    WAIT_FOR(guest.isHere());
    for (int times = 0; times < 80; ++times) { // a line each; the pipe has room for fewer
        guest.seated.reset();
        v1::Join watch;
        watch.set_table(openedTable());
        watch.set_watch(true);
        guest.join(watch);
        WAIT_FOR(guest.seated.has_value());
        QTest::qWait(50); // 20 messages a second are allowed
    }
    QByteArray heard;
    WAIT_FOR((heard += pipe.read()).count("somebody watches") == 80);
}

} // namespace

} // namespace mirabilia::net
