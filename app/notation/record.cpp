// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/record.h"

#include "app/data/fingerprint.h"

#include <algorithm>

namespace mirabilia::notation {

namespace {

constexpr std::size_t longestName = 200;

[[noreturn]] void refuseGame(const JsonValue &record) {
    if (const auto edition = record.find("edition")) {
        edition->refuse("there is no such edition of a game here");
    }
    record.refuse("it is a record of no game that is known here");
}

void handOver(const JsonValue &record, const Games &games, const WithRecord &use,
              RecordResult &result) {
    if (const auto id = record.find("id")) {
        result.name = printable(id->text(), longestName);
    }
    const auto game = std::find_if(games.begin(), games.end(), [&record](const auto &candidate) {
        return candidate->claimsRecord(record.raw());
    });
    if (game == games.end()) {
        refuseGame(record);
    }
    requireSameData(record, (*game)->fingerprint);
    use(record, **game);
}

RecordResult judged(const Json &record, const std::string &where, const Games &games,
                    const WithRecord &use) {
    RecordResult result{where, Verdict::passed, {}};
    try {
        handOver(JsonValue(record), games, use, result);
    } catch (const Disagreed &difference) {
        result.verdict = Verdict::failed;
        result.message = difference.what();
    } catch (const Refused &refused) {
        result.verdict = Verdict::refused;
        result.message = refused.what();
    }
    return result;
}

} // namespace

std::string withData(std::string record, std::string_view data) {
    if (record.empty() || data.empty()) {
        return record;
    }
    const OrderedJson plain = OrderedJson::parse(record);
    OrderedJson named;
    for (const auto &[key, value] : plain.items()) {
        named[key] = value;
        if (named.size() == 1) { // behind the format
            named["data"] = data;
        }
    }
    return named.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

void requireSameData(const JsonValue &record, std::uint64_t inUse) {
    const auto data = record.find("data");
    if (data && data->text() != fingerprintText(inUse)) {
        data->refuse("the game was played with other data (" + printable(data->text()) +
                     ") than those in use (" + fingerprintText(inUse) + ")");
    }
}

std::string withRecord(std::string_view text,
                       const std::function<bool(const JsonValue &record)> &use) {
    try {
        const Json document = parseJson(text);
        if (const JsonValue record(document); !use(record)) {
            refuseGame(record);
        }
    } catch (const Disagreed &difference) {
        return difference.what();
    } catch (const Refused &refused) {
        return refused.what();
    }
    return {};
}

std::vector<RecordResult> eachRecord(std::string_view text, const std::string &where,
                                     const Games &games, const WithRecord &use) {
    const std::string place = printable(where, 2 * longestName);
    std::vector<RecordResult> results;
    try {
        const Json document = parseJson(text);
        if (!document.is_array()) {
            results.push_back(judged(document, place, games, use));
            return results;
        }
        for (const Json &record : document) {
            results.push_back(
                judged(record, place + "[" + std::to_string(results.size()) + "]", games, use));
        }
        if (results.empty()) {
            throw Refused("it holds no record");
        }
    } catch (const Refused &refused) {
        results.push_back({place, Verdict::refused, refused.what()});
    }
    return results;
}

std::vector<RecordResult> verifyRecords(std::string_view text, const std::string &where,
                                        const Games &games) {
    return eachRecord(text, where, games, [](const JsonValue &record, const GameNotation &game) {
        game.verify(record);
    });
}

} // namespace mirabilia::notation
