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
#include <vector>

namespace mirabilia::ai {

/// One thing to learn: what is so, what it came to, and how good each move is.
struct Lesson {
    struct Choice {
        std::array<std::uint16_t, 2> rows;
        float share;
    };
    std::span<const std::uint16_t> inputs;
    std::span<const Choice> choices; ///< shares add up to 1; none: nothing is known of the moves
    float value = 0;
};

/// A Net while it learns, in floating point: Adagrad, one lesson after the other.
class TrainedNet {
public:
    static constexpr std::size_t width = Net::width;
    static constexpr std::uint16_t noOutput = 0xffff;

    TrainedNet(std::size_t inputCount, std::size_t outputCount, std::size_t valueOutput, Rng rng)
        : valueRow(valueOutput)
        , inputs((inputCount + 1) * width)
        , outputs(outputCount * width)
        , bias(outputCount) {
        const auto fill = [&](Weights &weights, float size) {
            for (float &weight : weights.now) {
                weight = size * (static_cast<float>(rng.below(20001)) / 10000 - 1);
            }
        };
        fill(inputs, 0.08F);
        fill(outputs, 0.1F);
        std::fill_n(inputs.now.begin(), width, 0.25F);
    }

    /// The steps become large again.
    void beginAnew() {
        for (Weights *weights : {&inputs, &outputs, &bias}) {
            std::fill(weights->squares.begin(), weights->squares.end(), 0.1F);
        }
    }

    struct Loss {
        double value = 0;  ///< mean square
        double choice = 0; ///< mean cross entropy
        double largest = 0;
    };

    void learn(const Lesson &lesson, float rate, Loss &loss) {
        std::array<float, width> sums{};
        std::array<float, width> hidden{};
        forward(lesson, sums, hidden, loss);
        std::array<float, width> back{};
        const float number = output(hidden, valueRow);
        const float guess = Net::squashed(number);
        const float error = guess - lesson.value;
        loss.value += static_cast<double>(error * error);
        const float slope = 1 / ((1 + number * number) * std::sqrt(1 + number * number));
        correct(valueRow, 2 * error * slope, hidden, rate, back);
        learnChoices(lesson, hidden, rate, loss, back);
        for (std::size_t i = 0; i < width; ++i) {
            back[i] *= sums[i] < 0 || sums[i] > 1 ? 0.02F : 1.0F;
        }
        step(inputs, 0, back, rate, mostInput);
        for (const std::uint16_t input : lesson.inputs) {
            step(inputs, (input + 1U) * width, back, rate, mostInput);
        }
    }

    /// The file of the Net.
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
        add(static_cast<float>(inputs.now.size() / width - 1));
        add(static_cast<float>(width));
        add(static_cast<float>(bias.now.size()));
        add(0);
        addAll(inputs);
        addAll(bias);
        addAll(outputs);
        return bytes;
    }

private:
    struct Weights {
        explicit Weights(std::size_t many) : now(many), squares(many, 0.1F) {}
        std::vector<float> now;
        std::vector<float> squares; ///< of all corrections so far
    };
    using Layer = std::array<float, width>;
    static constexpr float mostInput = 4;
    static constexpr float mostOutput = 7.9F;

    void forward(const Lesson &lesson, Layer &sums, Layer &hidden, Loss &loss) const {
        std::copy_n(inputs.now.begin(), width, sums.begin());
        for (const std::uint16_t input : lesson.inputs) {
            const float *row = inputs.now.data() + (input + 1U) * width;
            for (std::size_t i = 0; i < width; ++i) {
                sums[i] += row[i];
            }
        }
        for (std::size_t i = 0; i < width; ++i) {
            hidden[i] = std::clamp(sums[i], 0.0F, 1.0F);
            loss.largest = std::max(loss.largest, std::abs(static_cast<double>(sums[i])));
        }
    }

    [[nodiscard]] float output(const Layer &hidden, std::size_t number) const {
        float sum = bias.now[number];
        const float *row = outputs.now.data() + number * width;
        for (std::size_t i = 0; i < width; ++i) {
            sum += hidden[i] * row[i];
        }
        return sum;
    }

    void learnChoices(const Lesson &lesson, const Layer &hidden, float rate, Loss &loss,
                      Layer &back) {
        scores.clear();
        float most = -1e9F;
        for (const Lesson::Choice &choice : lesson.choices) {
            float score = 0;
            for (const std::uint16_t row : choice.rows) {
                score += row == noOutput ? 0 : output(hidden, row);
            }
            most = std::max(most, score);
            scores.push_back(score);
        }
        float sum = 0;
        for (float &score : scores) {
            score = std::exp(score - most);
            sum += score;
        }
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const float guess = scores[i] / sum;
            const float share = lesson.choices[i].share;
            loss.choice -= static_cast<double>(share * std::log(std::max(guess, 1e-9F)));
            for (const std::uint16_t row : lesson.choices[i].rows) {
                if (row != noOutput) {
                    correct(row, choiceRate * (guess - share), hidden, rate, back);
                }
            }
        }
    }

    /// One output was too great by so much.
    void correct(std::size_t number, float error, const Layer &hidden, float rate, Layer &back) {
        Layer slope;
        const float *row = outputs.now.data() + number * width;
        for (std::size_t i = 0; i < width; ++i) {
            back[i] += error * row[i];
            slope[i] = error * hidden[i];
        }
        step(outputs, number * width, slope, rate, mostOutput);
        bias.squares[number] += error * error;
        bias.now[number] -= rate * error / std::sqrt(bias.squares[number]);
    }

    static void step(Weights &weights, std::size_t from, const Layer &slope, float rate,
                     float most) {
        float *now = weights.now.data() + from;
        float *squares = weights.squares.data() + from;
        for (std::size_t i = 0; i < width; ++i) {
            squares[i] += slope[i] * slope[i];
            now[i] = std::clamp(now[i] - rate * slope[i] / std::sqrt(squares[i]), -most, most);
        }
    }

    static constexpr float choiceRate = 0.5F; ///< how much moves count beside the value
    std::size_t valueRow;
    Weights inputs; ///< the biases, then a row for each input
    Weights outputs;
    Weights bias;
    std::vector<float> scores;
};

} // namespace mirabilia::ai
