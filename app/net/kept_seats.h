// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"
#include "app/net/tickets.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::net {

/// Seats that people of this screen have at tables on the network, on disk: a program that was
/// killed finds its way back with them. What cannot be read counts as none, and is left as it is
/// until there is something to keep.
///
/// Several programs may have the file at once: each change is made to what lies there, under a
/// lock. Nothing that a host says makes a seat forgotten: it is marked as lost, and goes after a
/// month in which it did not come back.
class KeptSeats {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::net::KeptSeats)

public:
    using Change = std::function<void(v1::KeptSeat &)>;
    static constexpr qint64 lostFor = qint64{30} * 24 * 60 * 60; ///< seconds

    explicit KeptSeats(QString file);

    /// The latest last.
    [[nodiscard]] const v1::KeptSeats &all() const { return m_seats; }
    /// Of one table, likewise.
    [[nodiscard]] std::vector<v1::KeptSeat> at(std::string_view table) const;
    /// Somebody here has a seat there, as far as anybody knows.
    [[nodiscard]] bool has(std::string_view table) const;
    /// The games that have begun, the latest first.
    [[nodiscard]] QList<SavedGame> games() const;

    /// A seat, in place of the one with its token. False, as of all that follow: it is known only
    /// until the program ends.
    bool keep(const v1::KeptSeat &seat);
    /// Nobody here sits at this table any more.
    bool forget(std::string_view table);
    /// Something about all seats at a table is new.
    bool update(std::string_view table, const Change &change);
    /// What a host has said of a seat: `known` is what is known of it if it is a new one.
    bool follow(const Tickets::Place &place, const v1::KeptSeat &known);

private:
    using Seats = google::protobuf::RepeatedPtrField<v1::KeptSeat>;

    void read();
    /// What others have written since, beside what could not be written.
    void merge();
    bool change(const std::function<void(Seats &)> &how);
    bool write();

    QString m_file;
    v1::KeptSeats m_seats;
    bool m_isWritten = true; ///< what is known lies in the file
};

/// What opens a seat.
[[nodiscard]] Ticket ticketOf(const v1::KeptSeat &seat);

} // namespace mirabilia::net
