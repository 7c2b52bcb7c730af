// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/lan_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/shell/data_wording.h"
#include "app/models/shell/game_kind.h"
#include "app/models/shell/new_game_model.h"

#include <algorithm>
#include <utility>

namespace mirabilia {

namespace {

const QString titleKey = QStringLiteral("lan.title");
const QString watchKey = QStringLiteral("lan.mayWatch");
const QString turnKey = QStringLiteral("lan.turnSeconds");
const QString recentKey = QStringLiteral("lan.recent");
constexpr qsizetype mostRecent = 5;

QString detailOf(const FoundTable &table, const GameKind &kind) {
    QStringList names;
    for (const QString &name : table.persons) {
        names.append(shownName(name));
    }
    const QString game = kind.name(table.edition);
    QString detail =
        names.isEmpty()
            ? game
            : LanModel::tr("%1, with %2", "a game, its players").arg(game, Wording::list(names));
    if (table.freeSeats == 0) {
        return (table.started ? LanModel::tr("%1; it has begun", "what is played, and by whom")
                              : LanModel::tr("%1; full", "what is played, and by whom"))
            .arg(detail);
    }
    return LanModel::tr("%1; %n seat(s) free", "what is played, and by whom", table.freeSeats)
        .arg(detail);
}

/// Hosts show their address in figures or with a dot; a single word is a typing mistake.
bool isAddress(const QString &text) {
    return text.contains(u'.') || text.contains(u':') ||
           text.trimmed() == QLatin1String("localhost");
}

} // namespace

void FoundModel::setTables(const QList<FoundTable> &tables, const DataWording &data) {
    QList<FoundRow> rows;
    for (const FoundTable &table : tables) {
        const GameKind *kind = gameKind(table.game);
        FoundRow row;
        row.address = table.address;
        row.tableId = table.id;
        row.title = table.host.isEmpty() ? table.address : shownTitle(table.host);
        row.problem = table.problem;
        row.mine = table.hasMySeat;
        row.asking = table.id.isEmpty() && table.problem.isEmpty() && !table.mayOpen;
        if (table.mayOpen) {
            row.mayOpen = true;
            row.needsPin = table.needsPin;
            row.detail = LanModel::tr("You choose game and seats; that host runs the table");
        } else if (kind == nullptr && row.problem.isEmpty() && !table.id.isEmpty()) {
            row.problem = LanModel::tr("A game that this program does not know.");
        } else if (kind != nullptr && !kind->hasEdition(table.edition) && row.problem.isEmpty()) {
            row.problem =
                LanModel::tr("An edition of %1 that this program does not know.").arg(kind->name());
        } else if (kind != nullptr) {
            row.game = table.game;
            row.detail = detailOf(table, *kind);
            row.clock = turnClockText(table.turnSeconds);
            row.otherData =
                data.otherBriefly(table.game, table.edition, table.data, table.sendsData);
            row.freeSeats = table.freeSeats;
            row.needsPin = table.needsPin;
            row.mayJoin = table.freeSeats > 0;
            row.mayWatch = table.mayWatch;
        }
        rows.append(row);
    }
    std::stable_partition(rows.begin(), rows.end(), [](const FoundRow &row) { return row.mine; });
    assign(rows);
}

LanModel::LanModel(Services &services, Settings &settings, Network &network,
                   const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_settings(settings)
    , m_network(network)
    , m_catalogue(catalogue)
    , m_tables(new FoundModel(this))
    , m_room(new RoomModel(network, catalogue, this)) {
    connect(&network, &Network::foundChanged, this, &LanModel::refresh);
    connect(&network, &Network::savesChanged, this, &LanModel::seek);
    connect(&network, &Network::roomChanged, this, [this] {
        const Room::State state = m_network.room().state;
        m_pinTyped = m_pinTyped && state != Room::State::Here;
        setJoining(m_joining && state == Room::State::Connecting);
    });
    connect(&network, &Network::roomChanged, this, &LanModel::bigScreenChanged);
    connect(&settings, &Settings::nameChanged, this, &LanModel::nameChanged);
    connect(this, &LanModel::nameChanged, this, &LanModel::titleChanged);
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        refresh();
        emit nameChanged();
    });
}

void LanModel::refresh() {
    const QList<FoundTable> found = m_network.found();
    m_tables->setTables(found, DataWording(m_catalogue));
    const auto waits = std::find_if(found.begin(), found.end(),
                                    [](const FoundTable &table) { return table.hasMySeat; });
    const QString id = waits == found.end() ? QString() : waits->id;
    if (std::exchange(m_waitingTable, id) != id) {
        emit waitingTableChanged();
    }
}

QString LanModel::waitingTable() const {
    return m_waitingTable;
}

void LanModel::setSeeking(bool on) {
    if (m_seeking != on) {
        m_seeking = on;
        seek();
        emit seekingChanged();
    }
}

void LanModel::setSeekingSeats(bool on) {
    if (m_seekingSeats != on) {
        m_seekingSeats = on;
        seek();
        emit seekingChanged();
    }
}

