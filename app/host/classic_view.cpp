// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/classic_view.h"

#include "app/host/classic_possibilities.h"
#include "app/host/classic_purchase.h"

#include <algorithm>

namespace mirabilia::host {

using namespace classic;

namespace {

/// What the events so far show of one city; face-up cards only.
struct CityStory {
    std::vector<CardId> buildings; ///< oldest first
    const ClassicTold *lastAction = nullptr;
    int coinsGained = 0; ///< by the last action
    std::vector<int> tokens;
};

void hear(const ClassicTold &told, std::vector<CityStory> &cities) {
    if (const auto *played = std::get_if<CardPlayed>(&told.event)) {
        CityStory &city = cities[played->seat];
        city.lastAction = &told;
        city.coinsGained = 0;
        if (played->action == Action::build || played->action == Action::free) {
            city.buildings.push_back(played->card);
        }
    } else if (const auto *picked = std::get_if<PickedFromDiscard>(&told.event)) {
        CityStory &city = cities[picked->seat];
        city.lastAction = &told;
        city.coinsGained = 0;
        if (picked->card != noCard) {
            city.buildings.push_back(picked->card);
        }
    } else if (const auto *coins = std::get_if<CoinsMoved>(&told.event)) {
        if (coins->to != noSeat && coins->cause != CoinCause::trade) {
            cities[coins->to].coinsGained += coins->amount;
        }
    } else if (const auto *conflict = std::get_if<Conflict>(&told.event)) {
        if (conflict->token != 0) {
            cities[conflict->seat].tokens.push_back(conflict->token);
            cities[conflict->opponent].tokens.push_back(conflict->opponentToken);
        }
    }
}

/// Adds buildings from before the first event, for a match that started in mid-game.
void addEarlier(const City &city, std::vector<CardId> &buildings) {
    std::vector<CardId> all;
    for (const CardId card : city.built) {
        if (std::find(buildings.begin(), buildings.end(), card) == buildings.end()) {
            all.push_back(card);
        }
    }
    all.insert(all.end(), buildings.begin(), buildings.end());
    buildings = std::move(all);
}

std::vector<CityStory> readStory(const State &state, std::span<const ClassicTold> story) {
    std::vector<CityStory> cities(state.cityCount);
    for (const ClassicTold &told : story) {
        hear(told, cities);
    }
    for (Seat seat = 0; seat < state.cityCount; ++seat) {
        addEarlier(state.cities[seat], cities[seat].buildings);
    }
    return cities;
}

/// Writes the table for one viewer.
class TableWriter {
public:
    TableWriter(const State &state, std::span<const ClassicTold> story, Seat viewer,
                bool livePoints)
        : state(state)
        , catalogue(*state.catalogue)
        , view(Classic::view(state, viewer))
        , cityStories(readStory(state, story))
        , viewer(viewer)
        , livePoints(livePoints)
        , deciding(decidingSeats()) {}

    v1::ClassicTable write() {
        writeProgress();
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            writeCity(seat, *table.add_cities());
        }
        writeOwn();
        return table;
    }

private:
    /// Own seat first, then the Free City.
    [[nodiscard]] std::vector<Seat> decidingSeats() const {
        std::vector<Seat> seats;
        for (Seat seat = 0; seat < state.cityCount; ++seat) {
            if (state.waiting().has(seat) && controller(state, seat) == viewer) {
                seats.push_back(seat);
            }
        }
        return seats;
    }

    [[nodiscard]] bool over() const { return state.phase == Phase::over; }

    void writeProgress() {
        table.set_age(state.age);
        table.set_turn(state.turn);
        table.set_phase(phase());
        table.set_pass_to(catalogue.rules.passLeft[state.age - 1U] ? v1::NEIGHBOUR_LEFT
                                                                   : v1::NEIGHBOUR_RIGHT);
        table.set_player_count(state.people);
        if (state.holder != noSeat) {
            table.set_free_city_holder(state.holder);
        }
        table.set_victory(catalogue.rules.victoryToken[state.age - 1U]);
        table.set_defeat(catalogue.rules.defeatToken);
        table.set_discard_count(static_cast<std::uint32_t>(view.discardSize));
        for (const CardId card : view.discardKnown) {
            table.add_known_discards(catalogue.card(card).key);
        }
    }

