// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mirabilia::cli {

std::size_t displayWidth(const std::string &text) {
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = std::min(text.find('m', i), text.size() - 1);
        } else if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) {
            ++width;
        }
    }
    return width;
}

std::string padded(const std::string &text, std::size_t width) {
    const std::size_t used = displayWidth(text);
    return used < width ? text + std::string(width - used, ' ') : text;
}

std::string TextTable::text(const std::string &indent) const {
    std::vector<std::size_t> widths;
    for (const auto &row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t column = 0; column < row.size(); ++column) {
            widths[column] = std::max(widths[column], displayWidth(row[column]));
        }
    }
    std::string result;
    for (const auto &row : rows) {
        std::string line = indent;
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - displayWidth(row[column]), ' ');
            line += column < wordColumns ? row[column] + blanks : blanks + row[column];
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        result += line + "\n";
    }
    return result;
}

std::string decimal(double value, int digits) {
    std::array<char, 64> buffer{};
    const auto written = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                       std::chars_format::fixed, digits);
    return {buffer.data(), written.ptr};
}

} // namespace mirabilia::cli
