// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_card_helpers.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

using scorer::Row;
using scorer::Surroundings;

namespace {

constexpr int mostYellow = 20;
const QString countAll = QStringLiteral("all");

} // namespace

// ---- Blue cards ---------------------------------------------------------------------------------

QString CivilianHelper::rule() const {
    return ofEdition(tr("Blue cards are worth the points printed on them."));
}

QList<HelperField> CivilianHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    for (const classic::CardId card : cardsOf(classic::Family::civilian)) {
        HelperField field = cardField(card, workings);
        field.group = tr("Age %1").arg(Wording::roman(classicData().card(card).age));
        field.detail = worth(card, {});
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
    return ofEdition(
        tr("Yellow cards of the third age are worth points for what stands in your own city."));
}

QList<HelperField> CommerceHelper::fields(const Workings &workings) const {
    QList<HelperField> list;
    const Surroundings cities = around(workings, counted(workings));
    for (const classic::CardId card : scoring()) {
        list.append(cardField(card, workings));
        list.last().detail = worth(card, cities);
    }
    const auto cards = ticked(scoring(), workings);
    HelperField others =
        counter(otherYellow, tr("Other yellow cards"), workings.value(otherYellow), mostYellow);
    others.glyph = QStringLiteral("commercial");
    list.append(others);
    return list + countFields(workings, counted(workings), [&](const Surroundings &asked) {
               return scorer::buildingPoints(classicData(), cards, asked).value;
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
    return ofEdition(
        tr("Guilds are worth points for what stands in neighbouring cities or your own."));
}

QList<HelperField> GuildsHelper::fields(const Workings &workings) const {
    const auto all = cardsOf(classic::Family::guild);
    const Surroundings cities = around(workings, counted(workings));
    QList<HelperField> guilds;
    for (const classic::CardId card : all) {
        guilds.append(cardField(card, workings));
        guilds.last().group = tr("Guilds");
        guilds.last().detail = worth(card, cities);
    }
    const int everything = workings.value(countAll, anybodyCountsAll() ? 1 : 0);
    const auto asking = everything != 0 ? all : ticked(all, workings);
    Surroundings itself = counted(workings); // even before the first one is ticked
    itself.self.cards[static_cast<std::size_t>(classic::Family::guild)] = 1;
    const QList<HelperField> counts =
        countFields(workings, itself, [&](const Surroundings &around) {
            return scorer::buildingPoints(classicData(), asking, around).value;
        });
    const HelperField how =
        choice(countAll, tr("Count"), everything,
               {tr("What the built guilds count"), tr("All that guilds can count")});
    return QList<HelperField>{how} + (everything != 0 ? counts + guilds : guilds + counts);
}

bool GuildsHelper::anybodyCountsAll() const {
    const auto &entries = context().sheet.entries;
    return std::any_of(entries.begin(), entries.end(), [](const scorer::Entry &entry) {
        return putInto(entry, Row::guilds).value(countAll) != 0;
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
    return ofEdition(tr("Stages are worth the points printed on them."));
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
    const bool second = scorer::editionOf(context().sheet) == scorer::Edition::second;
    list.append(choice(
        sideKey, tr("Side"), static_cast<int>(board->side),
        {ScoreWords::side(classic::Side::a, second), ScoreWords::side(classic::Side::b, second)}));
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