    [[nodiscard]] v1::ClassicPhase phase() const {
        switch (state.phase) {
        case Phase::extra: return v1::CLASSIC_PHASE_EXTRA;
        case Phase::choose: return v1::CLASSIC_PHASE_CHOOSE;
        case Phase::over: return v1::CLASSIC_PHASE_OVER;
        case Phase::deal:
        case Phase::pick: break;
        }
        return v1::CLASSIC_PHASE_PICK;
    }

    /// The seat whose questions are answered.
    [[nodiscard]] Seat askedSeat() const { return deciding.empty() ? viewer : deciding.front(); }

    void writeOwn() {
        const Seat asked = askedSeat();
        const auto &own = view.hands;
        const auto held = std::find_if(own.begin(), own.end(),
                                       [this](const HandView &h) { return h.holder == viewer; });
        if (state.phase == Phase::choose && asked == state.picks.first() && !deciding.empty()) {
            for (const CardId card : state.discard.kinds()) {
                *table.add_pickable() = pickPossibility(state, asked, card);
            }
            table.set_may_decline(Classic::refusal(state, asked, {noCard, Action::pick}) ==
                                  Refusal::none);
        }
        if (held != own.end() && !over()) {
            for (const CardId card : held->candidates) {
                writeHandCard(asked, card);
            }
        }
        if (view.lastPileCard != noCard && state.phase == Phase::extra) {
            writeHandCard(state.freeCity(), view.lastPileCard);
        }
        for (const PositionChoice &choice : view.ownChoices) {
            auto *message = choice.seat == viewer ? table.mutable_own_choice()
                                                  : table.mutable_free_city_choice();
            *message = moveTo(catalogue, choice.move);
        }
    }

    void writeHandCard(Seat asked, CardId card) {
        v1::HandCard &message = *table.add_hand();
        message = possibilitiesOf(state, asked, card);
        addPurchases(state, asked, table.cities(), message);
    }

    void writeCity(Seat seat, v1::CityView &city) {
        const City &facts = state.cities[seat];
        city.set_seat(seat);
        city.set_wonder(catalogue.wonder(facts.board.wonder).key);
        city.set_side(facts.board.side == Side::a ? "A" : "B");
        city.set_free_city(seat == state.freeCity());
        city.set_left(state.leftOf(seat));
        city.set_right(state.rightOf(seat));
        city.set_coins(facts.coins);
        city.set_stages_built(facts.stages);
        city.set_shields(facts.shields);
        for (const CardId card : cityStories[seat].buildings) {
            city.add_cards(catalogue.card(card).key);
        }
        for (const int token : cityStories[seat].tokens) {
            city.mutable_tokens()->add_values(token);
        }
        for (const HandView &hand : view.hands) {
            if (hand.holder == seat) {
                city.set_hand_size(static_cast<std::uint32_t>(hand.size));
            }
        }
        city.set_has_chosen(view.toDecide.has(seat) && view.decided.has(seat));
        city.set_must_act(state.waiting().has(seat));
        city.set_free_build_ready(facts.freeBuildPower && !facts.freeBuildUsed);
        if (livePoints || over()) {
            city.set_points(score(state, seat).total());
        }
        writeStages(seat, city);
        writeSymbols(seat, city);
        writeProduction(seat, city);
        writeLastAction(seat, city);
        writeBuried(seat, city);
    }

