// SPDX-License-Identifier: GPL-3.0-or-later
// Mutated files of every kind: none ends the program, what is read comes back from our own files,
// and no total of a file is changed in silence. MIRABILIA_MUTATIONS=200000 for a longer run.
#include "engine/core/rng.h"
#include "tests/scorer/case_files.h"
#include "tests/scorer/comes_back.h"
#include "tests/scorer/packed.h"
#include "tests/scorer/simulated.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace mirabilia::scorefiles {
namespace {

int wantedMutations() {
    const char *wanted = std::getenv("MIRABILIA_MUTATIONS");
    return wanted != nullptr ? std::max(std::atoi(wanted), 1) : 2000;
}

std::vector<std::string> caseTexts() {
    std::vector<std::string> texts;
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(caseFolder())) {
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    std::transform(files.begin(), files.end(), std::back_inserter(texts), bytesOf);
    return texts;
}

std::uint32_t below(Rng &rng, std::size_t size) {
    return rng.below(static_cast<std::uint32_t>(size));
}

/// Other bytes, cut, doubled or swapped parts.
std::string mutated(std::string text, Rng &rng) {
    static const std::vector<std::string> pieces{
        "\"",           ",",    ";",    "\n",    "\r\n",     "\t",     "|", "-", "1", "9",
        "999999999999", "=",    " ",    "'",     "{",        "}",      "[", "<", ">", "&lt;",
        "年",           "\xff", "\xe7", "Total", "Military", "1.3.25", "#"};
    for (std::uint32_t i = 1 + rng.below(5); i > 0 && !text.empty(); --i) {
        const std::size_t at = below(rng, text.size());
        const std::size_t size = std::min<std::size_t>(rng.below(40), text.size() - at);
        switch (rng.below(5)) {
        case 0: text.erase(at, size); break;
        case 1: text.insert(at, text.substr(at, size)); break;
        case 2: text.insert(below(rng, text.size()), text.substr(at, size)); break;
        case 3: text.insert(at, pieces[below(rng, pieces.size())]); break;
        default: text.replace(at, 1, pieces[below(rng, pieces.size())]); break;
        }
    }
    return text;
}

TEST(Mutations, WhatIsReadComesBack) {
    const std::vector<std::string> texts = caseTexts();
    const scorer::Checker checker(scorer::classicBoxes(), &scorer::duelBox(), &scorer::diceBox());
    Rng rng(1);
    int read = 0;
    for (int i = 0; i < wantedMutations(); ++i) {
        const std::string text = mutated(texts[below(rng, texts.size())], rng);
        const auto reading = readScores(text);
        if (!reading.ok()) {
            ASSERT_FALSE(reading.error().empty());
            continue;
        }
        ++read;
        checkImport(*reading, checker);
        ASSERT_EQ(scorer::lostInJson(reading->sheets), "") << text;
        ASSERT_EQ(scorer::lostInCsv(reading->sheets), "") << text;
    }
    EXPECT_GT(read, wantedMutations() / 4);
}

// ---- Sums ---------------------------------------------------------------------------------------

using Cells = std::vector<std::vector<std::string>>;

/// Three people on a sheet that adds up, in the words of a file.
struct Paper {
    std::vector<std::string> heads;
    std::size_t total; ///< its column
};

const std::vector<Paper> &papers() {
    static const std::vector<Paper> list{
        {{"player", "military", "treasury", "wonders", "civilian", "science", "commerce", "guilds",
          "total"},
         8},
        {{"Spieler", "Militär", "Münzen", "Wunder", "Blau", "Grün", "Gelb", "Lila", "Summe"}, 8},
        {{"玩家", "军事", "金钱", "奇迹", "市政", "科学", "商业", "行会", "总分"}, 8},
        {{"Player", "Red", "Coins", "Stages", "Blue", "Green", "Yellow", "Purple", "Bonus",
          "Total"},
         9},
        {{"Player", "Military (Victory)", "Military (Defeat)", "Coins", "Wonder", "Blue", "Green",
          "Yellow", "Purple", "Total"},
         9}};
    return list;
}

Cells tableOf(const Paper &paper, Rng &rng) {
    Cells cells{paper.heads};
    for (const char *name : {"Anna", "Ben", "Carla"}) {
        std::vector<std::string> row{name};
        int sum = 0;
        for (std::size_t column = 1; column < paper.heads.size(); ++column) {
            const bool defeat = paper.heads[column].find("Defeat") != std::string::npos;
            const int points =
                defeat ? -static_cast<int>(rng.below(7)) : static_cast<int>(rng.below(20));
            sum += column == paper.total ? 0 : points;
            row.push_back(std::to_string(column == paper.total ? sum : points));
        }
        cells.push_back(std::move(row));
    }
    return cells;
}

/// One change in a cell, a line or a column.
void change(Cells &cells, Rng &rng) {
    static const std::vector<std::string> others{
        "",       "-",   "x",  "3+5+2", "10-2", "1.000", "12,0",        "(2)", "٣", "１２",
        "12 pts", "1e3", "+4", "−2",    "7?",   "#N/A",  "=SUM(B2:C2)", "0",   "1", "999"};
    const std::size_t line = below(rng, cells.size());
    auto &row = cells[line];
    std::string &cell = row[below(rng, row.size())];
    switch (rng.below(8)) {
    case 0: cell = others[below(rng, others.size())]; break;
    case 1: cell += static_cast<char>('0' + rng.below(10)); break;
    case 2: cell = "-" + cell; break;
    case 3: std::swap(cell, row[below(rng, row.size())]); break;
    case 4: cells.insert(cells.begin() + static_cast<std::ptrdiff_t>(line), row); return;
    case 5: row.pop_back(); break;
    case 6: row.insert(row.begin() + below(rng, row.size()), "5"); break;
    default: cell = std::to_string(rng.below(80)); break;
    }
    if (row.empty()) {
        row.emplace_back();
    }
}

std::string textOf(const Cells &cells, char mark) {
    std::string text;
    for (const auto &row : cells) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool quoted = row[i].find(mark) != std::string::npos;
            text.append(i == 0 ? "" : std::string(1, mark));
            text.append(quoted ? "\"" + row[i] + "\"" : row[i]);
        }
        text.append("\n");
    }
    return text;
}

