// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/adapt.h"

#include "app/models/common/wording.h"
#include "app/models/session/table_model.h"

#include <algorithm>

namespace mirabilia {

namespace {

QString kindName(v1::SeatKind kind) {
    switch (kind) {
    case v1::SEAT_KIND_PERSON: return QStringLiteral("person");
    case v1::SEAT_KIND_FREE_CITY: return QStringLiteral("freeCity");
    default: return QStringLiteral("computer");
    }
}

QString neighbourName(v1::Neighbour neighbour) {
    switch (neighbour) {
    case v1::NEIGHBOUR_LEFT: return QStringLiteral("left");
    case v1::NEIGHBOUR_RIGHT: return QStringLiteral("right");
    default: return {};
    }
}

QString comparison(int mine, int theirs) {
    if (mine == theirs) {
        return QStringLiteral("level");
    }
    return mine > theirs ? QStringLiteral("more") : QStringLiteral("fewer");
}

} // namespace

Adapter::Adapter(const v1::TableView &view, const Catalogue &catalogue)
    : m_view(view)
    , m_catalogue(catalogue)
    , m_words(catalogue) {}

int Adapter::decidingSeat() const {
    return m_view.deciding_for_size() > 0 ? static_cast<int>(m_view.deciding_for(0)) : viewer();
}

int Adapter::leftOf(int seat) const {
    return (seat + 1) % table().cities_size();
}

int Adapter::rightOf(int seat) const {
    return (seat + table().cities_size() - 1) % table().cities_size();
}

const v1::CityView &Adapter::cityView(int seat) const {
    for (const v1::CityView &city : table().cities()) {
        if (static_cast<int>(city.seat()) == seat) {
            return city;
        }
    }
    return v1::CityView::default_instance();
}

const v1::SeatInfo &Adapter::seatInfo(int seat) const {
    for (const v1::SeatInfo &info : m_view.seats()) {
        if (static_cast<int>(info.seat()) == seat) {
            return info;
        }
    }
    return v1::SeatInfo::default_instance();
}

QString Adapter::nameOf(int seat) const {
    const v1::SeatInfo &info = seatInfo(seat);
    if (info.kind() == v1::SEAT_KIND_FREE_CITY) {
        return m_catalogue.name(QStringLiteral("term.free_city"));
    }
    return TableModel::seatName(info);
}

QString Adapter::colorOf(int seat) const {
    return QString::fromStdString(seatInfo(seat).color());
}

Purse Adapter::purse() const {
    const int seat = decidingSeat();
    Purse purse{static_cast<int>(cityView(seat).coins()), cityView(seat).free_city(), {}};
    for (const int neighbour : {leftOf(seat), rightOf(seat)}) {
        for (const v1::Production &goods : cityView(neighbour).production()) {
            if (goods.for_sale()) {
                for (const QString &resource : stringsOf(goods.resources())) {
                    purse.onSale.insert(resource);
                }
            }
        }
    }
    return purse;
}

// ---- Cities -------------------------------------------------------------------------------------

QString Adapter::activity(const v1::CityView &city, bool connected) const {
    if (!connected) {
        return QStringLiteral("lost");
    }
    if (city.has_chosen()) {
        return QStringLiteral("chosen");
    }
    return city.must_act() ? QStringLiteral("thinking") : QStringLiteral("idle");
}

QString Adapter::lastText(const v1::LastAction &last) const {
    const QString card = m_catalogue.name(QString::fromStdString(last.card()));
    switch (last.action()) {
    case v1::CLASSIC_ACTION_BUILD:
    case v1::CLASSIC_ACTION_FREE: return tr("Built %1").arg(card);
    case v1::CLASSIC_ACTION_STAGE: return tr("Built stage %1").arg(last.stage());
    case v1::CLASSIC_ACTION_DISCARD: return tr("Discarded a card");
    case v1::CLASSIC_ACTION_PICK:
        return last.card().empty() ? tr("Took nothing from the discard pile")
                                   : tr("Built %1 from the discard pile").arg(card);
    default: return {};
    }
}

QString Adapter::summary(const CityState &state) const {
    QStringList facts;
    facts.append(state.name);
    facts.append(state.board);
    facts.append(tr("%n coin(s)", nullptr, state.coins));
    facts.append(tr("%n shield(s)", nullptr, state.shields));
    facts.append(tr("%1 of %n stage(s) built", nullptr, state.stageCount).arg(state.stagesBuilt));
    facts.append(tr("%n building(s)", nullptr, cityView(state.seat).cards_size()));
    const int symbols = state.compass + state.gear + state.tablet + state.wild;
    if (symbols > 0) {
        facts.append(tr("%n science symbol(s)", nullptr, symbols));
    }
    if (state.hasPoints) {
        facts.append(Wording::points(state.points));
    }
    QString text = facts.join(tr(", ", "between facts"));
    if (!state.lastText.isEmpty()) {
        text = tr("%1. Last turn: %2", "facts of a city").arg(text, state.lastText);
    }
    return state.state == QLatin1String("lost") ? tr("%1. Connection lost").arg(text) : text;
}

CityState Adapter::city(int seat) const {
    const v1::CityView &view = cityView(seat);
    CityState state;
    state.seat = seat;
    state.name = nameOf(seat);
    const v1::SeatInfo &info = seatInfo(seat);
    state.color = colorOf(seat);
    state.kind = kindName(info.kind());
    state.level = QString::fromStdString(info.level());
    state.connected = info.connected() || info.kind() != v1::SEAT_KIND_PERSON;
    state.isFreeCity = view.free_city();
    state.wonder = QString::fromStdString(view.wonder());
    state.wonderName = m_catalogue.name(state.wonder);
    state.side = QString::fromStdString(view.side());
    state.board = m_words.board(state.wonder, state.side);
    state.coins = static_cast<int>(view.coins());
    state.shields = static_cast<int>(view.shields());
    state.hasPoints = view.has_points();
    state.points = view.has_points() ? view.points() : -1;
    state.stagesBuilt = static_cast<int>(view.stages_built());
    state.stageCount = view.stages_size();
    state.compass = static_cast<int>(view.compass());
    state.gear = static_cast<int>(view.gear());
    state.tablet = static_cast<int>(view.tablet());
    state.wild = static_cast<int>(view.wild_symbols());
    for (const int token : view.tokens().values()) {
        state.tokens.append(token);
        state.defeats += token < 0 ? 1 : 0;
    }
    state.state = activity(view, state.connected);
    state.handSize = static_cast<int>(view.hand_size());
    state.lastText = lastText(view.last_action());
    state.lastCard = QString::fromStdString(view.last_action().card());
    if (seat != viewer()) {
        state.shieldsAgainst =
            comparison(static_cast<int>(cityView(viewer()).shields()), state.shields);
    }
    state.stakes = m_catalogue.facts().victoryToken(static_cast<int>(table().age()));
    state.summary = summary(state);
    return state;
}

namespace {

bool copiesStage(const v1::HandCard &card) {
    return card.has_stage_copy_left() || card.has_stage_copy_right();
}

/// For Manneken Pis, which may copy either neighbour's stage, the better of the two answers.
const v1::Possibility &stageOf(const v1::HandCard &card) {
    if (!copiesStage(card)) {
        return card.stage();
    }
    return card.stage_copy_left().possible() || !card.stage_copy_right().possible()
               ? card.stage_copy_left()
               : card.stage_copy_right();
}

} // namespace

QStringList Adapter::paymentsOf(const v1::Possibility &possibility) const {
    const QString left = nameOf(leftOf(decidingSeat()));
    const QString right = nameOf(rightOf(decidingSeat()));
    QStringList lines;
    for (const v1::Payment &payment : possibility.payments()) {
        if (totalOf(payment) > 0) {
            lines.append(ClassicWording::payment(payment, left, right));
        }
    }
    return lines;
}

StageRow Adapter::stage(const v1::StageView &view, int number) const {
    StageRow row;
    row.number = number;
    row.built = view.built();
    QList<QPair<QString, int>> amounts;
    for (const v1::Amount &amount : view.cost()) {
        const QString id = QString::fromStdString(amount.id());
        const auto count = static_cast<int>(amount.count());
        amounts.append({id, count});
        row.cost.append(QVariantMap{{QStringLiteral("id"), id}, {QStringLiteral("count"), count}});
    }
    const QList<EffectFact> effects = effectsOf(view.effects());
    row.effects = ClassicWording::effectGlyphs(effects);
    row.costText = amounts.isEmpty() ? tr("As the copied stage", "the cost of a stage")
                                     : m_words.cost(amounts);
    row.effectText = m_words.effects(effects);
    row.copiedFrom = neighbourName(view.copied_from());
    return row;
}

QList<StageRow> Adapter::stages(int seat) const {
    const v1::CityView &city = cityView(seat);
    const bool priced = seat == decidingSeat() && table().hand_size() > 0;
    QList<StageRow> rows;
    for (const v1::StageView &view : city.stages()) {
        StageRow row = stage(view, static_cast<int>(rows.size()) + 1);
        if (row.built) {
            row.state = QStringLiteral("built");
        } else if (row.number != static_cast<int>(city.stages_built()) + 1) {
            row.state = QStringLiteral("later");
        } else if (!priced) {
            row.state = QStringLiteral("next");
        } else {
            const HandRow today = handRow(table().hand(0));
            row.state = today.stageState;
            row.price = today.stagePrice;
            row.payments = paymentsOf(stageOf(table().hand(0)));
            row.reason = today.stageReason;
        }
        rows.append(row);
    }
    return rows;
}

QList<GoodRow> Adapter::production(int seat) const {
    QList<GoodRow> rows;
    for (const v1::Production &view : cityView(seat).production()) {
        GoodRow row;
        row.resources = stringsOf(view.resources());
        row.amount = static_cast<int>(view.amount());
        row.forSale = view.for_sale();
        row.description = tr("%1 %2", "an amount of a resource")
                              .arg(QString::number(row.amount), m_words.anyOf(row.resources));
        if (!row.forSale) {
            row.description = tr("%1, not for sale").arg(row.description);
        }
        rows.append(row);
    }
    return rows;
}

QList<GoodRow> Adapter::goods(int seat) const {
    QList<GoodRow> rows;
    for (const v1::Good &view : cityView(seat).goods_for_viewer()) {
        GoodRow row;
        row.resources = stringsOf(view.resources());
        row.price = static_cast<int>(view.price());
        row.description =
            tr("%1 for %n coin(s)", nullptr, row.price).arg(m_words.anyOf(row.resources));
        rows.append(row);
    }
    return rows;
}

// ---- Cards in hand ------------------------------------------------------------------------------

QString Adapter::stateOf(const v1::Possibility &possibility, bool costsNothing) {
    if (!possibility.possible()) {
        return QStringLiteral("blocked");
    }
    if (possibility.by_chain()) {
        return QStringLiteral("chain");
    }
    if (possibility.by_power()) {
        return QStringLiteral("free");
    }
    if (priceOf(possibility) > 0) {
        return QStringLiteral("pay");
    }
    return costsNothing ? QStringLiteral("free") : QStringLiteral("own");
}

int Adapter::priceOf(const v1::Possibility &possibility) {
    int price = -1;
    for (const v1::Payment &payment : possibility.payments()) {
        price = price < 0 ? totalOf(payment) : std::min(price, totalOf(payment));
    }
    return price < 0 ? static_cast<int>(possibility.needs_coins()) : price;
}

HandRow Adapter::handRow(const v1::HandCard &view) const {
    const CardFacts &facts = m_catalogue.facts();
    const Purse owner = purse();
    HandRow row;
    row.card = QString::fromStdString(view.card());
    const CardFact &card = facts.card(row.card);
    row.name = m_catalogue.name(row.card);
    row.family = card.family;
    row.age = card.age;
    row.buildState = stateOf(view.build(), card.cost.isEmpty());
    row.buildPrice = priceOf(view.build());
    row.buildReason = m_words.refusal(view.build(), owner);
    const bool copies = copiesStage(view);
    const v1::Possibility &stage = stageOf(view);
    row.stageState = stateOf(stage, false);
    row.stagePrice = priceOf(stage);
    row.stageReason = copies ? m_words.copyRefusal(stage, owner) : m_words.refusal(stage, owner);
    row.canFree = view.free().possible();
    row.canDiscard = view.discard().possible();
    row.discardReason = m_words.refusal(view.discard(), owner);
    row.discardGain = facts.discardIncome();
    row.effectText = m_words.effects(card.effects);
    row.costText = m_words.cardCost(row.card);
    row.description = m_words.handCard(row.card, row.buildState, row.buildPrice, row.buildReason);
    return row;
}

void Adapter::markChosen(QList<HandRow> &rows) const {
    for (const v1::ClassicMove *choice : {&table().own_choice(), &table().free_city_choice()}) {
        const QString card = QString::fromStdString(choice->card());
        const auto chosen = std::find_if(rows.begin(), rows.end(), [&card](const HandRow &row) {
            return row.card == card && !row.chosen;
        });
        if (chosen != rows.end()) {
            chosen->chosen = true;
            chosen->description = tr("%1; chosen").arg(chosen->description);
        }
    }
}

QList<HandRow> Adapter::hand(const google::protobuf::RepeatedPtrField<v1::HandCard> &cards,
                             bool withChains) const {
    QList<HandRow> rows;
    for (const v1::HandCard &card : cards) {
        rows.append(handRow(card));
        if (withChains) {
            rows.last().chainText = m_words.chain(rows.last().card);
        }
    }
    markChosen(rows);
    return rows;
}

} // namespace mirabilia
