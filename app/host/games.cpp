// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/games.h"

#include "app/data/fingerprint.h"
#include "app/host/classic_protocol.h"
#include "app/host/dice_protocol.h"
#include "app/host/duel_protocol.h"
#include "app/host/engine_match.h"
#include "app/notation/games.h"
#include "app/notation/lesson.h"
#include "app/notation/record.h"
#include "app/notation/recorded_game.h"
#include "engine/ai/classic/player.h"
#include "engine/ai/dice/player.h"
#include "engine/ai/duel/player.h"
#include "engine/ai/nets.h"
#include "engine/core/text_hash.h"
#include "resources/data.h"

#include <algorithm>
#include <mutex>

namespace mirabilia::host {

namespace {

/// Makes chance in lessons repeatable.
constexpr std::uint64_t lessonSeed = 1;

constexpr const char *unknownGame = "it is of a game that this program does not know";

/// Maps an engine game to its protocol.
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

} // namespace

int editionFrom(std::uint32_t named) {
    constexpr std::uint32_t beyondAll = 1000;
    return named == 0 ? 1 : static_cast<int>(std::min(named, beyondAll));
}

/// One game in one edition, with its data.
class Games::Entry {
public:
    Entry(std::string_view game, int of, v1::SavedGameHeader::SetupCase setup,
          std::string_view dataText)
        : id(game)
        , edition(of)
        , setupCase(setup)
        , text(dataText)
        , formerFingerprint(textHash(dataText))
        , ownData(ownDataFingerprint(notation::dataFile(game, of), dataText)) {}
    virtual ~Entry() = default;

    [[nodiscard]] virtual SeatWish known(const SeatWish &wish) const = 0;
    virtual void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
                     v1::SavedGameHeader &header) const = 0;
    virtual std::string complete(v1::SavedGameHeader &header) const = 0;
    [[nodiscard]] virtual MatchOrProblem make(const v1::SavedGameHeader &header) const = 0;
    /// Null for a record of another game.
    [[nodiscard]] virtual std::shared_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const = 0;
    /// Without a match for a record of another game.
    [[nodiscard]] virtual PlayedGame played(const notation::JsonValue &record) const = 0;
    [[nodiscard]] virtual Lesson lesson(std::string_view scenarios, std::size_t number,
                                        v1::SavedGameHeader &header) const = 0;

    /// Of the data. Worked out when it is first asked for, because a start needs none.
    [[nodiscard]] std::uint64_t fingerprint() const {
        std::call_once(m_fingerprinted, [this] { m_fingerprint = dataFingerprint(text); });
        return m_fingerprint;
    }

    const std::string_view id;
    const int edition;
    const v1::SavedGameHeader::SetupCase setupCase;
    const std::string text;                ///< of the data
    const std::uint64_t formerFingerprint; ///< as games of before 0.3 have it
    const std::string ownData;             ///< ownDataFingerprint()

private:
    mutable std::once_flag m_fingerprinted;
    mutable std::uint64_t m_fingerprint = 0;
};

template <Protocol P>
class Games::EntryOf final : public Games::Entry {
public:
    using Catalogue = typename P::Game::Catalogue;

    EntryOf(Catalogue data, int edition, std::string_view dataText)
        : Entry(P::Game::id, edition, P::setupCase, dataText)
        , catalogue(std::make_shared<const Catalogue>(std::move(data))) {}

