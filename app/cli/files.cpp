// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include "app/platform/platform.h"

#include <algorithm>
#include <fstream>

namespace mirabilia::cli {

namespace fs = std::filesystem;

namespace {

fs::path freeNameBeside(const fs::path &file) {
    std::error_code failed;
    fs::path name = file;
    do {
        name += ".part";
    } while (fs::exists(name, failed));
    return name;
}

} // namespace

Parsed<std::string> readFile(const fs::path &file, std::size_t largest) {
    std::error_code failed;
    if (fs::is_directory(file, failed)) {
        return Parsed<std::string>::failure("it is a folder");
    }
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return Parsed<std::string>::failure("it cannot be opened");
    }
    std::string text;
    constexpr std::size_t chunk = std::size_t{1} << 16U;
    while (stream && text.size() <= largest) {
        const std::size_t before = text.size();
        text.resize(before + chunk);
        stream.read(text.data() + before, chunk);
        text.resize(before + static_cast<std::size_t>(stream.gcount()));
    }
    if (stream.bad()) {
        return Parsed<std::string>::failure("it cannot be read");
    }
    if (text.size() > largest) {
        return Parsed<std::string>::failure("it is larger than " + std::to_string(largest >> 20U) +
                                            " MB");
    }
    return text;
}

bool writeFile(const fs::path &file, std::string_view text) {
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    stream.close();
    return static_cast<bool>(stream);
}

bool replaceFile(const fs::path &file, std::string_view text) {
    std::error_code failed;
    const fs::path own = fs::weakly_canonical(file, failed);
    const fs::path target = failed ? file : own;
    const fs::path part = freeNameBeside(target);
    const bool complete = writeFile(part, text);
    if (complete) {
        fs::rename(part, target, failed);
    }
    if (!complete || failed) {
        std::error_code ignored;
        fs::remove(part, ignored);
        return false;
    }
    return true;
}

std::optional<std::string> readLine(std::istream &stream) {
    std::string line;
    char byte = 0;
    bool any = false;
    while (line.size() <= largestDocument && stream.get(byte)) {
        any = true;
        if (byte == '\n') {
            break;
        }
        line += byte;
    }
    return any ? std::optional(std::move(line)) : std::nullopt;
}

Parsed<std::vector<fs::path>> filesAt(const std::string &path, std::string_view ending) {
    const auto fail = [](const std::string &reason) {
        return Parsed<std::vector<fs::path>>::failure(reason);
    };
    std::error_code failed;
    const fs::path root = platform::pathOf(path);
    const fs::file_status status = fs::status(root, failed);
    if (!fs::exists(status)) {
        return fail("there is no such file or folder");
    }
    if (!fs::is_directory(status)) {
        return std::vector<fs::path>{root};
    }
    std::vector<fs::path> files;
    fs::recursive_directory_iterator entry(root, failed);
    for (; !failed && entry != fs::recursive_directory_iterator(); entry.increment(failed)) {
        if (entry->is_regular_file(failed) && entry->path().extension() == ending) {
            files.push_back(entry->path());
        }
    }
    if (failed) {
        return fail("the folder cannot be read: " + failed.message());
    }
    if (files.empty()) {
        return fail("the folder holds no file whose name ends in " + std::string(ending));
    }
    std::sort(files.begin(), files.end());
    return files;
}

} // namespace mirabilia::cli
