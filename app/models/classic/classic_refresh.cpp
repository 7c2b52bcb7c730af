// SPDX-License-Identifier: GPL-3.0-or-later
// The part of ClassicTable that updates the models from a new view.
#include "app/models/classic/classic_table.h"

#include "app/models/classic/classic_scores.h"
#include "app/models/common/settings.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// Cards turn for one second and are then readable for the rest.
constexpr std::chrono::milliseconds revealTime{1600};
constexpr std::chrono::milliseconds settleTime{900};
constexpr std::chrono::milliseconds passTime{700};
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

std::vector<TableModel::Act> ClassicTable::actsOf(Events::const_iterator from,
                                                  Events::const_iterator to) const {
    std::vector<Act> acts;
    if (std::any_of(from, to, Story::isAction)) {
        acts.push_back({Reveal, revealTime});
        acts.push_back({Settle, settleTime});
    }
    if (const auto time = timeToRaise(from, to); time.count() > 0) {
        acts.push_back({Raise, time, true});
    }
    const auto borders = std::count_if(from, to, Story::isConflict);
    if (borders > 0) {
        // Players look as long as they like; watchers and replays move on.
        const bool goesOn = watching() || replayed();
        acts.push_back(
            {Conflict, goesOn ? borders * borderTime + conflictRest : untilSkipped, true});
    }
    if (std::any_of(from, to, Story::isNewAge)) {
        acts.push_back({Deal, dealTime, true});
    }
    if (std::any_of(from, to, Story::isPass)) {
        acts.push_back({Pass, passTime, true});
    }
    return acts;
}

std::chrono::milliseconds ClassicTable::timeToRaise(Events::const_iterator from,
                                                    Events::const_iterator to) const {
    std::chrono::milliseconds time{0};
    for (; from != to; ++from) {
        if (!Story::isStage(*from)) {
            continue;
        }
        const v1::ClassicEvent &event = from->classic();
        const City *city = cityAt(static_cast<int>(event.seat()));
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

void ClassicTable::refreshPosition() {
    if (showing()) {
        m_chain.clear();
    }
    refreshSeating();
    refreshCities();
    if (view().over()) {
        const ClassicScores words(view(), catalogue());
        scores()->setScores(ClassicScores::categories(), words.players(m_cities));
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
        m_cities.append(new City(seat, catalogue(), this));
    }
    m_others.clear();
    for (int step = 2; step < seats - 1; ++step) {
        m_others.append(m_cities[(viewer() + step) % seats]);
    }
    emit seatingChanged();
}

void ClassicTable::refreshCities() {
    const Adapter words = adapter();
    for (City *city : m_cities) {
        city->setState(words.city(city->seat()));
        city->stages()->setStages(words.stages(city->seat()));
        city->production()->setGoods(words.production(city->seat()));
        city->goods()->setGoods(words.goods(city->seat()));
    }
}

void ClassicTable::refreshStory() {
    const Adapter words = adapter();
    const Story told(story(), words, catalogue(), shared());
    if (landed()) {
        log()->setLines(told.log());
    }
    QList<RevealRow> turn = told.latestTurn(freshFrom());
    for (RevealRow &row : turn) {
        row.initials = seats()->seat(row.seat).initials;
    }
    m_reveal->setRows(turn);
    m_coinsMoved = told.coinsMoved(freshFrom());
    m_conflict->setRows(told.latestConflict());
    m_conflictAge = told.conflictAge();
}

void ClassicTable::refreshCards() {
    // In hot seat, private information stays hidden while others look at the screen.
    const bool secretsShown = !shared() || ownShown();
    for (const v1::CityView &view : classic().cities()) {
        City *city = cityAt(static_cast<int>(view.seat()));
        const QStringList cards = stringsOf(view.cards());
        city->cards()->setCards(cards, m_chain);
        city->families()->setCards(cards, m_chain);
        city->buried()->setCards(secretsShown ? stringsOf(view.buried()) : QStringList());
    }
    m_discardPile->setCards(secretsShown ? stringsOf(classic().known_discards()) : QStringList());
}

void ClassicTable::refreshHand() {
    const bool chains = settings().chainHints();
    const Adapter words = adapter();
    m_hand->setHand(ownShown() ? words.hand(classic().hand(), chains) : QList<HandRow>());
    m_pickable->setHand(moment() == QLatin1String("pick") ? words.hand(classic().pickable(), chains)
                                                          : QList<HandRow>());
}

// ---- Highlights in the cities -------------------------------------------------------------------

void ClassicTable::chainOf(const QString &card) {
    if (settings().chainHints() && !m_cities.isEmpty()) {
        const CardFact &facts = catalogue().facts().card(card);
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
    const auto mark = [this](City *city, const auto &units) {
        QList<GoodRow> rows = adapter().goods(city->seat());
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

} // namespace mirabilia
