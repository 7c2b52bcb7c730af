// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/archive.h"
#include "app/scorefiles/workbook.h"
#include "scorer/date.h"
#include "scorer/reading/xml.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

namespace mirabilia::scorefiles {

namespace {

using scorer::XmlPart;
using scorer::XmlReader;

/// What of a workbook is not in its sheets.
struct ExcelContext {
    std::vector<std::string> texts; ///< shared by the sheets
    std::vector<bool> dates;        ///< which of the cells' formats show a date
    bool since1904 = false;         ///< days are counted from then
};

std::size_t sizeIn(const std::string &text, std::size_t otherwise) {
    std::size_t number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// A format shows a date if it has a year or a day in it, outside of quoted words.
bool showsDate(std::string_view code) {
    char closing = '\0';
    for (std::size_t i = 0; i < code.size(); ++i) {
        const char c = code[i];
        if (closing != '\0') {
            closing = c == closing ? '\0' : closing;
        } else if (c == '"' || c == '[') {
            closing = c == '[' ? ']' : c;
        } else if (c == '\\' || c == '_') {
            ++i;
        } else if (c == 'y' || c == 'Y' || c == 'd' || c == 'D') {
            return true;
        }
    }
    return false;
}

/// Of the formats that every Excel has (ECMA-376, 18.8.30).
bool isKnownDate(std::size_t format) {
    return (format >= 14 && format <= 17) || format == 22 || (format >= 27 && format <= 36) ||
           (format >= 50 && format <= 58);
}

std::vector<bool> dateFormats(const std::string &styles) {
    std::set<std::size_t> own;
    std::vector<bool> dates;
    XmlReader xml(styles);
    bool ofCells = false;
    while (const auto part = xml.next()) {
        if (part->kind == XmlPart::Kind::text) {
            continue;
        }
        const bool begins = part->kind == XmlPart::Kind::begin;
        const std::size_t format = sizeIn(part->attribute("numFmtId"), 0);
        if (part->name == "cellXfs") {
            ofCells = begins;
        } else if (begins && part->name == "numFmt" && showsDate(part->attribute("formatCode"))) {
            own.insert(format);
        } else if (begins && ofCells && part->name == "xf") {
            dates.push_back(isKnownDate(format) || own.contains(format));
        }
    }
    return dates;
}

/// Texts that the cells share. How a Japanese word is read out is none of it.
std::vector<std::string> sharedTexts(const std::string &document) {
    std::vector<std::string> texts;
    XmlReader xml(document);
    bool inText = false;
    bool readOut = false;
    while (const auto part = xml.next()) {
        const bool begins = part->kind == XmlPart::Kind::begin;
        if (part->kind == XmlPart::Kind::text) {
            if (inText && !readOut && !texts.empty()) {
                texts.back() += part->name;
            }
        } else if (part->name == "si" && begins) {
            texts.emplace_back();
        } else if (part->name == "rPh") {
            readOut = begins;
        } else if (part->name == "t") {
            inText = begins;
        }
    }
    return texts;
}

/// One sheet, cell by cell.
class ExcelSheet {
public:
    ExcelSheet(const ExcelContext &shared, WorkbookWriter &to) : context(shared), writer(to) {}

    void read(const std::string &document) {
        XmlReader xml(document);
        while (const auto part = xml.next()) {
            switch (part->kind) {
            case XmlPart::Kind::begin: begin(*part); break;
            case XmlPart::Kind::end: end(part->name); break;
            case XmlPart::Kind::text:
                if (inside != nullptr) {
                    *inside += part->name;
                }
                break;
            }
        }
    }

private:
    void begin(const XmlPart &part) {
        if (part.name == "row") {
            line = sizeIn(part.attribute("r"), line + 2) - 1; // the next one if it does not say
            column = 0;
        } else if (part.name == "c") {
            column = columnIn(part.attribute("r")).value_or(column);
            type = part.attribute("t");
            style = sizeIn(part.attribute("s"), 0);
            value.clear();
            formula.clear();
        } else if (part.name == "v" || part.name == "t") {
            inside = &value;
        } else if (part.name == "f") {
            inside = &formula;
        } else if (part.name == "rPh") {
            inside = &ignored;
        }
    }

    void end(const std::string &name) {
        inside = nullptr;
        if (name == "c") {
            writer.put(line, column, shown());
            ++column;
        }
    }

    /// "AB12" is in the 28th column, which is 27.
    static std::optional<std::size_t> columnIn(const std::string &place) {
        constexpr std::size_t most = 3; // XFD
        std::size_t number = 0;
        std::size_t letters = 0;
        for (const char c : place) {
            if (c < 'A' || c > 'Z' || ++letters > most) {
                break;
            }
            number = 26 * number + static_cast<std::size_t>(c - 'A') + 1;
        }
        return number > 0 ? std::optional(number - 1) : std::nullopt;
    }

    [[nodiscard]] std::string shown() const {
        if (value.empty()) {
            return formula.empty() ? "" : "=" + formula; // nobody has worked it out
        }
        if (type == "s") {
            const std::size_t number = sizeIn(value, context.texts.size());
            return number < context.texts.size() ? context.texts[number] : "";
        }
        const bool number = type.empty() || type == "n";
        const bool date = style < context.dates.size() && context.dates[style];
        return number && date ? dateOf(value) : number ? shownNumber(value) : value;
    }

    /// A day that a spreadsheet counts.
    [[nodiscard]] std::string dateOf(const std::string &days) const {
        constexpr double between = 1462; // 1900 and 1904
        double count = 0;
        std::from_chars(days.data(), days.data() + days.size(), count);
        count += context.since1904 ? between : 0;
        std::array<char, 40> text{};
        const auto end = std::to_chars(text.data(), text.data() + text.size(), count,
                                       std::chars_format::fixed, 5);
        const std::string fixed(text.data(), end.ec == std::errc() ? end.ptr : text.data());
        return scorer::isoDate(shownNumber(fixed)).value_or(shownNumber(days));
    }

    const ExcelContext &context;
    WorkbookWriter &writer;
    std::size_t line = ~std::size_t{0}; ///< so that the next one is 0
    std::size_t column = 0;
    std::string type;
    std::size_t style = 0;
    std::string value;
    std::string formula;
    std::string ignored;
    std::string *inside = nullptr;
};

struct NamedPart {
    std::string name;
    std::string path;
};

/// Which file of the archive each relation is: "rId1" is "xl/worksheets/sheet1.xml".
std::map<std::string, std::string> relations(const std::string &document) {
    std::map<std::string, std::string> paths;
    XmlReader xml(document);
    while (const auto part = xml.next()) {
        if (part->kind == XmlPart::Kind::begin && part->name == "Relationship") {
            const std::string target = part->attribute("Target");
            paths[part->attribute("Id")] =
                target.starts_with('/') ? target.substr(1) : "xl/" + target;
        }
    }
    return paths;
}

/// The sheets that are not hidden, in their order.
std::vector<NamedPart> sheetsOf(const std::string &workbook, const std::string &related,
                                ExcelContext &context) {
    const auto paths = relations(related);
    std::vector<NamedPart> sheets;
    XmlReader xml(workbook);
    while (const auto part = xml.next()) {
        if (part->kind != XmlPart::Kind::begin) {
            continue;
        }
        const std::string state = part->attribute("state");
        const auto path = paths.find(part->attribute("id"));
        if (part->name == "workbookPr") {
            const std::string since = part->attribute("date1904");
            context.since1904 = since == "1" || since == "true";
        } else if (part->name == "sheet" && (state.empty() || state == "visible") &&
                   path != paths.end()) {
            sheets.push_back({part->attribute("name"), path->second});
        }
    }
    return sheets;
}

} // namespace

std::optional<Workbook> readExcel(Archive &archive) {
    const auto workbook = archive.file("xl/workbook.xml");
    const auto related = archive.file("xl/_rels/workbook.xml.rels");
    if (!workbook || !related) {
        return std::nullopt;
    }
    ExcelContext context;
    const auto sheets = sheetsOf(*workbook, *related, context);
    if (archive.holds("xl/sharedStrings.xml")) {
        const auto texts = archive.file("xl/sharedStrings.xml");
        if (!texts) {
            return std::nullopt; // names and heads would be missing
        }
        context.texts = sharedTexts(*texts);
    }
    context.dates = dateFormats(archive.file("xl/styles.xml").value_or(""));
    WorkbookWriter writer;
    for (const auto &[name, path] : sheets) {
        const auto sheet = archive.file(path);
        if (!sheet && archive.holds(path)) {
            return std::nullopt;
        }
        writer.begin(name);
        ExcelSheet(context, writer).read(sheet.value_or(""));
    }
    return writer.finish();
}

} // namespace mirabilia::scorefiles
