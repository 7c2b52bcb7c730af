// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_table.h"

#include "app/models/classic/classic_scores.h"
#include "app/models/classic/classic_story.h"
#include "app/models/classic/classic_wording.h"
#include "app/models/common/settings.h"
#include "app/models/common/wording.h"
#include "app/models/session/only_here.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Everyone has a hand of their own.
constexpr HotSeatRules classicHotSeat{ClassicStory::isAction,
                                      [](const v1::TableView &) { return true; }};

/// Cards turn for one second and are then readable for the rest.
constexpr std::chrono::milliseconds revealTime{1600};
/// My card has arrived from the hand.
constexpr std::chrono::milliseconds turnsAt{450};
constexpr std::chrono::milliseconds settleTime{900};
constexpr std::chrono::milliseconds passTime{950};
constexpr std::chrono::milliseconds dealTime{1400};
/// A stage of another city, of one's own, and the one that finishes it.
constexpr std::chrono::milliseconds raiseTime{1000};
constexpr std::chrono::milliseconds ownRaiseTime{1700};
constexpr std::chrono::milliseconds finishTime{2500};
constexpr std::chrono::milliseconds untilSkipped{0};
/// Time per border, and at the end to read the result.
constexpr std::chrono::milliseconds borderTime{700};
constexpr std::chrono::milliseconds conflictRest{2500};

} // namespace

ClassicTable::ClassicTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                           QObject *parent)
    : TableModel(game, settings, catalogue, classicHotSeat, parent)
    , m_hand(ListModel::of<ClassicHandRow>(this))
    , m_pickable(ListModel::of<ClassicHandRow>(this))
    , m_choice(new ClassicChoice(*this))
    , m_reveal(new ClassicRevealModel(this))
    , m_conflict(ListModel::of<ClassicConflictRow>(this))
    , m_discardPile(new ClassicCardsModel(this->catalogue(), this)) {
    connect(&settings, &Settings::chainHintsChanged, this, [this] {
        clearChain();
        refresh();
    });
    connect(&settings, &Settings::paymentChanged, m_choice, &ClassicChoice::refresh);
}

ClassicAdapter ClassicTable::adapter() const {
    return {view(), catalogue()};
}

// ---- The position -------------------------------------------------------------------------------

bool ClassicTable::ageEnds() const {
    return (raising() || conflictShown()) &&
           std::any_of(story().begin() + static_cast<std::ptrdiff_t>(freshFrom()), story().end(),
                       ClassicStory::isNewAge);
}

int ClassicTable::age() const {
    return static_cast<int>(classic().age()) - (ageEnds() ? 1 : 0);
}

int ClassicTable::turn() const {
    return ageEnds() ? turnsPerAge() : static_cast<int>(classic().turn());
}

int ClassicTable::turnsPerAge() const {
    return catalogue().classic().turnsPerAge();
}

QString ClassicTable::passTo() const {
    return classic().pass_to() == v1::NEIGHBOUR_RIGHT ? QStringLiteral("right")
                                                      : QStringLiteral("left");
}

ClassicCity *ClassicTable::cityAt(int seat) const {
    return m_cities.value(seat, nullptr);
}

QVariantMap ClassicTable::details(const QString &card) const {
    const ClassicWording words(catalogue());
    const ClassicFact &facts = catalogue().classic().card(card);
    QVariantList prices;
    // Prices stand in the view as long as the hand does, also while others choose.
    for (int row = 0; row < std::min(m_hand->count(), classic().hand_size()); ++row) {
        if (m_hand->at<ClassicHandRow>(row).card == card && prices.isEmpty()) {
            prices.append(price(row));
        }
    }
    return {{QStringLiteral("card"), card},
            {QStringLiteral("name"), catalogue().name(card)},
            {QStringLiteral("effectText"), words.effects(facts.effects)},
            {QStringLiteral("costText"), words.cardCost(card)},
            {QStringLiteral("prices"), prices},
            {QStringLiteral("from"), facts.chainFrom},
            {QStringLiteral("to"), facts.chainTo}};
}

