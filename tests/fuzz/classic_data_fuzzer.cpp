// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as the data file of the classic game: what is taken can be dealt and played.
#include "engine/classic/game.h"
#include "engine/core/random_play.h"

#include <cstdlib>
#include <string_view>

using namespace mirabilia;

namespace {

void playOnce(const classic::Catalogue &catalogue, int players) {
    Rng rng(1);
    auto game = classic::newGame(catalogue, classic::randomSetup(catalogue, players, rng));
    if (!game) {
        std::abort();
    }
    classic::Classic::MoveList moves;
    playRandomly<classic::Classic>(game.value(), rng, moves);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    const std::string text(bytes, bytes + size);
    const auto parsed = classic::parseCatalogue(text, "input");
    if (parsed.ok() != parsed.error().empty()) {
        std::abort();
    }
    if (parsed) {
        playOnce(*parsed, 2);
        playOnce(*parsed, 7);
    }
    return 0;
}
