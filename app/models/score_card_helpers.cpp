// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/score_card_helpers.h"

#include "app/models/score_count_helpers.h"
#include "app/models/wording.h"
#include "scorer/wonder_names.h"

#include <algorithm>

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
const QString otherYellow = QStringLiteral("others");
const QString stagesBuilt = QStringLiteral("stages");

} // namespace

// ---- Counting in three cities -------------------------------------------------------------------

/// One number of a city: "left.civilian", "self.stages".
struct CityHelper::Count {
    scorer::CityCounts Surroundings::*city;
    QString where; ///< "left", "self", "right"
    QString what;  ///< name of a family, "stages" or "defeats"
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
        }
        return list;
    }();
    return all;
}

std::optional<std::size_t> CityHelper::neighbour(bool left) const {
    const std::size_t players = context().sheet.entries.size();
    const std::size_t cities = players == 2 ? 3 : players; // with the Free City
    if (cities < 2) {
        return std::nullopt;
    }
    const std::size_t seat = (context().column + (left ? 1 : cities - 1)) % cities;
    return seat < players ? std::optional(seat) : std::nullopt;
}

int CityHelper::known(std::size_t column, const Count &count) const {
    const scorer::Entry &city = context().sheet.entries[column];
    const auto put = [&city](Row row) {
        const auto found = city.workings.find(row);
        return found == city.workings.end() ? Workings() : readWorkings(found->second);
    };
    const auto cards = [this](classic::Family family) {
        QStringList keys;
        for (const classic::CardId card : cardsOf(family)) {
            keys.append(fromUtf8(classicData().card(card).key));
        }
        return keys;
    };
    if (count.what == QLatin1String("civilian")) {
        return tickedOf(put(Row::civilian), cards(classic::Family::civilian));
    }
    if (count.what == QLatin1String("commercial")) {
        const Workings yellow = put(Row::commerce);
        return tickedOf(yellow, cards(classic::Family::commercial)) + yellow.value(otherYellow);
    }
    if (count.what == QLatin1String("scientific")) {
        const Workings symbols = put(Row::science);
        return symbols.value(QStringLiteral("compass")) + symbols.value(QStringLiteral("gear")) +
               symbols.value(QStringLiteral("tablet"));
    }
    if (count.what == stagesBuilt) {
        return put(Row::wonders).value(stagesBuilt);
    }
    if (count.what == QLatin1String("defeats")) {
        return WarHelper::tokensOf(context().sheet, column, put(Row::military)).defeats;
    }
    const QString own = QStringLiteral("self.") + count.what;
    return std::max(put(Row::guilds).value(own), put(Row::commerce).value(own));
}

int CityHelper::value(const Workings &workings, const Count &count) const {
    const auto given = workings.constFind(count.key());
    if (given != workings.constEnd()) {
        return *given;
    }
    const bool own = count.where == QLatin1String("self");
    const auto column =
        own ? std::optional(context().column) : neighbour(count.where == QLatin1String("left"));
    return column ? known(*column, count) : 0;
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
        const QString color = QStringLiteral("color.") + count.what;
        QString label = context().words.name(color);
        QString glyph = count.what;
        if (count.what == stagesBuilt) {
            label = tr("Stages built");
            glyph = QStringLiteral("stage");
        } else if (count.what == QLatin1String("defeats")) {
            label = tr("Defeat tokens");
            glyph = QStringLiteral("defeat");
        }
        HelperField field = counter(count.key(), label, value(workings, count), mostCounted);
        const bool own = count.where == QLatin1String("self");
        const bool left = count.where == QLatin1String("left");
        const auto column = own ? std::optional(context().column) : neighbour(left);
        const QString name = column ? player(*column) : tr("The Free City");
        field.group = own ? name : (left ? tr("%1 on the left") : tr("%1 on the right")).arg(name);
        field.glyph = glyph;
        field.detail = !workings.contains(count.key()) && field.value != 0
                           ? tr("as counted for %1").arg(name)
                           : QString();
        list.append(field);
    }
    return list;
}

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

