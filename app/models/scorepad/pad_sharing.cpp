// SPDX-License-Identifier: GPL-3.0-or-later
// The pad's side of a shared sheet: what its window shows, and whom it tells what.
#include "app/models/scorepad/pad_sharing.h"

#include "app/models/scorepad/score_pad_model.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Keys that follow each other quickly are told together.
constexpr int tellAfterMs = 40;

} // namespace

PadSharing::PadSharing(ScorePadModel &pad, const ScoreRules &rules, const Catalogue &catalogue,
                       QObject *parent)
    : QObject(parent)
    , m_pad(pad)
    , m_rules(rules)
    , m_catalogue(catalogue) {
    m_tell.setSingleShot(true);
    m_tell.setInterval(tellAfterMs);
    connect(&m_tell, &QTimer::timeout, this, &PadSharing::tellAll);
    m_putAway.setSingleShot(true);
    connect(&m_putAway, &QTimer::timeout, this, [this] {
        if (m_shared && m_finished && !m_isKept) {
            leave();
        }
    });
    connect(&pad, &ScorePadModel::sheetChanged, this, &PadSharing::lay);
    connect(&pad, &ScorePadModel::changed, this, &PadSharing::noteChange);
    connect(&pad, &ScorePadModel::finished, this, &PadSharing::noteEnd);
    connect(&catalogue, &Catalogue::languageChanged, this, [this] {
        if (m_speech) {
            m_speech->interpreter.comeFirst();
        }
        emit changed();
    });
}

void PadSharing::setDoor(SheetDoor &door) {
    m_door = &door;
    connect(&door, &SheetDoor::opened, this,
            [this](const QString &address, const QString &page, quint16 port) {
                m_address = address;
                m_page = page;
                m_shared->setPort(port);
                keep();
                emit changed();
            });
    connect(&door, &SheetDoor::failed, this, [this](const QString &why) {
        m_problem = why;
        emit changed();
    });
    connect(&door, &SheetDoor::asked, this, &PadSharing::hear);
    connect(&door, &SheetDoor::gone, this, [this](Guest guest) {
        m_guests.erase(guest);
        m_tell.start();
        emit changed();
    });
    lay();
}

// ---- The sheet that lies there ------------------------------------------------------------------

bool PadSharing::canShare() const {
    return m_door != nullptr && m_pad.isOpen() && !m_pad.isCorrection();
}

void PadSharing::share(int port) {
    if (canShare() && !isShared()) {
        leave();
        SharedSheet shared(m_pad.sheetId().toStdString());
        shared.setPort(static_cast<std::uint32_t>(port));
        open(std::move(shared));
    }
}

void PadSharing::open(SharedSheet shared) {
    m_shared = std::move(shared);
    if (!m_speech) {
        m_speech = std::make_unique<Speech>(m_rules, m_catalogue.data());
    }
    m_finished = false;
    m_isKept = false;
    m_sheet = m_pad.sheet();
    m_rows = m_pad.shownRows();
    const v1::KeptSharing &kept = m_shared->kept();
    m_door->open(QString::fromStdString(m_shared->place()), QString::fromStdString(kept.invite()),
                 static_cast<quint16>(kept.port()));
    emit changed();
}

/// The people of the sheet that is finished have the next one before them.
void PadSharing::goOn() {
    m_shared->goOn(m_pad.sheetId().toStdString(), m_sheet, m_pad.sheet());
    m_finished = false;
    m_isKept = false;
    m_sheet = m_pad.sheet();
    m_rows = m_pad.shownRows();
    m_writers.clear();
    keep();
    m_tell.start();
    emit changed();
}

void PadSharing::stop() {
    if (isShared()) {
        m_door->forget(m_pad.sheetId());
        leave();
    }
}

void PadSharing::leave() {
    if (m_shared) {
        m_shared.reset();
        m_door->close();
    }
    m_guests.clear();
    m_writers.clear();
    m_address.clear();
    m_page.clear();
    m_problem.clear();
    emit changed();
}

/// Another sheet lies on the pad, or none.
void PadSharing::lay() {
    if (m_door == nullptr) {
        return;
    }
    const std::string id = m_pad.sheetId().toStdString();
    if (m_shared && m_shared->kept().sheet() == id) {
        return;
    }
    if (m_shared && id.empty()) { // put away or finished; `noteEnd` follows at once
        m_finished = true;
        m_putAway.start();
        emit changed();
        return;
    }
    auto kept = canShare() ? m_door->kept(m_pad.sheetId()) : std::nullopt;
    if (m_isKept && canShare() && !kept && SharedSheet::isNext(m_sheet, m_pad.sheet())) {
        goOn();
        return;
    }
    leave();
    if (kept && kept->version() <= SharedSheet::version) {
        open(SharedSheet(std::move(*kept)));
    }
}

