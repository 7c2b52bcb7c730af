// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/initials.h"

#include "app/models/common/wording.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace mirabilia {

namespace {

/// The user-perceived letters of a name, including accents; drops anything that is not a letter
/// unless there are no letters.
QStringList lettersOf(const QString &name) {
    const QString text = cleanName(name).normalized(QString::NormalizationForm_C);
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    QStringList signs;
    QStringList letters;
    for (qsizetype from = 0, to = finder.toNextBoundary(); to >= 0; to = finder.toNextBoundary()) {
        signs.append(text.mid(from, to - from));
        if (QChar::isLetterOrNumber(signs.last().toUcs4().first())) {
            letters.append(signs.last());
        }
        from = to;
    }
    return letters.isEmpty() ? signs : letters;
}

/// Returns true for a letter twice as wide as others, which is enough by itself.
bool isWide(const QString &letter) {
    switch (QChar::script(letter.toUcs4().first())) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul: return true;
    default: return false;
    }
}

bool alike(const QString &one, const QString &other) {
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

/// The other names with the same first letter.
QList<QStringList> rivalsOf(qsizetype one, const QList<QStringList> &names) {
    QList<QStringList> rivals;
    for (qsizetype other = 0; other < names.size(); ++other) {
        if (other != one && alike(names[other].value(0), names[one].value(0))) {
            rivals.append(names[other]);
        }
    }
    return rivals;
}

QString tellingLetters(const QStringList &name, const QList<QStringList> &rivals,
                       const QStringList &taken) {
    QString first = name.value(0);
    const auto isFree = [&taken](const QString &letters) {
        return !letters.isEmpty() && !taken.contains(letters, Qt::CaseInsensitive);
    };
    for (qsizetype place = 1; place < name.size(); ++place) {
        const QString &letter = name[place];
        QString letters = isWide(first) && isWide(letter) ? letter : first + letter;
        const bool isAlone =
            std::none_of(rivals.begin(), rivals.end(), [&](const QStringList &rival) {
                return alike(rival.value(place), letter);
            });
        if (isAlone && isFree(letters)) {
            return letters;
        }
    }
    const bool isTwice = std::any_of(rivals.begin(), rivals.end(), [&](const QStringList &rival) {
        return alike(rival.join(QString()), name.join(QString()));
    });
    if (!isTwice && isFree(first)) {
        return first;
    }
    int number = 1;
    while (!isFree(first + QString::number(number))) {
        ++number;
    }
    return first + QString::number(number);
}

} // namespace

QStringList initialsOf(const QStringList &names) {
    QList<QStringList> letters;
    QStringList initials;
    for (const QString &name : names) {
        letters.append(lettersOf(name));
    }
    for (qsizetype one = 0; one < names.size(); ++one) {
        initials.append(rivalsOf(one, letters).isEmpty() ? letters[one].value(0) : QString());
    }
    for (qsizetype one = 0; one < names.size(); ++one) {
        if (initials[one].isEmpty()) {
            initials[one] = tellingLetters(letters[one], rivalsOf(one, letters), initials);
        }
    }
    return initials;
}

} // namespace mirabilia
