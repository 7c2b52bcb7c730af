// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"
#include "mirabilia/v1/hosted.pb.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>

namespace mirabilia::net {

/// Seats that people of this screen have at tables on the network, on disk: a program that was
/// killed finds its way back with them. What cannot be read counts as none, and is left as it is
/// until there is something to keep.
class KeptSeats {
public:
    explicit KeptSeats(QString file);

    /// The latest last.
    [[nodiscard]] const v1::KeptSeats &all() const { return m_seats; }
    /// The games that have begun, the latest first.
    [[nodiscard]] QList<SavedGame> games() const;
    /// A seat, or what is new about it. False: it is known only until the program ends.
    bool keep(const v1::KeptSeat &seat);
    /// Nobody here sits at this table any more.
    bool forget(std::string_view table);
    /// Something about all seats at a table is new.
    bool update(std::string_view table, const std::function<void(v1::KeptSeat &)> &change);

private:
    bool write();

    QString m_file;
    v1::KeptSeats m_seats;
};

} // namespace mirabilia::net
