// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/lan_model.h"

#include "app/models/common/catalogue.h"
#include "app/models/common/names.h"
#include "app/models/common/wording.h"
#include "app/models/shell/game_kind.h"

namespace mirabilia {

namespace {

const QString nameKey = QStringLiteral("lan.name");
const QString titleKey = QStringLiteral("lan.title");
const QString watchKey = QStringLiteral("lan.mayWatch");
const QString recentKey = QStringLiteral("lan.recent");
constexpr qsizetype mostRecent = 5;

QString detailOf(const FoundTable &table, const GameKind &kind) {
    QStringList names;
    for (const QString &name : table.persons) {
        names.append(shownName(name));
    }
    QString detail = names.isEmpty() ? kind.name()
                                     : LanModel::tr("%1, with %2", "a game, its players")
                                           .arg(kind.name(), Wording::list(names));
    if (table.freeSeats == 0) {
        return (table.started ? LanModel::tr("%1; it has begun", "what is played, and by whom")
                              : LanModel::tr("%1; full", "what is played, and by whom"))
            .arg(detail);
    }
    return LanModel::tr("%1; %n seat(s) free", "what is played, and by whom", table.freeSeats)
        .arg(detail);
}

} // namespace

void FoundModel::setTables(const QList<FoundTable> &tables) {
    QList<FoundRow> rows;
    for (const FoundTable &table : tables) {
        const GameKind *kind = gameKind(table.game);
        FoundRow row;
        row.address = table.address;
        row.tableId = table.id;
        row.title = table.host.isEmpty() ? table.address : shownName(table.host);
        row.problem = table.problem;
        if (table.mayOpen) {
            row.mayOpen = true;
            row.needsPin = table.needsPin;
            row.detail = LanModel::tr("You choose game and seats; that host runs the table");
        } else if (kind == nullptr && row.problem.isEmpty() && !table.id.isEmpty()) {
            row.problem = LanModel::tr("A game that this program does not know.");
        } else if (kind != nullptr) {
            row.game = table.game;
            row.detail = detailOf(table, *kind);
            row.freeSeats = table.freeSeats;
            row.needsPin = table.needsPin;
            row.mayJoin = table.freeSeats > 0;
            row.mayWatch = table.mayWatch;
        }
        rows.append(row);
    }
    assign(rows);
}

LanModel::LanModel(Services &services, Network &network, const Catalogue &catalogue,
                   QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_network(network)
    , m_tables(new FoundModel(this))
    , m_room(new RoomModel(network, catalogue, this)) {
    connect(&network, &Network::foundChanged, this, &LanModel::refresh);
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        refresh();
        emit nameChanged();
        emit titleChanged();
    });
}

void LanModel::refresh() {
    m_tables->setTables(m_network.found());
}

void LanModel::setSeeking(bool on) {
    if (m_seeking != on) {
        m_seeking = on;
        m_network.seek(on);
        emit seekingChanged();
    }
}

// ---- What is asked only once --------------------------------------------------------------------

QString LanModel::name() const {
    const QString usual = tr("Player", "default name of the person at the screen");
    const QString name = m_services.setting(nameKey, QString()).toString();
    return name.isEmpty() ? usual : name;
}

void LanModel::setName(const QString &name) {
    if (name != this->name()) {
        m_services.setSetting(nameKey, name);
        emit nameChanged();
    }
}

QString LanModel::title() const {
    const QString title = m_services.setting(titleKey, QString()).toString();
    return title.isEmpty() ? tr("%1's table", "its host").arg(name()) : title;
}

void LanModel::setTitle(const QString &title) {
    if (title != this->title()) {
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

// ---- Sitting down -------------------------------------------------------------------------------

bool LanModel::lookAt(const QString &address) {
    const bool isOne = m_network.seekAt(address);
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
        m_network.join(wish);
    }
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
    m_network.join(wish);
}

void LanModel::host(const GameSetup &setup) {
    m_network.host({.setup = setup,
                    .title = title(),
                    .pin = m_pin,
                    .mayWatch = mayWatch(),
                    .at = m_at,
                    .hostPin = m_hostPin});
}

} // namespace mirabilia
