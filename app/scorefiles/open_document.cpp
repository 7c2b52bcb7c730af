// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/archive.h"
#include "app/scorefiles/workbook.h"
#include "scorer/date.h"
#include "scorer/reading/xml.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace mirabilia::scorefiles {

namespace {

/// How often something stands there.
std::size_t times(const scorer::XmlPart &part, const std::string &what) {
    const std::string text = part.attribute("number-" + what + "-repeated");
    std::size_t count = 1;
    std::from_chars(text.data(), text.data() + text.size(), count);
    return std::max<std::size_t>(count, 1);
}

/// content.xml, element by element.
class OpenDocument {
public:
    std::optional<Workbook> read(const std::string &document) {
        scorer::XmlReader xml(document);
        while (const auto part = xml.next()) {
            switch (part->kind) {
            case scorer::XmlPart::Kind::begin: begin(*part); break;
            case scorer::XmlPart::Kind::end: end(part->name); break;
            case scorer::XmlPart::Kind::text: text += inText && !inNote ? part->name : ""; break;
            }
        }
        return writer.finish();
    }

private:
    void begin(const scorer::XmlPart &part) {
        if (part.name == "style") {
            style = part.attribute("name");
        } else if (part.name == "table-properties" && part.attribute("display") == "false") {
            hidden.insert(style);
        } else if (part.name == "table") {
            shown = !hidden.contains(part.attribute("style-name"));
            line = 0;
            if (shown) {
                writer.begin(part.attribute("name"));
            }
        } else if (part.name == "table-row") {
            lines = times(part, "rows");
            column = 0;
            row.clear();
        } else if (part.name == "table-cell" || part.name == "covered-table-cell") {
            cell = part;
            text.clear();
        } else if (part.name == "annotation") {
            inNote = true;
        } else if (part.name == "p") {
            text += text.empty() || inNote ? "" : "\n";
            inText = true;
        } else if (part.name == "s" || part.name == "tab" || part.name == "line-break") {
            text += inText && !inNote ? " " : "";
        }
    }

    void end(const std::string &name) {
        if (name == "p") {
            inText = false;
        } else if (name == "annotation") {
            inNote = false;
        } else if (name == "table-cell" || name == "covered-table-cell") {
            endCell();
        } else if (name == "table-row") {
            endRow();
        } else if (name == "table") {
            shown = false;
        }
    }

    void endCell() {
        const std::string value = valueOfCell();
        const std::size_t count = times(cell, "columns");
        for (std::size_t i = 0; i < count && !value.empty() && row.size() < mostColumns; ++i) {
            row.emplace_back(column + i, value);
        }
        column += std::min(count, mostColumns);
    }

    /// Many lines may be the same; blank ones leave nothing.
    void endRow() {
        const std::size_t count = row.empty() || !shown ? 0 : std::min(lines, scorer::mostRows);
        bool goesOn = true;
        for (std::size_t i = 0; i < count && goesOn; ++i) {
            for (const auto &[place, value] : row) {
                goesOn = goesOn && writer.put(line + i, place, value);
            }
        }
        line += lines;
        row.clear();
    }

    [[nodiscard]] std::string valueOfCell() const {
        const std::string type = cell.attribute("value-type");
        if (type == "date") {
            const std::string date = cell.attribute("date-value");
            return scorer::isoDate(date).value_or(date);
        }
        const std::string value = cell.attribute("value");
        return value.empty() ? text : shownNumber(value);
    }

    static constexpr std::size_t mostColumns = 1000;

    WorkbookWriter writer;
    std::set<std::string> hidden; ///< styles
    std::string style;
    bool shown = false;
    std::size_t line = 0;
    std::size_t lines = 1;
    std::size_t column = 0;
    std::vector<std::pair<std::size_t, std::string>> row;
    scorer::XmlPart cell;
    std::string text;
    bool inText = false;
    bool inNote = false;
};

} // namespace

std::optional<Workbook> readOpenDocument(Archive &archive) {
    const auto content = archive.file("content.xml");
    return content ? OpenDocument().read(*content) : std::nullopt;
}

} // namespace mirabilia::scorefiles
