// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/table_words.h"

#include "app/models/services/seat_names.h"
#include "app/net/seating.h"

#include <algorithm>

namespace mirabilia::net {

namespace {

SeatSetup seatFrom(const QString &word, const QList<SeatSetup> &before) {
    SeatSetup seat;
    seat.color = QString::fromStdString(
        std::string(seatColors.at(static_cast<std::size_t>(before.size()) % seatColors.size())));
    if (word == u"person") {
        seat.kind = SeatSetup::Kind::Elsewhere;
    } else {
        seat.level = word;
        seat.name = freshName(namesOf(before));
    }
    return seat;
}

/// The game, "classic", or one of its editions, "classic-2", as the files of its data are called.
void readGame(const QString &word, GameSetup &setup) {
    const QString last = word.section(u'-', -1);
    const int edition = last.size() < word.size() ? last.toInt() : 0;
    setup.game = edition > 0 ? word.chopped(last.size() + 1) : word;
    setup.edition = std::max(edition, 1);
}

} // namespace

TableWords readTable(const QString &words) {
    TableWords table;
    const QStringList parts = words.split(u':');
    bool isNumber = true;
    if (parts.size() == 3) {
        table.seed = parts[2].toULongLong(&isNumber);
    }
    if (parts.size() < 2 || parts.size() > 3 || !isNumber) {
        table.problem =
            TableWords::tr("%1 is no table: write it like duel:person,expert:7.").arg(words);
        return table;
    }
    readGame(parts[0], table.setup);
    const auto seats = parts[1].split(u',');
    for (const QString &seat : seats) {
        table.setup.seats.append(seatFrom(seat, table.setup.seats));
        if (seat != u"person" && !isLevel(seat.toStdString())) {
            table.problem =
                TableWords::tr(
                    "%1 is no seat: a seat is person, easy, normal, expert, master or random.")
                    .arg(seat);
        }
    }
    return table;
}

QByteArray joinPage(const QString &name) {
    return QStringLiteral(
               "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
               "<meta name=\"viewport\" content=\"width=device-width\"><title>Mirabilia</title>"
               "<style>body{font:1.1em/1.5 sans-serif;max-width:32em;margin:3em auto;"
               "padding:0 1em}a{display:inline-block;padding:.6em 1.2em;border-radius:.5em;"
               "background:#1f6f78;color:#fff;text-decoration:none}</style>"
               "<h1>%1</h1><p>A table of Mirabilia waits here.</p>"
               "<p><a id=\"go\" href=\"#\">Open it in Mirabilia</a></p>"
               "<p>Nothing opens? Install Mirabilia, choose <em>Join</em> there and type this "
               "address: <b id=\"at\"></b></p>"
               "<script>document.getElementById('at').textContent=location.host;"
               "document.getElementById('go').href='mirabilia://'+location.host+"
               "location.pathname.replace(/^\\/j/,'')+location.hash</script></html>")
        .arg(name.toHtmlEscaped())
        .toUtf8();
}

} // namespace mirabilia::net
