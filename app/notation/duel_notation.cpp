// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/duel_notation.h"

#include "app/data/fingerprint.h"
#include "app/notation/duel_record.h"
#include "app/notation/duel_scenario.h"

namespace mirabilia::notation {

namespace {

class DuelNotation final : public GameNotation {
public:
    DuelNotation(duel::Catalogue data, std::uint64_t fingerprint)
        : GameNotation(fingerprint)
        , catalogue(std::move(data)) {}

    [[nodiscard]] std::string_view game() const override { return "duel"; }

    [[nodiscard]] std::string summary() const override {
        const int guilds = catalogue.guilds.size();
        return std::to_string(static_cast<int>(catalogue.cards.size()) - guilds) + " age cards, " +
               std::to_string(guilds) + " guilds, " + std::to_string(catalogue.wonders.size()) +
               " wonders, " + std::to_string(catalogue.tokens.size()) + " progress tokens";
    }

    [[nodiscard]] std::unique_ptr<ScenarioPosition>
    position(const JsonValue &given) const override {
        return duelScenario(given, catalogue);
    }

    [[nodiscard]] bool claimsRecord(const Json &record) const override {
        return isDuelRecord(record);
    }

    void verify(const JsonValue &record) const override { playRecord(record, catalogue); }

private:
    duel::Catalogue catalogue;
};

} // namespace

Parsed<std::unique_ptr<const GameNotation>> loadDuel(std::string_view data,
                                                     std::string_view fileName) {
    Parsed<duel::Catalogue> catalogue = duel::parseCatalogue(data, fileName);
    if (!catalogue) {
        return Parsed<std::unique_ptr<const GameNotation>>::failure(catalogue.error());
    }
    return {
        std::make_unique<const DuelNotation>(std::move(catalogue).value(), dataFingerprint(data))};
}

} // namespace mirabilia::notation
