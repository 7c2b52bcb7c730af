// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scorefiles/score_file.h"
#include "scorer/ranking.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace mirabilia::scorefiles {

/// Tables as people have them, in cases/.
inline std::filesystem::path caseFolder() {
    return std::filesystem::path(MIRABILIA_SOURCE_DIR) / "tests/scorer/cases";
}

inline std::string bytesOf(const std::filesystem::path &file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline scorer::Import imported(std::string_view bytes, const Wishes &wishes = {}) {
    const auto reading = readScores(bytes, wishes);
    EXPECT_TRUE(reading.ok()) << reading.error();
    return reading.ok() ? *reading : scorer::Import{};
}

/// "Anna 57, Ben 42": what each is ranked by, in the order of the sheet.
inline std::string scores(const scorer::Sheet &sheet) {
    std::string text;
    for (const scorer::Entry &entry : sheet.entries) {
        const auto points = meritOf(sheet, entry).points;
        text.append(text.empty() ? "" : ", ").append(entry.player).append(" ");
        text.append(points ? std::to_string(*points) : "?");
    }
    return text;
}

} // namespace mirabilia::scorefiles
