// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_adapter.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

namespace {

QString neighbourName(v1::Neighbour neighbour) {
    switch (neighbour) {
    case v1::NEIGHBOUR_LEFT: return QStringLiteral("left");
    case v1::NEIGHBOUR_RIGHT: return QStringLiteral("right");
    default: return {};
    }
}

} // namespace

ClassicAdapter::ClassicAdapter(const v1::TableView &view, const Catalogue &catalogue)
    : ViewAdapter(view, catalogue)
    , m_words(catalogue) {}

int ClassicAdapter::leftOf(int seat) const {
    return (seat + 1) % table().cities_size();
}

int ClassicAdapter::rightOf(int seat) const {
    return (seat + table().cities_size() - 1) % table().cities_size();
}

const v1::CityView &ClassicAdapter::cityView(int seat) const {
    for (const v1::CityView &city : table().cities()) {
        if (static_cast<int>(city.seat()) == seat) {
            return city;
        }
    }
    return v1::CityView::default_instance();
}

ClassicPurse ClassicAdapter::purse() const {
    const int seat = decidingSeat();
    ClassicPurse purse{static_cast<int>(cityView(seat).coins()), cityView(seat).free_city(), {}};
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

QString ClassicAdapter::activityOf(int seat) const {
    const v1::CityView &city = cityView(seat);
    return city.has_chosen() ? QStringLiteral("chosen")
           : city.must_act() ? QStringLiteral("thinking")
                             : QStringLiteral("idle");
}

QString ClassicAdapter::lastText(const v1::LastAction &last) const {
    const QString card = catalogue().name(QString::fromStdString(last.card()));
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

QString ClassicAdapter::summary(int seat, const ClassicCityState &state) const {
    QStringList facts;
    facts.append(nameOf(seat));
    facts.append(state.board.name);
    facts.append(tr("%n coin(s)", nullptr, state.coins));
    facts.append(tr("%n shield(s)", nullptr, state.war.shields));
    facts.append(tr("%1 of %n stage(s) built", nullptr, state.board.stages).arg(state.stagesBuilt));
    facts.append(tr("%n building(s)", nullptr, cityView(seat).cards_size()));
    const ClassicCityState::Science &science = state.science;
    const int symbols = science.compass + science.gear + science.tablet + science.wild;
    if (symbols > 0) {
        facts.append(tr("%n science symbol(s)", nullptr, symbols));
    }
    if (state.points) {
        facts.append(Wording::points(*state.points));
    }
    QString text = facts.join(tr(", ", "between facts"));
    if (!state.lastText.isEmpty()) {
        text = tr("%1. Last turn: %2", "facts of a city").arg(text, state.lastText);
    }
    return seatInfo(seat).connected() ? text : tr("%1. Connection lost").arg(text);
}

ClassicCityState::Board ClassicAdapter::boardOf(const v1::CityView &view) const {
    ClassicCityState::Board board;
    board.wonder = QString::fromStdString(view.wonder());
    board.wonderName = catalogue().name(board.wonder);
    board.side = QString::fromStdString(view.side());
    board.name = m_words.board(board.wonder, board.side);
    board.stages = view.stages_size();
    return board;
}

ClassicCityState::War ClassicAdapter::warOf(const v1::CityView &view) const {
    ClassicCityState::War war;
    war.shields = static_cast<int>(view.shields());
    war.stakes = catalogue().classic().victoryToken(static_cast<int>(table().age()));
    for (const int token : view.tokens().values()) {
        war.tokens.append(token);
        war.defeats += token < 0 ? 1 : 0;
    }
    return war;
}

QString ClassicAdapter::shortBoard(int seat) const {
    const v1::CityView &view = cityView(seat);
    return m_words.shortBoard(QString::fromStdString(view.wonder()),
                              QString::fromStdString(view.side()));
}

ClassicCityState ClassicAdapter::city(int seat) const {
    const v1::CityView &view = cityView(seat);
    ClassicCityState state;
    state.coins = static_cast<int>(view.coins());
    state.points = openPoints(view);
    state.board = boardOf(view);
    state.stagesBuilt = static_cast<int>(view.stages_built());
    state.science = {static_cast<int>(view.compass()), static_cast<int>(view.gear()),
                     static_cast<int>(view.tablet()), static_cast<int>(view.wild_symbols())};
    state.war = warOf(view);
    state.lastText = lastText(view.last_action());
    state.summary = summary(seat, state);
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

QStringList ClassicAdapter::paymentsOf(const v1::Possibility &possibility) const {
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

ClassicStageRow ClassicAdapter::stage(const v1::StageView &view, int number) const {
    ClassicStageRow row;
    row.number = number;
    row.built = view.built();
    QList<QPair<QString, int>> amounts;
    for (const v1::Amount &amount : view.cost()) {
        const QString id = QString::fromStdString(amount.id());
        const auto count = static_cast<int>(amount.count());
        amounts.append({id, count});
        row.cost.append(QVariantMap{{QStringLiteral("id"), id}, {QStringLiteral("count"), count}});
    }
    const QList<ClassicEffect> effects = effectsOf(view.effects());
    row.effects = ClassicWording::effectGlyphs(effects);
    row.costText = amounts.isEmpty() ? tr("As the copied stage", "the cost of a stage")
                                     : m_words.cost(amounts);
    row.effectText = m_words.effects(effects);
    row.copiedFrom = neighbourName(view.copied_from());
    return row;
}

QList<ClassicStageRow> ClassicAdapter::stages(int seat) const {
    const v1::CityView &city = cityView(seat);
    const bool priced = seat == decidingSeat() && table().hand_size() > 0;
    QList<ClassicStageRow> rows;
    for (const v1::StageView &view : city.stages()) {
        ClassicStageRow row = stage(view, static_cast<int>(rows.size()) + 1);
        if (row.built) {
            row.state = QStringLiteral("built");
        } else if (row.number != static_cast<int>(city.stages_built()) + 1) {
            row.state = QStringLiteral("later");
        } else if (!priced) {
            row.state = QStringLiteral("next");
        } else {
            const ClassicHandRow today = handRow(table().hand(0));
            row.state = today.stageState;
            row.price = today.stagePrice;
            row.payments = paymentsOf(stageOf(table().hand(0)));
            row.reason = today.stageReason;
        }
        rows.append(row);
    }
    return rows;
}

QList<ClassicGoodRow> ClassicAdapter::production(int seat) const {
    QList<ClassicGoodRow> rows;
    for (const v1::Production &view : cityView(seat).production()) {
        ClassicGoodRow row;
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

QList<ClassicGoodRow> ClassicAdapter::goods(int seat) const {
    QList<ClassicGoodRow> rows;
    for (const v1::Good &view : cityView(seat).goods_for_viewer()) {
        ClassicGoodRow row;
        row.resources = stringsOf(view.resources());
        row.price = static_cast<int>(view.price());
        row.description =
            tr("%1 for %n coin(s)", nullptr, row.price).arg(m_words.anyOf(row.resources));
        rows.append(row);
    }
    return rows;
}

// ---- Cards in hand ------------------------------------------------------------------------------

QString ClassicAdapter::stateOf(const v1::Possibility &possibility, bool costsNothing) {
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

int ClassicAdapter::priceOf(const v1::Possibility &possibility) {
    int price = -1;
    for (const v1::Payment &payment : possibility.payments()) {
        price = price < 0 ? totalOf(payment) : std::min(price, totalOf(payment));
    }
    return price < 0 ? static_cast<int>(possibility.needs_coins()) : price;
}

ClassicHandRow ClassicAdapter::handRow(const v1::HandCard &view) const {
    const ClassicFacts &facts = catalogue().classic();
    const ClassicPurse owner = purse();
    ClassicHandRow row;
    row.card = QString::fromStdString(view.card());
    const ClassicFact &card = facts.card(row.card);
    row.name = catalogue().name(row.card);
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
    row.effectText = m_words.effects(card.effects);
    row.costText = m_words.cardCost(row.card);
    row.description = m_words.handCard(row.card, row.buildState, row.buildPrice, row.buildReason);
    return row;
}

void ClassicAdapter::markChosen(QList<ClassicHandRow> &rows) const {
    for (const v1::ClassicMove *choice : {&table().own_choice(), &table().free_city_choice()}) {
        const QString card = QString::fromStdString(choice->card());
        const auto chosen =
            std::find_if(rows.begin(), rows.end(), [&card](const ClassicHandRow &row) {
                return row.card == card && !row.chosen;
            });
        if (chosen != rows.end()) {
            chosen->chosen = true;
            chosen->description = tr("%1; chosen").arg(chosen->description);
        }
    }
}

QList<ClassicHandRow>
ClassicAdapter::hand(const google::protobuf::RepeatedPtrField<v1::HandCard> &cards,
                     bool withChains) const {
    QList<ClassicHandRow> rows;
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