std::optional<classic::Board> CityHelper::boardOf(std::size_t column) const {
    const scorer::Entry &city = context().sheet.entries[column];
    const scorer::WrittenBoard board = scorer::readBoard(classicData(), city.wonder, city.side);
    if (!board.wonder || board.otherEdition) {
        return std::nullopt;
    }
    return classic::Board{*board.wonder, board.side.value_or(classic::Side::a)};
}

// ---- Blue cards ---------------------------------------------------------------------------------

QString CivilianHelper::rule() const {
    return tr("Blue cards are worth the points printed on them.");
}

QList<HelperField> CivilianHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    for (const classic::CardId card : cardsOf(classic::Family::civilian)) {
        HelperField field = cardField(card, workings);
        field.group = tr("Age %1").arg(Wording::roman(classicData().card(card).age));
        const std::array one{card};
        field.detail =
            tr("%n point(s)", nullptr, scorer::buildingPoints(classicData(), one, {}).value);
        list.append(field);
    }
    return list;
}

scorer::Worked CivilianHelper::work(const Workings &complete) const {
    return scorer::buildingPoints(classicData(),
                                  ticked(cardsOf(classic::Family::civilian), complete), {});
}

// ---- Yellow cards -------------------------------------------------------------------------------

std::vector<classic::CardId> CommerceHelper::scoring() const {
    Surroundings one;
    one.self.cards.fill(1);
    one.self.wonderStages = 1;
    std::vector<classic::CardId> cards = cardsOf(classic::Family::commercial);
    cards.erase(std::remove_if(cards.begin(), cards.end(),
                               [&](classic::CardId card) {
                                   const std::array alone{card};
                                   return scorer::buildingPoints(classicData(), alone, one).value ==
                                          0;
                               }),
                cards.end());
    return cards;
}

Surroundings CommerceHelper::counted(const Workings &workings) const {
    Surroundings fixed;
    fixed.self.cards[static_cast<std::size_t>(classic::Family::commercial)] =
        static_cast<int>(ticked(scoring(), workings).size()) + workings.value(otherYellow);
    return fixed;
}

QString CommerceHelper::rule() const {
    return tr("Yellow cards of the third age are worth points for what stands in your own city.");
}

QList<HelperField> CommerceHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    for (const classic::CardId card : scoring()) {
        list.append(cardField(card, workings));
    }
    const auto cards = ticked(scoring(), workings);
    HelperField others =
        counter(otherYellow, tr("Other yellow cards"), workings.value(otherYellow), mostCounted);
    others.glyph = QStringLiteral("commercial");
    list.append(others);
    return list + countFields(workings, counted(workings), [&](const Surroundings &cities) {
               return scorer::buildingPoints(classicData(), cards, cities).value;
           });
}

scorer::Worked CommerceHelper::work(const Workings &complete) const {
    return scorer::buildingPoints(classicData(), ticked(scoring(), complete),
                                  around(complete, counted(complete)));
}

// ---- Guilds -------------------------------------------------------------------------------------

Surroundings GuildsHelper::counted(const Workings &workings) const {
    Surroundings fixed;
    fixed.self.cards[static_cast<std::size_t>(classic::Family::guild)] =
        static_cast<int>(ticked(cardsOf(classic::Family::guild), workings).size());
    return fixed;
}

QString GuildsHelper::rule() const {
    return tr("Guilds are worth points for what stands in neighbouring cities or your own.");
}

QList<HelperField> GuildsHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    for (const classic::CardId card : cardsOf(classic::Family::guild)) {
        list.append(cardField(card, workings));
        list.last().group = tr("Guilds");
    }
    const auto guilds = ticked(cardsOf(classic::Family::guild), workings);
    return list + countFields(workings, counted(workings), [&](const Surroundings &cities) {
               return scorer::buildingPoints(classicData(), guilds, cities).value;
           });
}

scorer::Worked GuildsHelper::work(const Workings &complete) const {
    return scorer::buildingPoints(classicData(), ticked(cardsOf(classic::Family::guild), complete),
                                  around(complete, counted(complete)));
}

