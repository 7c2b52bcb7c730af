// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_adapter.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

QString DuelAdapter::sideOf(int seat) const {
    return seat == m_leftSeat ? QStringLiteral("left") : QStringLiteral("right");
}

QString DuelAdapter::activityOf(int seat) const {
    return cityView(seat).must_act() ? QStringLiteral("thinking") : QStringLiteral("idle");
}

const v1::DuelSlot *DuelAdapter::slotWith(const QString &card) const {
    const std::string id = card.toStdString();
    const auto &places = table().structure();
    const auto found = std::find_if(places.begin(), places.end(), [&id](const v1::DuelSlot &slot) {
        return !id.empty() && slot.card() == id;
    });
    return found == places.end() ? nullptr : &*found;
}

const v1::DuelPrice *DuelAdapter::priceOf(const v1::DuelMove &move) const {
    if (move.action() == v1::DUEL_ACTION_BUILD) {
        const v1::DuelSlot *slot = slotWith(QString::fromStdString(move.card()));
        return slot == nullptr ? nullptr : &slot->build();
    }
    if (move.action() == v1::DUEL_ACTION_WONDER) {
        for (const v1::DuelWonder &wonder : mover().wonders()) {
            if (wonder.wonder() == move.wonder()) {
                return &wonder.build();
            }
        }
    }
    return nullptr;
}

// ---- Cities -------------------------------------------------------------------------------------

bool DuelAdapter::winsWith(const std::string &id, int seat) const {
    return std::any_of(
        table().dangers().begin(), table().dangers().end(), [&](const v1::DuelWin &win) {
            return static_cast<int>(win.seat()) == seat && (win.card() == id || win.wonder() == id);
        });
}

QString DuelAdapter::summary(int seat, const DuelCityState &state) const {
    const QStringList facts{
        tr("%n coin(s)", nullptr, state.coins),
        tr("%1 of %2 symbols").arg(state.science.count).arg(state.science.toWin),
        tr("%n wonder(s) built", nullptr, state.wondersBuilt),
        tr("the pawn is %n step(s) from the capital", nullptr, state.capitalDistance)};
    return tr("%1: %2", "a city and the facts of it")
        .arg(nameOf(seat), facts.join(tr(", ", "between the facts of a city")));
}

DuelCityState DuelAdapter::city(int seat) const {
    const v1::DuelCity &view = cityView(seat);
    DuelCityState state;
    state.coins = static_cast<int>(view.coins());
    state.points = openPoints(view);
    state.toMove = view.must_act();
    state.choices = {static_cast<int>(view.raw_choices()),
                     static_cast<int>(view.manufactured_choices())};
    state.science = {view.science_size(), static_cast<int>(table().symbols_to_win())};
    state.wondersBuilt = static_cast<int>(
        std::count_if(view.wonders().begin(), view.wonders().end(),
                      [](const v1::DuelWonder &wonder) { return wonder.built(); }));
    state.capitalDistance = static_cast<int>(view.capital_distance());
    state.summary = summary(seat, state);
    return state;
}

