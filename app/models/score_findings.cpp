// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of findings.
#include "app/models/score_words.h"

#include <QHash>

namespace mirabilia {

namespace {

/// A sentence and the names of what stands for %1, %2 ...
struct FindingWords {
    const char *text;
    const char *params;
};

// Each code of scorer/finding.cpp.
QHash<QString, FindingWords> findingWords() {
    const auto words = [](const char *text, const char *params) {
        return FindingWords{text, params};
    };
    return {
        {QStringLiteral("sum"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "The rows add up to %1, not %2."),
               "sum total")},
        {QStringLiteral("science_sets"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "No symbols give %1. Did you forget the sets of three? With them "
                                 "it is %2."),
               "points meant")},
        {QStringLiteral("science_extra_set"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "No symbols give %1. One set too many? Without it it is %2."),
               "points meant")},
        {QStringLiteral("science_nearest"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "No symbols give %1; the nearest value is %2."),
               "points meant")},
        {QStringLiteral("war_range"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Three ages of war give %2 to %3, not "
                                                          "%1."),
               "points least most")},
        {QStringLiteral("civilian_gap"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "No blue cards give %1."), "points")},
        {QStringLiteral("negative"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "This row cannot be negative."), "")},
        {QStringLiteral("row_high"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "%1 is more than all cards give together (%2)."),
               "points most")},
        {QStringLiteral("board_high"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "%1 is more than any board gives."),
               "points")},
        {QStringLiteral("coins_negative"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Nobody can have %1 coins."), "coins")},
        {QStringLiteral("coins_high"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "%1 coins are more than the box holds (%2)."),
               "coins most")},
        {QStringLiteral("treasury_negative"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Coins never cost points."), "")},
        {QStringLiteral("treasury_high"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "%1 points need %2 coins; the box holds %3."),
               "points coins most")},
        {QStringLiteral("treasury_coins"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "%1 coins are worth %2, not %3."),
               "coins meant points")},
        {QStringLiteral("wonder_range"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "%1 gives %2 to %3, not %4."),
               "wonder least most points")},
        {QStringLiteral("wonder_stages"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "No stages of %1 give %2; possible are %3."),
               "wonder points values")},
        {QStringLiteral("wonders_range"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "No wonder gives %1; the most is %2."),
               "points most")},
        {QStringLiteral("ring"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "No conflicts around the table end with %1."),
               "points")},
        {QStringLiteral("ring_odd"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "The war points %1 add up to %2; with a defeat for every victory "
                                 "the sum is even."),
               "points sum")},
        {QStringLiteral("ring_seat"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "%1 war points do not fit those of the others."),
               "points")},
        {QStringLiteral("duel_military"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "The conflict pawn gives %1, not %2."),
               "values points")},
        {QStringLiteral("duel_pawn"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "Only one of the two can have points for the conflict pawn."),
               "")},
        {QStringLiteral("rank"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "Rank %1 is written here; by the points it is %2."),
               "rank meant")},
        {QStringLiteral("rank_order"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "The ranks are not in the order of the points."),
               "")},
        {QStringLiteral("rank_range"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "There is no rank %1 at this table."),
               "rank")},
        {QStringLiteral("players"),
         words(
             QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "%1 players at one table; %2 is the most."),
             "count most")},
        {QStringLiteral("seat_twice"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "Seat %1 is taken twice."), "seat")},
        {QStringLiteral("not_a_number"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "\"%1\" is not a whole number."),
               "text")},
        {QStringLiteral("too_many_cells"),
         words(
             QT_TRANSLATE_NOOP("mirabilia::ScoreWords", "The line has %1 cells, the head only %2."),
             "cells columns")},
        {QStringLiteral("open_quote"),
         words(QT_TRANSLATE_NOOP("mirabilia::ScoreWords",
                                 "A quotation mark is opened and never closed."),
               "")},
    };
}

} // namespace

QString ScoreWords::finding(const scorer::Finding &finding) const {
    static const auto all = findingWords();
    const auto found = all.constFind(fromUtf8(finding.code));
    if (found == all.constEnd()) {
        return fromUtf8(scorer::sentence(finding)); // a code that is newer than these words
    }
    QStringList values;
    for (const QString &param :
         QString::fromLatin1(found->params).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        QString value = QStringLiteral("?");
        for (const auto &[name, text] : finding.params) {
            value = fromUtf8(name) == param ? fromUtf8(text) : value;
        }
        // The scorer says the city in English.
        const QString city = QStringLiteral("dice.cities.") + value.toLower();
        values.append(param == QLatin1String("wonder") && this->name(city) != city
                          ? this->name(city)
                          : value);
    }
    // All at once: a value may hold a %1 of its own.
    QString text;
    const QString pattern = tr(found->text);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool place = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size();
        const int number = place ? pattern[i + 1].digitValue() : -1;
        if (number >= 1 && number <= values.size()) {
            text += values[number - 1];
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace mirabilia
