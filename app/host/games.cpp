// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/games.h"

#include "app/host/classic_match.h"

namespace mirabilia::host {

namespace {

/// FNV-1a: the same on every platform, which std::hash is not.
std::uint64_t fingerprintOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    }
    return hash;
}

} // namespace

Games::Games(std::string_view classicJson, std::string_view fileName)
    : m_fingerprint(fingerprintOf(classicJson)) {
    auto catalogue = classic::parseCatalogue(classicJson, fileName);
    if (catalogue) {
        m_classic = std::make_shared<const classic::Catalogue>(std::move(catalogue).value());
    } else {
        m_problem = catalogue.error();
    }
}

std::string Games::completeSetup(v1::SavedGameHeader &header) const {
    if (header.setup_case() == v1::SavedGameHeader::kClassic) {
        return ClassicMatch::completeSetup(*m_classic, header);
    }
    return "it is of a game that this program does not know";
}

MatchOrProblem Games::make(const v1::SavedGameHeader &header) const {
    if (header.setup_case() == v1::SavedGameHeader::kClassic) {
        return ClassicMatch::make(m_classic, header);
    }
    return {nullptr, "it is of a game that this program does not know"};
}

} // namespace mirabilia::host
