// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/in_flight.h"
#include "app/net/table_client.h"
#include "app/netcli/offered_moves.h"

#include <QElapsedTimer>
#include <QObject>

#include <map>
#include <optional>
#include <string>

namespace mirabilia::cli {

/// What a network player asks a host for.
struct Wish {
    std::string table; ///< empty: the first table with enough free seats
    std::string name = "Guest";
    std::string pin;
    std::string invite;
    int seats = 1;
    bool watch = false;
};

/// A player at a remote table that knows only what the table shows it. Takes seats, decides when
/// told to, and reconnects by itself.
class NetworkPlayer final : public QObject {
    Q_OBJECT

public:
    NetworkPlayer(const QUrl &host, Wish wish, Taste taste, quint64 seed,
                  QObject *parent = nullptr);

    [[nodiscard]] net::TableClient &client() { return m_client; }
    /// Returns true once every requested seat is taken and sees the game.
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] bool isOver() const;
    /// Returns true if one of its seats has to decide.
    [[nodiscard]] bool isAsked() const;
    /// Makes one decision; `isAsked` must hold.
    void decide();
    /// The table as one of its seats sees it; null before anything is shown.
    [[nodiscard]] const v1::TableView *view() const;

signals:
    void seated(const mirabilia::v1::Seated &where);
    /// A decision was answered `nanoseconds` after it was sent. `happened`: the update had events.
    void answered(qint64 nanoseconds, bool happened);
    void finished();
    /// It cannot play there; the reason comes from the host or from us.
    void failed(const QString &why);

private:
    /// One seat, or a watcher's place.
    struct Place {
        v1::TableView view;
        net::InFlight inFlight;
        QElapsedTimer sent;
    };

    void arrive();
    void sitDown();
    void choose(const v1::TableList &list);
    void hear(const v1::Envelope &envelope);
    void hearUpdate(const v1::Update &update, const v1::Envelope &envelope);
    void hearProblem(const v1::Envelope &envelope);
    [[nodiscard]] static bool isDue(const Place &place);

    net::TableClient m_client;
    Wish m_wish;
    Taste m_taste;
    Rng m_rng;
    quint32 m_listed = 0;                    ///< number of the list request
    QElapsedTimer m_pause;                   ///< since the last refusal
    std::map<std::uint32_t, Place> m_places; ///< by viewer
};

} // namespace mirabilia::cli
