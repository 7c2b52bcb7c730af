// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of scores, for each reader by itself (the first byte tells which): what is
// read can be checked, written and read again, and is the same then.
#include "resources/data.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <array>
#include <cstdlib>

using namespace mirabilia;

namespace {

/// What makes the recogniser take a text for one of the kinds.
constexpr std::array<std::string_view, 7> beginnings{
    "",
    "player,military,treasury,civilian,total,rank,sheet_id\n",
    ",Anna,Ben\nMilitary,",
    "Date,Player 1,Score 1,Player 2,Score 2\n",
    "{\"sheets\":[{\"players\":[",
    "{\"games\":[{\"id\":1,\"name\":\"7 Wonders\"}],\"plays\":[{\"gameRefId\":1,",
    "<plays><play><item name=\"7 Wonders\"/>"};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const auto catalogue =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    static const auto secondEdition =
        classic::parseCatalogue(data::file("classic-2.json"), "classic-2.json").value();
    static const auto duelCatalogue =
        duel::parseCatalogue(data::file("duel.json"), "duel.json").value();
    static const scorer::Checker checker({catalogue, secondEdition}, &duelCatalogue);
    std::string text(size > 0 ? beginnings.at(bytes[0] % beginnings.size()) : std::string_view());
    text.append(bytes + (size > 0 ? 1 : 0), bytes + size);
    auto import = scorer::readSheets(text);
    if (!import) {
        return 0;
    }
    scorer::writeFindings(*import, scorer::checkImport(*import, checker));
    for (scorer::Sheet &sheet : import.value().sheets) {
        for (scorer::Entry &entry : sheet.entries) {
            entry.line = 0;
        }
    }
    const auto again = scorer::readJson(scorer::writeJson(import->sheets));
    const auto fromCsv = scorer::readSheets(scorer::writeCsv(import->sheets));
    // An entry with nothing in it is an object in JSON and a blank line in CSV.
    if (!again || again->sheets != import->sheets || (fromCsv && fromCsv->rows > import->rows)) {
        std::abort();
    }
    return 0;
}
