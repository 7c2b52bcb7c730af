// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_count_helpers.h"

#include "app/models/common/wording.h"
#include "scorer/buildings.h"
#include "scorer/science.h"

#include <numeric>

namespace mirabilia {

// ---- War ----------------------------------------------------------------------------------------

namespace {

const QString byShields = QStringLiteral("shields");

QString victoryKey(int age) {
    return QStringLiteral("victories%1").arg(age);
}

QString shieldKey(std::size_t seat, int age) {
    return QStringLiteral("seat%1.age%2").arg(seat).arg(age);
}

/// Cities in the ring: two players have the Free City between them.
std::size_t citiesOf(const scorer::Sheet &sheet) {
    const std::size_t players = sheet.entries.size();
    return players == 2 ? 3 : players;
}

constexpr int mostShields = 30;
constexpr int mostOfAge = 2; // a conflict with each neighbour

} // namespace

QString WarHelper::rule() const {
    // In two pieces: lupdate reads five digits after \u.
    return tr("A victory is worth 1, 3 and 5 points in the three ages, a defeat \u2212"
              "1.");
}

QList<HelperField> WarHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    const std::size_t cities = citiesOf(context().sheet);
    if (cities >= 3) {
        list.append(choice(byShields, tr("Count"), workings.value(byShields),
                           {tr("Conflict tokens"), tr("Shields of all seats")}));
    }
    if (cities < 3 || workings.value(byShields) == 0) {
        for (int age = 1; age <= classic::ageCount; ++age) {
            HelperField field =
                counter(victoryKey(age), tr("Age %1 victories").arg(Wording::roman(age)),
                        workings.value(victoryKey(age)), mostOfAge);
            field.glyph = QStringLiteral("victory");
            list.append(field);
        }
        const QString defeats = QStringLiteral("defeats");
        HelperField field =
            counter(defeats, tr("Defeats"), workings.value(defeats), mostOfAge * classic::ageCount);
        field.glyph = QStringLiteral("defeat");
        list.append(field);
        return list;
    }
    for (std::size_t seat = 0; seat < cities; ++seat) {
        for (int age = 1; age <= classic::ageCount; ++age) {
            HelperField field = counter(shieldKey(seat, age), tr("Age %1").arg(Wording::roman(age)),
                                        workings.value(shieldKey(seat, age)), mostShields);
            field.group =
                seat < context().sheet.entries.size() ? player(seat) : tr("The Free City");
            field.glyph = QStringLiteral("shield");
            list.append(field);
        }
    }
    return list;
}

scorer::ConflictTokens WarHelper::tokensOf(const scorer::Sheet &sheet, std::size_t column,
                                           const Workings &complete) {
    scorer::ConflictTokens tokens;
    if (complete.value(byShields) == 0) {
        for (int age = 1; age <= classic::ageCount; ++age) {
            tokens.victories[static_cast<std::size_t>(age - 1)] = complete.value(victoryKey(age));
        }
        tokens.defeats = complete.value(QStringLiteral("defeats"));
        return tokens;
    }
    std::vector<scorer::ShieldsByAge> shields(citiesOf(sheet));
    for (std::size_t seat = 0; seat < shields.size(); ++seat) {
        for (int age = 1; age <= classic::ageCount; ++age) {
            shields[seat][static_cast<std::size_t>(age - 1)] = complete.value(shieldKey(seat, age));
        }
    }
    return scorer::conflicts(shields)[column];
}

scorer::Worked WarHelper::work(const Workings &complete) const {
    return scorer::warPoints(classicData().rules,
                             tokensOf(context().sheet, context().column, complete));
}

QString WarHelper::applyText(const Workings &complete) const {
    return complete.value(byShields) != 0 ? tr("Write it down for all")
                                          : ScoreHelper::applyText(complete);
}

void WarHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    if (complete.value(byShields) == 0) {
        ScoreHelper::apply(complete, sheet);
        return;
    }
    for (std::size_t seat = 0; seat < sheet.entries.size(); ++seat) {
        const auto tokens = tokensOf(sheet, seat, complete);
        sheet.entries[seat].set(row(), scorer::warPoints(classicData().rules, tokens).value);
        sheet.entries[seat].workings[row()] = writeWorkings(complete);
    }
}

std::optional<Workings> WarHelper::seatedAnew(const Workings &put, const scorer::Sheet &before,
                                              const Seats &seats) const {
    if (put.value(byShields) == 0) {
        return put;
    }
    Seats cities = seats;
    if (before.entries.size() == 2 && seats.size() == 2) {
        cities.emplace_back(2); // the Free City stays where it is
    }
    if (cities.size() != citiesOf(context().sheet)) {
        return std::nullopt;
    }
    Workings anew{{byShields, 1}};
    for (std::size_t city = 0; city < cities.size(); ++city) {
        for (int age = 1; age <= classic::ageCount; ++age) {
            if (!cities[city]) {
                return std::nullopt;
            }
            anew.insert(shieldKey(city, age), put.value(shieldKey(*cities[city], age)));
        }
    }
    return anew;
}

