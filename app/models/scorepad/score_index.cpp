// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_index.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace mirabilia {

QByteArray withoutAccents(const QByteArray &text) {
    if (std::all_of(text.begin(), text.end(), [](char one) { return one >= 0; })) {
        return text; // most are
    }
    QString plain;
    for (const QChar one : QString::fromUtf8(text).normalized(QString::NormalizationForm_D)) {
        if (one.category() != QChar::Mark_NonSpacing) {
            plain.append(one);
        }
    }
    return plain.toUtf8();
}

namespace {

ScoreIndex::Entry searchable(SheetEntry entry) {
    entry.search = withoutAccents(entry.search);
    return std::make_shared<SheetEntry>(std::move(entry));
}

} // namespace

ScoreIndex::ScoreIndex(ScoreServices &services, QObject *parent)
    : QObject(parent)
    , m_services(services) {
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    connect(&m_nextSlice, &QTimer::timeout, this, &ScoreIndex::readSlice);
    connect(&services, &ScoreServices::sheetsChanged, this, &ScoreIndex::follow);
}

void ScoreIndex::look() {
    if (m_begun) {
        catchUp();
    } else {
        begin();
    }
}

void ScoreIndex::follow() {
    if (m_begun) {
        catchUp();
    }
}

// ---- Order --------------------------------------------------------------------------------------

bool ScoreIndex::comesFirst(const Entry &one, const Entry &other) {
    if (one->finished != other->finished) {
        return other->finished;
    }
    return one->finished ? std::tie(other->day, other->revision) < std::tie(one->day, one->revision)
                         : other->revision < one->revision;
}

std::vector<ScoreIndex::Entry>::const_iterator ScoreIndex::placeOf(const Entry &entry,
                                                                   const std::vector<Entry> &list) {
    return std::lower_bound(list.begin(), list.end(), entry, comesFirst);
}

void ScoreIndex::sort() {
    m_entries.assign(m_byId.begin(), m_byId.end());
    std::sort(m_entries.begin(), m_entries.end(), comesFirst);
    emit reset();
}

// ---- Reading ------------------------------------------------------------------------------------

void ScoreIndex::begin() {
    m_begun = true;
    m_byId.clear();
    m_written = 0;
    m_unread = latest;
    const QStringList removed = m_services.removed();
    m_removed = QSet<QString>(removed.begin(), removed.end());
    readSlice();
}

void ScoreIndex::readSlice() {
    const auto slice = m_services.entries(0, m_unread, sliceSize);
    if (!slice) {
        fail();
        return;
    }
    const bool first = m_unread == latest;
    for (const SheetEntry &entry : *slice) {
        m_byId.insert(entry.id, searchable(entry));
        m_written = std::max(m_written, entry.revision);
        m_unread = entry.revision;
    }
    const bool last = slice->size() < sliceSize;
    if (last) {
        m_nextSlice.stop();
    } else {
        m_nextSlice.start();
    }
    if (first || last) { // in between a list would be drawn again and again
        sort();
    }
}

void ScoreIndex::readAll() {
    while (isReading()) {
        readSlice();
    }
}

/// Half a history would look like a whole one. The next look begins again.
void ScoreIndex::fail() {
    m_begun = false;
    m_nextSlice.stop();
    m_byId.clear();
    sort();
}

// ---- What is new --------------------------------------------------------------------------------

void ScoreIndex::catchUp() {
    readAll(); // what is new goes into a list that is whole
    auto there = m_services.entries(m_written, latest, std::numeric_limits<int>::max());
    if (!m_begun || !there) {
        fail();
        return;
    }
    if (!there->isEmpty()) {
        m_written = there->first().revision;
    }
    const QStringList aside = m_services.removed();
    const QSet<QString> removed(aside.begin(), aside.end());
    for (const QString &id : m_removed - removed) {
        if (auto back = m_services.entry(id)) {
            there->append(*std::move(back));
        }
    }
    m_removed = removed;
    QStringList gone;
    std::copy_if(aside.begin(), aside.end(), std::back_inserter(gone),
                 [this](const QString &id) { return m_byId.contains(id); });
    take(*there, gone);
}

void ScoreIndex::take(const QList<SheetEntry> &there, const QStringList &gone) {
    if (there.size() + gone.size() <= manyChanges) {
        for (const SheetEntry &entry : there) {
            replace(find(entry.id), searchable(entry));
        }
        for (const QString &id : gone) {
            replace(find(id), nullptr);
        }
        return;
    }
    for (const SheetEntry &entry : there) {
        m_byId.insert(entry.id, searchable(entry));
    }
    for (const QString &id : gone) {
        m_byId.remove(id);
    }
    sort();
}

void ScoreIndex::replace(const Entry &before, const Entry &now) {
    if (before) {
        m_entries.erase(placeOf(before, m_entries));
        m_byId.remove(before->id);
    }
    if (now) {
        m_entries.insert(placeOf(now, m_entries), now);
        m_byId.insert(now->id, now);
    }
    emit changed(before, now);
}

} // namespace mirabilia
