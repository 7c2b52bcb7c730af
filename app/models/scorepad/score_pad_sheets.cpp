// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a sheet onto the pad and off it, and how it is kept meanwhile.
#include "app/models/scorepad/score_pad_open.h"

#include "scorer/date.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace mirabilia {

// ---- Sheets -------------------------------------------------------------------------------------

scorer::Entry ScorePadModel::freshEntry() const {
    scorer::Entry entry;
    for (const QString &color : palette()) {
        const auto &taken = sheet().entries;
        if (std::none_of(taken.begin(), taken.end(), [&](const scorer::Entry &other) {
                return isOpen() && fromUtf8(other.colour) == color;
            })) {
            entry.colour = color.toStdString();
            break;
        }
    }
    return entry;
}

KeptSheet ScorePadModel::freshSheet(scorer::Box box, std::size_t players) const {
    KeptSheet kept;
    kept.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    kept.sheet.box = box;
    kept.sheet.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    kept.sheet.edition = box == scorer::Box::classic ? lastEdition().toStdString() : "";
    kept.sheet.entries.resize(
        std::clamp(players, scorer::fewestPlayers(box), scorer::mostPlayers(box)));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.colour = palette().value(next++).toStdString();
    }
    return kept;
}

namespace {

scorer::Box boxOf(const QString &name) {
    return scorer::boxNamed(name.toStdString()).value_or(scorer::Box::classic);
}

/// Who sat there, and in which colours.
void seatAgain(const scorer::Sheet &last, scorer::Sheet &sheet) {
    for (std::size_t column = 0; column < sheet.entries.size(); ++column) {
        sheet.entries[column].player = last.entries[column].player;
        sheet.entries[column].colour = last.entries[column].colour;
    }
}

} // namespace

bool ScorePadModel::begin(const QString &box, int players) {
    KeptSheet kept = freshSheet(boxOf(box), static_cast<std::size_t>(std::max(players, 0)));
    if (const auto last = m_services.latest(kept.sheet.box, kept.sheet.entries.size())) {
        seatAgain(last->sheet, kept.sheet);
    }
    return open(kept);
}

bool ScorePadModel::beginWith(const QString &box, const QStringList &names) {
    KeptSheet kept = freshSheet(boxOf(box), static_cast<std::size_t>(names.size()));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.player = oneLine(names.value(next++)).toStdString();
    }
    return open(kept);
}

QStringList ScorePadModel::lastTable(const QString &box) const {
    QStringList names;
    if (const auto last = m_services.latest(boxOf(box), PadServices::anyPlayers)) {
        for (const scorer::Entry &entry : last->sheet.entries) {
            names.append(fromUtf8(entry.player));
        }
    }
    names.removeAll(QString());
    return names;
}

scorer::Sheet ScorePadModel::lastSheet() const {
    if (isOpen() || m_last) {
        return isOpen() ? sheet() : *m_last;
    }
    scorer::Sheet newest;
    for (const auto box : {scorer::Box::classic, scorer::Box::duel, scorer::Box::dice}) {
        const auto last = m_services.latest(box, PadServices::anyPlayers);
        if (last && (newest.entries.empty() ||
                     scorer::dateKey(newest.date) < scorer::dateKey(last->sheet.date))) {
            newest = last->sheet;
        }
    }
    return newest;
}

QString ScorePadModel::lastBox() const {
    return fromUtf8(std::string(scorer::name(lastSheet().box)));
}

int ScorePadModel::lastPlayers() const {
    constexpr int atFirst = 3;
    const auto players = static_cast<int>(lastSheet().entries.size());
    return players > 0 ? players : atFirst;
}

QString ScorePadModel::lastEdition() const {
    if (m_chosenEdition) {
        return fromUtf8(*m_chosenEdition);
    }
    const auto last = m_services.latest(scorer::Box::classic, PadServices::anyPlayers);
    const auto edition = last ? scorer::editionOf(last->sheet) : std::nullopt;
    return edition ? fromUtf8(std::string(name(*edition))) : QString();
}

bool ScorePadModel::beginAgain(const QString &box) {
    const auto last = m_services.latest(boxOf(box), PadServices::anyPlayers);
    if (!last) {
        return false;
    }
    KeptSheet kept = freshSheet(last->sheet.box, last->sheet.entries.size());
    seatAgain(last->sheet, kept.sheet);
    kept.sheet.edition = last->sheet.edition;
    kept.sheet.addOns = last->sheet.addOns;
    return open(kept);
}

bool ScorePadModel::open(const KeptSheet &sheet) {
    if (!settle()) {
        return false;
    }
    closeHelper();
    m_open = std::make_unique<Open>(sheet);
    m_saveProblem.clear();
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
    KeptSheet done = asItIs();
    if (!done.finished) {
        fillMinutes(done.sheet);
    }
    done.finished = true;
    write(done);
    if (!m_saveProblem.isEmpty() || !m_open->kept.finished) { // else it has become another sheet
        emit changed();
        return false;
    }
    discard();
    emit finished(done.id);
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
    m_last = sheet();
    m_open.reset();
    m_saveProblem.clear();
    emit sheetChanged();
    refresh();
}

// ---- Keeping ------------------------------------------------------------------------------------

KeptSheet ScorePadModel::asItIs() const {
    KeptSheet now = m_open->kept;
    now.sheet = sheet();
    if (m_open->helper && !m_open->workings.isEmpty()) {
        now.sheet.entries[m_open->helperColumn].workings[*m_open->helper] =
            writeWorkings(m_open->workings);
    }
    return now;
}

void ScorePadModel::keep() {
    const KeptSheet next = asItIs();
    if (m_open->kept.sheet == next.sheet) {
        m_saveProblem.clear(); // a change that could not be kept has been taken back
        return;
    }
    write(next);
}

void ScorePadModel::write(KeptSheet next) {
    m_saveProblem = m_services.goOn(next);
    if (!m_saveProblem.isEmpty()) {
        return;
    }
    const bool apart = next.id != m_open->kept.id;
    m_open->kept = std::move(next);
    if (apart) {
        emit parted();
        emit sheetChanged();
    }
}

bool ScorePadModel::keepAnew() {
    if (isOpen()) {
        m_open->kept.sheet = {}; // nothing of it is there
        m_open->kept.revision = 0;
    }
    return settle();
}

bool ScorePadModel::settle() {
    if (isOpen()) {
        keep();
        emit changed();
    }
    return m_saveProblem.isEmpty();
}

} // namespace mirabilia
