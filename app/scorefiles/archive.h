// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorefiles {

/// Unpacks what zlib calls raw deflate; never more than `most` bytes. Nothing if it is damaged or
/// more than that, or this program was built without zlib.
std::optional<std::string> inflated(std::string_view packed, std::size_t most);

/// The check sum of ZIP; nothing without zlib.
std::optional<std::uint32_t> checkSum(std::string_view bytes);

/// A ZIP archive in memory: what spreadsheets are. Files are found by the directory at its end; no
/// encryption, no parts of more than four gigabytes. All that is taken out of one archive together
/// is bounded by its size, so that a small file cannot fill the memory.
class Archive {
public:
    /// `bytes` must outlive the archive. Without a directory that can be read it has no files.
    explicit Archive(std::string_view bytes);

    [[nodiscard]] bool holds(std::string_view name) const { return find(name) != nullptr; }

    /// Nothing if there is no such file, it is damaged, or the bound is reached.
    std::optional<std::string> file(std::string_view name);

    /// What `file` may still unpack; 0 when the bound was reached.
    [[nodiscard]] std::size_t left() const { return budget; }

private:
    struct Member {
        std::string_view name;
        std::uint32_t method = 0;
        std::uint32_t sum = 0;
        std::size_t packed = 0;
        std::size_t begin = 0; ///< of its own header
    };

    [[nodiscard]] const Member *find(std::string_view name) const;
    [[nodiscard]] std::uint32_t number(std::size_t place, std::size_t size) const;
    [[nodiscard]] std::string_view part(std::size_t place, std::size_t size) const;

    std::string_view all;
    std::vector<Member> members;
    std::size_t budget = 0;
};

} // namespace mirabilia::scorefiles