    void writeStages(Seat seat, v1::CityView &city) const {
        const City &facts = state.cities[seat];
        for (std::size_t number = 0; number < stageCount(state, seat); ++number) {
            v1::StageView &message = *city.add_stages();
            message.set_built(number < facts.stages);
            const CopySide fixed = fixedCopySide(state, seat, number);
            const Scope choices = copyChoices(state, seat, number);
            const CopySide chosen =
                message.built() && (choices.left || choices.right) ? facts.copied : CopySide::none;
            const CopySide from = fixed != CopySide::none ? fixed : chosen;
            message.set_copied_from(from == CopySide::left    ? v1::NEIGHBOUR_LEFT
                                    : from == CopySide::right ? v1::NEIGHBOUR_RIGHT
                                                              : v1::NEIGHBOUR_UNSPECIFIED);
            const Stage *stage = effectiveStage(state, seat, number, chosen);
            if (stage == nullptr) {
                stage = &catalogue.side(facts.board).stages[number];
            }
            costTo(stage->cost, *message.mutable_cost());
            for (const Effect &effect : stage->effects) {
                *message.add_effects() = effectTo(effect);
            }
        }
    }

    /// Calls `visit` for every effect of the city: board, buildings, built stages.
    template <class Visit>
    void forEachEffect(Seat seat, Visit visit) const {
        const City &facts = state.cities[seat];
        for (const CardId card : cityStories[seat].buildings) {
            for (const Effect &effect : catalogue.card(card).effects) {
                visit(effect);
            }
        }
        for (std::size_t number = 0; number < facts.stages; ++number) {
            const CopySide copied = fixedCopySide(state, seat, number) == CopySide::none
                                        ? facts.copied
                                        : CopySide::none;
            if (const Stage *stage = effectiveStage(state, seat, number, copied)) {
                for (const Effect &effect : stage->effects) {
                    visit(effect);
                }
            }
        }
    }

    void writeSymbols(Seat seat, v1::CityView &city) const {
        std::array<std::uint32_t, 3> symbols{};
        std::uint32_t wild = 0;
        forEachEffect(seat, [&](const Effect &effect) {
            if (effect.kind == EffectKind::science) {
                ++symbols[static_cast<std::size_t>(effect.symbol)];
            } else if (effect.kind == EffectKind::scienceChoice) {
                ++wild;
            }
        });
        city.set_compass(symbols[0]);
        city.set_gear(symbols[1]);
        city.set_tablet(symbols[2]);
        city.set_wild_symbols(wild);
    }

    void writeProduction(Seat seat, v1::CityView &city) const {
        const Wonder &wonder = catalogue.wonder(state.cities[seat].board.wonder);
        if (wonder.produces) {
            addProduction(city,
                          static_cast<std::uint8_t>(1U << static_cast<unsigned>(*wonder.produces)),
                          1, wonder.tradable);
        }
        forEachEffect(seat, [&](const Effect &effect) {
            if (effect.kind == EffectKind::produce) {
                addProduction(city, effect.options, effect.value, effect.tradable);
            }
        });
        writeGoods(seat, city);
    }

    /// Merges equal sources, because every update contains those of all cities.
    static void addProduction(v1::CityView &city, std::uint8_t options, int amount, bool tradable) {
        const auto keys = resourceKeys(options);
        auto &all = *city.mutable_production();
        const auto same = std::find_if(all.begin(), all.end(), [&](const v1::Production &each) {
            return each.for_sale() == tradable &&
                   std::equal(each.resources().begin(), each.resources().end(), keys.begin(),
                              keys.end());
        });
        v1::Production &message = same != all.end() ? *same : *city.add_production();
        if (message.amount() == 0) {
            for (const char *key : keys) {
                message.add_resources(key);
            }
            message.set_for_sale(tradable);
        }
        message.set_amount(message.amount() + static_cast<std::uint32_t>(amount));
    }

    /// Writes what the city that decides may buy here, unit by unit.
    void writeGoods(Seat seat, v1::CityView &city) const {
        const Seat asked = askedSeat();
        const bool watching = asked == noSeat;
        const bool left = !watching && seat == state.leftOf(asked);
        if (watching || seat == asked || (!left && seat != state.rightOf(asked))) {
            return;
        }
        const City &buyer = state.cities[asked];
        const std::uint32_t raw = left ? buyer.rawLeft : buyer.rawRight;
        const std::uint32_t goods = left ? buyer.goodsLeft : buyer.goodsRight;
        for (const v1::Production &source : city.production()) {
            for (std::uint32_t unit = 0; source.for_sale() && unit < source.amount(); ++unit) {
                v1::Good &good = *city.add_goods_for_viewer();
                *good.mutable_resources() = source.resources();
                good.set_price(isRaw(source.resources(0)) ? raw : goods);
            }
        }
    }

