// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_table.h"

#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/duel/duel_draft.h"
#include "app/models/duel/duel_scores.h"
#include "app/models/session/only_here.h"

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
    , m_structure(new DuelStructureModel(this))
    , m_tokens(new DuelTokenModel(this))
    , m_drawn(new DuelTokenModel(this))
    , m_offer(ListModel::of<DuelWonderRow>(this))
    , m_draft(ListModel::of<DuelDraftRow>(this))
    , m_discardPile(new DuelCardsModel(this))
    , m_targets(new DuelCardsModel(this))
    , m_zones(ListModel::of<DuelZoneRow>(this))
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

QString DuelTable::lastColor() const {
    return m_latest.seat < 0 ? QString() : m_cities.at(m_latest.seat)->color();
}

// ---- Following the view -------------------------------------------------------------------------

void DuelTable::refreshPosition() {
    refreshSeating();
    m_choice->refresh();
    refreshCities();
    refreshStructure();
    refreshTrack();
    refreshAnswers();
    if (view().over()) {
        const DuelAdapter words = adapter();
        scores()->setScores(DuelScores::categories(), DuelScores(words).players());
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
    const DuelAdapter words = adapter();
    const DuelStory told(story(), words, onlyHere(*this));
    m_latest = told.latest();
    m_coinsMoved = told.coinsMoved(freshFrom(), false);
    m_coinsLooted = told.coinsMoved(freshFrom(), true);
    if (landed()) {
        log()->setLines(told.log());
        m_news = told.news(viewer());
        m_again = told.playsAgain(viewer());
    }
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
    marks.option = option;
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

void DuelTable::refreshCities() {
    const DuelAdapter adapter = this->adapter();
    const DuelMarks marks = this->marks();
    for (DuelCity *city : m_cities) {
        const int seat = city->seat();
        const v1::DuelCity &view = adapter.cityView(seat);
        city->setPlayer(seats()->seat(seat));
        city->setState(stateOf(seat));
        city->goods()->assign(adapter.goods(seat));
        city->symbols()->assign(adapter.symbols(seat, marks));
        city->wonders()->assign(adapter.wonders(seat, marks));
        const QStringList tokens = stringsOf(view.tokens());
        city->tokens()->setTokens(tokens, tokens, {}, adapter.words());
        city->families()->setCards(stringsOf(view.cards()), marks, adapter.words());
    }
}

DuelCityState DuelTable::stateOf(int seat) const {
    DuelCityState state = adapter().city(seat);
    if (lootToCome()) {
        state.coins += DuelActs::looted(fresh(), story().end(), static_cast<unsigned>(seat));
    }
    state.capitalDistance = capital() + (seat == leftSeat() ? pawnPlace() : -pawnPlace());
    return state;
}

void DuelTable::refreshTrack() {
    QList<DuelZoneRow> rows = adapter().zones();
    const int shown = std::min(m_zones->count(), static_cast<int>(rows.size()));
    for (int i = 0; lootToCome() && i < shown; ++i) {
        // The tokens lie there until the pawn has come.
        rows[i].loot = m_zones->at<DuelZoneRow>(i).loot;
    }
    m_zones->assign(rows);
    if (m_pawn != pawnPlace() && played()) {
        emit marched();
    }
    m_pawn = pawnPlace();
}

void DuelTable::refreshStructure() {
    m_structure->setPlaces(adapter().structure(marks()));
}

void DuelTable::refreshAnswers() {
    const DuelAdapter adapter = this->adapter();
    const DuelWording &words = adapter.words();
    const DuelMarks marks = this->marks();
    m_tokens->setTokens(stringsOf(duel().laid_tokens()), stringsOf(duel().board_tokens()), marks,
                        words);
    // Private information stays hidden while others look at the same screen.
    const QStringList drawn = ownShown() ? stringsOf(duel().drawn_tokens()) : QStringList();
    m_drawn->setTokens(drawn, drawn, marks, words);
    m_offer->assign(adapter.offer(marks));
    m_draft->assign(adapter.draft());
    m_discardPile->setCards(stringsOf(duel().discard()), marks, words);
    QStringList targets;
    for (const v1::DuelOption &option : options()) {
        if (option.move().action() == v1::DUEL_ACTION_DESTROY) {
            targets.append(idOf(option.move()));
        }
    }
    m_targets->setCards(targets, marks, words);
}

// ---- What is asked and shown --------------------------------------------------------------------

QVariantMap DuelTable::details(const QString &card) const {
    return adapter().details(card);
}

QString DuelTable::momentTitle() const {
    switch (phase()) {
    case DuelPhase::Draft: return tr("The draft of the wonders");
    case DuelPhase::Begin: return tr("Who begins?");
    case DuelPhase::Token: return tr("A pair of symbols");
    case DuelPhase::Library:
    case DuelPhase::Destroy:
    case DuelPhase::Revive:
        return adapter().words().name(QString::fromStdString(duel().choosing()));
    default: return {};
    }
}

int DuelTable::asked() const {
    const auto &cities = duel().cities();
    const auto found = std::find_if(cities.begin(), cities.end(),
                                    [](const v1::DuelCity &city) { return city.must_act(); });
    return found == cities.end() ? -1 : static_cast<int>(found->seat());
}

/// The same to the only person at this screen.
QString DuelTable::ownMomentText() const {
    switch (phase()) {
    case DuelPhase::Begin:
        return (duel().begin_reason() == "weaker"
                    ? tr("You have the weaker army and say who begins age %1. Whoever begins takes "
                         "the first card.")
                    : tr("The pawn is in the middle: you moved last and say who begins age %1. "
                         "Whoever begins takes the first card."))
            .arg(Wording::roman(age()));
    case DuelPhase::Token: return tr("Take one of the progress tokens of the board.");
    case DuelPhase::Library:
        return tr("Keep one of three progress tokens that are not in the game.");
    case DuelPhase::Destroy:
        return tr("Destroy a card of the opponent; it goes to the discard pile.");
    case DuelPhase::Revive: return tr("Build a discarded card for free.");
    default: return {};
    }
}

QString DuelTable::momentText() const {
    if (phase() != DuelPhase::Draft && asked() == onlyHere(*this)) {
        return ownMomentText();
    }
    const QString who = nameOf(asked());
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
        return shared() ? tr("%1 plays again: take a card").arg(nameOf(viewer()))
                        : tr("You play again: take a card");
    }
    return shared() ? tr("%1, take a card").arg(nameOf(viewer())) : tr("Take a card");
}

std::vector<TableModel::Act> DuelTable::actsOf(Events::const_iterator from,
                                               Events::const_iterator to) const {
    return DuelActs::of(from, to, liftedFirst(from, to));
}

std::vector<Director::Scene> DuelTable::scenesOf(const v1::TableView &before,
                                                 Director::Scene update) const {
    return DuelDraft::scenesOf(before, std::move(update));
}

bool DuelTable::liftedFirst(Events::const_iterator from, Events::const_iterator to) const {
    const auto taken = std::find_if(from, to, DuelStory::takesCard);
    return taken != to && (replayed() || !isHere(static_cast<int>(taken->duel().seat())));
}

QString DuelTable::showText() const {
    if (ageShown()) {
        return Wording::sentences({tr("Age %1 begins").arg(Wording::roman(age())), ageText()});
    }
    return endTold() ? endText() : lastSentence();
}

QString DuelTable::lastName() const {
    return m_latest.seat < 0                  ? QString()
           : m_latest.seat == onlyHere(*this) ? tr("You", "did something")
                                              : nameOf(m_latest.seat);
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
    if (asked() == onlyHere(*this)) {
        return phase() == DuelPhase::Begin ? tr("You say who begins") : tr("You begin");
    }
    return (phase() == DuelPhase::Begin ? tr("%1 says who begins") : tr("%1 begins"))
        .arg(nameOf(asked()));
}

DuelCity *DuelTable::winner() const {
    return view().winners().empty() ? nullptr : m_cities.value(static_cast<int>(view().winners(0)));
}

QString DuelTable::endText() const {
    return winnerText();
}

QString DuelTable::activityOf(int seat) const {
    return adapter().activityOf(seat);
}

QString DuelTable::winnerText() const {
    if (view().winners().empty() || pointsDecide()) {
        return TableModel::winnerText();
    }
    const auto seat = static_cast<int>(view().winners(0));
    if (seat == onlyHere(*this)) {
        return victory() == QLatin1String("military") ? tr("You take the capital and win")
                                                      : tr("You win with six different symbols");
    }
    const QString winner = nameOf(seat);
    return victory() == QLatin1String("military")
               ? tr("%1 takes the capital and wins").arg(winner)
               : tr("%1 wins with six different symbols").arg(winner);
}

QString DuelTable::dangerText() const {
    // Warns the seat to move; in hot seat both players read it.
    for (const v1::DuelWin &win : duel().dangers()) {
        if (static_cast<int>(win.seat()) != viewer()) {
            return adapter().words().danger(win, nameOf(static_cast<int>(win.seat())));
        }
    }
    return {};
}

int DuelTable::pawnPlace() const {
    const int way = DuelActs::marched(fresh(), story().end());
    const int ahead = toCome(DuelActs::Step);
    return adapter().toRight(duel().pawn() - (way < 0 ? -ahead : ahead));
}

int DuelTable::pawnTarget() const {
    const v1::DuelOption *option = m_choice->option();
    return option == nullptr ? pawnPlace() : adapter().toRight(option->outcome().pawn());
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
               ? nameOf(static_cast<int>(option->move().first()))
               : adapter().words().name(id);
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
        return tr("Let %1 begin").arg(nameOf(static_cast<int>(duel.first())));
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
