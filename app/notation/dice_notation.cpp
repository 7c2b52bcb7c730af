// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/dice_notation.h"

#include "app/data/fingerprint.h"
#include "app/notation/dice_record.h"
#include "app/notation/dice_scenario.h"

#include <array>

namespace mirabilia::notation {

namespace {

class DiceNotation final : public GameNotation {
public:
    DiceNotation(dice::Catalogue data, std::uint64_t fingerprint)
        : GameNotation(fingerprint)
        , catalogue(std::move(data)) {}

    [[nodiscard]] std::string_view game() const override { return dice::Dice::id; }

    /// Says how much of it is not sourced: owners of the game can correct that.
    [[nodiscard]] std::string summary() const override {
        std::array<int, 3> origins{};
        // The cells of most buildings stand in the data once, for all boards.
        const dice::CellMask own =
            catalogue.of(dice::Building::wonder) | catalogue.of(dice::Building::university);
        dice::CellMask counted;
        for (const dice::Board &board : catalogue.boards) {
            const dice::CellMask fresh = board.cells - (counted - own);
            counted |= fresh;
            for (const dice::CellId cell : fresh) {
                ++origins[dice::index(board[cell].costOrigin)];
                ++origins[dice::index(board[cell].effectsOrigin)];
            }
        }
        std::string text = std::to_string(catalogue.boards.size()) + " boards, " +
                           std::to_string(catalogue.cellKeys.size()) + " different cells, " +
                           std::to_string(catalogue.dice.size()) + " dice; costs and effects: ";
        for (std::size_t origin = 0; origin < origins.size(); ++origin) {
            text += (origin == 0 ? "" : ", ") + std::to_string(origins[origin]) + " " +
                    std::string(dice::name(static_cast<dice::Origin>(origin)));
        }
        return text;
    }

    [[nodiscard]] std::unique_ptr<ScenarioPosition>
    position(const JsonValue &given) const override {
        return diceScenario(given, catalogue);
    }

    [[nodiscard]] bool claimsRecord(const Json &record) const override {
        return isDiceRecord(record);
    }

    void verify(const JsonValue &record) const override { playRecord(record, catalogue); }

private:
    dice::Catalogue catalogue;
};

} // namespace

Parsed<std::unique_ptr<const GameNotation>> loadDice(std::string_view data,
                                                     std::string_view fileName) {
    Parsed<dice::Catalogue> catalogue = dice::parseCatalogue(data, fileName);
    if (!catalogue) {
        return Parsed<std::unique_ptr<const GameNotation>>::failure(catalogue.error());
    }
    return {
        std::make_unique<const DiceNotation>(std::move(catalogue).value(), dataFingerprint(data))};
}

} // namespace mirabilia::notation
