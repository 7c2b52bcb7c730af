// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_import.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

// ---- Games --------------------------------------------------------------------------------------

ImportModel::ImportModel(const ScoreWords &words, QObject *parent)
    : RowsOnDemand(QMetaType::fromType<ImportRow>(), parent)
    , m_words(words) {}

void ImportModel::setGames(std::vector<scorer::Sheet> sheets, std::vector<bool> known) {
    replaceAll([&] {
        m_sheets = std::move(sheets);
        m_known = std::move(known);
        m_chosen = m_known;
        m_chosen.flip();
        m_chosenCount = static_cast<int>(std::count(m_chosen.begin(), m_chosen.end(), true));
    });
}

ImportRow ImportModel::game(int number) const {
    const auto i = static_cast<std::size_t>(number);
    const scorer::Sheet &sheet = m_sheets[i];
    QStringList title{m_words.date(sheet.date), shownName(fromUtf8(sheet.game)),
                      shownName(fromUtf8(sheet.place))};
    title.removeAll(QString());
    const QString scores = ScoreWords::scores(sheet);
    return {number,
            title.isEmpty() ? tr("Game %1").arg(number + 1)
                            : title.join(tr(", ", "between date, name and place")),
            ScoreWords::box(sheet.box),
            m_known[i] ? tr("%1 (already in the history)", "players and points").arg(scores)
                       : scores,
            m_chosen[i],
            m_known[i]};
}

void ImportModel::choose(int number, bool chosen) {
    const auto i = static_cast<std::size_t>(number);
    if (number >= 0 && number < count() && m_chosen[i] != chosen) {
        m_chosen[i] = chosen;
        m_chosenCount += chosen ? 1 : -1;
        touch(number, number);
    }
}

void ImportModel::chooseAll(bool chosen) {
    if (count() > 0) {
        m_chosen.assign(m_chosen.size(), chosen);
        m_chosenCount = chosen ? count() : 0;
        touch(0, count() - 1);
    }
}

std::vector<scorer::Sheet> ImportModel::chosenSheets() const {
    std::vector<scorer::Sheet> sheets;
    for (std::size_t i = 0; i < m_sheets.size(); ++i) {
        if (m_chosen[i]) {
            sheets.push_back(m_sheets[i]);
        }
    }
    return sheets;
}

// ---- Notes --------------------------------------------------------------------------------------

ImportNotesModel::ImportNotesModel(const ScoreWords &words, QObject *parent)
    : RowsOnDemand(QMetaType::fromType<ImportNote>(), parent)
    , m_words(words) {}

void ImportNotesModel::setNotes(std::vector<scorer::LocatedFinding> findings) {
    replaceAll([&] { m_findings = std::move(findings); });
}

ImportNote ImportNotesModel::note(int number) const {
    const scorer::LocatedFinding &located = m_findings[static_cast<std::size_t>(number)];
    QStringList where{shownName(fromUtf8(located.game)), shownName(fromUtf8(located.player)),
                      shownName(fromUtf8(located.finding.column))};
    where.removeAll(QString());
    return {number, static_cast<int>(located.line),
            where.join(tr(", ", "between game, player and column")),
            m_words.finding(located.finding), located.finding.kind == scorer::FindingKind::unread};
}

} // namespace mirabilia
