// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"
#include "app/cli/reviewer.h"
#include "engine/ai/nets.h"
#include "resources/data.h"

#include <concepts>
#include <string_view>
#include <utility>

namespace mirabilia::cli {

/// How a review names the turns and moves of a game.
template <class W, class G>
concept ReviewWordsOf = requires(const typename G::Catalogue catalogue, const typename G::Move move,
                                 const ai::Turn turn) {
    { W::when(turn) } -> std::same_as<std::string>;
    { W::move(catalogue, move) } -> std::same_as<std::string>;
};

/// Reviews any game.
template <mirabilia::Game G, ReviewWordsOf<G> Words>
class GameReviewer final : public Reviewer {
public:
    using Catalogue = typename G::Catalogue;

    explicit GameReviewer(Catalogue data)
        : catalogue(std::make_shared<const Catalogue>(std::move(data))) {}

    [[nodiscard]] std::unique_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const override {
        return std::make_unique<notation::RecordedGameOf<G, std::string>>(record, catalogue,
                                                                          Words::move);
    }

private:
    const std::shared_ptr<const Catalogue> catalogue;
};

/// A reviewer for this data. Throws BadInput for unusable data.
template <mirabilia::Game G, ReviewWordsOf<G> Words>
std::unique_ptr<const Reviewer> gameReviewer(std::string_view data, std::string_view fileName) {
    auto catalogue = G::parse(data, fileName);
    if (!catalogue) {
        throw BadInput(catalogue.error());
    }
    ai::giveNet(*catalogue, data::file(std::string(G::id) + ".net"));
    return std::make_unique<GameReviewer<G, Words>>(std::move(catalogue).value());
}

} // namespace mirabilia::cli
