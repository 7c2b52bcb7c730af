// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_duel_helpers.h"

#include "app/models/common/wording.h"

#include <array>

namespace mirabilia {

using scorer::Row;

namespace {

const QString pawnKey = QStringLiteral("pawn");
const QString purseKey = QStringLiteral("coins");
constexpr int mostInCity = 30;
constexpr int mostInPurse = 150;

/// The family of a row's cards; nothing for wonders and tokens.
std::optional<duel::Family> familyOf(Row row) {
    switch (row) {
    case Row::civilian: return duel::Family::civilian;
    case Row::science: return duel::Family::scientific;
    case Row::commerce: return duel::Family::commercial;
    case Row::guilds: return duel::Family::guild;
    default: return std::nullopt;
    }
}

/// A family by the word that glyphs and names of colours go by, the same in all games.
QString wordOf(duel::Family family) {
    constexpr std::array<const char *, duel::familyCount> words{
        "raw_material", "manufactured_good", "civilian", "scientific",
        "commercial",   "military",          "guild"};
    return QString::fromLatin1(words[static_cast<std::size_t>(family)]);
}

QString duelName(const ScoreWords &words, const std::string &key) {
    return words.name(QStringLiteral("duel.") + fromUtf8(key));
}

/// A number that some card, wonder or token looks at.
struct DuelCount {
    QString what;
    std::function<int &(scorer::DuelCounts &)> number;
};

std::vector<DuelCount> duelCounts() {
    std::vector<DuelCount> list;
    for (std::size_t family = 0; family < duel::familyCount; ++family) {
        list.push_back(
            {wordOf(static_cast<duel::Family>(family)),
             [family](scorer::DuelCounts &city) -> int & { return city.cards[family]; }});
    }
    list.push_back({QStringLiteral("wonders"),
                    [](scorer::DuelCounts &city) -> int & { return city.wonders; }});
    list.push_back(
        {QStringLiteral("tokens"), [](scorer::DuelCounts &city) -> int & { return city.tokens; }});
    list.push_back({purseKey, [](scorer::DuelCounts &city) -> int & { return city.coins; }});
    return list;
}

} // namespace

// ---- Pawn and coins -----------------------------------------------------------------------------

QString DuelPawnHelper::rule() const {
    return tr("The conflict pawn gives points to the city that it has moved away from.");
}

QList<HelperField> DuelPawnHelper::fields(const Workings &workings) const {
    HelperField field = counter(pawnKey, tr("Spaces towards the other city"),
                                workings.value(pawnKey), context().rules.duel().rules.capital - 1);
    field.glyph = QStringLiteral("military");
    return {field};
}

scorer::Worked DuelPawnHelper::work(const Workings &complete) const {
    return scorer::duelMilitaryPoints(context().rules.duel().rules, complete.value(pawnKey));
}

QString DuelPawnHelper::applyText(const Workings &complete) const {
    return complete.value(pawnKey) > 0 ? tr("Write it down for both")
                                       : ScoreHelper::applyText(complete);
}

void DuelPawnHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    ScoreHelper::apply(complete, sheet);
    const std::size_t other = 1 - context().column;
    if (complete.value(pawnKey) > 0 && other < sheet.entries.size()) { // there is one pawn
        sheet.entries[other].set(row(), 0);
        sheet.entries[other].workings[row()] = writeWorkings({{pawnKey, 0}});
    }
}

QString DuelCoinsHelper::rule() const {
    return tr("Every three coins are worth a point.");
}

QList<HelperField> DuelCoinsHelper::fields(const Workings &workings) const {
    HelperField field = counter(purseKey, tr("Coins"), workings.value(purseKey), mostInPurse);
    field.glyph = QStringLiteral("coin");
    return {field};
}

scorer::Worked DuelCoinsHelper::work(const Workings &complete) const {
    return scorer::duelTreasuryPoints(context().rules.duel().rules, complete.value(purseKey));
}

ScoreHelper::Typed DuelCoinsHelper::typed() const {
    return typedCoins(purseKey);
}

// ---- Things by name -----------------------------------------------------------------------------

QString DuelListHelper::rule() const {
    switch (row()) {
    case Row::wonders: return tr("Wonders that are built are worth the points printed on them.");
    case Row::progress: return tr("Some progress tokens are worth points.");
    case Row::guilds: return tr("Guilds count in the city that has more.");
    case Row::science: return tr("Green cards are worth the points printed on them.");
    case Row::commerce: return tr("Yellow cards are worth the points printed on them.");
    default: return tr("Blue cards are worth the points printed on them.");
    }
}

std::vector<DuelListHelper::Thing> DuelListHelper::things() const {
    const duel::Catalogue &data = context().rules.duel();
    std::vector<Thing> list;
    if (row() == Row::wonders) {
        for (const duel::Wonder &wonder : data.wonders) {
            list.push_back({wonder.key});
        }
    } else if (row() == Row::progress) {
        for (const duel::Token &token : data.tokens) {
            list.push_back({token.key});
        }
    }
    for (const duel::Card &card : data.cards) {
        if (familyOf(row()) == card.family) {
            list.push_back({card.key, card.age});
        }
    }
    return list;
}

