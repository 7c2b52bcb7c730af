// SPDX-License-Identifier: GPL-3.0-or-later
// keep_seats FILE NUMBER : keeps that many seats, each on the disk before the next. A test runs two
// at once.
#include "app/net/kept_seats.h"

#include <QCoreApplication>

int main(int argc, char **argv) {
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    mirabilia::net::KeptSeats seats(words.value(1));
    bool isKept = true;
    for (int number = 0; number < words.value(2).toInt(); ++number) {
        mirabilia::v1::KeptSeat seat;
        seat.set_token(std::to_string(QCoreApplication::applicationPid()) + "-" +
                       std::to_string(number));
        seat.set_table(seat.token());
        seats.keep(seat);
        isKept = seats.flush() && isKept;
    }
    return isKept ? 0 : 1;
}
