// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_table.h"

#include "app/models/common/settings.h"
#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Only the tokens drawn by The Great Library are private.
constexpr HotSeatRules duelHotSeat{DuelStory::isAction, [](const v1::TableView &view) {
                                       return !view.duel().drawn_tokens().empty();
                                   }};

} // namespace

DuelTable::DuelTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                     QObject *parent)
    : TableModel(game, settings, catalogue, duelHotSeat, parent)
    , m_structure(new StructureModel(this))
    , m_tokens(new DuelTokenModel(this))
    , m_drawn(new DuelTokenModel(this))
    , m_offer(new DuelWonderModel(this))
    , m_draft(new DraftModel(this))
    , m_discardPile(new DuelCardsModel(this))
    , m_targets(new DuelCardsModel(this))
    , m_zones(new WarZoneModel(this))
    , m_choice(new DuelChoice(*this)) {
    connect(this, &TableModel::hintChanged, this, [this] {
        refreshCities();
        refreshStructure();
        refreshAnswers();
    });
}

// ---- The position -------------------------------------------------------------------------------

int DuelTable::cardsTaken() const {
    return static_cast<int>(std::count_if(duel().structure().begin(), duel().structure().end(),
                                          [](const v1::DuelSlot &slot) { return slot.taken(); }));
}

int DuelTable::coinsOf(int seat) const {
    return static_cast<int>(duel().cities(seat).coins());
}

QString DuelTable::nameAt(int seat) const {
    return seat >= 0 && seat < view().seats_size() ? seatName(view().seats(seat)) : QString();
}

QStringList DuelTable::names() const {
    return {nameAt(0), nameAt(1)};
}

QString DuelTable::sideOf(int seat) const {
    return seat == leftSeat() ? QStringLiteral("left") : QStringLiteral("right");
}

QString DuelTable::lastColor() const {
    return m_latest.seat < 0 ? QString() : m_cities.at(m_latest.seat)->color();
}

int DuelTable::discardIncome() const {
    return static_cast<int>(duel().cities(moverSeat()).discard_income());
}

const google::protobuf::RepeatedPtrField<v1::DuelWonder> &DuelTable::wondersOfMover() const {
    return duel().cities(moverSeat()).wonders();
}

const v1::DuelSlot *DuelTable::slotWith(const QString &card) const {
    const std::string id = card.toStdString();
    const auto &places = duel().structure();
    const auto found = std::find_if(places.begin(), places.end(), [&id](const v1::DuelSlot &slot) {
        return !id.empty() && slot.card() == id;
    });
    return found == places.end() ? nullptr : &*found;
}

const v1::DuelPrice *DuelTable::priceOf(const v1::DuelMove &move) const {
    if (move.action() == v1::DUEL_ACTION_BUILD) {
        const v1::DuelSlot *slot = slotWith(QString::fromStdString(move.card()));
        return slot == nullptr ? nullptr : &slot->build();
    }
    if (move.action() == v1::DUEL_ACTION_WONDER) {
        for (const v1::DuelWonder &wonder : wondersOfMover()) {
            if (wonder.wonder() == move.wonder()) {
                return &wonder.build();
            }
        }
    }
    return nullptr;
}

// ---- What is asked and shown --------------------------------------------------------------------

QString DuelTable::momentTitle() const {
    switch (phase()) {
    case DuelPhase::Draft: return tr("The draft of the wonders");
    case DuelPhase::Begin: return tr("Who begins?");
    case DuelPhase::Token: return tr("A pair of symbols");
    case DuelPhase::Library:
    case DuelPhase::Destroy:
    case DuelPhase::Revive:
        return DuelWording(catalogue()).name(QString::fromStdString(duel().choosing()));
    default: return {};
    }
}

int DuelTable::asked() const {
    const auto &cities = duel().cities();
    const auto found = std::find_if(cities.begin(), cities.end(),
                                    [](const v1::DuelCity &city) { return city.must_act(); });
    return found == cities.end() ? -1 : static_cast<int>(found->seat());
}