    [[nodiscard]] SeatWish known(const SeatWish &wish) const override {
        return P::known(*catalogue, wish);
    }
    void ask(std::span<const SeatWish> wishes, std::uint64_t seed,
             v1::SavedGameHeader &header) const override {
        P::ask(wishes, seed, header);
    }
    std::string complete(v1::SavedGameHeader &header) const override {
        P::complete(*catalogue, header);
        return P::setup(*catalogue, header).error();
    }
    [[nodiscard]] MatchOrProblem make(const v1::SavedGameHeader &header) const override {
        return EngineMatch<P>::make(catalogue, header, ownData);
    }
    [[nodiscard]] std::shared_ptr<const RecordedGame>
    read(const notation::JsonValue &record) const override {
        using G = typename P::Game;
        if (!notation::isRecordOf<G>(record.raw(), *catalogue)) {
            return nullptr;
        }
        notation::requireSameData(record, fingerprint());
        return std::make_shared<const notation::RecordedGameOf<G, v1::Move>>(record, catalogue,
                                                                             P::moveTo);
    }
    [[nodiscard]] PlayedGame played(const notation::JsonValue &record) const override {
        if (!notation::isRecordOf<typename P::Game>(record.raw(), *catalogue)) {
            return {};
        }
        notation::requireSameData(record, fingerprint());
        PlayedGame played = EngineMatch<P>::ofRecord(catalogue, record);
        played.otherData = !ownData.empty() && !record.has("data");
        return played;
    }
    [[nodiscard]] Lesson lesson(std::string_view scenarios, std::size_t number,
                                v1::SavedGameHeader &header) const override {
        using G = typename P::Game;
        const auto read = notation::readLesson<G>(scenarios, number, *catalogue);
        if (!read) {
            return {nullptr, {}, read.error()};
        }
        const int seats = G::seatCount(read->state);
        if (header.seats_size() < seats) {
            return {nullptr, {}, "there are too few who could sit there"};
        }
        header.mutable_seats()->DeleteSubrange(seats, header.seats_size() - seats);
        P::ask({}, lessonSeed, header);
        Lesson lesson{EngineMatch<P>::from(catalogue, read->state, header), {}, {}};
        for (const auto &move : read->asked) {
            lesson.asked.push_back(P::moveTo(*catalogue, move));
        }
        return lesson;
    }

    const std::shared_ptr<const Catalogue> catalogue;
};

template <Protocol P>
void Games::add(int edition, const DataOf &dataOf) {
    const std::string fileName = notation::dataFile(P::Game::id, edition);
    const DataText data = dataOf(fileName);
    auto catalogue = P::Game::parse(data.text, data.name.empty() ? fileName : data.name);
    std::string problem = catalogue ? std::string() : catalogue.error();
    if (catalogue && notation::editionOf<typename P::Game>(*catalogue) != edition) {
        problem =
            (data.name.empty() ? fileName : data.name) + ": " + std::string(notation::otherEdition);
    }
    if (problem.empty()) {
        ai::giveNet(*catalogue, data::file(std::string(P::Game::id) + ".net"));
        m_entries.push_back(
            std::make_shared<EntryOf<P>>(std::move(catalogue).value(), edition, data.text));
    } else if (m_problem.empty()) {
        m_problem = problem;
    }
}

template <Game G>
std::shared_ptr<const typename G::Catalogue> Games::catalogue(int edition) const {
    for (const auto &entry : m_entries) {
        const auto *found =
            dynamic_cast<const EntryOf<typename ProtocolOf<G>::Type> *>(entry.get());
        if (found != nullptr && found->edition == edition) {
            return found->catalogue;
        }
    }
    return nullptr;
}
template std::shared_ptr<const classic::Catalogue> Games::catalogue<classic::Classic>(int) const;
template std::shared_ptr<const duel::Catalogue> Games::catalogue<duel::Duel>(int) const;
template std::shared_ptr<const dice::Catalogue> Games::catalogue<dice::Dice>(int) const;

Games::Games(const DataOf &dataOf) {
    notation::AllGames::map([&]<Game G>() {
        for (int edition = 1; edition <= notation::editions<G>; ++edition) {
            add<typename ProtocolOf<G>::Type>(edition, dataOf);
        }
        return G::id;
    });
}

Games::Games(const GameData &data)
    : Games([&data](std::string_view file) { return DataText(data.text(file), data.name(file)); }) {
}

