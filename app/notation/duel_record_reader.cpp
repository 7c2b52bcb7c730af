// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/compare.h"
#include "app/notation/duel_record.h"
#include "app/notation/duel_record_facts.h"
#include "app/notation/duel_words.h"

namespace mirabilia::notation {

namespace {

/// How a game was dealt.
struct DuelDeal {
    std::array<duel::WonderSet, 2> offers;
    duel::TokenSet tokens;
    std::optional<duel::TokenSet> library; ///< what The Great Library draws
    std::array<duel::Board, duel::ageCount> ages{};
};

DuelDeal readDuelDeal(const JsonValue &setup, const duel::Catalogue &catalogue) {
    setup.onlyKeys({"wonder_offers", "progress_board", "great_library_draw", "ages"});
    DuelDeal deal;
    const JsonValue offers = setup.at("wonder_offers");
    const std::vector<JsonValue> groups = offers.items();
    if (groups.size() != deal.offers.size()) {
        offers.refuse("expected two lists of four");
    }
    for (std::size_t group = 0; group < groups.size(); ++group) {
        deal.offers[group] = duel_words::offer(groups[group], catalogue);
    }
    deal.tokens = duel_words::tokenSet(setup.at("progress_board"), catalogue);
    if (const auto library = setup.find("great_library_draw")) {
        deal.library = duel_words::tokenSet(*library, catalogue);
    }
    const JsonValue ages = setup.at("ages");
    ages.onlyKeys({"1", "2", "3"});
    for (int age = 1; age <= duel::ageCount; ++age) {
        deal.ages[static_cast<std::size_t>(age - 1)] =
            duel_words::age(ages.at(std::to_string(age)), catalogue, age);
    }
    return deal;
}

/// Plays the moves of a record one after the other.
class DuelReplay {
public:
    DuelReplay(const JsonValue &setup, const duel::Catalogue &known,
               const DecisionHeard<duel::Duel> &ear, const ChanceHeard<duel::Duel> &chanceEar)
        : catalogue(known)
        , heard(ear)
        , chance(chanceEar)
        , deal(readDuelDeal(setup, known))
        , state(duel::newGame(known, {}).value()) {
        happen();
    }

    void playMove(const JsonValue &entry) {
        Seat seat = 0;
        const duel::Move move = readMove(entry, seat);
        if (witness.lastDraft) {
            checkLastDraft(entry, seat, move);
        } else {
            if (state.phase == duel::Phase::draw) {
                draw(move.token);
            }
            apply(entry, seat, move);
        }
        check(entry);
        if (!witness.lastDraft) {
            happen();
        }
    }

    void checkEnd(const JsonValue &record) const {
        const auto result = record.find("result");
        if (!result) {
            return;
        }
        result->onlyKeys({"kind", "winner", "pawn", "final_coins", "scores", "stated_by"});
        if (state.phase != duel::Phase::over) {
            record.at("moves").disagree("they end in age " + std::to_string(state.age) +
                                        ", before the game is over");
        }
        const Json found(duel_record_facts::result(state));
        for (const auto &[key, value] : result->members()) {
            if (key != "stated_by") {
                compare(value, found[key]);
            }
        }
    }

    [[nodiscard]] const duel::State &position() const { return state; }

private:
    /// The kinds of moves and what each of them names.
    duel::Move readMove(const JsonValue &entry, Seat &seat) {
        using duel::Action;
        using duel::Move;
        enum class Kind { draft, build, discard, wonder, token, drawToken, destroy, revive, start };
        seat = player(entry.at("by"));
        const auto card = [&] { return duel_words::card(entry.at("card"), catalogue); };
        const auto wonder = [&] { return duel_words::wonder(entry.at("wonder"), catalogue); };
        const auto token = [&] { return duel_words::token(entry.at("token"), catalogue); };
        const auto only = [&](std::string_view object) {
            entry.onlyKeys({"n", "by", "do", "coins", "pawn", object});
        };
        const auto kind = entry.at("do").word<Kind>({{"draft", Kind::draft},
                                                     {"build", Kind::build},
                                                     {"discard", Kind::discard},
                                                     {"wonder", Kind::wonder},
                                                     {"token", Kind::token},
                                                     {"draw_token", Kind::drawToken},
                                                     {"destroy", Kind::destroy},
                                                     {"revive", Kind::revive},
                                                     {"start", Kind::start}});
        switch (kind) {
        case Kind::draft: only("wonder"); return Move::draft(wonder());
        case Kind::build:
            entry.onlyKeys({"n", "by", "do", "coins", "pawn", "card", "paid"});
            return Move::withCard(Action::build, card());
        case Kind::wonder:
            entry.onlyKeys({"n", "by", "do", "coins", "pawn", "card", "wonder", "paid"});
            return Move::buildWonder(card(), wonder());
        case Kind::discard: only("card"); return Move::withCard(Action::discard, card());
        case Kind::token:
        case Kind::drawToken:
            only("token");
            checkSource(entry, kind == Kind::drawToken);
            return Move::take(token());
        case Kind::destroy: only("card"); return Move::withCard(Action::destroy, card());
        case Kind::revive: only("card"); return Move::withCard(Action::revive, card());
        case Kind::start: break;
        }
        only("player");
        return Move::begin(player(entry.at("player")));
    }

