// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/loader.h"

#include "engine/dice/state.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia::dice {

namespace {

using namespace loading;

constexpr std::array<std::string_view, 2> orderWords{"sequence", "any"};

/// Reads a document in the order of dependencies: dice, then the numbers of all cells, then the
/// contents of the cells, then what the dice reach.
class Loader {
public:
    explicit Loader(const Value &file) : document(file), buildings(file.at("buildings")) {}

    Catalogue load() {
        catalogue.rules = readRules(document);
        readDice(document, catalogue);
        numberCells();
        readLines();
        readBonuses();
        document.at("boards").forEachItem([this](const Value &json) { readBoard(json); });
        checkBox(document, catalogue);
        readReaches(document, names, catalogue);
        checkBuildings(document, catalogue);
        checkAgora(document, catalogue);
        checkEffectWords(document);
        document.refuseUnread({"about", "note", "origin", "origins", "order_origin"});
        checkOrigins(document);
        compile(catalogue);
        return std::move(catalogue);
    }

private:
    [[nodiscard]] Value json(Building building) const {
        return buildings.at(std::string(name(building)));
    }

    /// Calls `visit(lane, Value of the cells, Value of the lane)` for each lane of a building on a
    /// board.
    template <class Visit>
    void forEachLane(Building building, const Value &board, Visit visit) const {
        if (building == Building::wonder) {
            visit(std::string(), board.at("wonder"), json(building));
            return;
        }
        const bool onBoard = building == Building::university;
        const Value place = onBoard ? board.at("university") : json(building);
        if (!onBoard && !place.has("lanes")) {
            visit(std::string(), place.at("cells"), place);
            return;
        }
        (onBoard ? place : place.at("lanes"))
            .forEachMember([&](const std::string &lane, const Value &value) {
                visit(lane, value.at("cells"), value);
            });
    }

    void numberCells() {
        for (std::size_t i = 0; i < buildingCount; ++i) {
            const auto building = static_cast<Building>(i);
            std::map<std::string, std::vector<std::pair<std::string, Value>>> longest;
            document.at("boards").forEachItem([&](const Value &board) {
                forEachLane(building, board,
                            [&](const std::string &lane, const Value &cells, const Value &) {
                                std::size_t place = 0;
                                auto &keys = longest[lane];
                                cells.forEachItem([&](const Value &cell) {
                                    const std::string key = cell.at("id").text();
                                    if (place == keys.size()) {
                                        keys.emplace_back(key, cell);
                                    } else if (keys[place].first != key) {
                                        cell.at("id").refuse("another board has \"" +
                                                             keys[place].first + "\" here");
                                    }
                                    ++place;
                                });
                            });
            });
            for (const auto &[lane, keys] : longest) {
                for (const auto &[key, place] : keys) {
                    lanes[{building, lane}].push_back(number(key, building, place.at("id")));
                }
            }
            if (building == Building::agora &&
                static_cast<std::size_t>(catalogue.of(building).size()) > maxAgora) {
                json(building).refuse("more than " + std::to_string(maxAgora) + " cells");
            }
            if (json(building).at("gives_bonus").truth()) {
                catalogue.bonusBuildings.add(building);
            }
        }
    }

    CellId number(const std::string &key, Building building, const Value &place) {
        if (catalogue.findCell(key)) {
            place.refuse("\"" + key + "\" is another cell's name already");
        }
        if (catalogue.cellKeys.size() == maxCells) {
            place.refuse("more than " + std::to_string(maxCells) + " cells");
        }
        const auto id = static_cast<CellId>(catalogue.cellKeys.size());
        catalogue.cellKeys.push_back(key);
        catalogue.buildingOf[index(id)] = building;
        catalogue.buildingCells[index(building)].add(id);
        return id;
    }

    void readLines() {
        json(Building::agora)
            .at("lines")
            .forEachMember([this](const std::string &symbol, const Value &cells) {
                if (catalogue.lines.size() == maxLines) {
                    cells.refuse("more than " + std::to_string(maxLines) + " lines");
                }
                Line line{symbol, {}};
                cells.forEachItem([&](const Value &item) {
                    const auto cell = catalogue.findCell(item.text());
                    if (!cell || !catalogue.of(Building::agora).has(*cell)) {
                        item.refuse(inQuotes(item.text()) + " is no cell of the Agora");
                    }
                    if (std::find(line.cells.begin(), line.cells.end(), *cell) !=
                        line.cells.end()) {
                        item.refuse("a second time in this line");
                    }
                    line.cells.push_back(*cell);
                });
                if (line.cells.empty()) {
                    cells.refuse("a line without cells");
                }
                catalogue.lines.push_back(std::move(line));
            });
    }

