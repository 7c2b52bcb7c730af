// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/phrases.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <unicode/ubrk.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

namespace mirabilia::render {

namespace {

/// Invisible, and present in Inter and EB Garamond; U+2060 would come from another typeface.
constexpr QChar joiner(0xfeff);
constexpr QChar fixedSpace(0x00a0);
/// Allows a break; Qt has none at Chinese quotation marks, which are also the English ones.
constexpr QChar opening(0x200b);
bool isHan(QChar c) {
    return c.script() == QChar::Script_Han;
}

bool isHiragana(QChar c) {
    return c.script() == QChar::Script_Hiragana;
}

bool isKatakana(QChar c) {
    return c.script() == QChar::Script_Katakana || c == u'ー';
}

bool isKana(QChar c) {
    return isHiragana(c) || isKatakana(c);
}

/// Characters of scripts without spaces, and their punctuation.
bool isWide(QChar c) {
    return isHan(c) || isKana(c) || (c >= QChar(0x3000) && c <= QChar(0x30ff)) ||
           (c >= QChar(0xff01) && c <= QChar(0xff60));
}

using Breaks = std::unique_ptr<UBreakIterator, decltype(&ubrk_close)>;

/// Null if ICU lacks the data.
Breaks open(UBreakIteratorType type, const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    return {ubrk_open(type, locale, nullptr, 0, &error), ubrk_close};
}

/// All breaks inside the text.
QList<qsizetype> found(UBreakIterator *breaks, const QString &text) {
    UErrorCode error = U_ZERO_ERROR;
    ubrk_setText(breaks, reinterpret_cast<const UChar *>(text.utf16()),
                 static_cast<int32_t>(text.size()), &error);
    QList<qsizetype> places;
    for (auto at = ubrk_next(breaks); at != UBRK_DONE && at < text.size(); at = ubrk_next(breaks))
        places.append(at);
    return places;
}

bool isJapanese(const QString &text) {
    return std::any_of(text.begin(), text.end(), isKana);
}

/// A list in resources/i18n/phrases.json.
QStringList listed(const char *name) {
    QFile file(QStringLiteral(":/i18n/phrases.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList words;
    for (const QJsonValue &word :
         QJsonDocument::fromJson(file.readAll())[QLatin1String(name)].toArray())
        words.append(word.toString());
    return words;
}

/// Words of the games that the dictionaries do not know and would tear apart.
bool isWithinUnknownWord(const QString &text, qsizetype at) {
    static const QStringList words = listed("words");
    return std::any_of(words.begin(), words.end(), [&](const QString &word) {
        const qsizetype start = text.lastIndexOf(word, at - 1);
        return start >= 0 && start < at && at < start + word.size();
    });
}

/// Where a line may break without tearing a word apart.
QList<qsizetype> wordEnds(const QString &text) {
    // Opening one reads a dictionary, so each thread keeps its own.
    thread_local const Breaks phrases = open(UBRK_LINE, "ja@lw=phrase");
    thread_local const Breaks lines = open(UBRK_LINE, "zh");
    thread_local const Breaks words = open(UBRK_WORD, "zh");
    if (!phrases || !lines || !words)
        return {};
    const bool japanese = isJapanese(text);
    QList<qsizetype> ends = found(japanese ? phrases.get() : lines.get(), text);
    const QList<qsizetype> between = japanese ? ends : found(words.get(), text);
    ends.removeIf([&](qsizetype at) {
        return isWithinUnknownWord(text, at) ||
               (!text.at(at - 1).isSpace() &&
                !std::binary_search(between.begin(), between.end(), at));
    });
    return ends;
}

bool isOneHan(QStringView word) {
    return isHan(word.front()) && (word.size() == 1 || !isHan(word.at(1)));
}

/// Endings and second halves of words, which the dictionary takes for Japanese words.
bool isEnding(QChar before, QStringView word) {
    using namespace std::string_view_literals;
    static constexpr std::array endings{u"て"sv,     u"た"sv,   u"っ"sv,      u"ん"sv,   u"れ"sv,
                                        u"ず"sv,     u"られ"sv, u"さい"sv,    u"ませ"sv, u"ます"sv,
                                        u"しょう"sv, u"札"sv,   u"いません"sv};
    static constexpr auto suffixes = u"目分中上内用数"sv;
    const QChar first = word.front();
    return (isHan(before) && isHan(first)) || (!isHiragana(before) && isHiragana(first)) ||
           (isKatakana(before) && isOneHan(word) &&
            suffixes.find(first.unicode()) != std::u16string_view::npos) ||
           std::any_of(endings.begin(), endings.end(),
                       [word](auto ending) { return word.startsWith(ending); });
}

/// Chinese particles, agents, places, degrees and "one of"; and single characters left over, which
/// mostly belong to words that the dictionary lacks.
bool isLeaning(QStringView before, QStringView word) {
    using namespace std::string_view_literals;
    static constexpr auto particles = u"的了吗嗎呢吧们們版"sv;
    static constexpr auto endings = u"家师師者员員牌区區是上下中里裡内內前后後"sv;
    static constexpr auto prefixes = u"最更不未已一"sv;
    const auto begins = [](QStringView text, std::u16string_view characters) {
        return characters.find(text.front().unicode()) != std::u16string_view::npos;
    };
    const bool one = before.size() == 1 && isOneHan(before);
    return begins(word, particles) || (isOneHan(word) && (one || begins(word, endings))) ||
           (one &&
            (begins(before, prefixes) || (begins(before, u"上下"sv) && begins(word, u"一"sv))));
}

/// "2025年|3月|1日", "0〜|10": one word to a reader.
bool isWithinNumber(QChar before, QChar after) {
    return before.isDigit()
               ? isHan(after)
               : (before == u'年' || before == u'月' || before == u'〜') && after.isDigit();
}

/// A letter or an amount that tells which or how many.
bool isTag(QStringView word) {
    const QChar first = word.front();
    const bool hasSign = first == u'+' || first == u'−';
    const auto belongs = [](QChar c) {
        return c.isDigit() || c == u'、' || c == u'。' || c == u'，';
    };
    return (word.size() == 1 && first.isUpper()) ||
           ((hasSign || first.isDigit()) &&
            std::all_of(word.begin() + (hasSign ? 1 : 0), word.end(), belongs));
}

/// Words followed, not preceded, by a number: "座位 1", "プレイヤー 2".
bool isNumbered(QStringView before) {
    static const QStringList numbered = listed("numbered");
    return std::any_of(
        numbered.begin(), numbered.end(),
        [word = before.trimmed()](const QString &end) { return word.endsWith(end); });
}

/// Returns true if a reader takes the second word as part of the first.
bool leansBack(QStringView before, QStringView word, bool japanese) {
    const QChar last = before.back();
    if (last.isSpace()) { // "1 枚", "B 面", "第 1", "是 10。", "Mirabilia の", "大灯台 A"
        const QChar earlier = before.size() > 1 ? before.at(before.size() - 2) : QChar();
        const bool number = word.front().isDigit();
        if (word.front() == u'·') { // no line begins with it
            return true;
        }
        if (isTag(word) ||
            (number && (earlier == u'第' || word.back() == u'。' || isNumbered(before)))) {
            return true;
        }
        if (number || earlier == u'第') {
            return false;
        }
        if (before.size() == 2 &&
            (earlier == u'对' || earlier == u'對' || earlier == u'対')) { // against whom
            return true;
        }
        return earlier.isDigit() || (before.size() == 2 && earlier != u'·' && earlier != u'和')
                   ? isWide(word.front())
                   : isHiragana(word.front());
    }
    if (isWithinNumber(last, word.front()))
        return true;
    const bool closed = last.category() == QChar::Punctuation_Close;
    return isWide(last) && (closed || !last.isPunct()) &&
           (japanese ? isEnding(last, word) : isLeaning(before, word));
}

bool isQuote(QChar c) {
    return c == u'“' || c == u'”' || c == u'‘' || c == u'’';
}

int halves(QStringView phrase) {
    int sum = 0;
    for (const QChar c : phrase)
        sum += isWide(c) ? 2 : 1;
    return sum;
}

/// Where a phrase that is too long breaks: between the words of a compound, at endings only if that
/// is not enough.
QList<qsizetype> apart(const QString &text, qsizetype start, const QList<qsizetype> &joints,
                       qsizetype end, int width) {
    QList<qsizetype> ends;
    QList<qsizetype> endings;
    const auto close = [&](qsizetype at) {
        if (halves(QStringView(text).mid(start, at - start)) > width)
            ends += endings;
        endings.clear();
        start = at;
    };
    for (const qsizetype joint : joints) {
        if (!isHan(text.at(joint - 1)) || !isHan(text.at(joint))) {
            endings.append(joint);
            continue;
        }
        close(joint);
        ends.append(joint);
    }
    close(end);
    return ends;
}

} // namespace

bool knowsNoSpaces(const QString &text) {
    return std::any_of(text.begin(), text.end(), isWide);
}

QList<qsizetype> phraseEnds(const QString &text, int width) {
    const QList<qsizetype> words = wordEnds(text);
    QList<qsizetype> ends;
    qsizetype start = 0;
    QList<qsizetype> within;
    // Ends a phrase: keeps it whole or breaks it into words.
    const auto end = [&](qsizetype at) {
        if (halves(QStringView(text).mid(start, at - start)) > width)
            ends += apart(text, start, within, at, width);
        within.clear();
        start = at;
    };
    const bool japanese = isJapanese(text);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const qsizetype at = words.at(i);
        const qsizetype from = i == 0 ? 0 : words.at(i - 1);
        const qsizetype to = i + 1 == words.size() ? text.size() : words.at(i + 1);
        const QStringView around(text);
        if (leansBack(around.mid(from, at - from), around.mid(at, to - at), japanese)) {
            within.append(at);
            continue;
        }
        end(at);
        ends.append(at);
    }
    end(text.size());
    return ends;
}

QString heldTogether(const QString &text, int width) {
    if (!knowsNoSpaces(text))
        return text;
    QString held;
    held.reserve(text.size() * 2);
    qsizetype start = 0;
    const auto append = [&](qsizetype end) {
        const QStringView phrase = QStringView(text).mid(start, end - start);
        const bool whole = halves(phrase) <= width;
        for (qsizetype at = start; at < end; ++at) {
            const QChar c = text.at(at);
            const bool last = at + 1 == end;
            held += whole && !last && c == u' ' ? fixedSpace : c;
            if (whole && !last && (isWide(c) || isWide(text.at(at + 1))) && !c.isSpace() &&
                !text.at(at + 1).isSpace() && !text.at(at + 1).isMark())
                held += joiner;
        }
        start = end;
    };
    for (const qsizetype end : phraseEnds(text, width)) {
        append(end);
        if (isQuote(text.at(end)) || isQuote(text.at(end - 1)))
            held += opening;
    }
    append(text.size());
    return held;
}

QString released(QString held) {
    return held.remove(joiner).remove(opening).replace(fixedSpace, u' ');
}

} // namespace mirabilia::render
