// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <unistd.h>

#include <string>

namespace mirabilia::net {

/// The answer to these bytes on this computer, until the other side closes.
inline QByteArray answerTo(quint16 port, const QByteArray &request,
                           const QHostAddress &at = QHostAddress(QHostAddress::LocalHost)) {
    QTcpSocket socket;
    QByteArray answer;
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { answer += socket.readAll(); });
    QObject::connect(&socket, &QTcpSocket::connected, &socket, [&] { socket.write(request); });
    bool closed = false;
    QObject::connect(&socket, &QTcpSocket::disconnected, &socket, [&] { closed = true; });
    QObject::connect(&socket, &QTcpSocket::errorOccurred, &socket, [&] { closed = true; });
    socket.connectToHost(at, port);
    static_cast<void>(QTest::qWaitFor([&] { return closed; }, 20'000));
    return answer;
}

/// A host's page, as a browser gets it.
inline QByteArray pageAt(quint16 port, const QByteArray &host, const QByteArray &more = {},
                         const QByteArray &path = "/health") {
    return answerTo(port, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n" + more + "\r\n");
}

/// A running mirabilia-server, and what it costs.
class ServerProcess {
public:
    /// `descriptors`: how many it may open; 0: as usual.
    explicit ServerProcess(QStringList options, rlim_t descriptors = 0) {
        options << QStringLiteral("--saves") << m_folder.path() << QStringLiteral("--listen")
                << QStringLiteral("127.0.0.1") << QStringLiteral("--port") << QStringLiteral("0")
                << QStringLiteral("--no-discovery") << QStringLiteral("--quiet");
        m_process.setChildProcessModifier([descriptors] {
            const rlimit limit{descriptors, descriptors};
            if (descriptors > 0) {
                setrlimit(RLIMIT_NOFILE, &limit);
            }
        });
        m_process.setProgram(QStringLiteral(MIRABILIA_SERVER));
        m_process.setArguments(options);
        start();
    }
    ~ServerProcess() { kill(); }

    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// With the same options and saves.
    void start() {
        m_process.start();
        QByteArray line;
        static_cast<void>(QTest::qWaitFor(
            [&] {
                line += m_process.readAllStandardOutput();
                return line.endsWith('\n') || m_process.state() == QProcess::NotRunning;
            },
            20'000));
        m_said = QJsonDocument::fromJson(line).object();
    }

    [[nodiscard]] const QJsonObject &said() const { return m_said; }
    [[nodiscard]] quint16 port() const { ///< 0: it does not run
        return static_cast<quint16>(m_said.value(QStringLiteral("port")).toInt());
    }
    [[nodiscard]] pid_t pid() const { return static_cast<pid_t>(m_process.processId()); }
    [[nodiscard]] bool isHealthy() const {
        return pageAt(port(), "127.0.0.1").contains("\"status\":\"ok\"");
    }
    /// Resident memory in kB.
    [[nodiscard]] qint64 memory() const {
        return about("statm").split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE) / 1024;
    }
    /// Processor time since its start.
    [[nodiscard]] qint64 cpuMs() const {
        const QByteArray stat = about("stat");
        const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
        constexpr int user = 11; // after the name
        return (fields.value(user).toLongLong() + fields.value(user + 1).toLongLong()) * 1000 /
               sysconf(_SC_CLK_TCK);
    }

private:
    [[nodiscard]] QByteArray about(const char *what) const {
        QFile file(QStringLiteral("/proc/%1/%2").arg(QString::number(pid()), QLatin1String(what)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    QJsonObject m_said;
};

} // namespace mirabilia::net
