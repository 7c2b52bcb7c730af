// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>

#include <google/protobuf/repeated_ptr_field.h>

namespace mirabilia {

/// Text of others as it may stand on the screen: one line of at most `nameLength` characters,
/// the last of which is an ellipsis where there would be more, without control and direction marks.
/// It stays plain text; nothing is escaped.
QString cleanName(const QString &name);
inline constexpr int nameLength = 24;
/// Text of others as it stands in a sentence: one that is written from the right to the left turns
/// nothing around it.
QString isolated(const QString &text);
/// Both.
QString shownName(const QString &name);
/// The same of what may hold a name and words of the program, as "Omar's table": these are written
/// from the left to the right, and so is the whole.
QString shownTitle(const QString &title);

/// What every page says alike, in the language in use.
class Wording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::Wording)

public:
    /// "Ada, Bo and Cy"
    [[nodiscard]] static QString list(const QStringList &parts);
    /// "Bo built Baths. Walls is turned up": those that are not empty.
    [[nodiscard]] static QString sentences(QStringList parts);
    /// "1 point", "20 points", "−3 points"
    [[nodiscard]] static QString points(int number);
    /// "62%", of a share from 0 to 1
    [[nodiscard]] static QString percent(double share);
    /// Where the system is, as days and times are written there; where the language is spoken if
    /// the system does not say.
    [[nodiscard]] static QLocale region(const QString &language);
    /// A day as it is written in the region: "Saturday, 1 March 2025" if they speak this language
    /// there, else in figures, "01.03.2025".
    [[nodiscard]] static QString day(const QDate &day, const QString &language);
    /// The colour of a family of cards within a sentence: "blue".
    [[nodiscard]] static QString colorWord(const QString &family);
    /// "I", "II", "III"
    [[nodiscard]] static QString roman(int age);
};

/// Texts of a view as Qt has them.
QStringList stringsOf(const google::protobuf::RepeatedPtrField<std::string> &texts);

} // namespace mirabilia
