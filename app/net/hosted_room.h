// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/connection.h"
#include "app/net/kept_table.h"
#include "app/net/seating.h"
#include "mirabilia/v1/net.pb.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace mirabilia::net {

/// A place at a host that people join. The host decides who may come in and when it sleeps; seating
/// and everything inside are up to the room.
class HostedRoom : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Why nobody can come in, as a sentence; empty if they can.
    [[nodiscard]] virtual const QString &problem() const = 0;
    /// The state saved on disk.
    [[nodiscard]] const v1::HostedTable &kept() const { return seating().kept(); }
    [[nodiscard]] const std::string &id() const { return tableId(kept()); }
    [[nodiscard]] const std::string &invite() const { return kept().invite(); }
    [[nodiscard]] const std::string &openedAs() const { return kept().opened_as(); }
    /// For the list of tables.
    [[nodiscard]] virtual v1::TableInfo info() const = 0;
    /// Returns true if nothing more will happen there.
    [[nodiscard]] virtual bool over() const = 0;
    /// Returns true if nobody is present and nothing is pending.
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// How long it has been empty; 0 while somebody is present.
    [[nodiscard]] virtual std::chrono::milliseconds emptyFor() const = 0;
    /// Returns true if the connection is here or is joining.
    [[nodiscard]] virtual bool has(const Connection &connection) const = 0;
    /// Who may take which seat.
    [[nodiscard]] virtual const Seating &seating() const = 0;

    /// A request to take a seat, to reclaim one, or to watch; the host has already admitted the
    /// person. Answered by Seated and a full update, or by a Problem.
    virtual void join(Connection &connection, quint32 request, const v1::Join &join) = 0;
    /// The opener takes the seats of these tokens.
    virtual void seatOpener(Connection &connection, quint32 request,
                            const std::vector<std::string> &tokens) = 0;
    /// A message from a guest.
    virtual void receive(Connection &connection, const v1::Envelope &envelope) = 0;
    /// The connection is lost.
    virtual void lose(Connection &connection) = 0;
    /// Tells everyone the reason and removes them.
    virtual void dismiss(const std::string &code, bool comeBack) = 0;

    // For the operator of the host:

    /// Called once, with the code of the problem, or empty on success.
    using Done = std::function<void(const std::string &problem)>;
    /// Takes the seat from its person. "no_such_seat": nobody has it.
    virtual void kick(Seat seat, const Done &done) = 0;
    /// The connection at a seat; null if nobody is there.
    [[nodiscard]] virtual const Connection *at(Seat seat) const = 0;
    [[nodiscard]] virtual v1::SeatStates seatStates() const = 0;

    /// A log line about this room.
    [[nodiscard]] QString line(const char *what) const;

signals:
    /// The guests, or what others are told about the room, changed.
    void changed();
    void arrived(bool watching);
    /// A problem someone should look into, as a sentence.
    void warned(const QString &what);
};

} // namespace mirabilia::net
