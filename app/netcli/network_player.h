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

/// What somebody wants at a host.
struct Wish {
    std::string table; ///< empty: the first with so many free seats
    std::string name = "Guest";
    std::string pin;
    std::string invite;
    int seats = 1;
    bool watch = false;
};

/// Somebody at a table elsewhere, who knows what that table shows and nothing more: sits down,
/// decides when told to, and comes back by itself.
class NetworkPlayer final : public QObject {
    Q_OBJECT

public:
    NetworkPlayer(const QUrl &host, Wish wish, Taste taste, quint64 seed,
                  QObject *parent = nullptr);

    [[nodiscard]] net::TableClient &client() { return m_client; }
    /// Everything that was wished is there: the game is shown to every seat.
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] bool isOver() const;
    /// One of its seats has a decision to make.
    [[nodiscard]] bool isAsked() const;
    /// Makes one; `isAsked` must hold.
    void decide();
    /// The table as one of the seats sees it; nothing before it is shown.
    [[nodiscard]] const v1::TableView *view() const;

signals:
    void seated(const mirabilia::v1::Seated &where);
    /// A decision was answered so long after it was sent, by more than a view: something happened.
    void answered(qint64 nanoseconds, bool happened);
    void finished();
    /// It cannot play there: the host's sentence, or ours.
    void failed(const QString &why);

private:
    /// One seat, or the chair to watch from.
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
    quint32 m_listed = 0;                    ///< the number of the request
    QElapsedTimer m_pause;                   ///< since something was refused
    std::map<std::uint32_t, Place> m_places; ///< by viewer
};

} // namespace mirabilia::cli
