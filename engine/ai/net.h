// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::ai {

/// A small net of integers: inputs that are so or not, one hidden layer, any number of outputs.
/// Whole numbers add up to the same on every machine, in whatever order.
///
/// File: the eight letters "MIRANET1", then numbers of 16 bits, the lower byte first: inputs,
/// width, outputs, 0; the width's biases, a row for each input; a bias for each output, a row for
/// each.
class Net {
public:
    static constexpr std::size_t width = 64;
    static constexpr int one = 1024; ///< 1.0, of weights and of the hidden layer

    using Hidden = std::array<std::int16_t, width>;

    /// Nothing if this is no net of that shape.
    static std::optional<Net> read(std::string_view bytes, std::size_t inputs,
                                   std::size_t outputs) {
        constexpr std::string_view letters = "MIRANET1";
        const std::size_t numbers = 4 + width * (inputs + 1) + outputs * (width + 1);
        if (!bytes.starts_with(letters) || bytes.size() != letters.size() + 2 * numbers) {
            return std::nullopt;
        }
        Net net;
        std::size_t at = letters.size();
        const auto next = [&] {
            const auto low = static_cast<unsigned char>(bytes[at]);
            const auto high = static_cast<unsigned char>(bytes[at + 1]);
            at += 2;
            return static_cast<std::int16_t>(low | high << 8U);
        };
        const std::array<std::size_t, 4> shape{inputs, width, outputs, 0};
        for (const std::size_t size : shape) {
            if (static_cast<std::size_t>(next()) != size) {
                return std::nullopt;
            }
        }
        net.rows.resize(width * (inputs + 1));
        std::generate(net.rows.begin(), net.rows.end(), next);
        net.outputBias.resize(outputs);
        std::generate(net.outputBias.begin(), net.outputBias.end(), next);
        net.outputRows.resize(width * outputs);
        std::generate(net.outputRows.begin(), net.outputRows.end(), next);
        return net;
    }

    /// The hidden layer for the inputs that are so.
    template <class Inputs>
    [[nodiscard]] Hidden hidden(const Inputs &inputs) const {
        Hidden sums;
        std::copy_n(rows.begin(), width, sums.begin());
        for (const std::uint16_t input : inputs) {
            const std::int16_t *row = rows.data() + width * (input + 1U);
            for (std::size_t i = 0; i < width; ++i) {
                sums[i] = static_cast<std::int16_t>(sums[i] + row[i]);
            }
        }
        for (std::int16_t &sum : sums) {
            sum = std::clamp<std::int16_t>(sum, 0, one);
        }
        return sums;
    }

    [[nodiscard]] float output(const Hidden &hidden, std::size_t number) const {
        const std::int16_t *row = outputRows.data() + width * number;
        std::int32_t sum = outputBias[number] * one;
        for (std::size_t i = 0; i < width; ++i) {
            sum += hidden[i] * row[i];
        }
        return static_cast<float>(sum) / static_cast<float>(one * one);
    }

    /// A number of any size as one between -1 and 1.
    static float squashed(float number) { return number / std::sqrt(1 + number * number); }

private:
    Net() = default;

    std::vector<std::int16_t> rows; ///< the biases, then a row for each input
    std::vector<std::int16_t> outputBias;
    std::vector<std::int16_t> outputRows;
};

/// Nearly e^x for x <= 0, from operations that round alike everywhere.
inline float nearlyExp(float x) {
    float power = std::max(0.0F, 1 + x / 256);
    for (int i = 0; i < 8; ++i) {
        power *= power;
    }
    return power;
}

} // namespace mirabilia::ai
