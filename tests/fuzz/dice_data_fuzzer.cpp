// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice/game.h"
#include "tests/fuzz/data_fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    return mirabilia::fuzzing::readData<mirabilia::dice::Dice>(bytes, size);
}