    void readBonuses() {
        const Value json = document.at("bonuses");
        requireText(json.at("choice"), "any_open");
        requireTruth(json.at("each_once"), true);
        json.at("items").forEachItem([this](const Value &item) {
            if (catalogue.bonuses.size() == maxBonuses) {
                item.refuse("more than " + std::to_string(maxBonuses) + " bonuses");
            }
            Bonus bonus;
            bonus.id = static_cast<BonusId>(catalogue.bonuses.size());
            bonus.key = item.at("id").text();
            if (catalogue.findBonus(bonus.key)) {
                item.at("id").refuse("a second time");
            }
            const Effect effect = readEffect(item.at("effect"), names);
            if (!asks(effect) && effect.kind != EffectKind::coins) {
                item.at("effect").refuse("a bonus gives coins, cells or actions only");
            }
            bonus.effects.push(effect);
            catalogue.bonuses.push_back(std::move(bonus));
        });
        if (catalogue.bonuses.size() < catalogue.rules.bonusesToEnd) {
            json.at("items").refuse("fewer than end the game");
        }
    }

    void readBoard(const Value &json_) {
        if (catalogue.boards.size() == maxBoards) {
            json_.refuse("more than " + std::to_string(maxBoards) + " boards");
        }
        Board board;
        board.id = static_cast<BoardId>(catalogue.boards.size());
        board.key = json_.at("id").text();
        board.wonderName = json_.at("wonder_name").text();
        if (catalogue.findBoard(board.key)) {
            json_.at("id").refuse("a second time");
        }
        boardPoints = catalogue.rules.agoraFirst;
        for (std::size_t i = 0; i < buildingCount; ++i) {
            const auto building = static_cast<Building>(i);
            forEachLane(building, json_,
                        [&](const std::string &lane, const Value &cells, const Value &ordered) {
                            readLane(board, building, lanes.at({building, lane}), cells, ordered);
                        });
        }
        compile(board, catalogue);
        checkEnd(json_, board);
        checkDepth(json_, board);
        checkTerms(json_, board);
        catalogue.boards.push_back(std::move(board));
    }

    void readLane(Board &board, Building building, const std::vector<CellId> &ids,
                  const Value &cells, const Value &ordered) {
        // The Agora's order is that of its lines; the Warehouse has none.
        const bool sequence = building != Building::agora && building != Building::warehouse &&
                              ordered.at("order").oneOf(orderWords) == 0;
        std::size_t place = 0;
        cells.forEachItem([&](const Value &value) {
            const CellId id = ids[place];
            Cell &cell = board.cell[index(id)];
            cell = readCell(value, document, names);
            checkPlace(value, building, cell);
            numberAttack(value, id, cell);
            boardPoints += mostPoints(cell);
            checkPoints(value.at("effects"), boardPoints);
            board.cells.add(id);
            if (building != Building::agora) {
                (sequence && place > 0 ? board.follows : board.starts).add(id);
            }
            ++place;
        });
    }

    /// The most points that a cell could score.
    [[nodiscard]] int mostPoints(const Cell &cell) const {
        int points = 0;
        for (const Effect &effect : cell.effects) {
            switch (effect.kind) {
            case EffectKind::points: points += effect.value; break;
            case EffectKind::attack:
                points += std::max(effect.value, catalogue.rules.attackFloor);
                break;
            case EffectKind::perCell: points += effect.value * effect.cells.size(); break;
            case EffectKind::pointsPerGallery:
                points += effect.value * catalogue.of(Building::gallery).size();
                break;
            default: break;
            }
        }
        return points;
    }

    /// Refuses effects in buildings where they have no meaning.
    void checkPlace(const Value &value, Building building, const Cell &cell) const {
        const bool barracks =
            building == Building::barracksWest || building == Building::barracksEast;
        for (const Effect &effect : cell.effects) {
            const bool fights =
                effect.kind == EffectKind::attack || effect.kind == EffectKind::defence;
            if (fights && !barracks) {
                value.at("effects").refuse("attacks and defences stand in Barracks only");
            }
            if (scores(effect) && building == Building::warehouse) {
                value.at("effects").refuse("the Warehouse has no row on the score sheet");
            }
        }
    }

