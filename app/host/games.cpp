// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/games.h"

#include "app/host/classic_protocol.h"
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "app/host/engine_match.h"
#include "app/notation/games.h"

#include <algorithm>

namespace mirabilia::host {

namespace {

constexpr const char *unknownGame = "it is of a game that this program does not know";

/// The words in which the host speaks of a game.
template <Game G>
struct ProtocolOf;
template <>
struct ProtocolOf<classic::Classic> {
    using Type = ClassicProtocol;
};
template <>
struct ProtocolOf<duel::Duel> {
    using Type = DuelProtocol;
};
template <>
struct ProtocolOf<dice::Dice> {
    using Type = DiceProtocol;
};

/// FNV-1a: the same on every platform, which std::hash is not.
std::uint64_t fingerprintOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    }
    return hash;
}

} // namespace

/// One game with its data.
class Games::Entry {
public:
    Entry(std::string_view game, v1::SavedGameHeader::SetupCase setup, std::uint64_t dataHash)
        : id(game)
        , setupCase(setup)
        , fingerprint(dataHash) {}
    virtual ~Entry() = default;

    virtual void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                     v1::SavedGameHeader &header) const = 0;
    virtual std::string complete(v1::SavedGameHeader &header) const = 0;
    [[nodiscard]] virtual MatchOrProblem make(const v1::SavedGameHeader &header) const = 0;
    [[nodiscard]] virtual bool claims(const notation::Json &record) const = 0;
    [[nodiscard]] virtual PlayedGame played(const notation::JsonValue &record) const = 0;

    const std::string_view id;
    const v1::SavedGameHeader::SetupCase setupCase;
    const std::uint64_t fingerprint;
};

template <Protocol P>
class Games::EntryOf final : public Games::Entry {
public:
    using Catalogue = typename P::Game::Catalogue;

    EntryOf(Catalogue data, std::uint64_t dataHash)
        : Entry(P::Game::id, P::setupCase, dataHash)
        , catalogue(std::make_shared<const Catalogue>(std::move(data))) {}

    void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
             v1::SavedGameHeader &header) const override {
        P::ask(wishes, seed, header);
    }
    std::string complete(v1::SavedGameHeader &header) const override {
        P::complete(*catalogue, header);
        return P::setup(*catalogue, header).error();
    }
    [[nodiscard]] MatchOrProblem make(const v1::SavedGameHeader &header) const override {
        return EngineMatch<P>::make(catalogue, header);
    }
    [[nodiscard]] bool claims(const notation::Json &record) const override {
        return notation::isRecordOf(*catalogue, record);
    }
    [[nodiscard]] PlayedGame played(const notation::JsonValue &record) const override {
        return EngineMatch<P>::ofRecord(catalogue, record);
    }

    const std::shared_ptr<const Catalogue> catalogue;
};

template <Protocol P>
void Games::add(const DataOf &dataOf) {
    const std::string fileName = notation::dataFile(P::Game::id);
    const DataText data = dataOf(fileName);
    auto catalogue = P::Game::parse(data.text, data.name.empty() ? fileName : data.name);
    if (catalogue) {
        m_entries.push_back(
            std::make_unique<EntryOf<P>>(std::move(catalogue).value(), fingerprintOf(data.text)));
    } else if (m_problem.empty()) {
        m_problem = catalogue.error();
    }
}

template <Game G>
std::shared_ptr<const typename G::Catalogue> Games::catalogue() const {
    for (const auto &entry : m_entries) {
        if (const auto *found =
                dynamic_cast<const EntryOf<typename ProtocolOf<G>::Type> *>(entry.get())) {
            return found->catalogue;
        }
    }
    return nullptr;
}
template std::shared_ptr<const classic::Catalogue> Games::catalogue<classic::Classic>() const;
template std::shared_ptr<const duel::Catalogue> Games::catalogue<duel::Duel>() const;
template std::shared_ptr<const dice::Catalogue> Games::catalogue<dice::Dice>() const;

Games::Games(const DataOf &dataOf) {
    notation::AllGames::map([&]<Game G>() {
        add<typename ProtocolOf<G>::Type>(dataOf);
        return G::id;
    });
}

Games::~Games() = default;
Games::Games(Games &&) noexcept = default;

const Games::Entry *Games::entryOf(const v1::SavedGameHeader &header) const {
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&header](const auto &entry) {
            return entry->setupCase == header.setup_case();
        });
    return found == m_entries.end() ? nullptr : found->get();
}

std::uint64_t Games::fingerprint(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? 0 : entry->fingerprint;
}

std::string_view Games::idOf(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? std::string_view() : entry->id;
}

std::string Games::setUp(std::string_view game, std::span<const SeatWish> wishes,
                         std::uint64_t seed, v1::SavedGameHeader &header) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [game](const auto &entry) { return entry->id == game; });
    if (found == m_entries.end()) {
        return unknownGame;
    }
    for (const SeatWish &wish : wishes) {
        v1::SeatWish &kept = *header.add_wishes();
        kept.set_wonder(wish.wonder);
        kept.set_side(wish.side);
        kept.set_begins(wish.begins);
    }
    (*found)->ask(wishes, seed, header);
    header.set_data_fingerprint((*found)->fingerprint);
    return (*found)->complete(header);
}

std::string Games::completeSetup(v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? unknownGame : entry->complete(header);
}

MatchOrProblem Games::make(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? MatchOrProblem{nullptr, unknownGame} : entry->make(header);
}

PlayedGame Games::played(std::string_view record) const {
    const auto fail = [](const std::string &why) { return PlayedGame{{}, nullptr, {}, why}; };
    try {
        const notation::Json document = notation::parseJson(record);
        const auto found =
            std::find_if(m_entries.begin(), m_entries.end(),
                         [&document](const auto &entry) { return entry->claims(document); });
        return found == m_entries.end() ? fail(unknownGame)
                                        : (*found)->played(notation::JsonValue(document));
    } catch (const notation::Disagreed &difference) {
        return fail(difference.what());
    } catch (const notation::Refused &refused) {
        return fail(refused.what());
    }
}

} // namespace mirabilia::host
