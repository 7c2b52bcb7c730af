// SPDX-License-Identifier: GPL-3.0-or-later
// Tables being opened, sleeping, waking and closing.
#include "app/net/table_host.h"

#include "app/host/game_setup.h"
#include "app/models/services/seat_names.h"
#include "app/net/seating.h"
#include "app/net/wire.h"

#include <QRandomGenerator>

#include <algorithm>
#include <set>
#include <utility>

namespace mirabilia::net {

namespace {

constexpr int mostAsleep = 20; // times the awake limit: a file costs little, but not nothing

/// A seat of a table opened by a client.
SeatSetup seatOf(const v1::OpenTable &wish, int number) {
    const v1::SeatWish none;
    SeatSetup seat = host::seatFrom(wish.seats(number),
                                    number < wish.wishes_size() ? wish.wishes(number) : none);
    seat.name = cleanName(seat.name);
    if (std::find(seatColors.begin(), seatColors.end(), seat.color.toStdString()) ==
        seatColors.end()) {
        seat.color = QString::fromStdString(
            std::string(seatColors.at(static_cast<std::size_t>(number) % seatColors.size())));
    }
    if (seat.kind == SeatSetup::Kind::Person && seat.name.isEmpty()) {
        seat.kind = SeatSetup::Kind::Elsewhere;
    }
    return seat;
}

/// None if the seats are invalid or ask for something that does not exist.
std::optional<GameSetup> setupOf(const host::Games &games, const v1::OpenTable &wish) {
    GameSetup setup;
    setup.game = QString::fromStdString(wish.game());
    setup.edition = host::editionFrom(wish.edition());
    setup.livePoints = wish.live_points();
    for (int number = 0; number < std::min<int>(wish.seats_size(), mostSeats); ++number) {
        setup.seats.append(seatOf(wish, number));
    }
    for (SeatSetup &seat : setup.seats) {
        if (seat.kind == SeatSetup::Kind::Computer && seat.name.isEmpty()) {
            seat.name = freshName(namesOf(setup.seats));
        }
    }
    bool isSound = wish.seats_size() <= mostSeats && isTurnTime(wish.turn_seconds());
    bool opens = false;
    for (qsizetype number = 0; number < setup.seats.size(); ++number) {
        const SeatSetup &seat = setup.seats[number];
        constexpr qsizetype freeCity = 2; // the third and last seat
        isSound = isSound &&
                  (seat.kind == SeatSetup::Kind::Computer ? isLevel(seat.level.toStdString())
                                                          : seat.level.isEmpty()) &&
                  (seat.kind != SeatSetup::Kind::FreeCity ||
                   (number == freeCity && setup.seats.size() == freeCity + 1));
        opens = opens || seat.kind == SeatSetup::Kind::Person;
    }
    const std::vector<host::SeatWish> wishes = host::wishesOf(setup);
    isSound = isSound && std::all_of(wishes.begin(), wishes.end(), [&](const auto &each) {
                  return games.knows(wish.game(), setup.edition, each);
              });
    return isSound && opens ? std::optional(setup) : std::nullopt;
}

/// "Anna's table", "Anna's table 2".
std::string numbered(const std::string &title, int number) {
    constexpr qsizetype most = 21; // of the name
    return QStringLiteral("%1 %2")
        .arg(QString::fromStdString(title).left(most))
        .arg(number)
        .toStdString();
}

/// Returns true if it is over and everybody has gone.
bool isLeft(const HostedRoom &table) {
    return table.over() && table.isEmpty();
}

} // namespace

// ---- Opened at the host ------------------------------------------------------------------------

QString TableHost::load(const std::string &only) {
    if (QString problem = take(); !problem.isEmpty()) {
        return problem;
    }
    QStringList problems;
    for (v1::HostedTable &kept : m_kept.load(problems)) {
        if (only.empty() ? !kept.by_client() : tableId(kept) == only) {
            add(lay(m_games, m_kept, std::move(kept)));
        }
    }
    for (const QString &problem : problems) {
        emit warned(problem);
    }
    m_unread = problems;
    return {};
}

QString TableHost::open(const QString &words) {
    const std::string openedAs = words.toStdString();
    const bool isThere = std::any_of(m_tables.begin(), m_tables.end(), [&](const auto &table) {
        return table->openedAs() == openedAs && !table->over();
    });
    if (isThere) {
        return {};
    }
    const TableWords table = readTable(words);
    if (!table.problem.isEmpty()) {
        return table.problem;
    }
    v1::HostedTable kept;
    kept.set_opened_as(openedAs);
    std::vector<std::string> tokens;
    const quint64 seed = table.seed != 0 ? table.seed : QRandomGenerator::system()->generate64();
    QString problem = set(table.setup, seed, kept, tokens);
    problem = problem.isEmpty() ? m_kept.keep(kept) : problem;
    if (!problem.isEmpty()) {
        return problem;
    }
    if (!m_unread.isEmpty()) { // the operator knows which words those were opened with
        emit warned(tr("%1 is opened as a new table. Should it go on with one that cannot be read, "
                       "end this host and mend that file first: %2")
                        .arg(words, m_unread.join(u' ')));
    }
    return add({std::move(kept), {}, nullptr, {}})->problem();
}

OpenedTable TableHost::open(const GameSetup &setup) {
    OpenedTable opened;
    v1::HostedTable kept;
    opened.problem = set(setup, QRandomGenerator::system()->generate64(), kept, opened.tokens);
    const Seating seating(std::move(kept));
    kept = seating.see(seating.unseen()).after.kept(); // passed in-process, so confirmed
    kept.set_title(distinctTitle(cleanName(m_settings.name).toStdString()));
    kept.set_pin(pinOf(m_settings.pin));
    kept.set_unwatched(!m_settings.mayWatch);
    kept.set_everywhere(m_settings.guard.everywhere);
    opened.problem = opened.problem.isEmpty() ? m_kept.keep(kept) : opened.problem;
    if (opened.problem.isEmpty()) {
        HostedRoom *table = add({std::move(kept), {}, nullptr, {}});
        opened.problem = table->problem();
        opened.id = table->id();
    }
    return opened;
}

std::string TableHost::distinctTitle(const std::string &wanted) const {
    QStringList unread; // reported at the start
    std::set<std::string> taken;
    for (const v1::HostedTable &kept : m_kept.load(unread)) {
        taken.insert(kept.title());
    }
    std::string title = wanted;
    for (int number = 2; !wanted.empty() && taken.contains(title); ++number) {
        title = numbered(wanted, number);
    }
    return title;
}

bool TableHost::isFull() const {
    return std::count_if(m_tables.begin(), m_tables.end(),
                         [](const auto &table) { return !isLeft(*table); }) >= m_settings.maxTables;
}

QString TableHost::set(const GameSetup &setup, quint64 seed, v1::HostedTable &table,
                       std::vector<std::string> &tokens) const {
    if (isFull()) {
        return tr("This host has no room for more tables.");
    }
    table.set_version(KeptTables::formatVersion);
    table.set_invite(newInvite());
    table.set_turn_seconds(static_cast<std::uint32_t>(m_settings.turnSeconds));
    v1::SavedGameHeader &header = *table.mutable_header();
    header = host::headerFor(setup);
    table.set_id(header.match_id());
    std::string problem =
        m_games.setUp(setup.game.toStdString(), host::wishesOf(setup), seed, header);
    if (problem.empty()) {
        problem = m_games.make(header).problem;
    }
    if (!problem.empty()) {
        return tr("%1 cannot be played with these seats: %2.")
            .arg(setup.game, QString::fromStdString(problem));
    }
    for (qsizetype seat = setup.seats.size(); seat-- > 0;) {
        if (setup.seats[seat].kind == SeatSetup::Kind::Elsewhere) {
            header.mutable_seats(static_cast<int>(seat))->clear_name();
        } else if (setup.seats[seat].kind == SeatSetup::Kind::Person) {
            table.set_owner(static_cast<std::uint32_t>(seat) + 1); // the first of them
        }
    }
    Seating seating(std::move(table));
    for (qsizetype seat = 0; seat < setup.seats.size(); ++seat) {
        const SeatSetup &place = setup.seats[seat];
        if (place.kind == SeatSetup::Kind::Person) {
            Seating::Change taken = seating.take(static_cast<Seat>(seat), cleanName(place.name),
                                                 place.color.toStdString());
            tokens.push_back(taken.secret);
            seating = std::move(taken.after);
        }
    }
    table = seating.kept();
    return {};
}

HostedRoom *TableHost::add(LaidTable table) {
    HostedRoom *added = m_tables
                            .emplace_back(std::make_unique<HostedTable>(
                                m_games, m_kept, std::move(table), m_settings.table))
                            .get();
    connect(added, &HostedRoom::warned, this, &TableHost::warned);
    connect(added, &HostedRoom::arrived, this, [this, added](bool watching) {
        emit happened(added->line(watching ? "somebody watches" : "somebody sits down"));
    });
    if (!added->problem().isEmpty()) {
        emit warned(added->problem());
    } else {
        emit happened(added->line(added->kept().started() ? "goes on" : "waits for its people"));
    }
    return added;
}

// ---- Opened by clients -------------------------------------------------------------------------

int TableHost::openedFrom(const std::string &opener) const {
    return static_cast<int>(
        std::count_if(m_tables.begin(), m_tables.end(), [&opener](const auto &table) {
            return table->kept().by_client() && table->kept().opened_from() == opener &&
                   !isLeft(*table);
        }));
}

std::string TableHost::openerAt(const Connection &connection) const {
    constexpr std::size_t bytes = 8;
    return hashOf(m_id + GuardedServer::countedAs(connection.address()).toStdString())
        .substr(0, bytes);
}

std::vector<std::string> TableHost::awake() const {
    std::vector<std::string> ids;
    for (const auto &table : m_tables) {
        ids.push_back(table->id());
    }
    return ids;
}

std::string TableHost::refusalToOpen(const Guest &guest, const v1::OpenTable &wish) {
    const Connection &connection = *guest.connection;
    if (!m_settings.clientTables) {
        return "no_tables";
    }
    if (isDraining()) {
        return "draining";
    }
    if (guest.table && guest.table->has(connection)) {
        return "other_table";
    }
    const int edition = host::editionFrom(wish.edition());
    if (edition != 1 && !(connection.can(editionsFeature) && m_games.knows(wish.game(), edition))) {
        return "other_edition";
    }
    if (isFull() || openedFrom(openerAt(connection)) >= m_settings.tablesPerAddress) {
        return "too_many_tables";
    }
    return m_pins.refusal(GuardedServer::countedAs(connection.address()), {},
                          m_settings.pin.toStdString(), wish.pin());
}

void TableHost::openFor(Guest &guest, quint32 request, const v1::OpenTable &wish) {
    inTurn(guest, request, [this, request, wish](Guest &opener) {
        const std::optional<GameSetup> setup = setupOf(m_games, wish);
        const std::string problem = refusalToOpen(opener, wish);
        v1::HostedTable table;
        std::vector<std::string> tokens;
        const bool isSet =
            problem.empty() && setup && isPin(QString::fromStdString(wish.own_pin())) &&
            set(*setup, QRandomGenerator::system()->generate64(), table, tokens).isEmpty();
        if (!isSet) {
            refuse(*opener.connection, request, problem.empty() ? "malformed" : problem, {});
            return;
        }
        table.set_by_client(true);
        table.set_opened_from(openerAt(*opener.connection));
        table.set_title(cleanName(QString::fromStdString(wish.title())).toStdString());
        table.set_pin(pinOf(QString::fromStdString(wish.own_pin())));
        table.set_unwatched(wish.unwatched());
        table.set_turn_seconds(wish.turn_seconds());
        keepFor(opener.connection.get(), request, table, tokens);
    });
}

void TableHost::keepFor(const Visitor &visitor, quint32 request, const v1::HostedTable &table,
                        const std::vector<std::string> &tokens) {
    m_turns.write(
        [this, table, open = awake()] {
            return m_kept.makeRoom(mostAsleep * m_settings.maxTables, open)
                       ? m_kept.keep(table)
                       : tr("This host has no room for more tables.");
        },
        [this, visitor, request, table, tokens](const QString &problem) {
            const auto asked = m_guests.find(visitor.data());
            const bool isThere = visitor && asked != m_guests.end();
            if (!problem.isEmpty()) {
                emit warned(problem);
                if (isThere) {
                    visitor->sendProblem(request, "too_many_tables");
                }
            } else if (!isThere) { // nobody knows of it
                static_cast<void>(m_kept.putAway(table));
            } else {
                HostedRoom *added = add({table, {}, nullptr, {}});
                asked->second->table = added;
                added->seatOpener(*visitor, request, tokens);
            }
        });
}

void TableHost::knock(Guest &guest, quint32 request, const v1::Join &join) {
    if (!m_settings.wakes) {
        guest.connection->sendProblem(request, "no_such_table");
        return;
    }
    inTurn(guest, request, [this, request, join](Guest &visitor) {
        Connection &connection = *visitor.connection;
        if (find(join.table()) != nullptr || !m_kept.has(join.table())) {
            this->join(visitor, request, join); // already woken by somebody else
        } else if (isFull()) {
            connection.sendProblem(request, "too_many_tables");
        } else {
            readFor(connection, join.table(), request,
                    [this, request, join](Connection &knocks, const v1::HostedTable &kept) {
                        const std::string why = refusalAsleep(knocks, Seating(kept), join);
                        if (why.empty()) {
                            wakeFor(&knocks, request, join, kept);
                        } else {
                            refuse(knocks, request, why, join.table());
                        }
                    });
        }
    });
}

void TableHost::readFor(Connection &visitor, const std::string &table, quint32 request,
                        std::function<void(Connection &, const v1::HostedTable &)> then) {
    const auto kept = std::make_shared<v1::HostedTable>();
    m_turns.write(
        [this, kept, table] {
            if (auto read = m_kept.read(table)) {
                *kept = std::move(*read);
                return QString();
            }
            return tr("%1 cannot be read and is left as it is.").arg(QString::fromStdString(table));
        },
        [this, kept, visitor = Visitor(&visitor), request,
         then = std::move(then)](const QString &problem) {
            if (!problem.isEmpty()) {
                emit warned(problem);
            }
            if (visitor && problem.isEmpty()) {
                then(*visitor, *kept);
            } else if (visitor) {
                visitor->sendProblem(request, "no_such_table");
            }
        });
}

std::string TableHost::refusalAsleep(const Connection &visitor, const Seating &table,
                                     const v1::Join &join) {
    if (isReturn(join)) {
        return table.seatOf(join, visitor.nonces()) ? std::string() : "unknown_token";
    }
    if (isDraining()) {
        return "draining";
    }
    if (join.watch()) {
        return "no_watching"; // nobody is there
    }
    std::string why = refusal(visitor, table, join);
    if (why.empty() && table.freeSeats() == 0 && !table.seatOfInvite(join.invite())) {
        why = "full";
    }
    return why;
}

void TableHost::wakeFor(const Visitor &visitor, quint32 request, const v1::Join &join,
                        const v1::HostedTable &table) {
    const auto laid = std::make_shared<LaidTable>();
    m_turns.write(
        [this, laid, table] {
            *laid = lay(m_games, m_kept, table);
            return QString();
        },
        [this, laid, visitor, request, join](const QString & /*what is wrong the table says*/) {
            add(std::move(*laid));
            const auto guest = m_guests.find(visitor.data());
            if (visitor && guest != m_guests.end()) {
                this->join(*guest->second, request, join);
            }
        });
}

// ---- Sleeping and closing ----------------------------------------------------------------------

void TableHost::letSleep() {
    std::erase_if(m_tables, [this](const auto &table) {
        const bool sleeps = table->kept().by_client() && !table->over() && table->isEmpty() &&
                            table->emptyFor() >= m_settings.sleepAfter;
        if (sleeps) {
            emit happened(table->line("sleeps"));
        }
        return sleeps;
    });
}

void TableHost::closeLeft(std::chrono::milliseconds emptyFor) {
    std::vector<v1::HostedTable> left;
    std::erase_if(m_tables, [&](const auto &table) { // which keeps the log open
        const bool closes = isLeft(*table) && table->emptyFor() >= emptyFor;
        if (closes) {
            emit happened(table->line("is over"));
            left.push_back(table->kept());
        }
        return closes;
    });
    if (left.empty()) {
        return;
    }
    const auto putAway = [this, left] {
        QStringList problems;
        for (const v1::HostedTable &kept : left) {
            problems.append(m_kept.putAway(kept));
        }
        problems.removeAll(QString());
        return problems.join(u' ');
    };
    const auto then = [this](const QString &problem) {
        if (!problem.isEmpty()) {
            emit warned(problem);
        }
    };
    m_turns.inTurn([this, putAway, then] { m_turns.write(putAway, then); });
}

} // namespace mirabilia::net
