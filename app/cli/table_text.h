// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace mirabilia::cli {

/// Aligns columns: the first `leftColumns` to the left, the others to the right. Counts characters,
/// not bytes.
class TextTable {
public:
    explicit TextTable(std::size_t leftColumns = 1) : wordColumns(leftColumns) {}

    void add(std::vector<std::string> row) { rows.push_back(std::move(row)); }
    [[nodiscard]] std::string text(const std::string &indent) const;

private:
    std::size_t wordColumns;
    std::vector<std::vector<std::string>> rows;
};

/// "12.3"
std::string decimal(double value, int digits = 1);

/// Number of characters without escape sequences.
std::size_t displayWidth(const std::string &text);

/// The text, padded with blanks on the right.
std::string padded(const std::string &text, std::size_t width);

} // namespace mirabilia::cli
