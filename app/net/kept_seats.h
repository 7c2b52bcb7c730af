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

/// Seats that people of this screen hold at network tables, saved on disk so that a killed program
/// can return to them. An unreadable file counts as empty and is left alone until there is
/// something to save.
///
/// Changes are visible at once and written by a thread of the store; only ending the program waits
/// for that. Several programs may share the file: each change is applied to the current file under
/// a lock. Nothing a host says deletes a seat: it is marked as lost and deleted after a month
/// without coming back.
class KeptSeats final : public QObject {
    Q_OBJECT

public:
    /// Called more than once, also in other threads; must capture by value.
    using Change = std::function<void(v1::KeptSeat &)>;
    static constexpr qint64 lostFor = qint64{30} * 24 * 60 * 60; ///< seconds

    /// Reads the file.
    explicit KeptSeats(QString file, QObject *parent = nullptr);
    /// Waits until everything is on the disk.
    ~KeptSeats() override;

    /// The latest last.
    [[nodiscard]] const v1::KeptSeats &all() const { return m_seats; }
    /// Those of one table, in the same order.
    [[nodiscard]] std::vector<v1::KeptSeat> at(std::string_view table) const;
    /// Returns true if somebody here has a seat there, as far as known.
    [[nodiscard]] bool has(std::string_view table) const;
    /// Games that have begun, the latest first.
    [[nodiscard]] QList<SavedGame> games() const;

    /// Adds a seat, replacing the one with its token. Ignores a seat that could not be read back.
    void keep(const v1::KeptSeat &seat);
    /// Removes all seats at this table.
    void forget(std::string_view table);
    /// Changes all seats at a table.
    void update(std::string_view table, const Change &change);
    /// Applies what a host said about a seat; `known` is the base for a new one.
    void follow(const Tickets::Place &place, const v1::KeptSeat &known);

    /// Waits until everything is on the disk. Returns false if it could not be saved.
    bool flush();

signals:
    /// Another program's changes were merged in.
    void merged();
    /// Changes cannot be saved; `why` is a sentence, emitted once. The next change tries again.
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
    std::vector<Step> m_waiting;        ///< applied to `m_seats` but not yet to the file
    std::shared_ptr<Writing> m_writing; ///< the running write; null: none
    QFutureWatcher<QString> m_written;
    bool m_hasFailed = false;
};

/// What grants a seat.
[[nodiscard]] Ticket ticketOf(const v1::KeptSeat &seat);

} // namespace mirabilia::net