QList<DuelGoodRow> DuelAdapter::goods(int seat) const {
    const v1::DuelCity &city = cityView(seat);
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

QList<DuelSymbolRow> DuelAdapter::symbols(int seat, const DuelMarks &marks) const {
    const bool builds = marks.option != nullptr && seat == viewer() &&
                        marks.option->move().action() == v1::DUEL_ACTION_BUILD;
    QStringList coming;
    if (builds) {
        for (const DuelEffect &effect : catalogue().duel().of(marks.chosen).effects) {
            coming += effect.type == QLatin1String("science") ? effect.options : QStringList();
        }
    }
    QList<DuelSymbolRow> rows;
    for (const QString &symbol : DuelFacts::symbols()) {
        DuelSymbolRow row{symbol, 0, coming.contains(symbol)};
        for (const v1::Amount &science : cityView(seat).science()) {
            row.count += QString::fromStdString(science.id()) == symbol
                             ? static_cast<int>(science.count())
                             : 0;
        }
        rows.append(row);
    }
    return rows;
}

// ---- Wonders ------------------------------------------------------------------------------------

DuelWonderRow DuelAdapter::wonder(const QString &id, const DuelMarks &marks) const {
    DuelWonderRow row;
    row.wonder = id;
    row.name = m_words.name(id);
    row.effectText = m_words.effects(id);
    for (const auto &[resource, count] : m_words.facts().of(id).cost) {
        row.cost.append(
            QVariantMap{{QStringLiteral("id"), resource}, {QStringLiteral("count"), count}});
    }
    row.offered = marks.offered.contains(id);
    row.chosen = marks.chosen == id;
    row.hinted = marks.hinted.contains(id);
    row.description = m_words.wonder(id);
    return row;
}

QList<DuelWonderRow> DuelAdapter::wonders(int seat, const DuelMarks &marks) const {
    QList<DuelWonderRow> rows;
    for (const v1::DuelWonder &view : cityView(seat).wonders()) {
        DuelWonderRow row = wonder(QString::fromStdString(view.wonder()), marks);
        row.built = view.built();
        row.removed = view.removed();
        row.chosen = marks.option != nullptr && seat == viewer() &&
                     marks.option->move().wonder() == view.wonder();
        row.deadly = winsWith(view.wonder(), seat);
        if (view.has_build()) {
            row.state = DuelWording::priceState(view.build());
            row.price = static_cast<int>(view.build().total());
            row.description = tr("%1; now %2", "a wonder, its price")
                                  .arg(row.description, m_words.price(view.build()));
        } else if (row.built || row.removed) {
            row.description =
                (row.built ? tr("%1; built") : tr("%1; out of the game")).arg(row.description);
        }
        rows.append(row);
    }
    return rows;
}

QList<DuelWonderRow> DuelAdapter::offer(const DuelMarks &marks) const {
    QList<DuelWonderRow> rows;
    for (const QString &id : stringsOf(table().offer())) {
        rows.append(wonder(id, marks));
    }
    return rows;
}

QList<DuelDraftRow> DuelAdapter::draft() const {
    QList<DuelDraftRow> rows;
    for (int i = 0; table().age() == 0 && i < table().draft_order_size(); ++i) {
        const auto seat = static_cast<int>(table().draft_order(i));
        const int drafted = static_cast<int>(table().drafted());
        rows.append({i, nameOf(seat), colorOf(seat), i < drafted, i == drafted});
    }
    return rows;
}

// ---- The structure ------------------------------------------------------------------------------

DuelStructureRow DuelAdapter::place(const v1::DuelSlot &slot, const DuelMarks &marks) const {
    DuelStructureRow row;
    row.slot = static_cast<int>(slot.slot());
    row.row = static_cast<int>(slot.row());
    row.column = static_cast<int>(slot.x());
    row.taken = slot.taken();
    row.card = QString::fromStdString(slot.card());
    row.open = slot.available();
    if (!row.taken && row.card.isEmpty()) {
        row.back = slot.guild_back() ? QStringLiteral("guild") : QString::number(table().age());
    }
    if (slot.has_build()) {
        const bool mine = viewer() == m_leftSeat;
        const v1::DuelPrice &left = mine ? slot.build() : slot.rival();
        const v1::DuelPrice &right = mine ? slot.rival() : slot.build();
        row.leftState = DuelWording::priceState(left);
        row.leftPrice = static_cast<int>(left.total());
        row.rightState = DuelWording::priceState(right);
        row.rightPrice = static_cast<int>(right.total());
    }
    if (!row.card.isEmpty()) {
        row.crown = winsWith(slot.card(), rivalSeat()) ? sideOf(rivalSeat()) : QString();
        row.chosen = marks.chosen == row.card;
        row.name = m_words.name(row.card);
        row.effectText = m_words.effects(row.card);
    }
    row.hinted = marks.hinted.contains(row.card);
    row.highlighted = marks.highlighted.contains(row.card);
    row.description = placeText(slot, row);
    return row;
}

QString DuelAdapter::placeText(const v1::DuelSlot &slot, const DuelStructureRow &row) const {
    if (row.taken) {
        return tr("Empty place");
    }
    if (row.card.isEmpty()) {
        return slot.guild_back() ? tr("A guild, face down") : tr("A card, face down");
    }
    QString text = m_words.card(row.card);
    if (slot.has_build()) {
        text = tr("%1; %2; %3 pays: %4", "a card, my price, the opponent, their price")
                   .arg(text, m_words.price(slot.build()), nameOf(rivalSeat()),
                        m_words.price(slot.rival()));
    }
    if (!row.open) {
        return tr("%1; covered", "a card").arg(text);
    }
    return slot.opens_size() == 0
               ? text
               : tr("%1; uncovers %n card(s)", "a card", slot.opens_size()).arg(text);
}

QList<DuelStructureRow> DuelAdapter::structure(const DuelMarks &marks) const {
    QList<DuelStructureRow> places;
    for (const v1::DuelSlot &slot : table().structure()) {
        places.append(place(slot, marks));
    }
    if (const v1::DuelSlot *chosen = slotWith(marks.chosen)) {
        for (const unsigned below : chosen->opens()) {
            places[static_cast<int>(below)].opens = true;
        }
    }
    return places;
}

// ---- The track ----------------------------------------------------------------------------------

DuelZoneRow DuelAdapter::zone(int number, int side) const {
    const auto &zones = table().track();
    const int next = number + 1 < zones.size() ? static_cast<int>(zones[number + 1].from())
                                               : static_cast<int>(table().capital());
    DuelZoneRow row;
    row.from = side * static_cast<int>(zones[number].from());
    row.to = side * (next - 1);
    row.key = row.from;
    row.points = static_cast<int>(zones[number].points());
    for (const v1::DuelLoot &loot : cityView(side < 0 ? m_leftSeat : 1 - m_leftSeat).loot()) {
        row.loot +=
            static_cast<int>(loot.at()) == side * row.from ? static_cast<int>(loot.coins()) : 0;
    }
    const int pawn = side * toRight(table().pawn());
    row.here = pawn >= side * row.from && pawn <= side * row.to;
    return row;
}

QList<DuelZoneRow> DuelAdapter::zones() const {
    QList<DuelZoneRow> rows;
    for (const int side : {-1, 1}) {
        for (int number = 0; number < table().track_size(); ++number) {
            rows.append(zone(number, side));
        }
    }
    std::sort(rows.begin(), rows.end(),
              [](const DuelZoneRow &a, const DuelZoneRow &b) { return a.from < b.from; });
    return rows;
}

// ---- One card -----------------------------------------------------------------------------------

QVariantMap DuelAdapter::details(const QString &card) const {
    QVariantMap map{{QStringLiteral("card"), card},
                    {QStringLiteral("name"), m_words.name(card)},
                    {QStringLiteral("family"), catalogue().duel().of(card).family},
                    {QStringLiteral("effectText"), m_words.effects(card)},
                    {QStringLiteral("costText"), m_words.cost(card)},
                    {QStringLiteral("from"), catalogue().duel().of(card).chainFrom},
                    {QStringLiteral("to"), catalogue().duel().of(card).chainTo}};
    QVariantList prices;
    const auto price = [&](int seat, const v1::DuelPrice &paid) {
        prices.append(QVariantMap{
            {QStringLiteral("text"),
             tr("%1: %2", "a player and a price").arg(nameOf(seat), m_words.price(paid))},
            {QStringLiteral("steps"), m_words.priceSteps(paid)}});
    };
    if (const v1::DuelSlot *slot = slotWith(card); slot != nullptr && slot->has_build()) {
        price(viewer(), slot->build());
        price(rivalSeat(), slot->rival());
    }
    for (const v1::DuelCity &city : table().cities()) {
        for (const v1::DuelWonder &wonder : city.wonders()) {
            if (card != QString::fromStdString(wonder.wonder())) {
                continue;
            }
            map[QStringLiteral("wonder")] = true;
            if (wonder.has_build()) {
                price(static_cast<int>(city.seat()), wonder.build());
            } else if (wonder.built() || wonder.removed()) {
                map[QStringLiteral("standing")] =
                    wonder.built() ? tr("It is built.") : tr("It is out of the game.");
            }
        }
    }
    map[QStringLiteral("prices")] = prices;
    return map;
}

} // namespace mirabilia
