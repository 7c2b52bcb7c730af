// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/wording.h"

#include "app/models/services/pictures.h"

#include <QHash>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace mirabilia {

namespace {

bool isShown(char32_t letter) {
    const QChar::Category category = QChar::category(letter);
    return category != QChar::Other_Control && category != QChar::Other_Format;
}

} // namespace

QString cleanName(const QString &name) {
    QString text;
    const auto letters = name.toUcs4();
    for (qsizetype i = 0; i < letters.size(); ++i) {
        const char32_t letter = letters[i];
        const bool joins =
            letter == pictureJoiner && i > 0 && joinsPictures(letters[i - 1], letters.value(i + 1));
        if (QChar::isSpace(letter)) {
            text.append(u' ');
        } else if (joins || isShown(letter)) {
            text.append(QString::fromUcs4(&letter, 1));
        }
    }
    text = text.simplified();
    if (text.size() <= nameLength) {
        return text;
    }
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(nameLength - 1);
    if (!finder.isAtBoundary()) {
        finder.toPreviousBoundary();
    }
    return text.left(finder.position()).trimmed() + QChar(0x2026);
}

namespace {

constexpr QChar firstLetterDecides(0x2068); // FIRST STRONG ISOLATE
constexpr QChar fromTheLeft(0x2066);        // LEFT-TO-RIGHT ISOLATE
constexpr QChar isolationEnds(0x2069);      // POP DIRECTIONAL ISOLATE

bool hasLetter(const QString &text, std::initializer_list<QChar::Direction> directions) {
    const auto letters = text.toUcs4();
    return std::any_of(letters.begin(), letters.end(), [directions](char32_t letter) {
        return std::find(directions.begin(), directions.end(), QChar::direction(letter)) !=
               directions.end();
    });
}

bool turns(const QString &text) {
    return hasLetter(text, {QChar::DirR, QChar::DirAL});
}

} // namespace

QString isolated(const QString &text) {
    return turns(text) ? firstLetterDecides + text + isolationEnds : text;
}

QString shownName(const QString &name) {
    return isolated(cleanName(name));
}

QString shownTitle(const QString &title) {
    const QString text = cleanName(title);
    return turns(text) && hasLetter(text, {QChar::DirL}) ? fromTheLeft + text + isolationEnds
                                                         : isolated(text);
}

QStringList stringsOf(const google::protobuf::RepeatedPtrField<std::string> &texts) {
    QStringList list;
    for (const std::string &text : texts) {
        list.append(QString::fromStdString(text));
    }
    return list;
}

// ---- Phrases ------------------------------------------------------------------------------------

QString Wording::list(const QStringList &parts) {
    if (parts.isEmpty()) {
        return {};
    }
    QString text = parts.first();
    for (qsizetype i = 1; i < parts.size(); ++i) {
        text = i + 1 < parts.size() ? tr("%1, %2", "in a list").arg(text, parts[i])
                                    : tr("%1 and %2", "end of a list").arg(text, parts[i]);
    }
    return text;
}

QString Wording::sentences(QStringList parts) {
    parts.removeAll(QString());
    QString text = parts.value(0);
    for (qsizetype i = 1; i < parts.size(); ++i) {
        text = tr("%1. %2", "two sentences").arg(text, parts[i]);
    }
    return text;
}

QString Wording::points(int number) {
    // Plural forms do not cover negative numbers: Qt would leave "%n" in place.
    return number < 0 ? QChar(0x2212) + tr("%n point(s)", nullptr, -number)
                      : tr("%n point(s)", nullptr, number);
}

QString Wording::percent(double share) {
    return tr("%1%", "a share: 62%").arg(qRound(share * 100));
}

namespace {

/// Returns true if the system's region names days in this language.
bool speaks(const QLocale &where, const QLocale &language) {
    const QDate day(2025, 3, 1);
    const QString names = QStringLiteral("dddd MMMM");
    return where.toString(day, names) == language.toString(day, names);
}

} // namespace

QLocale Wording::region(const QString &language) {
    const QLocale system;
    return system.language() == QLocale::C ? QLocale(language) : system;
}

QString Wording::day(const QDate &day, const QString &language) {
    const QLocale words(language);
    const QLocale where = region(language);
    if (speaks(where, words)) {
        return where.toString(day, QLocale::LongFormat);
    }
    QString format = where.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) {
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    }
    return words.toString(day, format);
}

QString Wording::colorWord(const QString &family) {
    const QHash<QString, QString> words{
        {QStringLiteral("raw_material"), tr("brown")},
        {QStringLiteral("manufactured_good"), tr("grey")},
        {QStringLiteral("civilian"), tr("blue")},
        {QStringLiteral("scientific"), tr("green")},
        {QStringLiteral("commercial"), tr("yellow")},
        {QStringLiteral("military"), tr("red")},
        {QStringLiteral("guild"), tr("purple")},
    };
    return words.value(family, family);
}

QString Wording::roman(int age) {
    return QStringList{QString(), QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III")}
        .value(age);
}

} // namespace mirabilia