QString DuelTable::momentText() const {
    const QString who = nameAt(asked());
    switch (phase()) {
    case DuelPhase::Draft:
        return tr("Take one of the wonders on offer. You need not build all of them: once seven "
                  "are built, the last leaves the game.");
    case DuelPhase::Begin:
        return (duel().begin_reason() == "weaker"
                    ? tr("%1 has the weaker army and says who begins age %2. Whoever begins takes "
                         "the first card.")
                    : tr("The pawn is in the middle: %1 moved last and says who begins age %2. "
                         "Whoever begins takes the first card."))
            .arg(who, Wording::roman(age()));
    case DuelPhase::Token: return tr("%1 takes one of the progress tokens of the board.").arg(who);
    case DuelPhase::Library:
        return tr("%1 keeps one of three progress tokens that are not in the game.").arg(who);
    case DuelPhase::Destroy:
        return tr("%1 destroys a card of the opponent; it goes to the discard pile.").arg(who);
    case DuelPhase::Revive: return tr("%1 builds a discarded card for free.").arg(who);
    default: return {};
    }
}

QString DuelTable::question() const {
    switch (phase()) {
    case DuelPhase::Draft: return tr("Choose a wonder");
    case DuelPhase::Begin: return tr("Say who begins");
    case DuelPhase::Token:
    case DuelPhase::Library: return tr("Choose a progress token");
    case DuelPhase::Destroy: return tr("Choose the card to destroy");
    case DuelPhase::Revive: return tr("Choose a discarded card");
    default: break;
    }
    if (m_again) {
        return shared() ? tr("%1 plays again: take a card").arg(nameAt(viewer()))
                        : tr("You play again: take a card");
    }
    return shared() ? tr("%1, take a card").arg(nameAt(viewer())) : tr("Take a card");
}

QString DuelTable::showText() const {
    if (ageShown()) {
        return Wording::sentences({tr("Age %1 begins").arg(Wording::roman(age())), ageText()});
    }
    return endTold() ? endText() : lastSentence();
}

QString DuelTable::lastSentence() const {
    return m_latest.seat < 0
               ? QString()
               : tr("%1 %2", "a player and what they did").arg(lastName(), lastText());
}

QString DuelTable::spokenText() const {
    if (showing()) {
        return Wording::sentences({status(), m_news});
    }
    QStringList parts{status(), dangerText()};
    if (settings().motionSpeed() == 0) { // no show has said it before
        parts = QStringList{lastSentence(), m_news} + parts;
    }
    return Wording::sentences(parts);
}

QString DuelTable::ageText() const {
    return (phase() == DuelPhase::Begin ? tr("%1 says who begins") : tr("%1 begins"))
        .arg(nameAt(asked()));
}

DuelCity *DuelTable::winner() const {
    return view().winners().empty() ? nullptr : m_cities.value(static_cast<int>(view().winners(0)));
}

QString DuelTable::endText() const {
    return winnerText();
}

QString DuelTable::activityOf(int seat) const {
    return duel().cities(seat).must_act() ? QStringLiteral("thinking") : QStringLiteral("idle");
}

QString DuelTable::winnerText() const {
    if (view().winners().empty() || victory() == QLatin1String("civilian")) {
        return TableModel::winnerText();
    }
    const QString winner = nameAt(static_cast<int>(view().winners(0)));
    return victory() == QLatin1String("military")
               ? tr("%1 takes the capital and wins").arg(winner)
               : tr("%1 wins with six different symbols").arg(winner);
}

QString DuelTable::dangerText() const {
    // Warns the seat to move; in hot seat both players read it.
    for (const v1::DuelWin &win : duel().dangers()) {
        if (static_cast<int>(win.seat()) != viewer()) {
            return DuelWording(catalogue()).danger(win, nameAt(static_cast<int>(win.seat())));
        }
    }
    return {};
}

int DuelTable::pawnPlace() const {
    const int way = DuelActs::marched(fresh(), story().end());
    const int ahead = toCome(DuelActs::Step);
    return toRight(pawn() - (way < 0 ? -ahead : ahead));
}

int DuelTable::pawnTarget() const {
    const v1::DuelOption *option = m_choice->option();
    return option == nullptr ? pawnPlace() : toRight(option->outcome().pawn());
}