/// What stands below the nearest head for the total; -1: nothing that is a number.
int writtenTotal(const Cells &cells, std::size_t line, const std::string &head) {
    const auto &row = cells.at(line - 1);
    for (std::size_t above = line - 1; above-- > 0;) {
        const auto found = std::find(cells[above].begin(), cells[above].end(), head);
        if (found != cells[above].end()) {
            const auto place = static_cast<std::size_t>(found - cells[above].begin());
            return place < row.size() ? scorer::wholeNumberOrSum(row[place]).value_or(-1) : -1;
        }
    }
    return -1;
}

/// Whether something was said of a player's line, of their table or of the whole file.
bool isTold(const scorer::Import &import, const std::vector<scorer::LocatedFinding> &findings,
            std::size_t line) {
    return !import.remarks.empty() ||
           std::any_of(findings.begin(), findings.end(), [line](const auto &located) {
               return located.line == line || located.player.empty();
           });
}

/// How many entries have the total that their line says; the others are told of.
int totalsHeld(const scorer::Import &import, const Cells &cells, const std::string &head) {
    static const scorer::Checker checker(scorer::classicBoxes(), &scorer::duelBox(),
                                         &scorer::diceBox());
    const auto findings = checkImport(import, checker);
    int held = 0;
    for (const scorer::Sheet &sheet : import.sheets) {
        for (const scorer::Entry &entry : sheet.entries) {
            const int written = writtenTotal(cells, entry.line, head);
            const bool same = meritOf(sheet, entry).points.value_or(-1) == written;
            EXPECT_TRUE(same || written < 0 || isTold(import, findings, entry.line))
                << entry.player << " has not " << written;
            held += same ? 1 : 0;
        }
    }
    return held;
}

TEST(Mutations, NoTotalIsChangedInSilence) {
    Rng rng(2);
    int held = 0;
    for (int i = 0; i < wantedMutations(); ++i) {
        const Paper &paper = papers()[below(rng, papers().size())];
        Cells cells = tableOf(paper, rng);
        for (std::uint32_t changes = rng.below(3); changes > 0; --changes) {
            change(cells, rng);
        }
        const std::string text = textOf(cells, ",;\t|"[rng.below(4)]);
        const auto reading = readScores(text);
        if (reading.ok()) {
            held += totalsHeld(*reading, cells, paper.heads[paper.total]);
        }
        ASSERT_FALSE(HasFailure()) << text;
    }
    EXPECT_GT(held, wantedMutations());
}

TEST(Mutations, SpreadsheetsAreReadOrRefused) {
    Rng rng(3);
    const std::string xml =
        "<row><c t=\"inlineStr\"><is><t>Player</t></is></c><c t=\"inlineStr\"><is>"
        "<t>Total</t></is></c></row><row><c t=\"str\"><v>Anna</v></c><c s=\"1\">"
        "<v>46082.5</v></c></row><row><c><v>Ben</v></c><c><v>12</v></c></row>";
    const std::string table =
        "<table:table><table:table-row><table:table-cell><text:p>Player</text:p></table:table-cell>"
        "<table:table-cell><text:p>Total</text:p></table:table-cell></table:table-row>"
        "<table:table-row table:number-rows-repeated=\"2\"><table:table-cell><text:p>Anna</text:p>"
        "</table:table-cell><table:table-cell office:value=\"5\"/></table:table-row></table:table>";
    int read = 0;
    for (int i = 0; i < wantedMutations() / 3; ++i) {
        const bool open = rng.below(2) == 0;
        const auto reading = readScores(open ? openDocument(mutated(table, rng))
                                             : excel({{"A", mutated(xml, rng)}}));
        read += reading.ok() ? 1 : 0;
    }
    EXPECT_GT(read, wantedMutations() / 20);
}

} // namespace
} // namespace mirabilia::scorefiles
