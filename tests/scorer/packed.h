// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include <string>
#include <utility>
#include <vector>

namespace mirabilia::scorefiles {

/// Packs files as spreadsheets are: deflated, with a directory at the end.
class Packer {
public:
    Packer &add(const std::string &name, const std::string &text) {
        const std::string data = deflated(text);
        const std::string about =
            word(8, 2) + word(0, 4) + word(crc32_z(0, bytesOf(text), text.size()), 4) +
            word(data.size(), 4) + word(text.size(), 4) + word(name.size(), 2) + word(0, 2);
        directory += "PK\x01\x02" + word(20, 2) + word(20, 2) + word(0, 2) + about + word(0, 2) +
                     word(0, 2) + word(0, 2) + word(0, 4) + word(files.size(), 4) + name;
        files += "PK\x03\x04" + word(20, 2) + word(0, 2) + about + name + data;
        ++count;
        return *this;
    }

    [[nodiscard]] std::string archive() const {
        return files + directory + "PK\x05\x06" + word(0, 4) + word(count, 2) + word(count, 2) +
               word(directory.size(), 4) + word(files.size(), 4) + word(0, 2);
    }

private:
    static const Bytef *bytesOf(const std::string &text) {
        return static_cast<const Bytef *>(static_cast<const void *>(text.data()));
    }

    static std::string word(std::size_t value, int size) {
        std::string text;
        for (; size > 0; --size, value >>= 8U) {
            text += static_cast<char>(value & 0xffU);
        }
        return text;
    }

    static std::string deflated(const std::string &text) {
        std::vector<Bytef> out(compressBound(text.size()));
        uLongf size = out.size();
        compress(out.data(), &size, bytesOf(text), text.size());
        return {out.begin() + 2, out.begin() + static_cast<std::ptrdiff_t>(size) - 4};
    }

    std::string files;
    std::string directory;
    std::size_t count = 0;
};

/// An Excel workbook of these sheets: names, and what stands in `sheetData`.
inline std::string excel(const std::vector<std::pair<std::string, std::string>> &sheets,
                         const std::string &strings = "", const std::string &about = "") {
    Packer packer;
    std::string list;
    std::string related;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        list += "<sheet name=\"" + sheets[i].first + "\" sheetId=\"" + number + "\" r:id=\"rId" +
                number + "\"/>";
        related += "<Relationship Id=\"rId" + number + "\" Target=\"worksheets/sheet" + number +
                   ".xml\"/>";
        packer.add("xl/worksheets/sheet" + number + ".xml",
                   "<?xml version=\"1.0\"?><worksheet><sheetData>" + sheets[i].second +
                       "</sheetData></worksheet>");
    }
    packer.add("[Content_Types].xml", "<Types/>")
        .add("xl/workbook.xml", "<workbook>" + about + "<sheets>" + list + "</sheets></workbook>")
        .add("xl/_rels/workbook.xml.rels", "<Relationships>" + related + "</Relationships>")
        .add(
            "xl/styles.xml",
            "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"[$-407]d/m/yy\"/><numFmt "
            "numFmtId=\"165\" formatCode=\"0 &quot;days&quot;\"/></numFmts><cellStyleXfs><xf "
            "numFmtId=\"14\"/></cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf "
            "numFmtId=\"14\"/><xf numFmtId=\"164\"/><xf numFmtId=\"165\"/></cellXfs></styleSheet>");
    if (!strings.empty()) {
        packer.add("xl/sharedStrings.xml", "<sst>" + strings + "</sst>");
    }
    return packer.archive();
}

/// An OpenDocument spreadsheet with these tables.
inline std::string openDocument(const std::string &tables, const std::string &styles = "") {
    return Packer()
        .add("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        .add("content.xml", "<office:document-content><office:automatic-styles>" + styles +
                                "</office:automatic-styles><office:body><office:spreadsheet>" +
                                tables +
                                "</office:spreadsheet></office:body></office:document-content>")
        .archive();
}

} // namespace mirabilia::scorefiles
