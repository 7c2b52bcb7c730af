// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/kept_seats.h"

#include "app/edge/admit.h"
#include "app/net/wire.h"
#include "app/store/files.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr std::uint32_t seatsVersion = 1;
constexpr qint64 largestSeats = qint64{512} * 1024;

/// The oldest are forgotten.
int mostKept() {
    return edge::mostCount(*v1::KeptSeats::descriptor(), v1::KeptSeats::kSeatsFieldNumber);
}

} // namespace

KeptSeats::KeptSeats(QString file) : m_file(std::move(file)) {
    QFile kept(m_file);
    const bool isRead = kept.open(QIODevice::ReadOnly) && kept.size() <= largestSeats &&
                        unpack(kept.readAll(), m_seats) && m_seats.version() == seatsVersion;
    if (!isRead) {
        m_seats.Clear();
    }
}

bool KeptSeats::keep(const v1::KeptSeat &seat) {
    if (!edge::misfit(seat).empty()) {
        return false; // it could not be read again, and all others with it
    }
    auto &seats = *m_seats.mutable_seats();
    const auto same = [&seat](const v1::KeptSeat &each) { return each.token() == seat.token(); };
    seats.erase(std::remove_if(seats.begin(), seats.end(), same), seats.end());
    *seats.Add() = seat;
    if (seats.size() > mostKept()) {
        seats.erase(seats.begin());
    }
    return write();
}

bool KeptSeats::forget(std::string_view table) {
    auto &seats = *m_seats.mutable_seats();
    const auto there = [table](const v1::KeptSeat &each) { return each.table() == table; };
    seats.erase(std::remove_if(seats.begin(), seats.end(), there), seats.end());
    return write();
}

bool KeptSeats::update(std::string_view table, const std::function<void(v1::KeptSeat &)> &change) {
    for (v1::KeptSeat &seat : *m_seats.mutable_seats()) {
        if (seat.table() == table) {
            v1::KeptSeat after = seat;
            change(after);
            if (edge::misfit(after).empty()) {
                seat = std::move(after);
            }
        }
    }
    return write();
}

QList<SavedGame> KeptSeats::games() const {
    const auto text = [](const std::string &name) {
        return cleanName(QString::fromStdString(name));
    };
    QList<SavedGame> games;
    for (const v1::KeptSeat &seat : m_seats.seats()) {
        const QString id = QString::fromStdString(seat.table());
        const auto known = std::find_if(games.begin(), games.end(),
                                        [&id](const SavedGame &game) { return game.id == id; });
        if (known != games.end()) {
            known->persons.append(text(seat.name()));
        } else if (!seat.game().empty()) {
            SavedGame game;
            game.id = id;
            game.game = QString::fromStdString(seat.game());
            game.table = text(seat.title());
            game.savedAt = QDateTime::fromSecsSinceEpoch(seat.at());
            game.persons.append(text(seat.name()));
            for (const std::string &other : seat.others()) {
                game.others.append(text(other));
            }
            games.prepend(game);
        }
    }
    return games;
}

bool KeptSeats::write() {
    m_seats.set_version(seatsVersion);
    return store::makeFolder(QFileInfo(m_file).absolutePath()) &&
           store::writeFile(m_file, packed(m_seats)).isEmpty();
}

} // namespace mirabilia::net
