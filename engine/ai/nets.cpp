// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/nets.h"

#include "engine/ai/dice/value.h"
#include "engine/ai/duel/inputs.h"
#include "engine/ai/net.h"

namespace mirabilia::ai {

namespace {

template <class T>
std::shared_ptr<const T> shared(std::optional<T> read) {
    return read ? std::make_shared<const T>(std::move(*read)) : nullptr;
}

} // namespace

void giveNet(classic::Catalogue & /*catalogue*/, std::string_view /*file*/) {} // has no net

void giveNet(dice::Catalogue &catalogue, std::string_view file) {
    catalogue.value = shared(DiceValue::read(file));
}

void giveNet(duel::Catalogue &catalogue, std::string_view file) {
    using duel::Inputs;
    catalogue.net =
        shared(Net::read(file, Inputs::inputCount, Inputs::outputCount, Inputs::deepCount));
}

} // namespace mirabilia::ai
