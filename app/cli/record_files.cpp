// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/record_files.h"

#include "app/cli/files.h"
#include "app/platform/platform.h"

#include <filesystem>
#include <fstream>

namespace mirabilia::cli {

namespace {

std::string readDocument(const std::string &file, const TakeRecords &take) {
    const auto text = readFile(platform::pathOf(file));
    if (!text) {
        return text.error();
    }
    take(*text, file);
    return {};
}

std::string readLines(const std::string &file, const TakeRecords &take) {
    const std::filesystem::path path = platform::pathOf(file);
    std::ifstream stream(path, std::ios::binary);
    std::error_code failed;
    if (!stream || std::filesystem::is_directory(path, failed)) {
        return "it cannot be opened";
    }
    std::size_t number = 0;
    bool empty = true;
    while (const auto line = readLine(stream)) {
        ++number;
        if (line->find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        empty = false;
        if (line->size() > largestDocument) {
            return "line " + std::to_string(number) + " is longer than " +
                   std::to_string(largestDocument >> 20U) + " MB";
        }
        if (!take(*line, file + ":" + std::to_string(number))) {
            return {};
        }
    }
    if (stream.bad()) {
        return "it cannot be read";
    }
    return empty ? "it holds no record" : "";
}

} // namespace

std::string readRecords(const std::string &file, const TakeRecords &take) {
    return file.ends_with(".json") ? readDocument(file, take) : readLines(file, take);
}

} // namespace mirabilia::cli
