// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_city_helper.h"

#include "app/models/common/wording.h"
#include "app/models/scorepad/score_count_helpers.h"
#include "scorer/wonder_names.h"

#include <algorithm>
#include <array>

namespace mirabilia {

using scorer::Row;
using scorer::Surroundings;

namespace {

QString keyOf(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// How many of these keys are ticked.
int tickedOf(const Workings &workings, const QStringList &keys) {
    return static_cast<int>(std::count_if(
        keys.begin(), keys.end(), [&](const QString &key) { return workings.value(key) != 0; }));
}

constexpr int mostCounted = 20;

} // namespace

const QString CityHelper::otherYellow = QStringLiteral("others");
const QString CityHelper::stagesBuilt = QStringLiteral("stages");
const QString CityHelper::wonderComplete = QStringLiteral("complete");

// ---- Counting -----------------------------------------------------------------------------------

/// One number of a city: "left.civilian", "self.stages".
struct CityHelper::Count {
    scorer::CityCounts Surroundings::*city;
    QString where; ///< "left", "self", "right"
    QString what;  ///< name of a family, "stages", "defeats" or "complete"
    std::function<int &(scorer::CityCounts &)> number;

    [[nodiscard]] QString key() const { return where + QLatin1Char('.') + what; }
    [[nodiscard]] int &in(Surroundings &around) const { return number(around.*city); }
};

const std::vector<CityHelper::Count> &CityHelper::counts() {
    static const std::vector<Count> all = [] {
        const std::array<std::pair<const char *, scorer::CityCounts Surroundings::*>, 3> cities{
            {{"left", &Surroundings::left},
             {"self", &Surroundings::self},
             {"right", &Surroundings::right}}};
        std::vector<Count> list;
        for (const auto &[where, city] : cities) {
            for (std::size_t family = 0; family < classic::familyCount; ++family) {
                list.push_back({city, QString::fromLatin1(where),
                                keyOf(classic::name(static_cast<classic::Family>(family))),
                                [family](scorer::CityCounts &counts) -> int & {
                                    return counts.cards[family];
                                }});
            }
            list.push_back(
                {city, QString::fromLatin1(where), stagesBuilt,
                 [](scorer::CityCounts &counts) -> int & { return counts.wonderStages; }});
            list.push_back(
                {city, QString::fromLatin1(where), QStringLiteral("defeats"),
                 [](scorer::CityCounts &counts) -> int & { return counts.defeatTokens; }});
            list.push_back(
                {city, QString::fromLatin1(where), wonderComplete,
                 [](scorer::CityCounts &counts) -> int & { return counts.wonderComplete; }});
        }
        return list;
    }();
    return all;
}

std::optional<std::size_t> CityHelper::neighbourOf(const scorer::Sheet &sheet, std::size_t column,
                                                   bool left) {
    const std::size_t players = sheet.entries.size();
    const std::size_t cities = players == 2 ? 3 : players; // with the Free City
    if (cities < 2) {
        return std::nullopt;
    }
    const std::size_t seat = (column + (left ? 1 : cities - 1)) % cities;
    return seat < players ? std::optional(seat) : std::nullopt;
}

std::optional<std::size_t> CityHelper::neighbour(bool left) const {
    return neighbourOf(context().sheet, context().column, left);
}

std::optional<std::size_t> CityHelper::columnOf(const Count &count) const {
    return count.where == QLatin1String("self") ? std::optional(context().column)
                                                : neighbour(count.where == QLatin1String("left"));
}

int CityHelper::listed(const scorer::Sheet &sheet, std::size_t column, const Count &count) const {
    const scorer::Entry &city = sheet.entries[column];
    const auto cards = [this](classic::Family family) {
        QStringList keys;
        for (const classic::CardId card : cardsOf(family)) {
            keys.append(fromUtf8(classicData().card(card).key));
        }
        return keys;
    };
    if (count.what == QLatin1String("civilian")) {
        return tickedOf(putInto(city, Row::civilian), cards(classic::Family::civilian));
    }
    if (count.what == QLatin1String("commercial")) {
        const Workings yellow = putInto(city, Row::commerce);
        return tickedOf(yellow, cards(classic::Family::commercial)) + yellow.value(otherYellow);
    }
    if (count.what == QLatin1String("guild")) {
        return tickedOf(putInto(city, Row::guilds), cards(classic::Family::guild));
    }
    if (count.what == QLatin1String("scientific")) {
        const Workings symbols = putInto(city, Row::science);
        return symbols.value(QStringLiteral("compass")) + symbols.value(QStringLiteral("gear")) +
               symbols.value(QStringLiteral("tablet"));
    }
    if (count.what == stagesBuilt) {
        return putInto(city, Row::wonders).value(stagesBuilt);
    }
    if (count.what == wonderComplete) {
        const auto board = boardOf(column);
        const int stages = putInto(city, Row::wonders).value(stagesBuilt);
        return board && stages == static_cast<int>(classicData().side(*board).stages.size()) ? 1
                                                                                             : 0;
    }
    if (count.what == QLatin1String("defeats")) {
        return WarHelper::tokensOf(sheet, column, putInto(city, Row::military)).defeats;
    }
    return 0;
}

std::optional<int> CityHelper::known(const scorer::Sheet &sheet, std::size_t column,
                                     const Count &count) const {
    if (const int byName = listed(sheet, column, count); byName != 0) {
        return byName;
    }
    // A number is asked for once: whoever counted this city has it.
    std::optional<int> most;
    const auto look = [&](std::size_t who, const char *where) {
        const QString key = QLatin1String(where) + QLatin1Char('.') + count.what;
        for (const Row row : {Row::guilds, Row::wonders, Row::commerce}) {
            const Workings put = putInto(sheet.entries[who], row);
            if (put.contains(key)) {
                most = std::max(most.value_or(0), put[key]);
            }
        }
    };
    look(column, "self");
    for (std::size_t who = 0; who < sheet.entries.size(); ++who) {
        if (neighbourOf(sheet, who, true) == column) {
            look(who, "left");
        }
        if (neighbourOf(sheet, who, false) == column) {
            look(who, "right");
        }
    }
    return most;
}

std::optional<Workings> CityHelper::seatedAnew(const Workings &put, const scorer::Sheet &before,
                                               const Seats &seats) const {
    // Of three people everybody has the same neighbours as before, on other sides.
    const bool same = before.entries.size() == 3 && seats.size() == 3;
    Workings anew;
    QStringList asked;
    for (auto field = put.begin(); field != put.end(); ++field) {
        const bool onASide = field.key().startsWith(QLatin1String("left.")) ||
                             field.key().startsWith(QLatin1String("right."));
        if (onASide) {
            asked.append(field.key().section(QLatin1Char('.'), 1));
        } else if (same || !isOfOthers(field.key())) {
            anew.insert(field.key(), field.value());
        } else {
            return std::nullopt; // guilds of the neighbours that were there
        }
    }
    for (const Count &count : counts()) {
        if (count.where == QLatin1String("self") || !asked.contains(count.what)) {
            continue;
        }
        const auto column = columnOf(count);
        const auto seat = column ? seats[*column] : std::nullopt;
        const auto many = seat ? known(before, *seat, count) : std::nullopt;
        if (!many) {
            return std::nullopt;
        }
        anew.insert(count.key(), *many);
    }
    return anew;
}

int CityHelper::value(const Workings &workings, const Count &count) const {
    const auto given = workings.constFind(count.key());
    if (given != workings.constEnd()) {
        return *given;
    }
    const auto column = columnOf(count);
    return column ? known(context().sheet, *column, count).value_or(0) : 0;
}

Surroundings CityHelper::around(const Workings &workings, Surroundings fixed) const {
    for (const Count &count : counts()) {
        int &number = count.in(fixed);
        number = number != 0 ? number : value(workings, count);
    }
    return fixed;
}

QList<HelperField>
CityHelper::countFields(const Workings &workings, const Surroundings &fixed,
                        const std::function<int(const Surroundings &)> &points) const {
    QList<HelperField> list;
    for (const Count &count : counts()) {
        Surroundings one;
        count.in(one) = 1;
        Surroundings asked = fixed;
        if (count.in(asked) != 0 || points(one) == points({})) {
            continue; // it is counted already, or nobody asks for it
        }
        list.append(countField(workings, count));
    }
    return list;
}

HelperField CityHelper::countField(const Workings &workings, const Count &count) const {
    const int counted = value(workings, count);
    QString label = context().words.name(QStringLiteral("color.") + count.what);
    QString glyph = count.what;
    if (count.what == stagesBuilt) {
        label = tr("Stages built");
        glyph = QStringLiteral("stage");
    } else if (count.what == QLatin1String("defeats")) {
        label = tr("Defeat tokens");
        glyph = QStringLiteral("defeat");
    }
    HelperField field = count.what == wonderComplete
                            ? check(count.key(), tr("Wonder complete"), counted)
                            : counter(count.key(), label, counted, mostCounted);
    const auto column = columnOf(count);
    const QString name = column ? player(*column) : tr("The Free City");
    field.group = count.where == QLatin1String("self")   ? name
                  : count.where == QLatin1String("left") ? tr("%1 on the left").arg(name)
                                                         : tr("%1 on the right").arg(name);
    field.glyph = count.what == wonderComplete ? QStringLiteral("stage") : glyph;
    field.detail = !workings.contains(count.key()) && field.value != 0
                       ? tr("as counted for %1").arg(name)
                       : QString();
    return field;
}

// ---- Cards --------------------------------------------------------------------------------------

std::vector<classic::CardId> CityHelper::cardsOf(classic::Family family) const {
    std::vector<classic::CardId> cards;
    for (const classic::Card &card : classicData().cards) {
        if (card.family == family) {
            cards.push_back(card.id);
        }
    }
    return cards;
}

std::vector<classic::CardId> CityHelper::ticked(const std::vector<classic::CardId> &cards,
                                                const Workings &workings,
                                                const QString &prefix) const {
    std::vector<classic::CardId> chosen;
    std::copy_if(cards.begin(), cards.end(), std::back_inserter(chosen), [&](classic::CardId card) {
        return workings.value(prefix + fromUtf8(classicData().card(card).key)) != 0;
    });
    return chosen;
}

HelperField CityHelper::cardField(classic::CardId id, const Workings &workings,
                                  const QString &prefix) const {
    const classic::Card &card = classicData().card(id);
    const QString key = fromUtf8(card.key);
    HelperField field =
        check(prefix + key, context().words.name(key), workings.value(prefix + key));
    field.card = key;
    field.glyph = keyOf(classic::name(card.family));
    return field;
}

QString CityHelper::worth(classic::CardId card, const Surroundings &cities) const {
    const std::array alone{card};
    const int points = scorer::buildingPoints(classicData(), alone, cities).value;
    return points != 0 ? Wording::points(points) : QString();
}

std::optional<classic::Board> CityHelper::boardOf(std::size_t column) const {
    const scorer::Entry &city = context().sheet.entries[column];
    const scorer::WrittenBoard board = scorer::readBoard(classicData(), city.wonder, city.side);
    if (!board.wonder) {
        return std::nullopt;
    }
    return classic::Board{*board.wonder, board.side.side.value_or(classic::Side::a)};
}

QString CityHelper::ofEdition(const QString &rule) const {
    const bool known = scorer::editionOf(context().sheet).has_value();
    return known ? rule
                 : tr("%1 Counted as in the first edition, for the game details do not say which.")
                       .arg(rule);
}

} // namespace mirabilia
