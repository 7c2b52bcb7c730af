// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/net.h"
#include "engine/core/rng.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::ai {

/// A training example: the inputs that are set, the outcome, and how good each move is.
struct Lesson {
    struct Choice {
        std::array<std::uint16_t, 2> rows;
        float share;
    };
    std::span<const std::uint16_t> inputs;
    std::span<const Choice> choices; ///< shares add up to 1; empty if the moves are unknown
    float value = 0;
    std::span<const float> ends; ///< shares of the ends; empty if unknown
};

/// A Net in training, in floating point: Adagrad, one lesson after the other. The first deep output
/// is the value, the others are the ends.
class TrainedNet {
public:
    static constexpr std::uint16_t noOutput = 0xffff;

    TrainedNet(std::size_t inputCount, std::size_t outputCount, std::size_t deepCount, Rng rng)
        : inputs((inputCount + 1) * Net::width)
        , outputs(outputCount)
        , deepLayer(Net::deepWidth)
        , deepOutputs(deepCount) {
        inputs.fill(0.08F, rng);
        outputs.rows.fill(0.1F, rng);
        deepLayer.rows.fill(0.25F, rng);
        deepOutputs.rows.fill(0.25F, rng);
        std::fill_n(inputs.now.begin(), Net::width, 0.25F);
        std::fill(deepLayer.bias.now.begin(), deepLayer.bias.now.end(), 0.25F);
    }

    /// Resets the step sizes.
    void beginAnew() {
        for (Weights *weights : {&inputs, &outputs.bias, &outputs.rows, &deepLayer.bias,
                                 &deepLayer.rows, &deepOutputs.bias, &deepOutputs.rows}) {
            std::fill(weights->squares.begin(), weights->squares.end(), 0.1F);
        }
    }

    struct Loss {
        double value = 0;  ///< mean square
        double choice = 0; ///< mean cross entropy
        double end = 0;    ///< the same
        double largest = 0;
    };

    void learn(const Lesson &lesson, float rate, Loss &loss) {
        Hidden sums;
        std::copy_n(inputs.now.begin(), Net::width, sums.begin());
        for (const std::uint16_t input : lesson.inputs) {
            const float *row = inputs.now.data() + (input + 1U) * Net::width;
            for (std::size_t i = 0; i < sums.size(); ++i) {
                sums[i] += row[i];
            }
        }
        for (const float sum : sums) {
            loss.largest = std::max(loss.largest, std::abs(static_cast<double>(sum)));
        }
        const Hidden hidden = bounded(sums);
        Hidden back{};
        learnEnd(lesson, hidden, rate, loss, back);
        learnChoices(lesson, hidden, rate, loss, back);
        stopAtBounds(sums, back);
        for (std::size_t i = 0; i < back.size(); ++i) {
            back[i] = std::abs(sums[i]) > farthest ? std::copysign(0.05F, sums[i]) : back[i];
        }
        inputs.step(0, back, rate, mostInput);
        for (const std::uint16_t input : lesson.inputs) {
            inputs.step((input + 1U) * Net::width, back, rate, mostInput);
        }
    }

    /// Returns the file of the Net.
    [[nodiscard]] std::string written() const {
        std::string bytes = "MIRANET1";
        const auto add = [&](float number) {
            const auto whole = static_cast<std::uint16_t>(static_cast<std::int16_t>(number));
            bytes.push_back(static_cast<char>(whole & 0xffU));
            bytes.push_back(static_cast<char>(whole >> 8U));
        };
        const auto addAll = [&](const Weights &weights) {
            for (const float weight : weights.now) {
                add(std::round(weight * static_cast<float>(Net::one)));
            }
        };
        for (const std::size_t size : {inputs.now.size() / Net::width - 1, Net::width,
                                       outputs.count(), deepOutputs.count()}) {
            add(static_cast<float>(size));
        }
        addAll(inputs);
        addAll(outputs.bias);
        addAll(outputs.rows);
        addAll(deepLayer.bias);
        addAll(deepLayer.rows);
        addAll(deepOutputs.bias);
        addAll(deepOutputs.rows);
        return bytes;
    }

    /// Continues from such a file, which must have the same shape.
    void take(std::string_view bytes) {
        std::size_t at = 16; // after letters and sizes
        for (Weights *weights : {&inputs, &outputs.bias, &outputs.rows, &deepLayer.bias,
                                 &deepLayer.rows, &deepOutputs.bias, &deepOutputs.rows}) {
            for (float &weight : weights->now) {
                const auto low = static_cast<unsigned char>(bytes[at]);
                const auto high = static_cast<unsigned char>(bytes[at + 1]);
                at += 2;
                weight = static_cast<float>(static_cast<std::int16_t>(low | high << 8U)) /
                         static_cast<float>(Net::one);
            }
        }
    }

private:
    using Hidden = std::array<float, Net::width>;
    using Deep = std::array<float, Net::deepWidth>;
    static constexpr float mostInput = 4;
    static constexpr float farthest = 22; ///< sums are pushed back here: 16 bits hold less than 32
    static constexpr float mostOutput = 7.9F;
    static constexpr float choiceRate = 0.5F; ///< weight of the moves relative to the value
    static constexpr float endRate = 0.2F;    ///< weight of the kind of end

    struct Weights {
        explicit Weights(std::size_t many) : now(many), squares(many) {}

