// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/classic_notation.h"

#include "app/data/fingerprint.h"
#include "app/notation/classic_record.h"
#include "app/notation/classic_scenario.h"

namespace mirabilia::notation {

namespace {

class ClassicNotation final : public GameNotation {
public:
    ClassicNotation(classic::Catalogue data, std::uint64_t fingerprint)
        : GameNotation(fingerprint)
        , catalogue(std::move(data)) {}

    [[nodiscard]] std::string_view game() const override { return "classic"; }

    [[nodiscard]] int edition() const override { return catalogue.edition; }

    [[nodiscard]] std::string summary() const override {
        int copies = 0;
        for (const classic::Card &card : catalogue.cards) {
            copies += catalogue.copies(card.id, static_cast<int>(classic::maxSeats));
        }
        return std::to_string(catalogue.cards.size()) + " different cards, " +
               std::to_string(copies) + " in the box, " + std::to_string(catalogue.wonders.size()) +
               " wonders";
    }

    [[nodiscard]] std::unique_ptr<ScenarioPosition>
    position(const JsonValue &given) const override {
        return classicScenario(given, catalogue);
    }

    [[nodiscard]] bool claimsRecord(const Json &record) const override {
        return isClassicRecord(record, catalogue.edition);
    }

    void verify(const JsonValue &record) const override { playRecord(record, catalogue); }

private:
    classic::Catalogue catalogue;
};

} // namespace

Parsed<std::unique_ptr<const GameNotation>> loadClassic(std::string_view data,
                                                        std::string_view fileName) {
    Parsed<classic::Catalogue> catalogue = classic::parseCatalogue(data, fileName);
    if (!catalogue) {
        return Parsed<std::unique_ptr<const GameNotation>>::failure(catalogue.error());
    }
    return {std::make_unique<const ClassicNotation>(std::move(catalogue).value(),
                                                    dataFingerprint(data))};
}

} // namespace mirabilia::notation