QVariantMap ClassicTable::price(int row) const {
    const ClassicHandRow &hand = m_hand->at<ClassicHandRow>(row);
    const ClassicAdapter words = adapter();
    const ClassicCity *left = cityAt(words.leftOf(words.decidingSeat()));
    const ClassicCity *right = cityAt(words.rightOf(words.decidingSeat()));
    QStringList steps;
    for (const v1::Payment &payment : classic().hand(row).build().payments()) {
        steps.append(ClassicWording::payment(payment, left->name(), right->name()));
    }
    steps.removeAll(QString());
    return {{QStringLiteral("text"),
             ClassicWording::today(hand.buildState, hand.buildPrice, hand.buildReason)},
            {QStringLiteral("steps"), steps}};
}

QVariantList ClassicTable::buriedOf(int seat) const {
    QVariantList list;
    for (const v1::CityView &city : classic().cities()) {
        if (static_cast<int>(city.seat()) != seat) {
            continue;
        }
        for (const QString &card : stringsOf(city.buried())) {
            list.append(
                QVariantMap{{QStringLiteral("card"), card},
                            {QStringLiteral("name"), catalogue().name(card)},
                            {QStringLiteral("family"), catalogue().classic().card(card).family}});
        }
    }
    return list;
}

ClassicCity *ClassicTable::own() const {
    return cityAt(viewer());
}

ClassicCity *ClassicTable::left() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().leftOf(viewer()));
}

ClassicCity *ClassicTable::right() const {
    return m_cities.isEmpty() ? nullptr : cityAt(adapter().rightOf(viewer()));
}

ClassicCity *ClassicTable::decidingFor() const {
    return cityAt(decidingSeat());
}

QQmlListProperty<ClassicCity> ClassicTable::cities() {
    return {this, &m_cities,
            [](QQmlListProperty<ClassicCity> *list) -> qsizetype {
                return static_cast<QList<ClassicCity *> *>(list->data)->size();
            },
            [](QQmlListProperty<ClassicCity> *list, qsizetype index) {
                return static_cast<QList<ClassicCity *> *>(list->data)->at(index);
            }};
}

QQmlListProperty<ClassicCity> ClassicTable::others() {
    QQmlListProperty<ClassicCity> list = cities();
    list.data = &m_others;
    return list;
}

int ClassicTable::seatCount() const {
    return static_cast<int>(m_cities.size());
}

int ClassicTable::playerCount() const {
    return static_cast<int>(classic().player_count());
}

int ClassicTable::discardCount() const {
    return static_cast<int>(classic().discard_count());
}

// ---- Following the view -------------------------------------------------------------------------

void ClassicTable::refreshPosition() {
    if (showing()) {
        m_chain.clear();
    }
    refreshSeating();
    refreshCities();
    if (view().over()) {
        const ClassicAdapter words = adapter();
        scores()->setScores(ClassicScores::categories(), ClassicScores(words).players());
    }
    refreshCards();
    refreshHand();
    m_choice->refresh();
}

void ClassicTable::refreshSeating() {
    const int seats = classic().cities_size();
    if (m_seatedFor == viewer() && m_cities.size() == seats) {
        return;
    }
    m_seatedFor = viewer();
    for (int seat = static_cast<int>(m_cities.size()); seat < seats; ++seat) {
        m_cities.append(new ClassicCity(seat, catalogue(), this));
    }
    m_others.clear();
    for (int step = 2; step < seats - 1; ++step) {
        m_others.append(m_cities[(viewer() + step) % seats]);
    }
    emit seatingChanged();
}

void ClassicTable::refreshCities() {
    const ClassicAdapter words = adapter();
    for (ClassicCity *city : m_cities) {
        city->setPlayer(seats()->seat(city->seat()));
        city->setState(words.city(city->seat()));
        city->stages()->assign(words.stages(city->seat()));
        city->production()->setGoods(words.production(city->seat()));
        city->goods()->setGoods(words.goods(city->seat()));
    }
}

void ClassicTable::refreshStory() {
    const ClassicAdapter words = adapter();
    const ClassicStory told(story(), words, shared(), onlyHere(*this));
    if (landed()) {
        log()->setLines(told.log());
    }
    QList<ClassicRevealRow> turn = told.latestTurn(freshFrom());
    for (ClassicRevealRow &row : turn) {
        row.initials = seats()->seat(row.seat).initials;
    }
    m_reveal->assign(turn);
    m_coinsMoved = told.coinsMoved(freshFrom());
    m_conflict->assign(told.latestConflict());
    m_conflictAge = told.conflictAge();
}