        void fill(float size, Rng &rng) {
            for (float &weight : now) {
                weight = size * (static_cast<float>(rng.below(20001)) / 10000 - 1);
            }
        }
        void step(std::size_t from, std::span<const float> slope, float rate, float most) {
            for (std::size_t i = 0; i < slope.size(); ++i) {
                float &square = squares[from + i];
                float &weight = now[from + i];
                square += slope[i] * slope[i];
                weight = std::clamp(weight - rate * slope[i] / std::sqrt(square), -most, most);
            }
        }

        std::vector<float> now;
        std::vector<float> squares; ///< sums of squared slopes
    };

    /// Units on top of a layer of `Units` units.
    template <std::size_t Units>
    struct Layer {
        explicit Layer(std::size_t many) : bias(many), rows(many * Units) {}

        [[nodiscard]] std::size_t count() const { return bias.now.size(); }
        [[nodiscard]] float sum(const std::array<float, Units> &layer, std::size_t number) const {
            float sum = bias.now[number];
            const float *row = rows.now.data() + number * Units;
            for (std::size_t i = 0; i < Units; ++i) {
                sum += layer[i] * row[i];
            }
            return sum;
        }
        /// Corrects a unit that was too large by `error`.
        void correct(std::size_t number, float error, const std::array<float, Units> &layer,
                     float rate, std::array<float, Units> &back) {
            std::array<float, Units> slope;
            const float *row = rows.now.data() + number * Units;
            for (std::size_t i = 0; i < Units; ++i) {
                back[i] += error * row[i];
                slope[i] = error * layer[i];
            }
            rows.step(number * Units, slope, rate, mostOutput);
            bias.step(number, std::span(&error, 1), rate, mostOutput);
        }

        Weights bias;
        Weights rows;
    };

    template <class Units>
    static Units bounded(const Units &sums) {
        Units units;
        for (std::size_t i = 0; i < units.size(); ++i) {
            units[i] = std::clamp(sums[i], 0.0F, 1.0F);
        }
        return units;
    }
    /// Damps the slopes of units at their bounds, but not to 0: they would stay there forever.
    template <class Units>
    static void stopAtBounds(const Units &sums, Units &back) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            back[i] *= sums[i] < 0 || sums[i] > 1 ? 0.02F : 1.0F;
        }
    }

    /// Replaces `scores` with their softmax less the shares, and returns the cross entropy.
    template <class ShareOf>
    double compare(ShareOf shareOf) {
        const float most = *std::max_element(scores.begin(), scores.end());
        float sum = 0;
        for (float &score : scores) {
            score = std::exp(score - most);
            sum += score;
        }
        double loss = 0;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const float guess = scores[i] / sum;
            const float share = shareOf(i);
            loss -= static_cast<double>(share * std::log(std::max(guess, 1e-9F)));
            scores[i] = guess - share;
        }
        return loss;
    }

    void learnEnd(const Lesson &lesson, const Hidden &hidden, float rate, Loss &loss,
                  Hidden &back) {
        Deep sums;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] = deepLayer.sum(hidden, i);
        }
        const Deep deep = bounded(sums);
        Deep deepBack{};
        const float number = deepOutputs.sum(deep, 0);
        const float error = Net::squashed(number) - lesson.value;
        loss.value += static_cast<double>(error * error);
        const float slope = 1 / ((1 + number * number) * std::sqrt(1 + number * number));
        deepOutputs.correct(0, 2 * error * slope, deep, rate, deepBack);
        if (!lesson.ends.empty()) {
            learnKind(lesson, deep, rate, loss, deepBack);
        }
        stopAtBounds(sums, deepBack);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            deepLayer.correct(i, deepBack[i], hidden, rate, back);
        }
    }

    void learnKind(const Lesson &lesson, const Deep &deep, float rate, Loss &loss, Deep &deepBack) {
        scores.clear();
        for (std::size_t end = 1; end < deepOutputs.count(); ++end) {
            scores.push_back(deepOutputs.sum(deep, end));
        }
        loss.end += compare([&](std::size_t i) { return lesson.ends[i]; });
        for (std::size_t end = 1; end < deepOutputs.count(); ++end) {
            deepOutputs.correct(end, endRate * scores[end - 1], deep, rate, deepBack);
        }
    }

    void learnChoices(const Lesson &lesson, const Hidden &hidden, float rate, Loss &loss,
                      Hidden &back) {
        if (lesson.choices.empty()) {
            return;
        }
        scores.clear();
        for (const Lesson::Choice &choice : lesson.choices) {
            float score = 0;
            for (const std::uint16_t row : choice.rows) {
                score += row == noOutput ? 0 : outputs.sum(hidden, row);
            }
            scores.push_back(score);
        }
        loss.choice += compare([&](std::size_t i) { return lesson.choices[i].share; });
        for (std::size_t i = 0; i < scores.size(); ++i) {
            for (const std::uint16_t row : lesson.choices[i].rows) {
                if (row != noOutput) {
                    outputs.correct(row, choiceRate * scores[i], hidden, rate, back);
                }
            }
        }
    }

    Weights inputs; ///< the biases, then a row for each input
    Layer<Net::width> outputs;
    Layer<Net::width> deepLayer;
    Layer<Net::deepWidth> deepOutputs;
    std::vector<float> scores;
};

} // namespace mirabilia::ai