// ---- Coins --------------------------------------------------------------------------------------

QString CoinsHelper::rule() const {
    return tr("Every three coins are worth a point; the coins also break ties.");
}

QList<HelperField> CoinsHelper::fields(const Workings &workings) const {
    constexpr int most = 999;
    const QString key = QStringLiteral("coins");
    HelperField field =
        counter(key, tr("Coins"), workings.value(key, entry().coins.value_or(0)), most);
    field.glyph = QStringLiteral("coin");
    return {field};
}

scorer::Worked CoinsHelper::work(const Workings &complete) const {
    return scorer::treasuryPoints(classicData().rules, complete.value(QStringLiteral("coins")));
}

ScoreHelper::Typed CoinsHelper::typed() const {
    return typedCoins(QStringLiteral("coins"));
}

void CoinsHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    ScoreHelper::apply(complete, sheet);
    sheet.entries[context().column].coins = complete.value(QStringLiteral("coins"));
}

// ---- Science ------------------------------------------------------------------------------------

QString ScienceHelper::rule() const {
    return tr(
        "Each symbol scores the square of its number; each set of three different ones scores 7.");
}

QList<HelperField> ScienceHelper::fields(const Workings &workings) const {
    constexpr int most = 9; // a figure each: nobody has more than four from the box
    QList<HelperField> list;
    for (const char *id : {"compass", "gear", "tablet"}) {
        const QString symbol = QString::fromLatin1(id);
        list.append(counter(symbol, context().words.name(QStringLiteral("symbol.") + symbol),
                            workings.value(symbol), most));
        list.last().glyph = symbol;
    }
    const QString wild = QStringLiteral("wild");
    const int known = workings.contains(wild) ? 0 : knownWild();
    list.append(counter(wild, tr("Wild symbols"), workings.value(wild, known), most));
    list.last().glyph = QStringLiteral("symbol-any");
    list.last().detail = tr("from a wonder or the Scientists Guild; scored for the best");
    return list;
}

int ScienceHelper::knownWild() const {
    int symbols = 0;
    for (const scorer::Row of : {scorer::Row::wonders, scorer::Row::guilds}) {
        const auto helper = make(context(), of);
        for (const scorer::Step &step : helper->work(putInto(entry(), of)).steps) {
            symbols += step.code == "wild" ? step.count : 0;
        }
    }
    return symbols;
}

scorer::Worked ScienceHelper::work(const Workings &complete) const {
    const classic::Symbols symbols{complete.value(QStringLiteral("compass")),
                                   complete.value(QStringLiteral("gear")),
                                   complete.value(QStringLiteral("tablet"))};
    return scorer::sciencePoints(classicData().rules, symbols,
                                 complete.value(QStringLiteral("wild")));
}

ScoreHelper::Typed ScienceHelper::typed() const {
    return {{QStringLiteral("compass"), QStringLiteral("gear"), QStringLiteral("tablet"),
             QStringLiteral("wild")},
            QStringLiteral("symbol-any"),
            QStringLiteral("/"),
            tr("Count as symbols"),
            tr("Enter symbols: 2 / 1 1")};
}

// ---- Tokens that cost points --------------------------------------------------------------------

namespace {

const QString won = QStringLiteral("won");
const QString lost = QStringLiteral("lost");

} // namespace

QString LossHelper::rule() const {
    switch (row()) {
    case scorer::Row::armada: return tr("Points won at sea and on islands, less those lost.");
    case scorer::Row::edifices: return tr("Points of edifices, less those of debt tokens.");
    default: return tr("Points of black cards, less one for each debt.");
    }
}

QList<HelperField> LossHelper::fields(const Workings &workings) const {
    const bool debts = row() == scorer::Row::cities;
    constexpr int most = 99;
    HelperField gains = counter(won, tr("Points won"), workings.value(won), most);
    gains.glyph = QStringLiteral("points");
    HelperField losses =
        counter(lost, debts ? tr("Debts") : tr("Points lost"), workings.value(lost), most);
    losses.glyph = QStringLiteral("defeat");
    return {gains, losses};
}

scorer::Worked LossHelper::work(const Workings &complete) const {
    scorer::Worked worked;
    const int gains = complete.value(won);
    const int losses = complete.value(lost);
    if (gains > 0) {
        worked.add({"points_won", {}, 0, gains, gains});
    }
    if (losses > 0) {
        worked.add({"points_lost", {}, 0, losses, -losses});
    }
    return worked;
}

} // namespace mirabilia
