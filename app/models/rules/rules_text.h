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
        Sign,     ///< `glyph`, its name in `title`, its meaning in `text`
        Question, ///< `title`, answered by `text`
        Picture,  ///< `id`: of what, and which ones ("card altar"); `text` is the caption
        Score,    ///< a row of the worked example: `id` of the category, `text`, `points`
    };
    Kind kind = Kind::Text;
    QString chapter; ///< id of its chapter
    QString id;
    QString glyph;
    QString title;
    QString text;
    int points = 0;
};

/// Parses a file of resources/rules (its README describes the format). Skips invalid lines.
QList<RuleLine> readRules(QStringView text);

/// The rules of a game ("classic", "duel", "dice") in a language, or in English if not translated.
QList<RuleLine> rulesOf(const QString &game, const QString &language);
/// The texts of its practice lessons, in the same format (resources/practice): one chapter per
/// lesson.
QList<RuleLine> practiceOf(const QString &game, const QString &language);

} // namespace mirabilia
