// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

namespace mirabilia::dice::loading {

namespace {

constexpr std::array<std::string_view, 14> effectWords{"vp",
                                                       "coins",
                                                       "cross",
                                                       "build_without_die_cost",
                                                       "extra_action",
                                                       "coins_and_vp_per_space",
                                                       "die_cost_delta",
                                                       "die_cost_zero",
                                                       "coins_on_die",
                                                       "unlock_die",
                                                       "attack",
                                                       "defense",
                                                       "produce",
                                                       "vp_per_gallery_space"};
constexpr int mostPoints = 60;
constexpr int mostTimes = 15;

std::int8_t points(const Value &value) {
    return static_cast<std::int8_t>(value.number(0, mostPoints));
}

Colour readColour(const Value &value) {
    return static_cast<Colour>(value.oneOf(words<Colour, colourCount>()));
}

/// The cells that an effect may cross off. Not the Guild Court, whose condition belongs to a die's
/// face.
CellMask readTargets(const Value &list, const Names &names) {
    CellMask cells;
    list.forEachItem([&](const Value &word) {
        const CellMask named = names.cells(word);
        if (named.intersects(names.catalogue.of(Building::guildCourt))) {
            word.refuse("the Guild Court's condition needs a die");
        }
        cells |= named;
    });
    if (cells.empty()) {
        list.refuse("names no cell");
    }
    return cells;
}

DieId readSpecialDie(const Value &value, const Catalogue &catalogue) {
    const auto die = catalogue.findDie(value.text());
    if (!die || !catalogue.die(*die).special) {
        value.refuse(inQuotes(value.text()) + " is no special die");
    }
    return *die;
}

void readPerCell(const Value &value, const Names &names, Effect &effect) {
    effect.coins = value.at("coins").small(0, mostPoints);
    effect.value = points(value.at("vp"));
    const Value building = value.at("building");
    effect.building = static_cast<Building>(building.oneOf(words<Building, buildingCount>()));
    effect.cells = names.catalogue.of(effect.building);
}

/// "origin" is one word, or one each for the cost, the effects and the rest; a part without a word
/// is sourced.
Origin originOf(const Value &cell, const std::string &part) {
    const auto word = [](const Value &text) {
        return static_cast<Origin>(text.oneOf(words<Origin, 3>()));
    };
    if (!cell.has("origin")) {
        return Origin::sourced;
    }
    const Value origin = cell.at("origin");
    if (origin.isText()) {
        return word(origin);
    }
    for (const std::string &key : {part, std::string("default")}) {
        if (origin.has(key)) {
            return word(origin.at(key));
        }
    }
    return Origin::sourced;
}

} // namespace

CellMask Names::cells(const Value &word) const {
    return cells(word, word.text());
}

CellMask Names::cells(const Value &place, const std::string &word) const {
    if (word == "barracks") {
        return catalogue.of(Building::barracksWest) | catalogue.of(Building::barracksEast);
    }
    CellMask result;
    for (const auto &[lane, ids] : lanes) {
        const std::string building(name(lane.first));
        if (word == building || word == building + "." + lane.second) {
            for (const CellId id : ids) {
                result.add(id);
            }
        }
    }
    if (result.empty()) {
        place.refuse(inQuotes(word) + " is neither a building nor a lane with cells");
    }
    return result;
}

void checkEffectWords(const Value &document) {
    const Value effects = document.at("effects");
    for (const std::string_view word : effectWords) {
        (void)effects.at(std::string(word)).text();
    }
}

Effect readEffect(const Value &value, const Names &names) {
    Effect effect;
    effect.kind = static_cast<EffectKind>(value.at("type").oneOf(effectWords));
    switch (effect.kind) {
    case EffectKind::points:
    case EffectKind::pointsPerGallery: effect.value = points(value.at("n")); break;
    case EffectKind::attack: effect.value = points(value.at("vp")); break;
    case EffectKind::coins:
        effect.value = static_cast<std::int8_t>(value.at("n").number(1, mostPoints));
        break;
    case EffectKind::cross:
        effect.cells = readTargets(value.at("targets"), names);
        effect.value = static_cast<std::int8_t>(value.at("times").number(1, mostTimes));
        break;
    case EffectKind::perCell: readPerCell(value, names, effect); break;
    case EffectKind::dieCostDelta:
        effect.value = static_cast<std::int8_t>(value.at("delta").number(-9, 9));
        break;
    case EffectKind::coinsOnDie:
        effect.value = static_cast<std::int8_t>(value.at("n").number(1, mostPoints));
        effect.colour = readColour(value.at("die"));
        break;
    case EffectKind::dieCostZero: effect.colour = readColour(value.at("die")); break;
    case EffectKind::unlockDie:
        effect.die = readSpecialDie(value.at("die"), names.catalogue);
        break;
    case EffectKind::produce: (void)value.at("resource").text(); break;
    case EffectKind::freeBuild:
    case EffectKind::extraAction:
    case EffectKind::defence: break;
    }
    return effect;
}

Cell readCell(const Value &value, const Value &document, const Names &names) {
    Cell cell;
    const Value rules = document.at("rules");
    const int least = rules.at("cell_cost_min").number(0, maxCost);
    const int most = rules.at("cell_cost_max").number(least, maxCost);
    cell.cost = value.at("cost").small(least, most);
    cell.costOrigin = originOf(value, "cost");
    cell.effectsOrigin = originOf(value, "effects");
    std::array<int, effectWords.size()> count{};
    value.at("effects").forEachItem([&](const Value &item) {
        if (cell.effects.size() == Effects::capacity()) {
            item.refuse("more than four effects");
        }
        const Effect effect = readEffect(item, names);
        const bool once = effect.kind == EffectKind::attack || effect.kind == EffectKind::produce ||
                          effect.kind == EffectKind::defence;
        if (++count[index(effect.kind)] > 1 && once) {
            item.refuse("a second one on this cell");
        }
        cell.carriesOut = cell.carriesOut || asks(effect) || paysNow(effect) || lasts(effect);
        cell.effects.push(effect);
    });
    return cell;
}

} // namespace mirabilia::dice::loading