    void numberAttack(const Value &value, CellId id, Cell &cell) {
        for (const Effect &effect : cell.effects) {
            if (effect.kind == EffectKind::defence) {
                catalogue.defences.add(id);
            }
            if (effect.kind == EffectKind::attack) {
                const auto end = catalogue.attackCells.begin() + catalogue.attackCount;
                const auto known = std::find(catalogue.attackCells.begin(), end, id);
                if (known == end && catalogue.attackCount == maxAttacks) {
                    value.refuse("more than " + std::to_string(maxAttacks) + " attacks");
                }
                cell.attack = static_cast<std::uint8_t>(known - catalogue.attackCells.begin());
                if (known == end) {
                    catalogue.attackCells[catalogue.attackCount++] = id;
                }
            }
        }
        for (const Building side : {Building::barracksWest, Building::barracksEast}) {
            if (catalogue.defences.overlap(catalogue.of(side)) > maxDefences) {
                value.refuse("more than " + std::to_string(maxDefences) + " defences on one side");
            }
        }
    }

    /// Checks that a game can end.
    void checkEnd(const Value &place, const Board &board) const {
        int buildings_ = 0;
        for (const Building building : catalogue.bonusBuildings) {
            buildings_ += board.of(building).empty() ? 0 : 1;
        }
        if (buildings_ < catalogue.rules.bonusesToEnd) {
            place.refuse("fewer buildings that give a bonus than bonuses that end the game");
        }
    }

    /// Limits the frames that stay open under another one, because something is left to do or a
    /// bonus is due. One more is on top.
    void checkDepth(const Value &place, const Board &board) const {
        std::size_t open = 1;
        BuildingMask completing;
        const auto stays = [](const Effects &effects) {
            std::size_t last = effects.size();
            bool several = false;
            for (std::size_t i = 0; i < effects.size(); ++i) {
                several = several || (effects[i].kind == EffectKind::cross && effects[i].value > 1);
                last = asks(effects[i]) && last == effects.size() ? i : last;
            }
            return several || std::any_of(effects.begin() + std::min(last + 1, effects.size()),
                                          effects.end(), [](const Effect &effect) {
                                              return asks(effect) || paysNow(effect) ||
                                                     lasts(effect);
                                          });
        };
        for (const Bonus &bonus : catalogue.bonuses) {
            open += stays(bonus.effects) ? 1U : 0U;
        }
        for (const CellId id : board.cells) {
            const Effects &effects = board[id].effects;
            if (stays(effects)) {
                ++open;
            } else if (std::any_of(effects.begin(), effects.end(), asks)) {
                completing.add(catalogue.buildingOf[index(id)]);
            }
        }
        open += static_cast<std::size_t>(completing.overlap(catalogue.bonusBuildings));
        if (open > Pending::capacity) {
            place.refuse("effects can grant each other too deeply: " + std::to_string(open) +
                         " open at once, the engine keeps " + std::to_string(Pending::capacity));
        }
    }

    /// Each sum must fit in a byte.
    static void checkTerms(const Value &place, const Board &board) {
        std::array<int, colourCount> coins{};
        int deltas = 0;
        for (const CellId cell : board.cells) {
            for (const Effect &effect : board[cell].effects) {
                deltas += effect.kind == EffectKind::dieCostDelta ? std::abs(effect.value) : 0;
                coins[index(effect.colour)] +=
                    effect.kind == EffectKind::coinsOnDie ? effect.value : 0;
            }
        }
        if (deltas > 100 || *std::max_element(coins.begin(), coins.end()) > 100) {
            place.refuse("cells change what dice cost or bring by more than 100 coins together");
        }
    }

    const Value &document;
    Value buildings;
    Catalogue catalogue;
    Lanes lanes;
    Names names{catalogue, lanes};
    int boardPoints = 0; ///< most points of the board being read
};

} // namespace

Parsed<Catalogue> parseCatalogue(std::string_view json, std::string_view fileName) {
    return json_reader::read<Catalogue>(
        json, fileName, [](const Value &document) { return Loader(document).load(); });
}

} // namespace mirabilia::dice
