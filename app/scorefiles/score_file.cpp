// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/score_file.h"

#include "app/scorefiles/charset.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorefiles {

namespace {

struct Beginning {
    std::string_view bytes;
    const char *code; ///< of the finding that says what it is
};

constexpr std::array<Beginning, 9> beginnings{{{"%PDF", "pdf"},
                                               {"\x89PNG", "picture"},
                                               {"\xff\xd8\xff", "picture"},
                                               {"GIF8", "picture"},
                                               {"SQLite format 3", "database"},
                                               {"\xd0\xcf\x11\xe0", "old_excel"},
                                               {"\x1f\x8b", "archive"},
                                               {"Rar!", "archive"},
                                               {"7z\xbc\xaf", "archive"}}};

bool holds(std::string_view bytes, std::string_view name) {
    return bytes.find(name) != std::string_view::npos;
}

/// What a file is that is no text; null: it may be one.
const char *kindOf(std::string_view bytes) {
    const auto known = std::find_if(beginnings.begin(), beginnings.end(),
                                    [&](const auto &own) { return bytes.starts_with(own.bytes); });
    if (known != beginnings.end()) {
        return known->code;
    }
    if (bytes.starts_with("PK\x03\x04")) { // spreadsheets are archives; their parts have names
        const bool numbers = holds(bytes, "Index/Document.iwa") || holds(bytes, "Index.zip");
        const bool sheets = holds(bytes, "xl/workbook") || holds(bytes, "opendocument.spreadsheet");
        return numbers ? "numbers_file" : sheets ? "spreadsheet" : "archive";
    }
    return nullptr;
}

} // namespace

scorer::Reading readScores(std::string_view bytes, const Wishes &wishes,
                           const scorer::Progress &progress) {
    if (const char *kind = kindOf(bytes)) {
        return scorer::Reading(kind);
    }
    const scorer::DecodedText text = readable(bytes, wishes.encoding);
    const std::string_view beginning = std::string_view(text.text).substr(0, 1000);
    if (beginning.find('\0') != std::string_view::npos) {
        return scorer::Reading("binary");
    }
    scorer::Reading reading = scorer::readSheets(text, progress, wishes.columns);
    if (reading.ok() && !text.encoding.starts_with("UTF-")) {
        reading.value().remarks.push_back({scorer::FindingKind::remark,
                                           "encoding",
                                           {{"encoding", text.encoding}},
                                           "",
                                           std::nullopt});
    }
    return reading;
}

} // namespace mirabilia::scorefiles