    /// A records first player is our seat 0.
    static Seat player(const JsonValue &value) { return value.word<Seat>({{"A", 0}, {"B", 1}}); }

    void checkSource(const JsonValue &entry, bool drawn) const {
        const bool draws = state.phase == duel::Phase::draw || state.phase == duel::Phase::library;
        if (drawn != draws) {
            entry.disagree(drawn ? "nobody draws tokens now" : "no token of the board is due");
        }
    }

    void apply(const JsonValue &entry, Seat seat, const duel::Move &move) {
        const Refusal refusal = duel::Duel::refusal(state, seat, move);
        if (refusal != Refusal::none) {
            entry.disagree(duel_words::describe(catalogue, {seat, move}) +
                           " is not legal: " + std::string(code(refusal)));
        }
        if (heard) {
            heard(state, seat, move);
        }
        witness.paid = 0;
        duel::Duel::apply(state, seat, move, witness);
    }

    /// The last wonder of a group has come without a choice; the record says so too.
    void checkLastDraft(const JsonValue &entry, Seat seat, const duel::Move &move) {
        const duel::WonderDrafted taken = *witness.lastDraft;
        if (move != duel::Move::draft(taken.wonder) || seat != taken.seat) {
            entry.disagree("expected that " + duel_record_facts::letter(state, taken.seat) +
                           " takes the last wonder of the group, " +
                           catalogue.wonder(taken.wonder).key);
        }
        witness.lastDraft.reset();
    }

    void check(const JsonValue &entry) const {
        if (const auto paid = entry.find("paid")) {
            compare(*paid, Json(witness.paid));
        }
        if (const auto coins = entry.find("coins")) {
            const Json found(duel_record_facts::coins(state));
            const std::vector<JsonValue> items = coins->items();
            if (items.size() != found.size()) {
                coins->refuse("expected two numbers");
            }
            for (std::size_t player = 0; player < items.size(); ++player) {
                compare(items[player], found[player]);
            }
        }
        if (const auto pawn = entry.find("pawn")) {
            compare(*pawn, Json(duel_record_facts::pawn(state)));
        }
    }

    /// Chance, up to the next decision, but for the tokens of The Great Library.
    void happen() {
        while (duel::Duel::node(state) == Node::chance && state.phase != duel::Phase::draw) {
            duel::Outcome outcome;
            if (state.age > 0) {
                outcome = duel_words::outcome(state, deal.ages[state.age - 1U]);
            } else if (state.phase == duel::Phase::setUp) {
                outcome.tokens = deal.tokens;
                outcome.wonders = deal.offers[0];
            } else {
                outcome.wonders = deal.offers[1];
            }
            if (!let(outcome)) {
                throw Disagreed("setup: this cannot be dealt");
            }
        }
    }

    /// Where the record does not say what was drawn: the token that was taken, and any others.
    void draw(duel::TokenId taken) {
        duel::Outcome outcome;
        Rng any(0);
        outcome.tokens = deal.library.value_or(duel::Duel::sampleOutcome(state, any).tokens);
        if (!deal.library && state.asideTokens.has(taken) && !outcome.tokens.has(taken)) {
            outcome.tokens.remove(outcome.tokens.first());
            outcome.tokens.add(taken);
        }
        if (!let(outcome)) {
            throw Disagreed("setup.great_library_draw: these cannot be drawn");
        }
    }

    bool let(const duel::Outcome &outcome) {
        if (chance) {
            chance(state, outcome);
        }
        return duel::Duel::applyOutcome(state, outcome);
    }

    const duel::Catalogue &catalogue;
    const DecisionHeard<duel::Duel> &heard;
    const ChanceHeard<duel::Duel> &chance;
    DuelDeal deal;
    duel::State state;
    duel_record_facts::Witness witness;
};

void checkDuelHeader(const JsonValue &record) {
    record.onlyKeys({"format", "data", "id", "provenance", "made_up", "ruleset", "layout", "setup",
                     "moves", "result"});
    const JsonValue ruleset = record.at("ruleset");
    if (ruleset.raw() != Json{"base"}) {
        ruleset.refuse("expected [\"base\"], got " + shown(ruleset.raw()));
    }
    const JsonValue layout = record.at("layout");
    const std::string how = layout.text();
    if (how != "recorded" && !how.starts_with("synthetic:")) {
        layout.refuse("expected \"recorded\" or \"synthetic: ...\"");
    }
}

} // namespace

bool isDuelRecord(const Json &record) {
    return record.is_object() && record.contains("format") && record["format"] == duelRecordFormat;
}

duel::State playRecord(const JsonValue &record, const duel::Catalogue &catalogue,
                       const DecisionHeard<duel::Duel> &heard,
                       const ChanceHeard<duel::Duel> &chance) {
    checkDuelHeader(record);
    DuelReplay replay(record.at("setup"), catalogue, heard, chance);
    int number = 0;
    const std::vector<JsonValue> moves = record.at("moves").items();
    if (moves.empty()) {
        record.at("moves").refuse("nothing was played");
    }
    for (const JsonValue &move : moves) {
        ++number;
        if (const auto n = move.find("n")) {
            compare(*n, Json(number));
        }
        replay.playMove(move);
    }
    replay.checkEnd(record);
    return replay.position();
}

} // namespace mirabilia::notation
