// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of scores: what is read can be checked, written and read again.
#include "resources/data.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <cstdlib>

using namespace mirabilia;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const auto catalogue =
        classic::parseCatalogue(data::file("classic.json"), "classic.json").value();
    static const auto duelCatalogue =
        duel::parseCatalogue(data::file("duel.json"), "duel.json").value();
    static const scorer::Checker checker(catalogue, &duelCatalogue);
    const std::string text(bytes, bytes + size);
    const auto import = scorer::readSheets(text);
    if (!import) {
        return 0;
    }
    scorer::writeFindings(*import, scorer::checkImport(*import, checker));
    const auto fromJson = scorer::readSheets(scorer::writeJson(import->sheets));
    const auto fromCsv = scorer::readSheets(scorer::writeCsv(import->sheets));
    // An entry with nothing in it is an object in JSON and a blank line in CSV.
    if (!fromJson || fromJson->rows != import->rows || (fromCsv && fromCsv->rows > import->rows)) {
        std::abort();
    }
    return 0;
}
