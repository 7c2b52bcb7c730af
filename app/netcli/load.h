// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/netcli/network_player.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mirabilia::cli {

struct LoadWish {
    int tables = 50;
    int seats = 7; ///< of each table
    std::string game = "classic";
    std::vector<std::string> known; ///< ids of tables; empty: those that the host lists
    int rate = 100;                 ///< commands a second
    int seconds = 60;
    std::string pin;
    qint64 serverPid = 0; ///< 0: its memory is not looked at
    bool reconnect = false;
};

/// Times in nanoseconds.
class Latencies {
public:
    void add(qint64 nanoseconds) { m_all.push_back(nanoseconds); }
    /// 0 where there are none.
    [[nodiscard]] double quantile(double part) const;

private:
    std::vector<qint64> m_all;
};

struct LoadResult {
    int connections = 0;
    double seatedAfter = 0; ///< nanoseconds
    int commands = 0;
    double commandsPerSecond = 0;
    Latencies told;  ///< from the command that made something happen until a seat was told
    Latencies quiet; ///< from other commands to their answer, which hosts gather for a while
    double bytesPerCommand = 0; ///< that all connections heard; a seat has one command a turn
    qint64 memoryBefore = 0;    ///< of the server, kB
    qint64 memoryAfter = 0;
    double backAfter = 0; ///< nanoseconds
};

/// Sits down at many tables of a host, plays, and measures.
class Load final : public QObject {
    Q_OBJECT

public:
    Load(const QUrl &host, LoadWish wish, QObject *parent = nullptr);

    void start();
    /// Empty, or why nothing could be measured.
    [[nodiscard]] const std::string &problem() const { return m_problem; }
    [[nodiscard]] const LoadResult &result() const { return m_result; }

signals:
    void ended();

private:
    void hearTables(const v1::TableList &list);
    void takeTables(const std::vector<std::string> &tables);
    void sitDown(const std::string &table);
    void hear(const v1::Envelope &envelope);
    /// Everything that waits for something, a few times a millisecond.
    void tick();
    void play();
    void decideWhereDue();
    void endPlay();
    void cutAll();
    void fail(const std::string &why);
    [[nodiscard]] bool allAreHere() const;
    /// By all of them, so far.
    [[nodiscard]] qint64 bytesHeard() const;

    enum class Step { Arriving, Playing, Returning };

    QUrl m_host;
    LoadWish m_wish;
    net::TableClient m_scout; ///< asks which tables there are
    std::vector<std::unique_ptr<NetworkPlayer>> m_players;
    std::map<std::string, QElapsedTimer> m_latest; ///< command of each table
    Step m_step = Step::Arriving;
    QTimer m_tick;
    QElapsedTimer m_since; ///< of the step
    int m_made = 0;        ///< commands in this step
    std::size_t m_next = 0;
    qint64 m_bytesBefore = 0; ///< the step
    std::size_t m_back = 0;   ///< connections that were told the whole story again
    std::string m_problem;
    LoadResult m_result;
};

} // namespace mirabilia::cli