scorer::Worked DuelListHelper::points(const std::vector<std::string> &keys,
                                      const scorer::DuelCities &counted) const {
    const duel::Catalogue &data = context().rules.duel();
    if (row() == Row::wonders) {
        std::vector<duel::WonderId> wonders;
        wonders.reserve(keys.size());
        for (const std::string &key : keys) {
            wonders.push_back(data.findWonder(key).value());
        }
        return scorer::duelWonderPoints(data, wonders, counted);
    }
    if (row() == Row::progress) {
        std::vector<duel::TokenId> tokens;
        tokens.reserve(keys.size());
        for (const std::string &key : keys) {
            tokens.push_back(data.findToken(key).value());
        }
        return scorer::duelTokenPoints(data, tokens, counted);
    }
    std::vector<duel::CardId> cards;
    cards.reserve(keys.size());
    for (const std::string &key : keys) {
        cards.push_back(data.findCard(key).value());
    }
    return scorer::duelCardPoints(data, cards, counted);
}

std::vector<std::string> DuelListHelper::ticked(const Workings &workings) const {
    std::vector<std::string> keys;
    for (const Thing &thing : things()) {
        if (workings.value(fromUtf8(thing.key)) != 0) {
            keys.push_back(thing.key);
        }
    }
    return keys;
}

int DuelListHelper::countOf(const Workings &workings, bool own, const QString &what) const {
    // Tokens count themselves: how many are ticked here.
    if (own && row() == Row::progress && what == QLatin1String("tokens")) {
        return static_cast<int>(ticked(workings).size());
    }
    const QString key = (own ? QStringLiteral("own.") : QStringLiteral("other.")) + what;
    if (workings.contains(key)) {
        return workings.value(key);
    }
    const std::size_t column = own ? context().column : 1 - context().column;
    if (column >= context().sheet.entries.size()) {
        return 0;
    }
    const scorer::Entry &city = context().sheet.entries[column];
    if (what == purseKey) {
        return putInto(city, Row::treasury).value(purseKey);
    }
    for (const Row of :
         {Row::wonders, Row::progress, Row::civilian, Row::science, Row::commerce, Row::guilds}) {
        const auto family = familyOf(of);
        const bool asked = (of == Row::wonders && what == QLatin1String("wonders")) ||
                           (of == Row::progress && what == QLatin1String("tokens")) ||
                           (family && what == wordOf(*family));
        if (asked) {
            const DuelListHelper helper({context().sheet, column, context().rules, context().words},
                                        of);
            return static_cast<int>(helper.ticked(putInto(city, of)).size());
        }
    }
    return 0;
}

scorer::DuelCities DuelListHelper::cities(const Workings &workings) const {
    scorer::DuelCities counted;
    for (const DuelCount &count : duelCounts()) {
        count.number(counted.own) = countOf(workings, true, count.what);
        count.number(counted.other) = countOf(workings, false, count.what);
    }
    return counted;
}

QList<HelperField> DuelListHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    for (const Thing &thing : things()) {
        const QString key = fromUtf8(thing.key);
        HelperField field = check(key, duelName(context().words, thing.key), workings.value(key));
        field.group = thing.age != 0 && row() != Row::guilds
                          ? tr("Age %1").arg(Wording::roman(thing.age))
                          : QString();
        const int worth = points({thing.key}, {}).value;
        field.detail = worth != 0 ? Wording::points(worth) : QString();
        field.glyph = ScoreWords::row(scorer::Box::duel, row()).glyph;
        list.append(field);
    }
    const auto keys = ticked(workings);
    for (const bool own : {true, false}) {
        for (const DuelCount &count : duelCounts()) {
            scorer::DuelCities many;
            count.number(own ? many.own : many.other) = mostInCity;
            const bool itself =
                own && row() == Row::progress && count.what == QLatin1String("tokens");
            if (itself || points(keys, many).value == points(keys, {}).value) {
                continue; // counted already, or nobody asks for it
            }
            const std::size_t column = own ? context().column : 1 - context().column;
            const QString key =
                (own ? QStringLiteral("own.") : QStringLiteral("other.")) + count.what;
            const bool coins = count.what == purseKey;
            QString label = context().words.name(QStringLiteral("color.") + count.what);
            QString glyph = count.what;
            if (coins) {
                label = tr("Coins");
                glyph = QStringLiteral("coin");
            } else if (count.what == QLatin1String("wonders")) {
                label = tr("Wonders built");
                glyph = QStringLiteral("wonder");
            } else if (count.what == QLatin1String("tokens")) {
                label = tr("Progress tokens");
                glyph = QStringLiteral("tablet");
            }
            HelperField field = counter(key, label, countOf(workings, own, count.what),
                                        coins ? mostInPurse : mostInCity);
            field.group = player(column);
            field.glyph = glyph;
            list.append(field);
        }
    }
    return list;
}

scorer::Worked DuelListHelper::work(const Workings &complete) const {
    scorer::Worked worked = points(ticked(complete), cities(complete));
    if (row() == Row::science && !ticked(complete).empty()) {
        worked.add(symbols(complete));
    }
    return worked;
}

scorer::Step DuelListHelper::symbols(const Workings &complete) const {
    const duel::Catalogue &data = context().rules.duel();
    const auto keys = ticked(complete);
    std::vector<duel::CardId> cards;
    cards.reserve(keys.size());
    for (const std::string &key : keys) {
        cards.push_back(data.findCard(key).value());
    }
    std::vector<duel::TokenId> tokens; // Law is a symbol too
    const Workings progress = putInto(entry(), Row::progress);
    for (const duel::Token &token : data.tokens) {
        if (progress.value(fromUtf8(token.key)) != 0) {
            tokens.push_back(token.id);
        }
    }
    const scorer::DuelSymbols found = scorer::duelSymbols(data, cards, tokens);
    return {found.victory ? "symbols_victory" : "symbols_found", "", found.pairs, found.different,
            0};
}

} // namespace mirabilia
