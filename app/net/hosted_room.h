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

/// What people come to at a host. The host decides who may come in and when it sleeps; what they do
/// there is the room's own, and so is who sits where.
class HostedRoom : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Why nobody can come in, as a sentence; empty: they can.
    [[nodiscard]] virtual const QString &problem() const = 0;
    /// As it lies on the disk.
    [[nodiscard]] const v1::HostedTable &kept() const { return seating().kept(); }
    [[nodiscard]] const std::string &id() const { return tableId(kept()); }
    [[nodiscard]] const std::string &invite() const { return kept().invite(); }
    [[nodiscard]] const std::string &openedAs() const { return kept().opened_as(); }
    /// For those who look for a table.
    [[nodiscard]] virtual v1::TableInfo info() const = 0;
    /// Nothing more will happen there.
    [[nodiscard]] virtual bool over() const = 0;
    /// Nobody is here, and nothing waits.
    [[nodiscard]] virtual bool isEmpty() const = 0;
    /// How long; 0 while somebody is here.
    [[nodiscard]] virtual std::chrono::milliseconds emptyFor() const = 0;
    /// It is here, or is about to be.
    [[nodiscard]] virtual bool has(const Connection &connection) const = 0;
    /// Who may sit where.
    [[nodiscard]] virtual const Seating &seating() const = 0;

    /// A request to sit down, to have one's seat again, or to watch; whether the person may is
    /// decided already. Answered by Seated and everything there is to see, or by a Problem.
    virtual void join(Connection &connection, quint32 request, const v1::Join &join) = 0;
    /// Whoever has opened it has the seats of these tokens.
    virtual void seatOpener(Connection &connection, quint32 request,
                            const std::vector<std::string> &tokens) = 0;
    /// What somebody here says.
    virtual void receive(Connection &connection, const v1::Envelope &envelope) = 0;
    /// The connection is gone.
    virtual void lose(Connection &connection) = 0;
    /// Everybody hears why, and is gone.
    virtual void dismiss(const std::string &code, bool comeBack) = 0;

    // For whoever runs the host:

    /// Called once, with the code of the problem, or with nothing when it is done.
    using Done = std::function<void(const std::string &problem)>;
    /// Takes the seat from its person. "no_such_seat": none has it.
    virtual void kick(Seat seat, const Done &done) = 0;
    /// Who sits there now; null: nobody is here.
    [[nodiscard]] virtual const Connection *at(Seat seat) const = 0;
    [[nodiscard]] virtual v1::SeatStates seatStates() const = 0;

    /// Of the log.
    [[nodiscard]] QString line(const char *what) const;

signals:
    /// Who is here, or what is told of it to others.
    void changed();
    void arrived(bool watching);
    /// Something is wrong that somebody should see to; a sentence.
    void warned(const QString &what);
};

} // namespace mirabilia::net
