// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>

#include <google/protobuf/repeated_ptr_field.h>

namespace mirabilia {

/// Cleans text from others for display: one line of at most `nameLength` characters, ending in an
/// ellipsis if shortened, without control and direction marks. Stays plain text; nothing is
/// escaped.
QString cleanName(const QString &name);
inline constexpr int nameLength = 24;
/// Isolates text from others within a sentence, so that right-to-left text does not reorder what is
/// around it.
QString isolated(const QString &text);
/// Both of the above.
QString shownName(const QString &name);
/// Does the same for text that may combine a name with words of the program, such as "Omar's
/// table": the whole is laid out left to right.
QString shownTitle(const QString &title);

/// Phrases shared by all pages, in the current language.
class Wording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::Wording)

public:
    /// "Ada, Bo and Cy"
    [[nodiscard]] static QString list(const QStringList &parts);
    /// "Bo built Baths. Walls is turned up"; skips empty parts.
    [[nodiscard]] static QString sentences(QStringList parts);
    /// "1 point", "20 points", "−3 points"
    [[nodiscard]] static QString points(int number);
    /// "62%", of a share from 0 to 1.
    [[nodiscard]] static QString percent(double share);
    /// The locale of the system for days and times; that of the language if the system has none.
    [[nodiscard]] static QLocale region(const QString &language);
    /// A day as written in the region: "Saturday, 1 March 2025" if this language is spoken there,
    /// otherwise in figures, "01.03.2025".
    [[nodiscard]] static QString day(const QDate &day, const QString &language);
    /// The colour of a card family as a word in a sentence: "blue".
    [[nodiscard]] static QString colorWord(const QString &family);
    /// "I", "II", "III"
    [[nodiscard]] static QString roman(int age);
};

/// Converts the texts of a view.
QStringList stringsOf(const google::protobuf::RepeatedPtrField<std::string> &texts);

} // namespace mirabilia