void ClassicTable::refreshCards() {
    // In hot seat, private information stays hidden while others look at the screen.
    const bool secretsShown = !shared() || ownShown();
    for (const v1::CityView &view : classic().cities()) {
        ClassicCity *city = cityAt(static_cast<int>(view.seat()));
        const QStringList cards = stringsOf(view.cards());
        city->cards()->setCards(cards, m_chain);
        city->families()->setCards(cards, m_chain);
        city->buried()->setCards(secretsShown ? stringsOf(view.buried()) : QStringList());
    }
    m_discardPile->setCards(secretsShown ? stringsOf(classic().known_discards()) : QStringList());
}

/// While the cards are turned over and wonders rise, what is left of my hand lies there; then it
/// travels on.
QList<ClassicHandRow> ClassicTable::handRows() const {
    const bool left = showing() && (!landed() || raising()) && onlyHere(*this) >= 0;
    if (!ownShown() && !left) {
        return {};
    }
    QList<ClassicHandRow> rows = adapter().hand(classic().hand(), settings().chainHints());
    for (std::size_t i = landed() ? story().size() : freshFrom(); i < story().size(); ++i) {
        const v1::ClassicEvent &event = story()[i].classic();
        if (!ClassicStory::isAction(story()[i]) || static_cast<int>(event.seat()) != viewer()) {
            continue;
        }
        const QString card = QString::fromStdString(event.card());
        const auto has = [&card](const ClassicHandRow &row) { return row.card == card; };
        auto played = std::find_if(rows.begin(), rows.end(), [&](const ClassicHandRow &row) {
            return row.chosen && has(row);
        });
        played = played == rows.end() ? std::find_if(rows.begin(), rows.end(), has) : played;
        if (played != rows.end()) {
            rows.erase(played);
        }
    }
    return rows;
}

void ClassicTable::refreshHand() {
    const bool chains = settings().chainHints();
    const ClassicAdapter words = adapter();
    // A position that has landed has the hand that comes next.
    const bool newOne = raising() && (toCome(Pass) > 0 || toCome(Deal) > 0);
    if (!newOne || onlyHere(*this) < 0) {
        m_hand->assign(handRows());
    }
    m_pickable->assign(moment() == QLatin1String("pick") ? words.hand(classic().pickable(), chains)
                                                         : QList<ClassicHandRow>());
}

// ---- Highlights in the cities -------------------------------------------------------------------

void ClassicTable::chainOf(const QString &card) {
    if (settings().chainHints() && !m_cities.isEmpty()) {
        const ClassicFact &facts = catalogue().classic().card(card);
        const QStringList partners = facts.chainFrom + facts.chainTo;
        m_chain = QSet<QString>(partners.begin(), partners.end());
        refreshCards();
    }
}

void ClassicTable::clearChain() {
    if (!m_chain.isEmpty()) {
        m_chain.clear();
        refreshCards();
    }
}

void ClassicTable::markPurchase(const v1::Purchase &bought) {
    if (m_cities.isEmpty()) {
        return;
    }
    // Goods show the viewer's prices, so purchases of the Free City are not marked.
    const v1::Purchase used = decidingFor() == own() ? bought : v1::Purchase();
    const auto mark = [this](ClassicCity *city, const auto &units) {
        QList<ClassicGoodRow> rows = adapter().goods(city->seat());
        for (const unsigned unit : units) {
            if (unit < static_cast<unsigned>(rows.size())) {
                rows[static_cast<int>(unit)].used = true;
            }
        }
        city->goods()->setGoods(rows);
    };
    mark(left(), used.left());
    mark(right(), used.right());
}

// ---- Questions and shows -----------------------------------------------------------------------

int ClassicTable::conflictAge() const {
    return m_conflictAge;
}

QString ClassicTable::moment() const {
    if (!myTurn()) {
        return {};
    }
    if (classic().phase() == v1::CLASSIC_PHASE_EXTRA) {
        return QStringLiteral("extra");
    }
    if (classic().phase() == v1::CLASSIC_PHASE_CHOOSE) {
        return QStringLiteral("pick");
    }
    return decidingFor() != own() ? QStringLiteral("freeCity") : QString();
}

