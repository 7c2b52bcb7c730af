// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/scorepad/score_pad_lists.h"
#include "app/models/scorepad/sheet_row.h"
#include "scorer/finding.h"
#include "scorer/ranking.h"
#include "scorer/wonder_names.h"
#include "scorer/worked.h"

#include <QCoreApplication>
#include <QVariantList>

#include <set>

namespace mirabilia {

class Catalogue;

/// Text of the sheets as Qt has it.
QString fromUtf8(const std::string &text);
/// Text of people as sheets keep it: one line without control and direction marks, and not endless.
QString oneLine(const QString &text);
/// The same, with its lines.
QString severalLines(const QString &text);
inline constexpr qsizetype longestLine = 2000;

/// Score sheets said in words, in the language in use.
class ScoreWords {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ScoreWords)

public:
    explicit ScoreWords(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] static QString box(scorer::Box box);
    /// Everything that is always the same about a row.
    [[nodiscard]] static PadRow row(scorer::Box box, const SheetRow &row);
    /// As the first of the games calls it that has it.
    [[nodiscard]] static PadRow row(scorer::Row points);
    /// The player as shown: "Player 2" where there is no name.
    [[nodiscard]] static QString player(const scorer::Sheet &sheet, std::size_t column);
    /// "Ada, Bo and Cy"
    [[nodiscard]] static QString players(const scorer::Sheet &sheet);
    /// "Ada 54, Bo 51", best first.
    [[nodiscard]] static QString scores(const scorer::Sheet &sheet);
    /// "Ada leads with 54", and once it is over: "Ada wins with 54", "Ada and Bo share the
    /// victory".
    [[nodiscard]] static QString standing(const scorer::Sheet &sheet, bool over);
    /// "1st", "2nd ="; empty where there is none.
    [[nodiscard]] static QString rank(const scorer::Place &place);
    /// Columns from the winner down; those without a rank last.
    [[nodiscard]] static std::vector<std::size_t>
    bestFirst(const std::vector<scorer::Place> &places);
    /// Ids of wonders of expansions, whose facts nobody has here.
    [[nodiscard]] static QStringList otherWonders();
    /// A wonder in the language in use; what is no wonder of ours stays as it was written.
    [[nodiscard]] QString wonder(const std::string &wonder) const;
    /// Where it stands; the wonder itself where nobody knows.
    [[nodiscard]] QString city(const std::string &wonder) const;
    /// The edition of the box: "Second edition", or in the words of whoever wrote it.
    [[nodiscard]] static QString edition(const scorer::Sheet &sheet);
    /// Editions to choose sheets by: a list of `{value, text}`, any of them first. The values are
    /// those of scorer::editionMark that there are, `chosen` among them; empty where there is
    /// nothing to choose.
    [[nodiscard]] static QVariantList editions(std::set<QString> marks, const QString &chosen);
    /// "A" and "B"; in the second edition "Day" and "Night".
    [[nodiscard]] static QString side(classic::Side side, bool second);
    /// The side of a player's board, in the words of the edition; what is none as it was written.
    [[nodiscard]] static QString side(const scorer::Sheet &sheet, const scorer::Entry &entry);
    /// A side as the figures call it.
    [[nodiscard]] static QString side(const std::string &written);
    /// A board in few words: "Giza A".
    [[nodiscard]] QString board(const std::string &wonder, const QString &side) const;
    /// "Saturday, 1 March 2025"; what is no date of ours stays as it was written.
    [[nodiscard]] QString date(const std::string &date) const;
    /// "37.5", as it is written in the language in use.
    [[nodiscard]] QString decimal(double number) const;
    /// A date as somebody writes it in the language in use; what is none stays as it is.
    [[nodiscard]] std::string writtenDate(const QString &text) const;
    /// What cannot be right, in one sentence.
    [[nodiscard]] QString finding(const scorer::Finding &finding) const;
    /// A space on a board of Dice: "market.camel.2" as "Camel 2".
    [[nodiscard]] QString cell(const std::string &id) const;
    /// One line of how a value came about.
    [[nodiscard]] QString step(const scorer::Step &step) const;
    /// All of them: a list of `{text, points, card}`.
    [[nodiscard]] QVariantList steps(const scorer::Worked &worked) const;
    /// Ids of wonders and games in whose shown names a text occurs, in whatever case.
    [[nodiscard]] QStringList idsNamed(const QString &text) const;
    /// What words about a day, as it is shown, are in a date as it is kept, in their order:
    /// {"september", "30,"} are {"-09-", "-30"}. Empty: such a word is about no day.
    [[nodiscard]] QStringList partsOfDates(const QStringList &words) const;
    /// A card, a wonder, "symbol.gear", "color.civilian".
    [[nodiscard]] QString name(const QString &id) const;

private:
    /// "%1 wins by military supremacy"
    [[nodiscard]] static QString supremacy(scorer::Supremacy kind);
    /// A tie at the end of which nobody knows how it broke.
    [[nodiscard]] static QString undecided(scorer::Box box, const QString &names,
                                           const QString &points);

    const Catalogue &m_catalogue;
};

} // namespace mirabilia
