// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/net/table_elsewhere.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

#include <csignal>
#include <unistd.h>

namespace mirabilia::net {

inline const QStringList duel{QStringLiteral("--open"), QStringLiteral("duel:person,easy:7")};
inline const QStringList duelOfTwo{QStringLiteral("--open"),
                                   QStringLiteral("duel:person,person:7")};

/// The server program, as operators start it.
class ServerTest : public NetTest {
protected:
    void TearDown() override {
        if (process) {
            process->kill();
            waitForEnd(*process);
        }
    }

    void start(QStringList more) {
        more << QStringLiteral("--saves") << folder.path() << QStringLiteral("--listen")
             << QStringLiteral("127.0.0.1") << QStringLiteral("--port") << QString::number(port)
             << QStringLiteral("--no-discovery");
        process = std::make_unique<QProcess>();
        if (errors >= 0) {
            process->setChildProcessModifier([errors = errors] { dup2(errors, STDERR_FILENO); });
        }
        process->start(QStringLiteral(MIRABILIA_SERVER), more);
        QByteArray line;
        WAIT_FOR((line += process->readAllStandardOutput()).endsWith('\n') ||
                 process->state() == QProcess::NotRunning);
        const QJsonObject said = QJsonDocument::fromJson(line).object();
        port = static_cast<quint16>(said.value(QStringLiteral("port")).toInt());
        announced = said;
        opened = said.value(QStringLiteral("tables")).toArray();
    }

    /// Kills the server and starts it again; the guests have heard nothing of it yet.
    void killAndStart(const QStringList &options) {
        kill(static_cast<pid_t>(process->processId()), SIGKILL);
        waitForEnd(*process);
        for (const auto &guest : guests) {
            guest->decidedOn = 0;
            guest->update.reset();
        }
        start(options);
    }

    static void waitForEnd(const QProcess &process) {
        WAIT_FOR(process.state() == QProcess::NotRunning);
    }

    [[nodiscard]] std::string openedTable() const {
        return opened.at(0).toObject().value(QStringLiteral("table")).toString().toStdString();
    }

    /// The exit code of a start that cannot succeed.
    int refused(QStringList options) {
        start(std::move(options));
        waitForEnd(*process);
        EXPECT_EQ(process->readAllStandardError().count('\n'), 1);
        return process->exitCode();
    }

    std::unique_ptr<QProcess> process;
    int errors = -1; ///< descriptor in place of its standard error
    quint16 port = 0;
    QJsonObject announced;
    QJsonArray opened;
};

} // namespace mirabilia::net
