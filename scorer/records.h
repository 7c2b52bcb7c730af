// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace mirabilia::scorer {

/// What somebody has done that nobody, or not that person, had done before.
struct Record {
    enum class Kind : std::uint8_t {
        most,     ///< more points than anybody
        firstWin, ///< of somebody who had lost before
        ownMost,  ///< more points than the same person before
        row,      ///< more points in a row than anybody
    };
    Kind kind = Kind::most;
    std::string player;
    int points = 0; ///< the total; of the row
    Row row = Row::military;

    friend bool operator==(const Record &, const Record &) = default;
};

/// What was reached in the games before one, and what is new about that one: the greatest thing
/// only, for one is enough. Where there are few games to be better than, nothing is. Computers set
/// no records, and none are set against them.
class RecordBook {
public:
    explicit RecordBook(Box box) : m_box(box) {}

    /// A game before; those of other boxes are passed over.
    void add(const Sheet &sheet);
    [[nodiscard]] std::optional<Record> newIn(const Sheet &sheet) const;

private:
    struct Reached {
        int count = 0;
        std::optional<int> best;

        void add(int points);
        [[nodiscard]] bool isPassedBy(int points, int fewest) const;
    };
    struct Player {
        int games = 0;
        int wins = 0;
        Reached totals;
    };

    [[nodiscard]] std::optional<Record> newTotal(const Sheet &sheet) const;
    [[nodiscard]] std::optional<Record> newWin(const Sheet &sheet) const;
    [[nodiscard]] std::optional<Record> newRow(const Sheet &sheet) const;

    Box m_box;
    std::map<std::string, Player> m_players;
    Reached m_totals; ///< of anybody
    std::array<Reached, rowCount> m_rows{};
};

} // namespace mirabilia::scorer
