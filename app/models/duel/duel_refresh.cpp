// SPDX-License-Identifier: GPL-3.0-or-later
// The part of DuelTable that turns a new view into the models that show it.
#include "app/models/common/wording.h"
#include "app/models/duel/duel_scores.h"
#include "app/models/duel/duel_table.h"

#include <algorithm>

namespace mirabilia {

std::vector<TableModel::Act> DuelTable::actsOf(Events::const_iterator from,
                                               Events::const_iterator to) const {
    return DuelActs::of(from, to);
}

void DuelTable::refreshPosition() {
    refreshSeating();
    m_choice->refresh();
    refreshCities();
    refreshStructure();
    refreshTrack();
    refreshAnswers();
    if (view().over()) {
        const DuelWording words(catalogue());
        scores()->setScores(DuelScores::categories(), DuelScores(view(), words).players(m_cities));
    }
}

void DuelTable::refreshChoice() {
    m_choice->refresh();
    refreshCities();
    refreshStructure();
    refreshAnswers();
    emit changed();
}

void DuelTable::refreshSeating() {
    const bool seated = m_cities.isEmpty();
    while (m_cities.size() < duel().cities_size()) {
        m_cities.append(new DuelCity(static_cast<int>(m_cities.size()), this));
    }
    if (seated) {
        emit seatingChanged();
    }
}

void DuelTable::refreshStory() {
    const DuelWording words(catalogue());
    const QStringList seats = names();
    const DuelStory told(story(), seats, words);
    m_latest = told.latest();
    m_coinsMoved = told.coinsMoved(freshFrom(), false);
    m_coinsLooted = told.coinsMoved(freshFrom(), true);
    if (landed()) {
        log()->setLines(told.log());
        m_news = told.news(viewer());
        m_again = told.playsAgain(viewer());
    }
    m_tokens->setTokens(tokensLaid(), stringsOf(duel().board_tokens()), marks(), words);
}

QStringList DuelTable::tokensLaid() const {
    QStringList tokens = DuelStory::tokensLaid(story());
    if (tokens.isEmpty()) { // joined mid-game: what lies there and what was taken
        tokens = stringsOf(duel().board_tokens());
        for (const v1::DuelCity &city : duel().cities()) {
            tokens += stringsOf(city.tokens());
        }
        tokens.sort(); // a fixed order, so that none moves when another is taken
    }
    return tokens;
}

DuelMarks DuelTable::marks() const {
    DuelMarks marks;
    if (phase() != DuelPhase::Pick) {
        for (const v1::DuelOption &option : options()) {
            marks.offered.insert(idOf(option.move()));
        }
    }
    const v1::DuelOption *option = m_choice->option();
    if (option != nullptr && option->outcome().asks() == v1::DUEL_PHASE_TOKEN) {
        for (const QString &token : stringsOf(duel().board_tokens())) {
            marks.offered.insert(token); // what a pair of symbols would offer
        }
    }
    marks.chosen = m_choice->id();
    const DuelFact &lit = catalogue().duel().of(m_lit);
    const QStringList partners = lit.chainFrom + lit.chainTo;
    marks.highlighted = QSet<QString>(partners.begin(), partners.end());
    const v1::DuelMove &best = hinted().duel();
    for (const std::string &id : {best.card(), best.wonder(), best.token()}) {
        if (!id.empty()) {
            marks.hinted.insert(QString::fromStdString(id));
        }
    }
    return marks;
}

void DuelTable::light(const QString &card) {
    if (m_lit != card) {
        m_lit = card;
        refreshCities();
        refreshStructure();
    }
}

// ---- Cities -------------------------------------------------------------------------------------

bool DuelTable::winsWith(const std::string &id, int seat) const {
    return std::any_of(
        duel().dangers().begin(), duel().dangers().end(), [&](const v1::DuelWin &win) {
            return static_cast<int>(win.seat()) == seat && (win.card() == id || win.wonder() == id);
        });
}

DuelCityState DuelTable::stateOf(const v1::DuelCity &city) const {
    const v1::SeatInfo &info = view().seats(static_cast<int>(city.seat()));
    DuelCityState state;
    state.seat = static_cast<int>(city.seat());
    state.name = nameAt(state.seat);
    state.color = QString::fromStdString(info.color());
    state.kind =
        info.kind() == v1::SEAT_KIND_PERSON ? QStringLiteral("person") : QStringLiteral("computer");
    state.level = QString::fromStdString(info.level());
    state.state = info.connected() ? activityOf(state.seat) : QStringLiteral("lost");
    state.toMove = city.must_act();
    state.coins = static_cast<int>(city.coins()) +
                  (lootToCome() ? DuelActs::looted(fresh(), story().end(), city.seat()) : 0);
    state.rawChoices = static_cast<int>(city.raw_choices());
    state.goodsChoices = static_cast<int>(city.manufactured_choices());
    state.symbolCount = city.science_size();
    state.symbolsToWin = static_cast<int>(duel().symbols_to_win());
    state.wondersBuilt = static_cast<int>(
        std::count_if(city.wonders().begin(), city.wonders().end(),
                      [](const v1::DuelWonder &wonder) { return wonder.built(); }));
    state.capitalDistance = capital() + (state.seat == leftSeat() ? pawnPlace() : -pawnPlace());
    state.militaryPoints = static_cast<int>(city.military_points());
    state.hasPoints = city.has_points();
    state.points = city.points();
    const QStringList facts{
        tr("%n coin(s)", nullptr, state.coins),
        tr("%1 of %2 symbols").arg(state.symbolCount).arg(state.symbolsToWin),
        tr("%n wonder(s) built", nullptr, state.wondersBuilt),
        tr("the pawn is %n step(s) from the capital", nullptr, state.capitalDistance)};
    state.summary = tr("%1: %2", "a city and the facts of it")
                        .arg(state.name, facts.join(tr(", ", "between the facts of a city")));
    return state;
}

QList<DuelGoodRow> DuelTable::goodsOf(const v1::DuelCity &city) const {
    QList<DuelGoodRow> rows;
    for (const v1::Amount &price : city.prices()) {
        DuelGoodRow row;
        row.resource = QString::fromStdString(price.id());
        row.price = static_cast<int>(price.count());
        for (const v1::Amount &made : city.production()) {
            row.count += made.id() == price.id() ? static_cast<int>(made.count()) : 0;
        }
        row.description = tr("%1 %2; to buy: %n coin(s) each", "an amount of a resource", row.price)
                              .arg(QString::number(row.count), catalogue().resource(row.resource));
        rows.append(row);
    }
    return rows;
}

QList<DuelSymbolRow> DuelTable::symbolsOf(const v1::DuelCity &city) const {
    const v1::DuelOption *option = m_choice->option();
    const bool builds = option != nullptr && static_cast<int>(city.seat()) == viewer() &&
                        option->move().action() == v1::DUEL_ACTION_BUILD;
    QStringList coming;
    if (builds) {
        for (const DuelEffect &effect : catalogue().duel().of(m_choice->id()).effects) {
            coming += effect.type == QLatin1String("science") ? effect.options : QStringList();
        }
    }
    QList<DuelSymbolRow> rows;
    for (const QString &symbol : DuelFacts::symbols()) {
        DuelSymbolRow row{symbol, 0, coming.contains(symbol)};
        for (const v1::Amount &science : city.science()) {
            row.count += QString::fromStdString(science.id()) == symbol
                             ? static_cast<int>(science.count())
                             : 0;
        }
        rows.append(row);
    }
    return rows;
}

QList<DuelWonderRow> DuelTable::wondersOf(const v1::DuelCity &city) const {
    const DuelWording words(catalogue());
    const DuelMarks marks = this->marks();
    const v1::DuelOption *option = m_choice->option();
    QList<DuelWonderRow> rows;
    for (const v1::DuelWonder &wonder : city.wonders()) {
        DuelWonderRow row =
            DuelWonderModel::row(QString::fromStdString(wonder.wonder()), marks, words);
        row.built = wonder.built();
        row.removed = wonder.removed();
        row.chosen = option != nullptr && static_cast<int>(city.seat()) == viewer() &&
                     option->move().wonder() == wonder.wonder();
        row.deadly = winsWith(wonder.wonder(), static_cast<int>(city.seat()));
        if (wonder.has_build()) {
            row.state = DuelWording::priceState(wonder.build());
            row.price = static_cast<int>(wonder.build().total());
            row.description = tr("%1; now %2", "a wonder, its price")
                                  .arg(row.description, words.price(wonder.build()));
        } else if (row.built || row.removed) {
            row.description =
                (row.built ? tr("%1; built") : tr("%1; out of the game")).arg(row.description);
        }
        rows.append(row);
    }
    return rows;
}

void DuelTable::refreshCities() {
    const DuelWording words(catalogue());
    const DuelMarks marks = this->marks();
    for (const v1::DuelCity &message : duel().cities()) {
        DuelCity *city = m_cities[static_cast<int>(message.seat())];
        city->setState(stateOf(message));
        city->goods()->setGoods(goodsOf(message));
        city->symbols()->setSymbols(symbolsOf(message));
        city->wonders()->setWonders(wondersOf(message));
        const QStringList tokens = stringsOf(message.tokens());
        city->tokens()->setTokens(tokens, tokens, {}, words);
        city->families()->setCards(stringsOf(message.cards()), marks, words);
    }
}

// ---- The structure ------------------------------------------------------------------------------

StructureRow DuelTable::placeOf(const v1::DuelSlot &slot) const {
    StructureRow row;
    row.slot = static_cast<int>(slot.slot());
    row.row = static_cast<int>(slot.row());
    row.column = static_cast<int>(slot.x());
    row.taken = slot.taken();
    row.card = QString::fromStdString(slot.card());
    row.open = slot.available();
    if (!row.taken && row.card.isEmpty()) {
        row.back = slot.guild_back() ? QStringLiteral("guild") : QString::number(age());
    }
    if (slot.has_build()) {
        const bool mine = viewer() == leftSeat();
        const v1::DuelPrice &left = mine ? slot.build() : slot.rival();
        const v1::DuelPrice &right = mine ? slot.rival() : slot.build();
        row.leftState = DuelWording::priceState(left);
        row.leftPrice = static_cast<int>(left.total());
        row.rightState = DuelWording::priceState(right);
        row.rightPrice = static_cast<int>(right.total());
    }
    if (!row.card.isEmpty() && winsWith(slot.card(), rivalSeat())) {
        row.crown = sideOf(rivalSeat());
    }
    row.chosen = !row.card.isEmpty() && m_choice->id() == row.card;
    const DuelMarks marks = this->marks();
    row.hinted = marks.hinted.contains(row.card);
    row.highlighted = marks.highlighted.contains(row.card);
    if (!row.card.isEmpty()) {
        const DuelWording words(catalogue());
        row.name = words.name(row.card);
        row.effectText = words.effects(row.card);
    }
    row.description = placeText(slot, row);
    return row;
}

QString DuelTable::placeText(const v1::DuelSlot &slot, const StructureRow &row) const {
    if (row.taken) {
        return tr("Empty place");
    }
    if (row.card.isEmpty()) {
        return slot.guild_back() ? tr("A guild, face down") : tr("A card, face down");
    }
    const DuelWording words(catalogue());
    QString text = words.card(row.card);
    if (slot.has_build()) {
        text = tr("%1; %2; %3 pays: %4", "a card, my price, the opponent, their price")
                   .arg(text, words.price(slot.build()), nameAt(rivalSeat()),
                        words.price(slot.rival()));
    }
    if (!row.open) {
        return tr("%1; covered", "a card").arg(text);
    }
    return slot.opens_size() == 0
               ? text
               : tr("%1; uncovers %n card(s)", "a card", slot.opens_size()).arg(text);
}

void DuelTable::refreshStructure() {
    QList<StructureRow> places;
    for (const v1::DuelSlot &slot : duel().structure()) {
        places.append(placeOf(slot));
    }
    if (const v1::DuelSlot *chosen = slotWith(m_choice->id())) {
        for (const unsigned below : chosen->opens()) {
            places[static_cast<int>(below)].opens = true;
        }
    }
    m_structure->setPlaces(std::move(places));
}

// ---- The track and the answers ------------------------------------------------------------------

void DuelTable::refreshTrack() {
    QList<WarZoneRow> rows;
    const auto &zones = duel().track();
    for (const int side : {-1, 1}) {
        for (int i = 0; i < zones.size(); ++i) {
            WarZoneRow row;
            const int next =
                i + 1 < zones.size() ? static_cast<int>(zones[i + 1].from()) : capital();
            row.from = side * static_cast<int>(zones[i].from());
            row.to = side * (next - 1);
            row.key = row.from;
            row.points = static_cast<int>(zones[i].points());
            const int seat = side < 0 ? leftSeat() : 1 - leftSeat();
            for (const v1::DuelLoot &loot : duel().cities(seat).loot()) {
                row.loot += static_cast<int>(loot.at()) == side * row.from
                                ? static_cast<int>(loot.coins())
                                : 0;
            }
            row.here = side * pawnPlace() >= side * row.from && side * pawnPlace() <= side * row.to;
            rows.append(row);
        }
    }
    std::sort(rows.begin(), rows.end(),
              [](const WarZoneRow &a, const WarZoneRow &b) { return a.from < b.from; });
    for (int i = 0; lootToCome() && i < m_zones->count(); ++i) {
        rows[i].loot = m_zones->zone(i).loot; // the tokens lie there until the pawn has come
    }
    m_zones->setZones(rows);
    if (m_pawn != pawnPlace() && played()) {
        emit marched();
    }
    m_pawn = pawnPlace();
}

void DuelTable::refreshAnswers() {
    const DuelWording words(catalogue());
    const DuelMarks marks = this->marks();
    m_tokens->setTokens(tokensLaid(), stringsOf(duel().board_tokens()), marks, words);
    // Private information stays hidden while others look at the same screen.
    const QStringList drawn = ownShown() ? stringsOf(duel().drawn_tokens()) : QStringList();
    m_drawn->setTokens(drawn, drawn, marks, words);
    QList<DuelWonderRow> offer;
    for (const QString &wonder : stringsOf(duel().offer())) {
        offer.append(DuelWonderModel::row(wonder, marks, words));
    }
    m_offer->setWonders(offer);
    m_discardPile->setCards(stringsOf(duel().discard()), marks, words);
    QStringList targets;
    for (const v1::DuelOption &option : options()) {
        if (option.move().action() == v1::DUEL_ACTION_DESTROY) {
            targets.append(idOf(option.move()));
        }
    }
    m_targets->setCards(targets, marks, words);
    QList<DraftRow> order;
    for (int i = 0; age() == 0 && i < duel().draft_order_size(); ++i) {
        const auto seat = static_cast<int>(duel().draft_order(i));
        const int drafted = static_cast<int>(duel().drafted());
        order.append({i, nameAt(seat), m_cities[seat]->color(), i < drafted, i == drafted});
    }
    m_draft->setOrder(order);
}

} // namespace mirabilia
