// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace mirabilia {

/// What is typed into a cell: a number, or a sum as people write it ("3+5+2", "10-2"). All of it
/// belongs to the cell until somebody goes on: nothing is whole by itself.
///
/// A minus behind a single number is its sign, until a digit makes a sum of it: "4-" is -4, "4-1"
/// is 3. Keys that would mean nothing answer false and change nothing.
class TypedFigure {
public:
    TypedFigure() = default;
    /// At a cell with this value: the first digit replaces it, a plus goes on from it.
    TypedFigure(std::optional<int> there, bool mayBeNegative);

    /// Nothing has been typed: the next digit replaces what stands there.
    [[nodiscard]] bool isFresh() const { return m_fresh; }
    /// Digits alone.
    [[nodiscard]] bool isPlain() const;
    /// More than one number.
    [[nodiscard]] bool isSum() const;
    /// As it stands in the cell: "12", "-", "3+5+", "-4".
    [[nodiscard]] QString text() const;
    /// Worked out as far as it goes; nothing: no number stands there.
    [[nodiscard]] std::optional<int> value() const;

    bool digit(int digit);
    bool plus();
    bool minus();
    bool erase();

    static constexpr int longestNumber = 3; ///< digits
    static constexpr int longestSum = 24;   ///< characters

private:
    [[nodiscard]] bool endsWithSign() const;
    /// "4-": the minus is a sign so far.
    [[nodiscard]] bool isTurned() const;
    /// The digits behind the last sign.
    [[nodiscard]] QString lastNumber() const;
    /// A minus where what stands there would be replaced.
    bool minusFirst();

    QString m_text;
    bool m_mayBeNegative = false;
    bool m_fresh = true;
    bool m_turned = false; ///< minus was pressed first: what replaces the value is negative
};

} // namespace mirabilia