void LanModel::seek() {
    m_network.seek(m_seeking || (m_seekingSeats && !m_network.saves().isEmpty()));
}

// ---- Asked only once ----------------------------------------------------------------------------

QString LanModel::name() const {
    const QString name = m_settings.name();
    return name.isEmpty() ? NewGameModel::usualName() : name;
}

void LanModel::setName(const QString &name) {
    m_settings.setName(name);
}

QString LanModel::title() const {
    const QString own = ownTitle();
    return own.isEmpty() ? usualTitle() : own;
}

QString LanModel::ownTitle() const {
    return m_services.setting(titleKey, QString()).toString();
}

QString LanModel::usualTitle() const {
    return tr("%1's table", "its host").arg(cleanName(name()));
}

void LanModel::setTitle(const QString &title) {
    if (title != ownTitle()) {
        m_services.setSetting(titleKey, title);
        emit titleChanged();
    }
}

void LanModel::setPin(const QString &pin) {
    if (m_pin != pin) {
        m_pin = pin;
        emit pinChanged();
    }
}

bool LanModel::mayWatch() const {
    return m_services.setting(watchKey, true).toBool();
}

void LanModel::setMayWatch(bool on) {
    if (on != mayWatch()) {
        m_services.setSetting(watchKey, on);
        emit mayWatchChanged();
    }
}

void LanModel::setEverywhere(bool on) {
    if (m_everywhere != on) {
        m_everywhere = on;
        emit everywhereChanged();
    }
}

int LanModel::turnSeconds() const {
    return m_services.setting(turnKey, 0).toInt();
}

void LanModel::setTurnSeconds(int seconds) {
    if (seconds != turnSeconds()) {
        m_services.setSetting(turnKey, seconds);
        emit turnSecondsChanged();
    }
}

QStringList LanModel::recent() const {
    return m_services.setting(recentKey, QString()).toString().split(u' ', Qt::SkipEmptyParts);
}

void LanModel::remember(const QString &address) {
    QStringList all = recent();
    all.removeAll(address);
    all.prepend(address);
    m_services.setSetting(recentKey, QStringList(all.mid(0, mostRecent)).join(u' '));
    emit recentChanged();
}

// ---- Joining ------------------------------------------------------------------------------------

bool LanModel::lookAt(const QString &address) {
    const bool isOne = isAddress(address) && m_network.seekAt(address);
    if (isOne) {
        remember(address.trimmed().section(u'#', 0, 0)); // an invite is for one evening
    }
    return isOne;
}

void LanModel::join(int row, const QString &pin, bool watch) {
    if (row >= 0 && row < m_tables->count()) {
        const FoundRow &table = m_tables->table(row);
        JoinWish wish;
        wish.address = table.address;
        wish.table = table.tableId;
        wish.pin = pin;
        wish.name = name();
        wish.watch = watch;
        wish.isTold = true;
        join(wish);
    }
}

void LanModel::watchAt(const QString &address) {
    JoinWish wish;
    wish.address = address;
    wish.watch = true;
    join(wish);
    m_watchesLarge = true;
    emit bigScreenChanged();
}

bool LanModel::bigScreen() const {
    return m_network.room().watching && (m_network.room().hosted || m_watchesLarge);
}

void LanModel::join(const JoinWish &wish) {
    m_watchesLarge = false;
    m_pinTyped = !wish.pin.isEmpty();
    setJoining(true);
    m_network.join(wish);
}

void LanModel::stopJoining() {
    m_pinTyped = false;
    if (m_joining) {
        m_network.leave(true);
        setJoining(false);
    }
}

void LanModel::setJoining(bool on) {
    if (m_joining != on) {
        m_joining = on;
        emit joiningChanged();
    }
}

bool LanModel::takesProblem(const QString &what) {
    const bool isTaken = std::exchange(m_pinTyped, false);
    setJoining(false);
    if (isTaken) {
        emit pinRefused(what);
    }
    return isTaken;
}

void LanModel::openAt(int row, const QString &pin) {
    if (row >= 0 && row < m_tables->count() && m_tables->table(row).mayOpen) {
        m_at = m_tables->table(row).address;
        m_elsewhere = m_tables->table(row).title;
        m_hostPin = pin;
        emit elsewhereChanged();
    }
}

void LanModel::openHere() {
    m_at.clear();
    m_elsewhere.clear();
    m_hostPin.clear();
    emit elsewhereChanged();
}

void LanModel::joinAt(const QString &link) {
    JoinWish wish;
    wish.address = link;
    wish.name = name();
    join(wish);
}

void LanModel::host(const GameSetup &setup) {
    m_network.host({.setup = setup,
                    .title = title(),
                    .pin = m_pin,
                    .mayWatch = mayWatch(),
                    .at = m_at,
                    .hostPin = m_hostPin,
                    .turnSeconds = turnSeconds(),
                    .everywhere = m_everywhere && m_at.isEmpty()});
    setEverywhere(false); // ask again for the next one
}

} // namespace mirabilia
