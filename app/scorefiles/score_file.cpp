// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/score_file.h"

#include "app/scorefiles/archive.h"
#include "app/scorefiles/charset.h"
#include "app/scorefiles/workbook.h"
#include "scorer/date.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

namespace mirabilia::scorefiles {

namespace {

struct Beginning {
    std::string_view bytes;
    const char *code; ///< of the finding that says what it is
};

constexpr std::array<Beginning, 10> beginnings{{{"%PDF", "pdf"},
                                                {"{\\rtf", "document"},
                                                {"\x89PNG", "picture"},
                                                {"\xff\xd8\xff", "picture"},
                                                {"GIF8", "picture"},
                                                {"SQLite format 3", "database"},
                                                {"\xd0\xcf\x11\xe0", "old_excel"},
                                                {"\x1f\x8b", "archive"},
                                                {"Rar!", "archive"},
                                                {"7z\xbc\xaf", "archive"}}};

/// What a file is that is no text, or null. Spreadsheets are archives.
const char *kindOf(std::string_view bytes) {
    const auto known = std::find_if(beginnings.begin(), beginnings.end(),
                                    [&](const auto &own) { return bytes.starts_with(own.bytes); });
    return known == beginnings.end() ? nullptr : known->code;
}

/// Columns of several tables: the second "Bonus" of one is that of all.
void addColumns(std::vector<scorer::ReadColumn> &all, std::vector<scorer::ReadColumn> more) {
    std::map<std::string, std::size_t> there;
    for (const scorer::ReadColumn &column : all) {
        ++there[scorer::folded(column.head)];
    }
    for (scorer::ReadColumn &column : more) {
        std::size_t &same = there[scorer::folded(column.head)];
        if (same > 0) {
            --same;
        } else {
            all.push_back(std::move(column));
        }
    }
}

template <class Value>
void addNew(std::vector<Value> &all, const std::vector<Value> &more) {
    for (const Value &value : more) {
        if (std::find(all.begin(), all.end(), value) == all.end()) {
            all.push_back(value);
        }
    }
}

void addImport(scorer::Import &all, scorer::Import more) {
    const bool first = all.rows == 0;
    all.emptyIsZero = more.emptyIsZero && (first || all.emptyIsZero);
    all.coinsArePoints = all.coinsArePoints || more.coinsArePoints;
    all.rows += more.rows;
    std::move(more.sheets.begin(), more.sheets.end(), std::back_inserter(all.sheets));
    std::move(more.unread.begin(), more.unread.end(), std::back_inserter(all.unread));
    addColumns(all.columns, std::move(more.columns));
    addNew(all.unknownColumns, more.unknownColumns);
    addNew(all.remarks, more.remarks);
}

/// All tabs with scores in them. A tab that is called like a day is of that day.
scorer::Reading readTabs(const Workbook &book, const scorer::ColumnWishes &columns,
                         const scorer::Progress &progress) {
    scorer::Import all;
    scorer::Reading refused("no_head");
    for (const Tab &tab : book) {
        auto reading = scorer::readCells(tab.lines, progress, columns);
        if (!reading.ok()) {
            refused = reading;
            if (refused.refusal.code == "stopped") {
                return refused;
            }
            continue;
        }
        for (scorer::Sheet &sheet : reading.value().sheets) {
            sheet.date = sheet.date.empty() ? scorer::isoDate(tab.name).value_or("") : sheet.date;
        }
        addImport(all, std::move(reading).value());
    }
    return all.rows > 0 ? scorer::Reading(std::move(all)) : refused;
}

/// Choices are remembered for all columns of the file.
scorer::Reading readWorkbook(const Workbook &book, const scorer::ColumnWishes &wishes,
                             const scorer::Progress &progress) {
    scorer::Reading reading =
        readTabs(book, {wishes.choices.value_or(scorer::ColumnChoices()), {}}, progress);
    if (reading.ok() && !wishes.choices) {
        std::vector<std::string> heads;
        for (const scorer::ReadColumn &column : reading->columns) {
            heads.push_back(column.head);
        }
        if (const scorer::ColumnChoices *choices = wishes.memory.find(heads)) {
            reading = readTabs(book, {*choices, {}}, progress);
        }
    }
    return reading;
}

scorer::Reading readArchive(std::string_view bytes, const scorer::ColumnWishes &wishes,
                            const scorer::Progress &progress) {
    Archive archive(bytes);
    const bool excel = archive.holds("xl/workbook.xml");
    const bool open = archive.file("mimetype")
                          .value_or("")
                          .starts_with("application/vnd.oasis.opendocument.spreadsheet");
    if (!excel && !open) {
        const bool numbers = archive.holds("Index/Document.iwa") || archive.holds("Index.zip");
        const bool document = archive.holds("word/document.xml") || archive.holds("content.xml");
        return scorer::Reading(numbers ? "numbers_file" : document ? "document" : "archive");
    }
    const auto book = excel ? readExcel(archive) : readOpenDocument(archive);
    return book ? readWorkbook(*book, wishes, progress) : scorer::Reading("spreadsheet");
}

} // namespace

scorer::Reading readScores(std::string_view bytes, const Wishes &wishes,
                           const scorer::Progress &progress) {
    if (const char *kind = kindOf(bytes)) {
        return scorer::Reading(kind);
    }
    if (bytes.starts_with("PK\x03\x04")) {
        return readArchive(bytes, wishes.columns, progress);
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
