// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/common/wording.h"

#include <QHash>

#include <algorithm>

namespace mirabilia {

QString cleanName(const QString &name) {
    QString text;
    for (const QChar c : name) {
        if (c.isSpace()) {
            text.append(QLatin1Char(' '));
        } else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_Format) {
            text.append(c);
        }
    }
    text = text.simplified();
    if (text.size() <= nameLength) {
        return text;
    }
    text.truncate(nameLength - 1);
    if (text.back().isHighSurrogate()) {
        text.chop(1);
    }
    return text.trimmed() + QChar(0x2026);
}

QString isolated(const QString &text) {
    constexpr QChar begin(0x2068); // FIRST STRONG ISOLATE
    constexpr QChar end(0x2069);   // POP DIRECTIONAL ISOLATE
    const auto letters = text.toUcs4();
    const bool turns = std::any_of(letters.begin(), letters.end(), [](char32_t letter) {
        const QChar::Direction direction = QChar::direction(letter);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
    return turns ? begin + text + end : text;
}

QString shownName(const QString &name) {
    return isolated(cleanName(name));
}

QStringList stringsOf(const google::protobuf::RepeatedPtrField<std::string> &texts) {
    QStringList list;
    for (const std::string &text : texts) {
        list.append(QString::fromStdString(text));
    }
    return list;
}

// ---- Small words --------------------------------------------------------------------------------

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
    // There is no plural of a negative number: Qt would leave "%n" as it is.
    return number < 0 ? QChar(0x2212) + tr("%n point(s)", nullptr, -number)
                      : tr("%n point(s)", nullptr, number);
}

QString Wording::percent(double share) {
    return tr("%1%", "a share: 62%").arg(qRound(share * 100));
}

namespace {

/// Whether days are named in this language where the system is.
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
