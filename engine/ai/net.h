// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/weights_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mirabilia::ai {

/// Eight sums that are added to in one operation. They saturate: a sum beyond 16 bits stays at the
/// bound instead of wrapping round. Without SSE2 a loop gives the same result.
struct Lanes {
    static constexpr std::size_t count = 8;

    void add(const std::int16_t *weights) {
#ifdef __SSE2__
        sums = _mm_adds_epi16(sums, _mm_loadu_si128(reinterpret_cast<const __m128i *>(weights)));
#else
        for (std::int16_t &sum : sums) {
            sum = static_cast<std::int16_t>(std::clamp(sum + *weights++, -0x8000, 0x7fff));
        }
#endif
    }

#ifdef __SSE2__
    __m128i sums;
#else
    std::array<std::int16_t, count> sums;
#endif
};

/// A small neural net of integers: binary inputs, a hidden layer and any number of outputs;
/// optionally a deep layer behind the hidden one, with outputs of its own. Integer sums are the
/// same on every machine; those of the hidden layer saturate at 16 bits, those of the other layers
/// are proven to fit 32 bits when a net is read.
///
/// File: the eight letters "MIRANET1", then 16-bit little-endian numbers: inputs, width, outputs,
/// deep outputs; biases of the hidden layer, a row for each input; biases and rows of the outputs;
/// if there are deep outputs, biases and rows of the deep layer, then of the deep outputs.
class Net {
public:
    static constexpr std::size_t width = 96;
    static constexpr std::size_t deepWidth = 32;
    static constexpr int one = 1024; ///< 1.0 of weights and units

    using Hidden = std::array<std::int16_t, width>;
    using Deep = std::array<std::int16_t, deepWidth>;

    /// Returns nothing unless `bytes` is a net of that shape whose sums fit.
    static std::optional<Net> read(std::string_view bytes, std::size_t inputs, std::size_t outputs,
                                   std::size_t deepOutputs = 0) {
        const std::size_t deepUnits = deepOutputs == 0 ? 0 : deepWidth;
        const std::size_t numbers = width * (inputs + 1) + (outputs + deepUnits) * (width + 1) +
                                    deepOutputs * (deepWidth + 1);
        auto weights =
            WeightsFile::read(bytes, "MIRANET1", {inputs, width, outputs, deepOutputs}, numbers);
        if (!weights) {
            return std::nullopt;
        }
        const auto next = [&weights] { return weights->next(); };
        Net net;
        net.rows.resize(width * (inputs + 1));
        std::generate(net.rows.begin(), net.rows.end(), next);
        net.outputs.fill(outputs, next);
        net.deepLayer.fill(deepUnits, next);
        net.deepOutputs.fill(deepOutputs, next);
        const bool fits = net.outputs.fit() && net.deepLayer.fit() && net.deepOutputs.fit();
        return fits ? std::optional(std::move(net)) : std::nullopt;
    }

    /// Returns the hidden layer for the inputs that are set.
    template <class Inputs>
    [[nodiscard]] Hidden hidden(const Inputs &inputs) const {
        // Lanes keep the sums in registers instead of storing and loading them for every input.
        std::array<Lanes, width / Lanes::count> sums;
        std::memcpy(sums.data(), rows.data(), sizeof sums);
        for (const std::uint16_t input : inputs) {
            const std::int16_t *row = rows.data() + width * (input + 1U);
            for (Lanes &sum : sums) {
                sum.add(row);
                row += Lanes::count;
            }
        }
        Hidden units;
        std::memcpy(units.data(), sums.data(), sizeof units);
        for (std::int16_t &unit : units) {
            unit = std::clamp<std::int16_t>(unit, 0, one);
        }
        return units;
    }

    [[nodiscard]] Deep deep(const Hidden &hidden) const {
        Deep units;
        for (std::size_t i = 0; i < deepWidth; ++i) {
            units[i] = static_cast<std::int16_t>(
                std::clamp<std::int32_t>(deepLayer.sum(hidden, i) / one, 0, one));
        }
        return units;
    }

    [[nodiscard]] float output(const Hidden &hidden, std::size_t number) const {
        return asFloat(outputs.sum(hidden, number));
    }
    [[nodiscard]] float deepOutput(const Deep &deep, std::size_t number) const {
        return asFloat(deepOutputs.sum(deep, number));
    }

    /// Maps any number to one between -1 and 1.
    static float squashed(float number) { return number / std::sqrt(1 + number * number); }

private:
    Net() = default;

    /// Weighted sums over a layer.
    template <std::size_t Units>
    struct Sums {
        template <class Next>
        void fill(std::size_t many, Next next) {
            bias.resize(many);
            std::generate(bias.begin(), bias.end(), next);
            rows.resize(Units * many);
            std::generate(rows.begin(), rows.end(), next);
        }
        /// Returns true if no sum can leave 32 bits: units are between 0 and 1.
        [[nodiscard]] bool fit() const {
            constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max() / one;
            for (std::size_t number = 0; number < bias.size(); ++number) {
                std::int64_t weights = std::abs(bias[number]);
                for (std::size_t i = 0; i < Units; ++i) {
                    weights += std::abs(rows[Units * number + i]);
                }
                if (weights > most) {
                    return false;
                }
            }
            return true;
        }
        [[nodiscard]] std::int32_t sum(const std::array<std::int16_t, Units> &layer,
                                       std::size_t number) const {
            const std::int16_t *row = rows.data() + Units * number;
            std::int32_t sum = bias[number] * one;
            for (std::size_t i = 0; i < Units; ++i) {
                sum += layer[i] * row[i];
            }
            return sum;
        }

        std::vector<std::int16_t> bias;
        std::vector<std::int16_t> rows;
    };

    static float asFloat(std::int32_t sum) {
        return static_cast<float>(sum) / static_cast<float>(one * one);
    }

    std::vector<std::int16_t> rows; ///< the biases, then a row for each input
    Sums<width> outputs;
    Sums<width> deepLayer;
    Sums<deepWidth> deepOutputs;
};

/// Approximates e^x for x <= 0 with operations that round alike everywhere.
inline float nearlyExp(float x) {
    float power = std::max(0.0F, 1 + x / 256);
    for (int i = 0; i < 8; ++i) {
        power *= power;
    }
    return power;
}

} // namespace mirabilia::ai
