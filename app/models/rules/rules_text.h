// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

namespace mirabilia {

/// One line of the rules of a game.
struct RuleLine {
    enum class Kind {
        Chapter,  ///< `id`, `glyph`, `title`
        Text,     ///< `text`
        Sign,     ///< `glyph`, its name in `title`, what it means in `text`
        Question, ///< `title`, answered by `text`
        Score,    ///< a row of the worked example: `id` of the category, `text`, `points`
    };
    Kind kind = Kind::Text;
    QString chapter; ///< id of the chapter that it belongs to
    QString id;
    QString glyph;
    QString title;
    QString text;
    int points = 0;
};

/// Reads a file of resources/rules (its README describes the format). Lines that fit nothing are
/// left out.
QList<RuleLine> readRules(QStringView text);

/// The rules of a game ("classic", "duel", "dice") in a language; in English where there are none.
QList<RuleLine> rulesOf(const QString &game, const QString &language);
/// The words of its practice, written alike (resources/practice): a chapter is a lesson.
QList<RuleLine> practiceOf(const QString &game, const QString &language);

} // namespace mirabilia
