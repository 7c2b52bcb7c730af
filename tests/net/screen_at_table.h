// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/lan.h"
#include "tests/net/table_elsewhere.h"

#include <algorithm>

namespace mirabilia::net {

inline SeatSetup seatOf(SeatSetup::Kind kind, const char *name, const char *color) {
    SeatSetup seat;
    seat.kind = kind;
    seat.name = QString::fromLatin1(name);
    seat.color = QString::fromLatin1(color);
    seat.level = kind == SeatSetup::Kind::Computer ? QStringLiteral("easy") : QString();
    return seat;
}

inline GameSetup setupOf(const char *game, const QList<SeatSetup> &seats) {
    return {.seats = seats, .game = QString::fromLatin1(game)};
}

inline constexpr auto here = SeatSetup::Kind::Person;
inline constexpr auto elsewhere = SeatSetup::Kind::Elsewhere;
inline constexpr auto computer = SeatSetup::Kind::Computer;

/// The network of a program with a window, and people at it who play any legal move.
class Screen {
public:
    Screen(const QString &folder, const HostPorts &ports, const host::Games &known = games())
        : lan(known, QDir(folder), ports) {
        QObject::connect(&lan, &Network::opened, &lan, [this] { open(); });
        QObject::connect(&lan, &Network::ended, &lan, [this] { views.clear(); });
        QObject::connect(&lan, &Network::roomChanged, &lan, [this] {
            if (lan.running() == nullptr) {
                views.clear();
            }
        });
        QObject::connect(&lan, &Network::problem, &lan,
                         [this](const QString &what) { problem = what; });
        QObject::connect(&lan, &Network::note, &lan, [this](const QString &what) { note = what; });
        QObject::connect(&lan, &Network::withdrawn, &lan,
                         [this](int number) { withdrawn.append(number); });
        QObject::connect(&lan, &Network::notice, &lan, [this](const QString &code, int seat) {
            notices.append(QStringLiteral("%1 %2").arg(code).arg(seat));
        });
        QObject::connect(&lan, &Network::asked, &lan,
                         [this](int number, int, const QStringList &) { question = number; });
        QObject::connect(&lan, &Network::emoted, &lan, [this](int seat, int number) {
            emote = {seat, number};
        });
    }

    [[nodiscard]] const Room &room() const { return lan.room(); }
    [[nodiscard]] bool isHere() const { return room().state == Room::State::Here; }
    [[nodiscard]] bool isPlaying() const {
        return isHere() && !views.empty() &&
               std::all_of(views.begin(), views.end(),
                           [](const auto &each) { return each.second.seats_size() > 0; });
    }
    [[nodiscard]] bool over() const { return isPlaying() && views.begin()->second.over(); }

    void join(const QString &address, const char *name, const char *pin = "") {
        JoinWish wish;
        wish.address = address;
        wish.name = QString::fromLatin1(name);
        wish.pin = QString::fromLatin1(pin);
        problem.clear();
        lan.join(wish);
    }
    void watch(const FoundTable &table) {
        JoinWish wish;
        wish.address = table.address;
        wish.table = table.id;
        wish.watch = true;
        lan.join(wish);
    }
    /// Continues the game played last, as the Home page offers it.
    void goOn() {
        ASSERT_FALSE(lan.saves().isEmpty());
        lan.continueGame(lan.saves().front().id);
    }
    [[nodiscard]] QList<int> seats() {
        return lan.running() != nullptr ? lan.running()->localSeats() : QList<int>();
    }
    /// Returns true if the room and the game are gone.
    [[nodiscard]] bool isHome() {
        return room().state == Room::State::None && lan.running() == nullptr;
    }
    /// Makes one decision, if one is due here.
    bool play(Rng &rng) {
        for (auto &[seat, view] : views) {
            if (!view.over() && view.deciding_for_size() > 0 &&
                view.revision() != decidedOn[seat]) {
                decidedOn[seat] = view.revision();
                v1::Command command;
                command.set_seat(view.deciding_for(0));
                command.set_revision(view.revision());
                *command.mutable_move() = host::anyMove(view, rng);
                lan.running()->link(seat)->send(command);
                return true;
            }
        }
        return false;
    }

    Lan lan;
    QString problem;
    QString note;
    QList<int> withdrawn; ///< questions
    QStringList notices;
    int timesLaid = 0; ///< the table
    int question = 0;
    std::pair<int, int> emote;
    std::map<int, v1::TableView> views; ///< by seat of this screen
    std::map<int, quint64> decidedOn;

private:
    void open() {
        ++timesLaid;
        views.clear();
        decidedOn.clear();
        for (const int seat : lan.running()->localSeats()) {
            Link *link = lan.running()->link(seat);
            views[seat] = {};
            const auto take = [this, seat](const v1::Update &update) {
                views[seat] = update.view();
                if (!update.refused().empty()) {
                    decidedOn[seat] = 0;
                }
            };
            QObject::connect(link, &Link::updated, link, take);
            QObject::connect(link, &Link::restored, link, [this, seat, take](const auto &update) {
                decidedOn[seat] = 0;
                take(update);
            });
            link->refresh();
        }
    }
};

/// Keeps tests that run side by side from finding each other.
inline HostPorts freePorts() {
    QUdpSocket free;
    free.bind(QHostAddress::AnyIPv4, 0);
    return {0, free.localPort()};
}

class LanTest : public testing::Test {
protected:
    [[nodiscard]] std::unique_ptr<Screen> screen(const char *who) const {
        return std::make_unique<Screen>(folder.filePath(QString::fromLatin1(who)), ports);
    }
    /// Opens Ada's table.
    void host(const GameSetup &setup, const char *pin = "") {
        ada->lan.host({.setup = setup,
                       .title = QStringLiteral("Ada's table"),
                       .pin = QString::fromLatin1(pin)});
        WAIT_FOR(ada->isHere() && !ada->room().seats.isEmpty());
    }
    /// The table's address on this computer.
    [[nodiscard]] QString address() const {
        return QStringLiteral("127.0.0.1:%1").arg(readAddress(ada->room().link)->host.port());
    }
    /// Starts the host's program again, at the same port.
    void startAdaAgain() {
        ports.tables = static_cast<quint16>(readAddress(ada->room().link)->host.port());
        ada.reset();
        ada = screen("ada");
    }
    void sitDownBo() {
        bo->join(address(), "Bo");
        WAIT_FOR(bo->isHere() && !bo->room().seats.isEmpty());
    }
    void beginDuel() {
        host(setupOf("duel", {seatOf(here, "Ada", "teal"), seatOf(elsewhere, "", "coral")}));
        sitDownBo();
        WAIT_FOR(ada->room().seats[1].setup.name == u"Bo");
        ada->lan.start();
        WAIT_FOR(ada->isPlaying() && bo->isPlaying());
    }
    void play(int decisions = 100'000) {
        Rng rng(7);
        int made = 0;
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                made += (ada->play(rng) ? 1 : 0) + (bo->play(rng) ? 1 : 0);
                return made >= decisions || (ada->over() && bo->over());
            },
            60'000));
    }

    QTemporaryDir folder;
    HostPorts ports = freePorts();
    std::unique_ptr<Screen> ada = screen("ada");
    std::unique_ptr<Screen> bo = screen("bo");
};

} // namespace mirabilia::net