QString ClassicTable::momentTitle() const {
    const QString now = moment();
    if (now == QLatin1String("extra")) {
        return tr("The last card too");
    }
    if (now == QLatin1String("pick")) {
        return tr("From the discard pile");
    }
    return now.isEmpty() ? QString() : catalogue().name(QStringLiteral("term.free_city"));
}

QString ClassicTable::momentText() const {
    const QString now = moment();
    const bool mine = decidingSeat() == onlyHere(*this);
    if (now == QLatin1String("extra")) {
        return mine ? tr("You may play the last card of the age instead of discarding it.")
                    : tr("%1 may play the last card of the age instead of discarding it.")
                          .arg(decidingFor()->name());
    }
    if (now == QLatin1String("pick") && mine) {
        return tr("You may build one card from the discard pile for free, even one discarded this "
                  "turn.");
    }
    if (now == QLatin1String("pick")) {
        return tr("%1 may build one card from the discard pile for free, even one discarded this "
                  "turn.")
            .arg(decidingFor()->name());
    }
    return now.isEmpty()
               ? QString()
               : tr("Play one card of your hand in its city too, with its coins and goods.");
}

QString ClassicTable::question() const {
    const QString now = moment();
    if (now == QLatin1String("pick")) {
        return tr("Choose a discarded card");
    }
    if (now == QLatin1String("freeCity")) {
        return tr("Choose a card for the Free City");
    }
    return now == QLatin1String("extra") ? tr("Play your last card") : tr("Choose a card");
}

std::vector<TableModel::Act> ClassicTable::actsOf(Events::const_iterator from,
                                                  Events::const_iterator to) const {
    std::vector<Act> acts;
    if (std::any_of(from, to, ClassicStory::isAction)) {
        acts.push_back({Reveal, revealTime, false, "turnover", turnsAt});
        acts.push_back({Settle, settleTime});
    }
    if (const auto time = timeToRaise(from, to); time.count() > 0) {
        acts.push_back({Raise, time, true});
    }
    const auto borders = std::count_if(from, to, ClassicStory::isConflict);
    if (borders > 0) {
        // Players look as long as they like; watchers and replays move on.
        const bool goesOn = watching() || replayed();
        acts.push_back(
            {Conflict, goesOn ? borders * borderTime + conflictRest : untilSkipped, true});
    }
    if (std::any_of(from, to, ClassicStory::isNewAge)) {
        acts.push_back({Deal, dealTime, true});
    }
    if (std::any_of(from, to, ClassicStory::isPass)) {
        acts.push_back({Pass, passTime, true, "hands"});
    }
    return acts;
}

std::chrono::milliseconds ClassicTable::timeToRaise(Events::const_iterator from,
                                                    Events::const_iterator to) const {
    std::chrono::milliseconds time{0};
    for (; from != to; ++from) {
        if (!ClassicStory::isStage(*from)) {
            continue;
        }
        const v1::ClassicEvent &event = from->classic();
        const ClassicCity *city = cityAt(static_cast<int>(event.seat()));
        const bool mine = city != nullptr && city == own();
        const bool last = mine && static_cast<int>(event.stage()) == city->stageCount();
        time = std::max(time, last ? finishTime : mine ? ownRaiseTime : raiseTime);
    }
    return time;
}

int ClassicTable::raisingTime() const {
    const auto from = story().begin() + static_cast<std::ptrdiff_t>(freshFrom());
    return static_cast<int>(timeToRaise(from, story().end()).count());
}

QString ClassicTable::showText() const {
    if (conflictShown()) {
        return tr("Conflicts of age %1").arg(Wording::roman(m_conflictAge));
    }
    return raising()   ? tr("The wonder rises")
           : dealing() ? tr("Age %1 begins").arg(Wording::roman(age()))
           : passing() ? tr("The hands are passed on")
                       : tr("The cards are turned over");
}

QString ClassicTable::activityOf(int seat) const {
    return adapter().activityOf(seat);
}

// ---- Decisions ----------------------------------------------------------------------------------

