// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a sheet onto the pad and off it, and how it is kept meanwhile.
#include "app/models/scorepad/score_pad_model.h"

#include <QDateTime>

namespace mirabilia {

// ---- Sheets -------------------------------------------------------------------------------------

ScorePadModel::Open::Open(const KeptSheet &kept, const ScoreRules &rules, const ScoreWords &words)
    : editor(kept.sheet)
    , keys(editor, rules, words) {
    if (!kept.finished) {
        editor.selectFirstGap(); // it goes on where it was left
    }
}

bool ScorePadModel::begin(const QString &box, int players) {
    return open(m_fresh.begin(box, players));
}

bool ScorePadModel::beginWith(const QString &box, const QStringList &names) {
    return open(m_fresh.beginWith(box, names));
}

bool ScorePadModel::beginAgain(const QString &box) {
    const auto fresh = m_fresh.beginAgain(box);
    return fresh && open(*fresh);
}

QStringList ScorePadModel::lastTable(const QString &box) const {
    return m_fresh.lastTable(box);
}

QString ScorePadModel::lastBox() const {
    return fromUtf8(std::string(scorer::name((isOpen() ? sheet() : m_fresh.last()).box)));
}

int ScorePadModel::lastPlayers() const {
    constexpr int atFirst = 3;
    const auto players = static_cast<int>((isOpen() ? sheet() : m_fresh.last()).entries.size());
    return players > 0 ? players : atFirst;
}

QString ScorePadModel::lastEdition() const {
    return m_fresh.edition();
}

bool ScorePadModel::open(const KeptSheet &sheet) {
    if (!settle()) {
        return false;
    }
    closeHelper();
    m_open = std::make_unique<Open>(sheet, m_scoreRules, m_words);
    m_open->keys.setNamesKeys(m_namesKeys);
    m_keeper.lay(sheet);
    emit sheetChanged();
    refresh();
    return true;
}

namespace {

/// A sheet that says when its game began knows how long it took, if that was not long ago.
void fillMinutes(scorer::Sheet &sheet) {
    constexpr qint64 longest = 600;
    const auto began =
        QDateTime::fromString(fromUtf8(sheet.date), QStringLiteral("yyyy-MM-dd HH:mm"));
    const qint64 minutes = began.isValid() ? began.secsTo(QDateTime::currentDateTime()) / 60 : 0;
    if (!sheet.minutes && minutes >= 1 && minutes <= longest) {
        sheet.minutes = static_cast<int>(minutes);
    }
}

} // namespace

void ScorePadModel::startClock() {
    setDate(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
}

bool ScorePadModel::finish() {
    if (!isOpen()) {
        return false;
    }
    scorer::Sheet done = draft();
    if (!isCorrection()) {
        fillMinutes(done);
    }
    const QString id = sheetId();
    const SheetKeeper::Outcome outcome = m_keeper.finish(done);
    tellOutcome(outcome);
    if (outcome != SheetKeeper::Outcome::kept) {
        emit changed();
        return false;
    }
    discard();
    emit finished(id);
    return true;
}

bool ScorePadModel::close() {
    const bool settled = settle();
    if (settled) {
        discard();
    }
    return settled;
}

void ScorePadModel::discard() {
    if (!isOpen()) {
        return;
    }
    closeHelper();
    m_fresh.setLast(sheet());
    m_open.reset();
    m_keeper.lay({});
    emit sheetChanged();
    refresh();
}

// ---- Keeping ------------------------------------------------------------------------------------

scorer::Sheet ScorePadModel::draft() const {
    scorer::Sheet now = sheet();
    const OpenHelper &helper = m_open->helper;
    if (helper.isOpen() && !helper.workings().isEmpty()) {
        now.entries[helper.column()].workings[helper.row()] = writeWorkings(helper.workings());
    }
    return now;
}

KeptSheet ScorePadModel::asItIs() const {
    KeptSheet now = m_keeper.kept();
    now.sheet = draft();
    return now;
}

void ScorePadModel::keep() {
    tellOutcome(m_keeper.keep(draft()));
}

void ScorePadModel::tellOutcome(SheetKeeper::Outcome outcome) {
    if (outcome == SheetKeeper::Outcome::apart) {
        emit parted();
        emit sheetChanged();
    }
}

bool ScorePadModel::keepAnew() {
    if (isOpen()) {
        m_keeper.forget();
    }
    return settle();
}

bool ScorePadModel::settle() {
    if (isOpen()) {
        keep();
        emit changed();
    }
    return m_keeper.problem().isEmpty();
}

} // namespace mirabilia
