// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_news.h"

#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_model.h"
#include "app/models/scorepad/score_words.h"
#include "scorer/date.h"

#include <utility>

namespace mirabilia {

ScoreNews::ScoreNews(ScoreServices &services, ScoreIndex &index, const ScorePadModel &pad,
                     QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_index(index)
    , m_pad(pad) {
    m_nextSlice.setSingleShot(true);
    m_nextSlice.setInterval(0);
    connect(&m_nextSlice, &QTimer::timeout, this, &ScoreNews::readSlice);
    connect(&index, &ScoreIndex::changed, this, &ScoreNews::begin);
    connect(&index, &ScoreIndex::reset, this, &ScoreNews::begin);
}

void ScoreNews::ask(const QString &sheetId) {
    forget();
    m_asked = sheetId;
    m_index.look();
    begin();
}

void ScoreNews::forget() {
    m_asked.clear();
    m_nextSlice.stop();
    tell(std::nullopt);
}

void ScoreNews::tell(const std::optional<scorer::Record> &record) {
    if (m_record != record) {
        m_record = record;
        emit changed();
    }
}

/// A correction is no news.
std::optional<scorer::Sheet> ScoreNews::asked() const {
    if (m_asked.isEmpty()) {
        return std::nullopt;
    }
    if (m_pad.isOpen() && m_pad.sheetId() == m_asked) {
        return m_pad.isCorrection() ? std::nullopt : std::optional(m_pad.sheet());
    }
    auto kept = m_services.sheet(m_asked);
    return kept && kept->finished ? std::optional(std::move(kept->sheet)) : std::nullopt;
}

/// A sheet of today that is still being written comes after all games of today.
bool ScoreNews::isBefore(const ScoreIndex::Entry &entry) const {
    if (!entry->finished || entry->id == m_asked) {
        return false;
    }
    const ScoreIndex::Entry self = m_index.find(m_asked);
    if (self && self->finished) {
        return ScoreIndex::comesFirst(self, entry);
    }
    constexpr std::size_t day = 10;
    const auto [known, date] = scorer::dateKey(m_sheet->date);
    return std::pair(entry->day.first, entry->day.second.substr(0, day)) <=
           std::pair(known, date.substr(0, day));
}

void ScoreNews::begin() {
    m_nextSlice.stop();
    m_unread.clear();
    m_sheet = m_index.isReading() ? std::nullopt : asked(); // the rest of the index will tell
    if (!m_sheet) {
        tell(std::nullopt);
        return;
    }
    m_before = scorer::RecordBook(m_sheet->box);
    for (const ScoreIndex::Entry &entry : m_index.entries()) {
        if (isBefore(entry)) {
            m_unread.push_back(entry->id);
        }
    }
    m_nextSlice.start(); // other changes may come in the same moment
}

void ScoreNews::readSlice() {
    for (int sheets = 0; sheets < sliceSize && !m_unread.empty(); ++sheets) {
        if (const auto kept = m_services.sheet(m_unread.back())) {
            m_before.add(kept->sheet);
        }
        m_unread.pop_back();
    }
    if (!m_unread.empty()) {
        m_nextSlice.start();
        return;
    }
    tell(m_before.newIn(*m_sheet));
}

QString ScoreNews::text() const {
    if (!m_record) {
        return {};
    }
    using Kind = scorer::Record::Kind;
    const QString who = shownName(fromUtf8(m_record->player));
    switch (m_record->kind) {
    case Kind::most: return tr("%1 has more points than anybody in the history").arg(who);
    case Kind::firstWin: return tr("%1 wins for the first time").arg(who);
    case Kind::ownMost: return tr("%1 has more points than ever before").arg(who);
    case Kind::row: break;
    }
    return tr("%1: more points in %2 than anybody before (%3)", "a name, a category")
        .arg(who, ScoreWords::row(m_sheet->box, m_record->row).name,
             QString::number(m_record->points));
}

} // namespace mirabilia