Games::~Games() = default;
Games::Games(Games &&) noexcept = default;

const Games::Entry *Games::entryOf(const v1::SavedGameHeader &header) const {
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&header](const auto &entry) {
            return entry->setupCase == header.setup_case() && entry->edition == editionOf(header);
        });
    return found == m_entries.end() ? nullptr : found->get();
}

const Games::Entry *Games::entryOf(std::string_view game, int edition) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(), [&](const auto &entry) {
        return entry->id == game && entry->edition == edition;
    });
    return found == m_entries.end() ? nullptr : found->get();
}

std::uint64_t Games::fingerprint(std::string_view game, int edition) const {
    const Entry *entry = entryOf(game, edition);
    return entry == nullptr ? 0 : entry->fingerprint();
}

std::string_view Games::dataText(std::string_view game, int edition) const {
    const Entry *entry = entryOf(game, edition);
    return entry == nullptr ? std::string_view() : entry->text;
}

bool Games::haveData(std::uint64_t fingerprint) const {
    return std::any_of(m_entries.begin(), m_entries.end(), [fingerprint](const auto &entry) {
        return entry->fingerprint() == fingerprint;
    });
}

bool Games::haveDataOf(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry != nullptr && (header.data_fingerprint() == entry->fingerprint() ||
                                header.data_fingerprint() == entry->formerFingerprint);
}

std::string Games::ownData(std::string_view game, int edition) const {
    const Entry *entry = entryOf(game, edition);
    return entry == nullptr ? std::string() : entry->ownData;
}

std::string_view Games::idOf(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? std::string_view() : entry->id;
}

bool Games::knows(std::string_view game, int edition) const {
    return entryOf(game, edition) != nullptr;
}

bool Games::knows(std::string_view game, int edition, const SeatWish &wish) const {
    const Entry *entry = entryOf(game, edition);
    return entry != nullptr && entry->known(wish) == wish;
}

std::string Games::setUp(std::string_view game, std::span<const SeatWish> wishes,
                         std::uint64_t seed, v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(game, editionOf(header));
    if (entry == nullptr) {
        return unknownGame;
    }
    for (const SeatWish &wish : wishes) {
        const SeatWish known = entry->known(wish);
        v1::SeatWish &kept = *header.add_wishes();
        kept.set_wonder(known.wonder);
        kept.set_side(known.side);
        kept.set_begins(known.begins);
    }
    entry->ask(wishes, seed, header);
    header.set_data_fingerprint(entry->fingerprint());
    return entry->complete(header);
}

std::string Games::completeSetup(v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? unknownGame : entry->complete(header);
}

MatchOrProblem Games::make(const v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(header);
    return entry == nullptr ? MatchOrProblem{nullptr, unknownGame} : entry->make(header);
}

Games::RecordReader Games::recordReader() const {
    return [entries = m_entries](std::string_view record) {
        RecordedGameOrProblem found;
        found.problem = notation::withRecord(record, [&](const notation::JsonValue &document) {
            return std::any_of(entries.begin(), entries.end(), [&](const auto &entry) {
                found.game = entry->read(document);
                return found.game != nullptr;
            });
        });
        return found;
    };
}

Lesson Games::lesson(std::string_view game, std::string_view scenarios, std::size_t number,
                     v1::SavedGameHeader &header) const {
    const Entry *entry = entryOf(game, editionOf(header));
    return entry == nullptr ? Lesson{nullptr, {}, unknownGame}
                            : entry->lesson(scenarios, number, header);
}

PlayedGame Games::played(std::string_view record) const {
    PlayedGame played;
    played.problem = notation::withRecord(record, [&](const notation::JsonValue &document) {
        return std::any_of(m_entries.begin(), m_entries.end(), [&](const auto &entry) {
            played = entry->played(document);
            played.edition = entry->edition;
            return played.start != nullptr;
        });
    });
    return played;
}

} // namespace mirabilia::host