    static bool isRaw(const std::string &resource) {
        return resource != "glass" && resource != "cloth" && resource != "papyrus";
    }

    void writeLastAction(Seat seat, v1::CityView &city) const {
        const ClassicTold *told = cityStories[seat].lastAction;
        if (told == nullptr) {
            return;
        }
        const auto event = eventTo(state, *told, viewer, over());
        v1::LastAction &last = *city.mutable_last_action();
        last.set_action(lastActionOf(*told));
        last.set_card(event->card());
        if (event->has_paid()) {
            *last.mutable_paid() = event->paid();
        }
        last.set_stage(event->stage());
        last.set_by_chain(event->by_chain());
        last.set_free_build(event->free_build());
        last.set_by_power(event->by_power());
        last.set_coins_gained(cityStories[seat].coinsGained);
    }

    [[nodiscard]] v1::ClassicAction lastActionOf(const ClassicTold &told) const {
        if (const auto *played = std::get_if<CardPlayed>(&told.event)) {
            return moveTo(catalogue, {noCard, played->action, CopySide::none, {}}).action();
        }
        return v1::CLASSIC_ACTION_PICK;
    }

    void writeBuried(Seat seat, v1::CityView &city) const {
        for (const CardId card : view.cities[seat].buried) {
            if (card != noCard) {
                city.add_buried(catalogue.card(card).key);
            }
        }
    }

    const State &state;
    const Catalogue &catalogue;
    View view;
    std::vector<CityStory> cityStories;
    Seat viewer;
    bool livePoints;
    std::vector<Seat> deciding;
    v1::ClassicTable table;
};

void writeLine(const Catalogue &catalogue, const ScoreLine &line, v1::ScoreLine &message) {
    message.set_category(categoryKey(line.category));
    message.set_count(line.count);
    message.set_points(line.points);
    switch (line.source) {
    case ScoreSource::victoryTokens:
        message.set_kind("token");
        message.set_source(std::to_string(
            catalogue.rules.victoryToken[static_cast<std::size_t>(line.number) - 1U]));
        break;
    case ScoreSource::defeatTokens:
        message.set_kind("token");
        message.set_source(std::to_string(catalogue.rules.defeatToken));
        break;
    case ScoreSource::coins: message.set_kind("coins"); break;
    case ScoreSource::stage:
        message.set_kind("stage");
        message.set_source(std::to_string(line.number + 1));
        break;
    case ScoreSource::card:
        message.set_kind("card");
        message.set_source(catalogue.card(line.card).key);
        break;
    case ScoreSource::copiedGuild:
        message.set_kind("copied_guild");
        message.set_source(catalogue.card(line.card).key);
        break;
    case ScoreSource::symbols:
        message.set_kind("squares");
        message.set_source(scienceKey(static_cast<Science>(line.number)));
        break;
    case ScoreSource::sets: message.set_kind("sets"); break;
    }
}

} // namespace

v1::ClassicTable tableFor(const State &state, std::span<const ClassicTold> story, Seat viewer,
                          bool livePoints) {
    return TableWriter(state, story, viewer, livePoints).write();
}

void explainTo(const State &state, Seat seat, v1::PlayerScore &message) {
    const ScoreReport report = explainScore(state, seat);
    for (const ScoreLine &line : report.lines) {
        writeLine(*state.catalogue, line, *message.add_lines());
    }
    for (std::size_t symbol = 0; symbol < report.wildSymbols.size(); ++symbol) {
        if (report.wildSymbols[symbol] > 0) {
            v1::ScoreLine &line = *message.add_lines();
            line.set_category(categoryKey(Category::science));
            line.set_kind("wild");
            line.set_source(scienceKey(static_cast<Science>(symbol)));
            line.set_count(report.wildSymbols[symbol]);
        }
    }
}

} // namespace mirabilia::host
