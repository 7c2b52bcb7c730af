// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace mirabilia::render {

/// Something in it is written in Chinese or Japanese.
bool knowsNoSpaces(const QString &text);

/// Of a phrase, in halves of a character.
constexpr int longestPhrase = 20;

/// Where a line of Chinese or Japanese may end without tearing a word, or its ending, apart. Qt
/// would end it between any two characters. A phrase longer than a line of `width`, in halves of a
/// character, falls into its words, and those wherever Qt likes.
QList<qsizetype> phraseEnds(const QString &text, int width = longestPhrase);

/// The same text, with joiners that nobody sees wherever a line must not end: for what is laid out,
/// never for what is read aloud, compared, copied or written down.
QString heldTogether(const QString &text, int width = longestPhrase);
/// The text again, of a part of what is held together.
QString released(QString held);

} // namespace mirabilia::render
