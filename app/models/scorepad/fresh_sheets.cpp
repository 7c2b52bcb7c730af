// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/fresh_sheets.h"

#include "app/models/common/seat_colors.h"
#include "app/models/scorepad/score_words.h"
#include "scorer/date.h"

#include <QUuid>

#include <algorithm>

namespace mirabilia {

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

KeptSheet FreshSheets::empty(scorer::Box box, std::size_t players) const {
    KeptSheet kept;
    kept.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    kept.sheet.box = box;
    kept.sheet.date = QDate::currentDate().toString(Qt::ISODate).toStdString();
    kept.sheet.edition = box == scorer::Box::classic ? edition().toStdString() : "";
    kept.sheet.entries.resize(
        std::clamp(players, scorer::fewestPlayers(box), scorer::mostPlayers(box)));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.colour = seatColors.value(next++).toStdString();
    }
    return kept;
}

KeptSheet FreshSheets::begin(const QString &box, int players) const {
    KeptSheet kept = empty(boxOf(box), static_cast<std::size_t>(std::max(players, 0)));
    if (const auto last = m_services.latest(kept.sheet.box, kept.sheet.entries.size())) {
        seatAgain(last->sheet, kept.sheet);
    }
    return kept;
}

KeptSheet FreshSheets::beginWith(const QString &box, const QStringList &names) const {
    KeptSheet kept = empty(boxOf(box), static_cast<std::size_t>(names.size()));
    qsizetype next = 0;
    for (scorer::Entry &entry : kept.sheet.entries) {
        entry.player = oneLine(names.value(next++)).toStdString();
    }
    return kept;
}

std::optional<KeptSheet> FreshSheets::beginAgain(const QString &box) const {
    const auto last = m_services.latest(boxOf(box), PadServices::anyPlayers);
    if (!last) {
        return std::nullopt;
    }
    KeptSheet kept = empty(last->sheet.box, last->sheet.entries.size());
    seatAgain(last->sheet, kept.sheet);
    kept.sheet.edition = last->sheet.edition;
    kept.sheet.addOns = last->sheet.addOns;
    return kept;
}

scorer::Entry FreshSheets::seatAt(const scorer::Sheet &sheet) {
    scorer::Entry entry;
    const auto &taken = sheet.entries;
    const auto free = std::find_if(seatColors.begin(), seatColors.end(), [&](const QString &color) {
        return std::none_of(taken.begin(), taken.end(), [&](const scorer::Entry &other) {
            return fromUtf8(other.colour) == color;
        });
    });
    entry.colour = free == seatColors.end() ? std::string() : free->toStdString();
    return entry;
}

QStringList FreshSheets::lastTable(const QString &box) const {
    QStringList names;
    if (const auto last = m_services.latest(boxOf(box), PadServices::anyPlayers)) {
        for (const scorer::Entry &entry : last->sheet.entries) {
            names.append(fromUtf8(entry.player));
        }
    }
    names.removeAll(QString());
    return names;
}

scorer::Sheet FreshSheets::last() const {
    if (m_last) {
        return *m_last;
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

QString FreshSheets::edition() const {
    if (m_edition) {
        return *m_edition;
    }
    const auto last = m_services.latest(scorer::Box::classic, PadServices::anyPlayers);
    const auto edition = last ? scorer::editionOf(last->sheet) : std::nullopt;
    return edition ? fromUtf8(std::string(name(*edition))) : QString();
}

} // namespace mirabilia
