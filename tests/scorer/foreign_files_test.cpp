// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/charset.h"
#include "engine/core/rng.h"
#include "tests/scorer/case_files.h"
#include "tests/scorer/packed.h"

#include <algorithm>

namespace mirabilia::scorefiles {
namespace {

using scorer::Import;
using scorer::Row;

std::string refusal(std::string_view bytes) {
    return readScores(bytes).refusal.code;
}

std::string cell(const std::string &place, const std::string &value, const std::string &more = "") {
    return "<c r=\"" + place + "\"" + more + "><v>" + value + "</v></c>";
}

std::string text(const std::string &place, const std::string &words) {
    return "<c r=\"" + place + "\" t=\"inlineStr\"><is><t>" + words + "</t></is></c>";
}

std::string row(const std::string &cells) {
    return "<row>" + cells + "</row>";
}

const std::string plainSheet =
    row(text("A1", "Player") + text("B1", "Blue") + text("C1", "Total")) +
    row(text("A2", "Anna") + cell("B2", "20") + cell("C2", "20")) +
    row(text("A3", "Ben") + cell("B3", "12") + cell("C3", "12"));

TEST(Excel, NumbersDatesAndTextsAsTheyAreShown) {
    const std::string strings = "<si><t>Date</t></si><si><t>Player</t></si><si><t>Blue</t></si>"
                                "<si><r><t>To</t></r><r><t xml:space=\"preserve\">tal</t></r></si>"
                                "<si><t>安</t><rPh sb=\"0\" eb=\"1\"><t>アン</t></rPh></si>"
                                "<si><t>Ben &amp; co</t></si>";
    const auto shared = [](const char *place, int number) {
        return cell(place, std::to_string(number), " t=\"s\"");
    };
    const std::string file = excel(
        {{"Games", row(shared("A1", 0) + shared("B1", 1) + shared("C1", 2) + shared("E1", 3)) +
                       "<row r=\"4\">" + cell("A4", "46082.84375", " s=\"2\"") + shared("B4", 4) +
                       cell("C4", "19.999999999999996") +
                       "<c r=\"E4\"><f>SUM(C4:D4)</f><v>20</v></c></row>" +
                       row(cell("A5", "46082.84375", " s=\"1\"") + shared("B5", 5) +
                           cell("C5", "12", " s=\"3\"") + "<c r=\"E5\"><f>C5</f></c>")}},
        strings);
    const Import import = imported(file);
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(scores(import.sheets[0]), "安 20, Ben & co 12");
    EXPECT_EQ(import.sheets[0].date, "2026-03-01 20:15");
    EXPECT_EQ(import.sheets[0].entries[1].line, 5U);
    EXPECT_EQ(import.sheets[0].entries[1].recordedTotal, std::nullopt) << "nobody worked it out";
    EXPECT_TRUE(import.unread.empty());
}

TEST(Excel, DaysSince1904) {
    const std::string file = excel(
        {{"A", row(text("A1", "Date") + text("B1", "Player") + text("C1", "Total")) +
                   row(cell("A2", "44620", " s=\"1\"") + text("B2", "Anna") + cell("C2", "9"))}},
        "", "<workbookPr date1904=\"1\"/>");
    EXPECT_EQ(imported(file).sheets.at(0).date, "2026-03-01");
}

TEST(Excel, EveryVisibleTabWithScores) {
    const std::string columns = row(text("B1", "Anna") + text("C1", "Ben")) +
                                row(text("A2", "Red") + cell("B2", "3") + cell("C2", "-1")) +
                                row(text("A3", "Blue") + cell("B3", "20") + cell("C3", "12"));
    const std::string file = excel({{"2026-03-01", plainSheet},
                                    {"Notes", row(text("A1", "bring snacks"))},
                                    {"8 March 2026", columns},
                                    {"Old\" state=\"hidden", plainSheet}});
    const Import import = imported(file);
    ASSERT_EQ(import.sheets.size(), 2U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna 20, Ben 12");
    EXPECT_EQ(import.sheets[0].date, "2026-03-01");
    EXPECT_EQ(scores(import.sheets[1]), "Anna 23, Ben 11");
    EXPECT_EQ(import.sheets[1].date, "2026-03-08");
    EXPECT_EQ(import.rows, 4U);
}

TEST(Excel, ChoicesOfColumnsHoldForAllTabs) {
    const std::string one = row(text("A1", "Player") + text("B1", "Total") + text("C1", "Thing")) +
                            row(text("A2", "Anna") + cell("B2", "30") + cell("C2", "4"));
    const std::string two = row(text("A1", "Player") + text("B1", "Total") + text("C1", "Coins")) +
                            row(text("A2", "Ben") + cell("B2", "30") + cell("C2", "4"));
    const std::string file = excel({{"A", one}, {"B", two}});
    const Import import = imported(file);
    ASSERT_EQ(import.columns.size(), 4U) << "each once";
    const auto choices = scorer::choicesWith(import.columns, 2, "science");
    EXPECT_EQ(imported(file, {"", {choices, {}}}).sheets.at(0).entries[0].at(Row::science), 4);
    scorer::ColumnMemory memory;
    memory.remember(import.columns, choices);
    EXPECT_EQ(imported(file, {"", {std::nullopt, memory}}).sheets.at(0).entries[0].at(Row::science),
              4);
}

std::string table(const std::string &rows, const std::string &name = "T") {
    return "<table:table table:name=\"" + name + "\" table:style-name=\"" + name + "\">" + rows +
           "</table:table>";
}

std::string lineOf(const std::string &cells, const std::string &more = "") {
    return "<table:table-row" + more + ">" + cells + "</table:table-row>";
}

std::string words(const std::string &text) {
    return "<table:table-cell office:value-type=\"string\"><text:p>" + text +
           "</text:p></table:table-cell>";
}

std::string number(const std::string &value, const std::string &more = "") {
    return "<table:table-cell office:value-type=\"float\" office:value=\"" + value + "\"" + more +
           "><text:p>shown otherwise</text:p></table:table-cell>";
}

TEST(OpenDocument, NumbersDatesAndTextsAsTheyAreShown) {
    const std::string blank = "<table:table-cell table:number-columns-repeated=\"16000\"/>";
    const std::string note = "<office:annotation><text:p>a slip?</text:p></office:annotation>";
    const std::string date = "<table:table-cell office:value-type=\"date\" "
                             "office:date-value=\"2026-03-01T20:15:00\"><text:p>1.3.26</text:p>"
                             "</table:table-cell>";
    const std::string file = openDocument(
        table(lineOf(words("Date") + words("Player") + words("Blue") + words("Total") + blank) +
              lineOf(blank, " table:number-rows-repeated=\"3\"") +
              lineOf(date + "<table:table-cell><text:p>An<text:span>na</text:span><text:s/>M." +
                     "</text:p>" + note + "</table:table-cell>" + number("20") + number("20.0")) +
              lineOf(date + words("Ben") + number("12", " table:number-columns-repeated=\"2\"")) +
              lineOf(blank, " table:number-rows-repeated=\"1048570\"")) +
            table(lineOf(words("Player") + words("Total")) + lineOf(words("Zoe") + number("1")),
                  "hidden"),
        "<style:style style:name=\"hidden\"><style:table-properties table:display=\"false\"/>"
        "</style:style>");
    const Import import = imported(file);
    ASSERT_EQ(import.sheets.size(), 1U);
    EXPECT_EQ(scores(import.sheets[0]), "Anna M. 20, Ben 12");
    EXPECT_EQ(import.sheets[0].date, "2026-03-01 20:15");
    EXPECT_EQ(import.sheets[0].entries[0].line, 5U);
}

TEST(Spreadsheets, AreBoundedHoweverSmallTheyAre) {
    const std::string zeros(std::size_t{8} << 20U, ' ');
    EXPECT_EQ(refusal(excel({{"A", plainSheet + zeros}})), "spreadsheet");
    const std::string all = " table:number-rows-repeated=\"4000000000\"";
    const std::string wide = " table:number-columns-repeated=\"4000000000\"";
    EXPECT_EQ(refusal(openDocument(table(lineOf(number("1", wide), all)))), "spreadsheet");
    std::string far = plainSheet;
    for (int line = 4; line < 20'000; ++line) {
        far += row(cell("XFD" + std::to_string(line), "1"));
    }
    EXPECT_EQ(imported(excel({{"A", far}})).rows, 2U) << "nobody has so many columns";
}

TEST(Spreadsheets, NothingExpandsOrIsFetched) {
    std::string bomb =
        "<!DOCTYPE w [<!ENTITY a \"Anna\"><!ENTITY b \"&a;&a;&a;\"><!ENTITY c SYSTEM "
        "\"file:///etc/hostname\">]>";
    Packer packer;
    packer
        .add("xl/workbook.xml", bomb + "<workbook><sheets><sheet name=\"A\" r:id=\"r\"/></sheets>"
                                       "</workbook>")
        .add("xl/_rels/workbook.xml.rels", "<r><Relationship Id=\"r\" Target=\"/s.xml\"/></r>")
        .add("s.xml", bomb + "<w>" + row(text("A1", "Player") + text("B1", "Total")) +
                          row(text("A2", "&b;&c;") + cell("B2", "7")) + "</w>");
    EXPECT_EQ(scores(imported(packer.archive()).sheets.at(0)), "&b;&c; 7");
}

TEST(Spreadsheets, DamagedOnesAreRefusedOrRead) {
    Rng rng(3);
    const std::string good = excel({{"A", plainSheet}, {"B", plainSheet}});
    std::size_t refused = 0;
    for (int file = 0; file < 2000; ++file) {
        std::string bytes = good;
        for (std::uint32_t i = 1 + rng.below(4); i > 0; --i) {
            bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<char>(rng.below(256));
        }
        bytes.resize(rng.below(3) == 0 ? rng.below(static_cast<std::uint32_t>(bytes.size()))
                                       : bytes.size());
        const auto reading = readScores(bytes);
        refused += reading.ok() ? 0 : 1;
        for (const auto &sheet : reading.ok() ? reading->sheets : std::vector<scorer::Sheet>()) {
            EXPECT_EQ(scores(sheet), "Anna 20, Ben 12") << "its check sums hold";
        }
    }
    EXPECT_GT(refused, 500U);
}

TEST(Refusals, SayWhatAFileIs) {
    EXPECT_EQ(refusal(""), "empty_file");
    EXPECT_EQ(refusal(" \r\n\t"), "empty_file");
    EXPECT_EQ(refusal("%PDF-1.7 ..."), "pdf");
    EXPECT_EQ(refusal("\x89PNG\r\n\x1a\n"), "picture");
    EXPECT_EQ(refusal(Packer().add("a.csv", "player,total\nA,1\n").archive()), "archive");
    EXPECT_EQ(refusal(Packer().add("Index/Document.iwa", "x").archive()), "numbers_file");
    EXPECT_EQ(refusal(Packer().add("word/document.xml", "x").archive()), "document");
    EXPECT_EQ(refusal("{\\rtf1\\ansi hello}"), "document");
    EXPECT_EQ(refusal("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "old_excel");
    EXPECT_EQ(refusal(Packer().add("xl/workbook.xml", "<workbook/>").archive()), "spreadsheet");
    EXPECT_EQ(refusal(excel({{"A", row(text("A1", "bring snacks"))}})), "no_head");
    EXPECT_EQ(refusal(excel({})), "no_head");
    EXPECT_EQ(refusal("{\"deck\":[1]}"), "other_json");
    EXPECT_EQ(refusal("<svg/>"), "other_xml");
    EXPECT_EQ(refusal("<!doctype html><p>hi"), "web_page");
    EXPECT_EQ(refusal(std::string("\x7f"
                                  "ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0>\0\1",
                                  21)),
              "binary");
    EXPECT_EQ(refusal("just words"), "no_head");
}

TEST(Charset, IsRecognisedToldAndCanBeChanged) {
    const std::string gbk = "player,military,civilian,total\n\xcd\xf5\xd0\xa1\xc3\xf7,5,20,25\n"
                            "\xc0\xee\xc0\xd7,-1,12,11\n";
    const std::string sjis = "player,military,civilian,total\n\x93\x63\x92\x86,5,20,25\n"
                             "\x97\xe9\x96\xd8,-1,12,11\n";
    const std::string big5 = "player,military,civilian,total\n\xb3\xaf\xa4\x6a\xa9\xfa,5,20,25\n"
                             "\xaa\x4c\xac\xfc,-1,12,11\n";
    EXPECT_EQ(scores(imported(gbk).sheets.at(0)), "王小明 25, 李雷 11");
    EXPECT_EQ(scores(imported(sjis).sheets.at(0)), "田中 25, 鈴木 11");
    EXPECT_EQ(scores(imported(big5).sheets.at(0)), "陳大明 25, 林美 11");
    const std::string oneName = "player,military,civilian,total\n\xc0\xee,5,20,25\nBen,-1,12,11\n";
    EXPECT_EQ(scores(imported(oneName).sheets.at(0)), "李 25, Ben 11") << "and no Korean";
    const std::string korean = "player,total\n\xb1\xe8\xbf\xb5\xbc\xf6,25\n"
                               "\xc0\xcc\xbf\xb5\xc8\xf1,12\n\xb9\xda\xc1\xf6\xbc\xba,11\n";
    EXPECT_EQ(scores(imported(korean).sheets.at(0)), "김영수 25, 이영희 12, 박지성 11");
    const Import import = imported(gbk);
    EXPECT_EQ(import.encoding, "GB18030");
    EXPECT_EQ(import.remarks.at(0).code, "encoding");
    const Import changed = imported(gbk, {"Big5", {}});
    EXPECT_EQ(changed.encoding, "Big5");
    EXPECT_NE(scores(changed.sheets.at(0)), scores(import.sheets.at(0)));
    EXPECT_TRUE(imported("player,total\nAnna,3\n").remarks.empty());
    for (const std::string_view name : encodings()) {
        EXPECT_TRUE(readScores(gbk, {std::string(name), {}}).ok() || name.starts_with("UTF-16"));
    }
}

} // namespace
} // namespace mirabilia::scorefiles
