// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace mirabilia::render {

/// Returns true if any of the text is Chinese or Japanese.
bool knowsNoSpaces(const QString &text);

/// Width up to which a phrase is kept whole, in half characters.
constexpr int longestPhrase = 20;

/// Where a line of Chinese or Japanese may break without tearing a word or its ending apart; Qt
/// would break between any two characters. A phrase wider than `width` half characters breaks
/// between its words, and these wherever Qt likes.
QList<qsizetype> phraseEnds(const QString &text, int width = longestPhrase);

/// Inserts invisible joiners wherever a line must not break. Only for text being laid out, never
/// for text read aloud, compared, copied or stored.
QString heldTogether(const QString &text, int width = longestPhrase);
/// Undoes heldTogether, also for a part of its result.
QString released(QString held);

} // namespace mirabilia::render
