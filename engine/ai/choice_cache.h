// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mirabilia::ai {

/// A move that is possible at a node of a search tree.
struct Choice {
    std::uint32_t edge;
    float prior;
};

/// Caches the moves that are possible at the nodes of a search tree, by node and outcome of chance.
/// The table has a fixed size; entries that do not fit are dropped.
class ChoiceCache {
public:
    void reserve(std::size_t many) {
        slots.assign(std::bit_ceil(many * 2), {});
        mostChoices = many * choicesEach;
        choices.reserve(mostChoices);
    }
    void clear() {
        if (!choices.empty()) {
            std::fill(slots.begin(), slots.end(), Slot{});
            choices.clear();
        }
    }

    /// Empty if nothing is cached.
    [[nodiscard]] std::span<const Choice> find(std::uint64_t key) const {
        const Slot &slot = slots[placeOf(key)];
        return slot.key == key ? std::span(choices).subspan(slot.first, slot.count)
                               : std::span<const Choice>();
    }

    void keep(std::uint64_t key, std::span<const Choice> possible) {
        Slot &slot = slots[placeOf(key)];
        if (slot.count == 0 && choices.size() + possible.size() <= mostChoices) {
            slot = {key, static_cast<std::uint32_t>(choices.size()),
                    static_cast<std::uint32_t>(possible.size())};
            choices.insert(choices.end(), possible.begin(), possible.end());
        }
    }

private:
    static constexpr std::size_t choicesEach = 10;
    static constexpr std::size_t probes = 8;

    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };

    /// Returns the key's slot, or a free one for it; the first one if all probed slots are taken.
    [[nodiscard]] std::size_t placeOf(std::uint64_t key) const {
        const std::size_t mask = slots.size() - 1;
        const auto home = static_cast<std::size_t>(key * 0xd1342543de82ef95U >> 32U);
        for (std::size_t i = 0; i < probes; ++i) {
            const Slot &slot = slots[(home + i) & mask];
            if (slot.key == key || slot.count == 0) {
                return (home + i) & mask;
            }
        }
        return home & mask;
    }

    std::vector<Slot> slots;
    std::vector<Choice> choices;
    std::size_t mostChoices = 0; ///< not the capacity, which may be larger
};

} // namespace mirabilia::ai
