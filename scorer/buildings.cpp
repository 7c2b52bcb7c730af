// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/buildings.h"

#include <algorithm>

namespace mirabilia::scorer {

namespace {

using classic::Effect;
using classic::EffectKind;

int countIn(const CityCounts &city, const Effect &effect) {
    switch (effect.counted) {
    case classic::Counted::wonderStages: return city.wonderStages;
    case classic::Counted::defeatTokens: return city.defeatTokens;
    default: break;
    }
    int sum = 0;
    for (std::size_t family = 0; family < classic::familyCount; ++family) {
        sum += (effect.families >> family & 1U) != 0 ? city.cards[family] : 0;
    }
    return sum;
}

int countAround(const Surroundings &around, const Effect &effect) {
    return (effect.scope.left ? countIn(around.left, effect) : 0) +
           (effect.scope.self ? countIn(around.self, effect) : 0) +
           (effect.scope.right ? countIn(around.right, effect) : 0);
}

/// How often the value of an effect scores; nothing if it never does.
std::optional<int> timesScored(const Effect &effect, const Surroundings &around) {
    switch (effect.kind) {
    case EffectKind::points: return 1;
    case EffectKind::pointsPer: return countAround(around, effect);
    case EffectKind::pointsIfComplete: return around.self.wonderComplete;
    default: return std::nullopt;
    }
}

/// The points of effects as one step; nothing if they give none.
std::optional<Step> stepFor(const classic::Effects &effects, const Surroundings &around) {
    Step step;
    bool scores = false;
    for (const Effect &effect : effects) {
        if (const auto count = timesScored(effect, around)) {
            step.count += *count;
            step.points += *count * effect.value;
            scores = true;
        }
    }
    return scores ? std::optional(step) : std::nullopt;
}

const Effect *effectOf(const classic::Effects &effects, EffectKind kind) {
    const auto found = std::find_if(effects.begin(), effects.end(),
                                    [kind](const Effect &effect) { return effect.kind == kind; });
    return found == effects.end() ? nullptr : &*found;
}

/// The stages that a stage stands for: itself, or those of the neighbours that it may copy.
std::vector<const classic::Stage *> meantBy(const classic::Catalogue &catalogue,
                                            const StagesBuilt &built, const classic::Stage &stage) {
    const Effect *copying = stage.copying();
    if (copying == nullptr) {
        return {&stage};
    }
    std::vector<const classic::Stage *> stages;
    const auto add = [&](bool asked, const std::optional<classic::Board> &board) {
        if (asked && board && copying->value < catalogue.side(*board).stages.size()) {
            stages.push_back(&catalogue.side(*board).stages[copying->value]);
        }
    };
    add(copying->scope.left, built.left);
    add(copying->scope.right, built.right);
    return stages;
}

/// What the best of the neighbours' guilds gives.
std::optional<Step> bestGuild(const classic::Catalogue &catalogue, const StagesBuilt &built,
                              const Surroundings &around) {
    std::optional<Step> best;
    for (const classic::CardId guild : built.neighboursGuilds) {
        auto step = stepFor(catalogue.card(guild).effects, around);
        if (step && (!best || step->points > best->points)) {
            step->code = "copied_guild";
            step->subject = catalogue.card(guild).key;
            best = step;
        }
    }
    return best;
}

/// Everything that one stage gives, as if it stood alone.
Worked stageSteps(const classic::Catalogue &catalogue, const StagesBuilt &built,
                  const classic::Stage &stage, int number, const Surroundings &around) {
    Worked worked;
    if (auto step = stepFor(stage.effects, around)) {
        step->code = "stage";
        step->number = number;
        worked.add(*step);
    }
    if (effectOf(stage.effects, EffectKind::scienceChoice) != nullptr) {
        worked.add({"wild", "", number, 1, 0});
    }
    if (effectOf(stage.effects, EffectKind::copyGuild) != nullptr) {
        if (const auto guild = bestGuild(catalogue, built, around)) {
            worked.add(*guild);
        }
    }
    return worked;
}

} // namespace

Worked treasuryPoints(const classic::Rules &rules, int coins) {
    Worked worked;
    worked.add({"coins", "", 0, coins, coins / rules.coinsPerPoint});
    return worked;
}

Worked buildingPoints(const classic::Catalogue &catalogue, std::span<const classic::CardId> cards,
                      const Surroundings &around) {
    Worked worked;
    for (const classic::CardId id : cards) {
        const classic::Card &card = catalogue.card(id);
        if (auto step = stepFor(card.effects, around)) {
            step->code = "card";
            step->subject = card.key;
            worked.add(*step);
        } else if (effectOf(card.effects, EffectKind::scienceChoice) != nullptr) {
            worked.add({"wild", card.key, 0, 1, 0});
        }
    }
    return worked;
}

Worked wonderPoints(const classic::Catalogue &catalogue, const StagesBuilt &built,
                    const Surroundings &around) {
    Worked worked;
    const auto &stages = catalogue.side(built.board).stages;
    const auto standing = std::min(static_cast<std::size_t>(std::max(built.stages, 0)),
                                   static_cast<std::size_t>(stages.size()));
    for (std::size_t number = 0; number < standing; ++number) {
        Worked best;
        for (const classic::Stage *stage : meantBy(catalogue, built, stages[number])) {
            Worked steps =
                stageSteps(catalogue, built, *stage, static_cast<int>(number) + 1, around);
            if (best.steps.empty() || steps.value > best.value) {
                best = std::move(steps);
            }
        }
        for (Step &step : best.steps) {
            worked.add(std::move(step));
        }
    }
    return worked;
}

} // namespace mirabilia::scorer