void PadSharing::noteEnd(const QString &sheetId) {
    if (m_shared && m_shared->kept().sheet() == sheetId.toStdString()) {
        m_isKept = true;
        m_door->forget(sheetId);
        m_tell.start();
    }
}

void PadSharing::noteChange() {
    if (!isShared() || !m_pad.isOpen()) {
        return;
    }
    if (m_sheet == m_pad.sheet() && m_rows == m_pad.shownRows()) {
        return;
    }
    m_shared->follow(m_sheet, m_pad.sheet());
    noteWriters(m_sheet, m_pad.sheet());
    m_sheet = m_pad.sheet();
    m_rows = m_pad.shownRows();
    keep();
    m_tell.start();
    emit changed();
}

void PadSharing::noteWriters(const scorer::Sheet &before, const scorer::Sheet &after) {
    if (before.entries.size() != after.entries.size()) {
        m_writers.clear(); // cells have moved
        return;
    }
    for (std::uint32_t column = 0; column < after.entries.size(); ++column) {
        for (const SheetRow &row : m_pad.shownRows()) {
            if (revisionOf(before.entries[column], row) != revisionOf(after.entries[column], row)) {
                m_writers[{column, row.id().toStdString()}] = m_writing;
            }
        }
    }
}

const scorer::Sheet &PadSharing::sheet() const {
    return m_finished ? m_sheet : m_pad.sheet();
}

void PadSharing::keep() {
    if (isShared()) {
        m_door->keep(m_shared->kept());
    }
}

// ---- What the window shows ----------------------------------------------------------------------

bool PadSharing::isHere(Person who) const {
    return std::any_of(m_guests.begin(), m_guests.end(),
                       [who](const auto &guest) { return guest.second == who; });
}

QString PadSharing::nameOf(Person who) const {
    const v1::KeptWriter *found = m_shared->find(who);
    return found != nullptr && !found->name().empty() ? QString::fromStdString(found->name())
                                                      : tr("Somebody");
}

int PadSharing::present() const {
    const QVariantList all = people();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [](const QVariant &one) {
        return one.toMap().value(QStringLiteral("here")).toBool();
    }));
}

bool PadSharing::isDone() const {
    return isShared() && m_pad.isOpen() && m_shared->mayFinish(sheet());
}

QVariantList PadSharing::people() const {
    QVariantList list;
    if (!isShared() || !m_pad.isOpen()) {
        return list;
    }
    for (const v1::KeptWriter &who : m_shared->kept().people()) {
        const bool has = who.column() > 0 && who.column() <= sheet().entries.size();
        const QString column = has ? ScoreWords::player(sheet(), who.column() - 1) : QString();
        list.append(QVariantMap{{QStringLiteral("name"), nameOf(who.id())},
                                {QStringLiteral("here"), isHere(who.id())},
                                {QStringLiteral("column"), has ? int(who.column()) - 1 : -1},
                                {QStringLiteral("columnName"), column},
                                {QStringLiteral("open"), who.open()},
                                {QStringLiteral("done"), who.done()}});
    }
    return list;
}

QVariantList PadSharing::conflicts() const {
    QVariantList list;
    if (!isShared() || !m_pad.isOpen()) {
        return list;
    }
    for (const v1::KeptConflict &conflict : m_shared->kept().conflicts()) {
        const v1::SheetWrite &refused = conflict.refused();
        const auto row = rowAt(refused.column(), refused.row());
        if (!row) {
            continue;
        }
        const auto there = row->value(sheet().entries[refused.column()]);
        const auto figure = [](std::optional<int> value) {
            return value ? QString::number(*value).replace(QLatin1Char('-'), QChar(0x2212))
                         : QStringLiteral("\u2013");
        };
        const QString wanted =
            figure(refused.has_value() ? std::optional(refused.value()) : std::nullopt);
        list.append(QVariantMap{
            {QStringLiteral("text"), tr("%1, %2: %3 has written %4, but %5 stands there.",
                                        "a player, a category, a person, two values")
                                         .arg(ScoreWords::player(sheet(), refused.column()),
                                              ScoreWords::row(sheet().box, *row).name,
                                              nameOf(conflict.by()), wanted, figure(there))},
            {QStringLiteral("keepText"), tr("Keep %1").arg(figure(there))},
            {QStringLiteral("takeText"), tr("Take %1").arg(wanted)}});
    }
    return list;
}