const v1::HandCard *ClassicTable::handCard(int row) const {
    return mayDecide() && classic().phase() != v1::CLASSIC_PHASE_CHOOSE && row >= 0 &&
                   row < classic().hand_size()
               ? &classic().hand(row)
               : nullptr;
}

void ClassicTable::play(const v1::ClassicMove &move) {
    v1::Move played;
    *played.mutable_classic() = move;
    decide(played);
}

void ClassicTable::pick(int row) {
    if (moment() != QLatin1String("pick") || !mayDecide() || row < 0 ||
        row >= classic().pickable_size() || !classic().pickable(row).build().possible()) {
        return;
    }
    v1::ClassicMove move;
    move.set_action(v1::CLASSIC_ACTION_PICK);
    move.set_card(classic().pickable(row).card());
    play(move);
}

void ClassicTable::declinePick() {
    if (moment() == QLatin1String("pick") && mayDecide()) {
        v1::ClassicMove move;
        move.set_action(v1::CLASSIC_ACTION_PICK);
        play(move);
    }
}

// ---- Hints --------------------------------------------------------------------------------------

QString ClassicTable::hintCard() const {
    return QString::fromStdString(hinted().classic().card());
}

QString ClassicTable::moveText(int /*seat*/, const v1::Move &move) const {
    const QString card = catalogue().name(QString::fromStdString(move.classic().card()));
    switch (move.classic().action()) {
    case v1::CLASSIC_ACTION_BUILD: return tr("Build %1").arg(card);
    case v1::CLASSIC_ACTION_STAGE: return tr("Use %1 for a wonder stage").arg(card);
    case v1::CLASSIC_ACTION_DISCARD: return tr("Discard %1").arg(card);
    case v1::CLASSIC_ACTION_FREE:
        return tr("Build %1 with the free building of this age").arg(card);
    case v1::CLASSIC_ACTION_PICK:
        return card.isEmpty() ? tr("Take nothing") : tr("Take %1").arg(card);
    default: return {};
    }
}

QString ClassicTable::turnText(int age, int number) const {
    return ClassicStory::heading(age, number);
}

// ---- For a first game ---------------------------------------------------------------------------

/// Goods are for later cards; for the wonder only if a stage to come costs them.
QString ClassicTable::closerReason(const v1::Move &move, const QString &reason) const {
    if (reason != QLatin1String("resources") || own() == nullptr) {
        return reason;
    }
    QStringList made;
    const ClassicFact &facts =
        catalogue().classic().card(QString::fromStdString(move.classic().card()));
    for (const ClassicEffect &effect : facts.effects) {
        made += effect.type == QLatin1String("produce") ? effect.options : QStringList();
    }
    for (int row = 0; row < own()->stages()->count(); ++row) {
        const auto &stage = own()->stages()->at<ClassicStageRow>(row);
        const bool needed = std::any_of(stage.cost.begin(), stage.cost.end(), [&made](auto &cost) {
            return made.contains(cost.toMap().value(QStringLiteral("id")).toString());
        });
        if (!stage.built && needed) {
            return reason + QStringLiteral(".wonder");
        }
    }
    return reason;
}

QString ClassicTable::fightText() const {
    const auto from = story().begin() + static_cast<std::ptrdiff_t>(freshFrom());
    if (!landed() || !played() || (showing() && !conflictShown()) ||
        std::none_of(from, story().end(), ClassicStory::isConflict)) {
        return {};
    }
    QStringList mine;
    for (int row = 0; row < m_conflict->count(); ++row) {
        const auto &border = m_conflict->at<ClassicConflictRow>(row);
        if (border.seat == viewer() || border.other == viewer()) {
            mine.append(border.text);
        }
    }
    return mine.join(tr("; ", "between two conflicts of one city"));
}

std::pair<QString, QString> ClassicTable::novelty() const {
    const QString guild = QStringLiteral("guild");
    for (int row = 0; row < m_hand->count(); ++row) {
        const auto &card = m_hand->at<ClassicHandRow>(row);
        if (card.family == guild) {
            return {guild, card.name};
        }
    }
    return {};
}

QString ClassicTable::refusalText(const QString &code) const {
    return ClassicWording::refusalCode(code);
}

} // namespace mirabilia
