// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a game record: they are judged, never more than that.
#include "app/notation/games.h"
#include "app/notation/record.h"
#include "resources/data.h"

#include <cstdlib>

using namespace mirabilia;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const notation::Games games = notation::loadAll(data::file);
    const std::string text(bytes, bytes + size);
    for (const auto &result : notation::verifyRecords(text, "input", games)) {
        if ((result.verdict == notation::Verdict::passed) != result.message.empty()) {
            std::abort();
        }
    }
    return 0;
}
