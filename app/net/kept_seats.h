// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"
#include "app/net/tickets.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QFutureWatcher>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::net {

/// Seats that people of this screen have at tables on the network, on disk: a program that was
/// killed finds its way back with them. What cannot be read counts as none, and is left as it is
/// until there is something to keep.
///
/// What changes is known at once, and written in a thread of the store: nobody waits for it but who
/// ends the program. Several programs may have the file at once: each change is made to what lies
/// there, under a lock. Nothing that a host says makes a seat forgotten: it is marked as lost, and
/// goes after a month in which it did not come back.
class KeptSeats final : public QObject {
    Q_OBJECT

public:
    /// Called more than once, and in other threads too: what it needs it has as values.
    using Change = std::function<void(v1::KeptSeat &)>;
    static constexpr qint64 lostFor = qint64{30} * 24 * 60 * 60; ///< seconds

    /// Reads the file.
    explicit KeptSeats(QString file, QObject *parent = nullptr);
    /// Waits until all of it is on the disk.
    ~KeptSeats() override;

    /// The latest last.
    [[nodiscard]] const v1::KeptSeats &all() const { return m_seats; }
    /// Of one table, likewise.
    [[nodiscard]] std::vector<v1::KeptSeat> at(std::string_view table) const;
    /// Somebody here has a seat there, as far as anybody knows.
    [[nodiscard]] bool has(std::string_view table) const;
    /// The games that have begun, the latest first.
    [[nodiscard]] QList<SavedGame> games() const;

    /// A seat, in place of the one with its token; one that could not be read again is not kept.
    void keep(const v1::KeptSeat &seat);
    /// Nobody here sits at this table any more.
    void forget(std::string_view table);
    /// Something about all seats at a table is new.
    void update(std::string_view table, const Change &change);
    /// What a host has said of a seat: `known` is what is known of it if it is a new one.
    void follow(const Tickets::Place &place, const v1::KeptSeat &known);

    /// Waits until all of it is on the disk. False: it is known only until the program ends.
    bool flush();

signals:
    /// Another program had something new.
    void merged();
    /// What is new cannot be written, and why; a sentence, told once. The next change tries again.
    void failed(const QString &why);

private:
    using Seats = google::protobuf::RepeatedPtrField<v1::KeptSeat>;
    using Step = std::function<void(Seats &)>;
    struct Writing;

    void change(Step step);
    void write();
    void settle();

    QString m_file;
    v1::KeptSeats m_seats;
    std::vector<Step> m_waiting;        ///< made to `m_seats`, and not yet to the file
    std::shared_ptr<Writing> m_writing; ///< on its way; null: nothing is
    QFutureWatcher<QString> m_written;
    bool m_hasFailed = false;
};

/// What opens a seat.
[[nodiscard]] Ticket ticketOf(const v1::KeptSeat &seat);

} // namespace mirabilia::net