void PadSharing::setOpen(int column, bool open) {
    if (isShared() && column >= 0) {
        m_shared->setOpen(static_cast<std::uint32_t>(column), open);
        keep();
        m_tell.start();
        emit changed();
    }
}

void PadSharing::free(int column) {
    const v1::KeptWriter *owner =
        isShared() && column >= 0 ? m_shared->ownerOf(static_cast<std::uint32_t>(column)) : nullptr;
    if (owner != nullptr) {
        m_shared->giveBack(owner->id());
        keep();
        m_tell.start();
        emit changed();
    }
}

void PadSharing::settle(int conflict, bool write) {
    if (!isShared() || conflict < 0 || conflict >= m_shared->kept().conflicts_size()) {
        return;
    }
    const v1::KeptConflict settled = m_shared->kept().conflicts(conflict);
    m_shared->dropConflict(settled.refused().column(), settled.refused().row(), settled.by());
    if (write) {
        put(settled.by(), settled.refused());
    }
    keep();
    m_tell.start();
    emit changed();
}

// ---- What everybody is told ---------------------------------------------------------------------

void PadSharing::Speech::in(const QString &language, const std::function<void()> &say) {
    names.setLanguage(language);
    interpreter.speak(language, say);
}

v1::SheetPage PadSharing::pageIn(const QString &language) {
    v1::SheetPage page;
    m_speech->in(language, [&] { page = m_speech->pages.page(sheet(), m_rows, m_finished); });
    return page;
}

void PadSharing::addPeople(Person reader, v1::SheetPage &page) const {
    for (const v1::KeptWriter &who : m_shared->kept().people()) {
        v1::SheetPerson &told = *page.add_people();
        told.set_id(who.id());
        told.set_name(who.name());
        told.set_here(isHere(who.id()));
    }
    for (std::uint32_t column = 0; column < sheet().entries.size(); ++column) {
        v1::SheetColumn &told = *page.mutable_columns(static_cast<int>(column));
        const v1::KeptWriter *owner = m_shared->ownerOf(column);
        told.set_owner(owner != nullptr ? owner->id() : 0);
        told.set_open(m_shared->isOpen(column));
        told.set_done(m_shared->isDone(sheet(), column));
        told.set_writable(!m_finished && m_shared->mayWrite(reader, column));
    }
    page.set_may_finish(isDone());
    for (const v1::KeptConflict &conflict : m_shared->kept().conflicts()) {
        const v1::SheetWrite &refused = conflict.refused();
        v1::SheetConflict &told = *page.add_conflicts();
        told.set_column(refused.column());
        told.set_row(refused.row());
        told.set_by(conflict.by());
        told.set_by_whom_there(conflict.by_whom_there());
        if (refused.has_value()) {
            told.set_value(refused.value());
        }
        const auto row = rowAt(refused.column(), refused.row());
        if (const auto there = row ? row->value(sheet().entries[refused.column()]) : std::nullopt) {
            told.set_there(*there);
        }
    }
}

v1::SheetNews PadSharing::newsFor(Guest guest) {
    const Person reader = m_guests[guest];
    const v1::KeptWriter *who = m_shared->find(reader);
    v1::SheetNews news;
    v1::SheetPage page =
        pageIn(who != nullptr ? QString::fromStdString(who->language()) : QStringLiteral("en"));
    addPeople(reader, page);
    *news.mutable_page() = std::move(page);
    return news;
}

void PadSharing::tellAll() {
    if (!m_shared) {
        return;
    }
    std::map<std::string, v1::SheetPage> pages; // by language
    for (const auto &[guest, reader] : m_guests) {
        const v1::KeptWriter *who = m_shared->find(reader);
        if (who == nullptr) {
            continue;
        }
        const auto [found, isNew] = pages.try_emplace(who->language());
        if (isNew) {
            found->second = pageIn(QString::fromStdString(who->language()));
        }
        v1::SheetNews news;
        *news.mutable_page() = found->second;
        addPeople(reader, *news.mutable_page());
        m_door->send(guest, 0, news);
    }
}

} // namespace mirabilia
