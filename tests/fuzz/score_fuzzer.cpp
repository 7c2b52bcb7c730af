// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of scores, a program for each reader: what is read can be checked, written
// and read again, and is the same then.
#include "app/scorefiles/score_file.h"
#include "resources/data.h"
#include "tests/scorer/comes_back.h"
#include "tests/scorer/packed.h"

#include <array>
#include <cstdint>
#include <cstdlib>

using namespace mirabilia;

namespace {

/// Whose file it is. CMakeLists.txt says which of them a program is for.
enum class Reader : std::uint8_t { any, rows, paper, games, json, bg_stats, bgg, excel, open };
constexpr Reader reader = Reader::MIRABILIA_READER;

/// What makes the recogniser take a text for it.
constexpr std::array<std::string_view, 7> beginnings{
    "",
    "player,military,treasury,civilian,total,rank,sheet_id\n",
    ",Anna,Ben\nMilitary,",
    "Date,Player 1,Score 1,Player 2,Score 2\n",
    "{\"sheets\":[{\"players\":[",
    "{\"games\":[{\"id\":1,\"name\":\"7 Wonders\"}],\"plays\":[{\"gameRefId\":1,",
    "<plays><play><item name=\"7 Wonders\"/>"};

std::string fileWith(const std::string &bytes) {
    if constexpr (reader == Reader::excel) {
        return scorefiles::excel({{"A", bytes}}, "<si><t>Player</t></si>");
    }
    if constexpr (reader == Reader::open) {
        return scorefiles::openDocument(bytes);
    }
    const auto place = static_cast<std::size_t>(reader);
    return std::string(place < beginnings.size() ? beginnings[place] : "").append(bytes);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const auto catalogue =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    static const auto secondEdition =
        classic::parseCatalogue(data::file("classic-2.json"), "classic-2.json").value();
    static const auto duelCatalogue =
        duel::parseCatalogue(data::file("duel.json"), "duel.json").value();
    static const scorer::Checker checker({catalogue, secondEdition}, &duelCatalogue);
    const auto import = scorefiles::readScores(fileWith(std::string(bytes, bytes + size)));
    if (!import) {
        return 0;
    }
    scorer::writeFindings(*import, scorer::checkImport(*import, checker));
    if (!scorer::lostInJson(import->sheets).empty() || !scorer::lostInCsv(import->sheets).empty()) {
        std::abort();
    }
    return 0;
}