QVariantMap DuelTable::details(const QString &card) const {
    const DuelWording words(catalogue());
    QVariantMap map{{QStringLiteral("card"), card},
                    {QStringLiteral("name"), words.name(card)},
                    {QStringLiteral("family"), catalogue().duel().of(card).family},
                    {QStringLiteral("effectText"), words.effects(card)},
                    {QStringLiteral("costText"), words.cost(card)},
                    {QStringLiteral("chainText"), words.chain(card)}};
    const auto price = [&](int seat, const v1::DuelPrice &paid) {
        map[sideOf(seat)] =
            tr("%1: %2", "a player and a price").arg(nameAt(seat), words.price(paid));
        map[sideOf(seat) + QStringLiteral("Steps")] = words.priceSteps(paid);
    };
    if (const v1::DuelSlot *slot = slotWith(card); slot != nullptr && slot->has_build()) {
        price(viewer(), slot->build());
        price(rivalSeat(), slot->rival());
    }
    for (const v1::DuelCity &city : duel().cities()) {
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
    return map;
}

// ---- Decisions ----------------------------------------------------------------------------------

const google::protobuf::RepeatedPtrField<v1::DuelOption> &DuelTable::options() const {
    static const google::protobuf::RepeatedPtrField<v1::DuelOption> none;
    return mayDecide() ? duel().options() : none;
}

QString DuelTable::idOf(const v1::DuelMove &move) {
    switch (move.action()) {
    case v1::DUEL_ACTION_DRAFT: return QString::fromStdString(move.wonder());
    case v1::DUEL_ACTION_TOKEN: return QString::fromStdString(move.token());
    case v1::DUEL_ACTION_BEGIN: return QStringLiteral("seat%1").arg(move.first());
    default: return QString::fromStdString(move.card());
    }
}

const v1::DuelOption *DuelTable::optionFor(const QString &id) const {
    for (const v1::DuelOption &option : options()) {
        if (idOf(option.move()) == id) {
            return &option;
        }
    }
    return nullptr;
}

QString DuelTable::answerName(const QString &id) const {
    const v1::DuelOption *option = optionFor(id);
    return option != nullptr && option->move().action() == v1::DUEL_ACTION_BEGIN
               ? nameAt(static_cast<int>(option->move().first()))
               : DuelWording(catalogue()).name(id);
}

void DuelTable::play(const v1::DuelMove &move) {
    v1::Move played;
    *played.mutable_duel() = move;
    decide(played);
}

// ---- Hints --------------------------------------------------------------------------------------

QString DuelTable::moveText(int /*seat*/, const v1::Move &move) const {
    const DuelWording words(catalogue());
    const v1::DuelMove &duel = move.duel();
    switch (duel.action()) {
    case v1::DUEL_ACTION_BUILD: return tr("Build %1").arg(words.name(duel.card()));
    case v1::DUEL_ACTION_WONDER:
        return tr("Build %1 over %2", "a wonder, a card")
            .arg(words.name(duel.wonder()), words.name(duel.card()));
    case v1::DUEL_ACTION_DISCARD: return tr("Discard %1").arg(words.name(duel.card()));
    case v1::DUEL_ACTION_DRAFT: return tr("Take %1").arg(words.name(duel.wonder()));
    case v1::DUEL_ACTION_TOKEN: return tr("Take %1").arg(words.name(duel.token()));
    case v1::DUEL_ACTION_DESTROY: return tr("Destroy %1").arg(words.name(duel.card()));
    case v1::DUEL_ACTION_REVIVE:
        return tr("Build %1 from the discard pile").arg(words.name(duel.card()));
    case v1::DUEL_ACTION_BEGIN:
        return tr("Let %1 begin").arg(nameAt(static_cast<int>(duel.first())));
    default: return {};
    }
}

QString DuelTable::turnText(int age, int number) const {
    return age == 0 ? tr("Draft, move %1").arg(number)
                    : tr("Age %1, move %2").arg(Wording::roman(age), QString::number(number));
}

QString DuelTable::refusalText(const QString &code) const {
    return DuelWording::refusalCode(code);
}

} // namespace mirabilia
