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
    int seats = 7; ///< per table
    std::string game = "classic";
    std::vector<std::string> known; ///< table ids; empty: the tables the host lists
    int rate = 100;                 ///< commands per second
    int seconds = 60;
    std::string pin;
    bool asPages = false; ///< JSON, as the pages for phones speak
    qint64 serverPid = 0; ///< 0: do not measure its memory
    bool reconnect = false;
};

/// Latencies in nanoseconds.
class Latencies {
public:
    void add(qint64 nanoseconds) { m_all.push_back(nanoseconds); }
    /// Returns 0 if there are none.
    [[nodiscard]] double quantile(double part) const;

private:
    std::vector<qint64> m_all;
};

struct LoadResult {
    int connections = 0;
    double seatedAfter = 0; ///< nanoseconds
    int commands = 0;
    double commandsPerSecond = 0;
    Latencies told;             ///< from a command that caused an event to each seat's update
    Latencies quiet;            ///< from other commands to their answer, which hosts batch
    double bytesPerCommand = 0; ///< received by all connections; a seat sends one command a turn
    qint64 memoryBefore = 0;    ///< of the server, kB
    qint64 memoryAfter = 0;
    double backAfter = 0; ///< nanoseconds
};

/// Takes seats at many tables of a host, plays, and measures.
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
    /// Polls everything that is pending, every millisecond.
    void tick();
    void play();
    void decideWhereDue();
    void endPlay();
    void cutAll();
    void fail(const std::string &why);
    [[nodiscard]] bool allAreHere() const;
    /// Received by all connections so far.
    [[nodiscard]] qint64 bytesHeard() const;

    enum class Step { Arriving, Playing, Returning };

    QUrl m_host;
    LoadWish m_wish;
    net::TableClient m_scout; ///< lists the tables
    std::vector<std::unique_ptr<NetworkPlayer>> m_players;
    std::map<std::string, QElapsedTimer> m_latest; ///< the latest command of each table
    Step m_step = Step::Arriving;
    QTimer m_tick;
    QElapsedTimer m_since; ///< start of the step
    int m_made = 0;        ///< commands sent in this step
    std::size_t m_next = 0;
    qint64 m_bytesBefore = 0; ///< before the step
    std::size_t m_back = 0;   ///< connections that were sent the full update again
    std::string m_problem;
    LoadResult m_result;
};

} // namespace mirabilia::cli
