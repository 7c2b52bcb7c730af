// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mirabilia {

/// A list of at most `Capacity` values, stored in place: no allocation, trivially copyable if T is.
/// Values beyond `size()` are not initialised.
template <class T, std::size_t Capacity>
class InlineList {
public:
    using value_type = T;

    constexpr InlineList() = default;

    [[nodiscard]] constexpr std::size_t size() const { return count; }
    [[nodiscard]] constexpr bool empty() const { return count == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    constexpr void clear() { count = 0; }
    constexpr void push(const T &value) {
        assert(count < Capacity);
        values[count++] = value;
    }
    /// Pushes if `wanted`, without a branch that could be mispredicted. Needs room either way.
    constexpr void pushIf(const T &value, bool wanted) {
        assert(count < Capacity);
        values[count] = value;
        count = static_cast<std::uint16_t>(count + (wanted ? 1U : 0U));
    }
    /// Appends `more` values that were already written at end(); there must be room.
    constexpr void grow(std::size_t more) {
        assert(count + more <= Capacity);
        count = static_cast<std::uint16_t>(count + more);
    }
    constexpr void pop() { --count; }
    /// Removes in O(1) by moving the last value into the gap.
    constexpr void removeSwapping(std::size_t index) { values[index] = values[--count]; }

    constexpr T &operator[](std::size_t index) { return values[index]; }
    constexpr const T &operator[](std::size_t index) const { return values[index]; }

    constexpr T *begin() { return values.data(); }
    constexpr T *end() { return values.data() + count; }
    [[nodiscard]] constexpr const T *begin() const { return values.data(); }
    [[nodiscard]] constexpr const T *end() const { return values.data() + count; }
    [[nodiscard]] constexpr std::span<const T> span() const { return {values.data(), count}; }

    friend constexpr bool operator==(const InlineList &a, const InlineList &b) {
        if (a.count != b.count) {
            return false;
        }
        for (std::size_t i = 0; i < a.count; ++i) {
            if (!(a.values[i] == b.values[i])) {
                return false;
            }
        }
        return true;
    }

private:
    std::array<T, Capacity> values; // not initialised: that would cost more than filling it
    std::uint16_t count = 0;
};

} // namespace mirabilia