// ---- Wonder -------------------------------------------------------------------------------------

namespace {

const QString wonderKey = QStringLiteral("wonder"); // 0: none chosen, else its place from 1 on
const QString sideKey = QStringLiteral("side");
const QString copied = QStringLiteral("neighbour.");

} // namespace

QString WonderHelper::rule() const {
    return tr("Stages are worth the points printed on them.");
}

std::optional<classic::Board> WonderHelper::chosenBoard(const Workings &workings) const {
    const auto written = boardOf(context().column);
    const int wonder =
        workings.value(wonderKey, written ? static_cast<int>(index(written->wonder)) + 1 : 0);
    if (wonder <= 0 || static_cast<std::size_t>(wonder) > classicData().wonders.size()) {
        return std::nullopt;
    }
    const int side = workings.value(sideKey, written ? static_cast<int>(written->side) : 0);
    return classic::Board{classicData().wonders[static_cast<std::size_t>(wonder - 1)].id,
                          side == 0 ? classic::Side::a : classic::Side::b};
}

scorer::StagesBuilt WonderHelper::built(const Workings &workings) const {
    scorer::StagesBuilt stages;
    stages.board = chosenBoard(workings).value_or(classic::Board{});
    stages.stages = workings.value(stagesBuilt);
    for (const bool left : {true, false}) {
        if (const auto column = neighbour(left)) {
            (left ? stages.left : stages.right) = boardOf(*column);
        }
    }
    stages.neighboursGuilds = ticked(cardsOf(classic::Family::guild), workings, copied);
    return stages;
}

QList<HelperField> WonderHelper::fields(const Workings &workings) const {
    QStringList wonders{tr("not chosen")};
    for (const classic::Wonder &wonder : classicData().wonders) {
        wonders.append(context().words.wonder(wonder.key));
    }
    const auto board = chosenBoard(workings);
    QList<HelperField> list{choice(
        wonderKey, tr("Wonder"), board ? static_cast<int>(index(board->wonder)) + 1 : 0, wonders)};
    if (!board) {
        return list;
    }
    list.append(choice(sideKey, tr("Side"), static_cast<int>(board->side),
                       {QStringLiteral("A"), QStringLiteral("B")}));
    const int most = static_cast<int>(classicData().side(*board).stages.size());
    list.append(counter(stagesBuilt, tr("Stages built"), workings.value(stagesBuilt), most));
    list.last().glyph = QStringLiteral("stage");

    // A stage that copies a guild asks which ones the neighbours have.
    scorer::StagesBuilt stages = built(workings);
    stages.stages = list.last().value;
    stages.neighboursGuilds.clear();
    Surroundings one;
    for (scorer::CityCounts *city : {&one.left, &one.self, &one.right}) {
        city->cards.fill(1);
        city->wonderStages = city->defeatTokens = 1;
    }
    const int without = scorer::wonderPoints(classicData(), stages, one).value;
    stages.neighboursGuilds = cardsOf(classic::Family::guild);
    if (scorer::wonderPoints(classicData(), stages, one).value == without) {
        return list;
    }
    for (const classic::CardId guild : cardsOf(classic::Family::guild)) {
        list.append(cardField(guild, workings, copied));
        list.last().group = tr("Guilds of the neighbours");
    }
    stages.neighboursGuilds = built(workings).neighboursGuilds;
    return list + countFields(workings, {}, [&](const Surroundings &cities) {
               return scorer::wonderPoints(classicData(), stages, cities).value;
           });
}

scorer::Worked WonderHelper::work(const Workings &complete) const {
    if (!chosenBoard(complete)) {
        return {};
    }
    return scorer::wonderPoints(classicData(), built(complete), around(complete, {}));
}

void WonderHelper::apply(const Workings &complete, scorer::Sheet &sheet) const {
    ScoreHelper::apply(complete, sheet);
    if (const auto board = chosenBoard(complete)) {
        scorer::Entry &city = sheet.entries[context().column];
        city.wonder = classicData().wonder(board->wonder).key;
        city.side = classic::name(board->side);
    }
}

} // namespace mirabilia
