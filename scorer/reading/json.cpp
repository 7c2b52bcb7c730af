// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/json.h"

#include "engine/core/json_guard.h"
#include "scorer/text.h"

#include <algorithm>
#include <functional>

namespace mirabilia::scorer {

void refuse(std::string code, Finding::Params params) {
    throw Refused{{FindingKind::unread, std::move(code), std::move(params), "", std::nullopt}};
}

Json parsedJson(std::string_view text) {
    JsonGuard guard;
    try {
        return Json::parse(text.begin(), text.end(), std::ref(guard));
    } catch (const Unwanted &found) {
        if (found.repeatedKey) {
            refuse("json_twice",
                   {{"place", shortened(found.place)}, {"key", shortened(*found.repeatedKey)}});
        }
        refuse("json_deep", {{"levels", std::to_string(JsonGuard::deepest)}});
    } catch (const Json::parse_error &error) {
        const std::string_view before = text.substr(0, std::min(error.byte, text.size()));
        refuse("bad_json",
               {{"line", std::to_string(1 + std::count(before.begin(), before.end(), '\n'))}});
    } catch (const Json::exception &) {
        refuse("json_number");
    }
}

const Json &member(const Json &json, std::string_view key) {
    static const Json absent;
    const auto found = json.is_object() ? json.find(key) : json.end();
    return json.is_object() && found != json.end() ? *found : absent;
}

std::string textIn(const Json &value) {
    if (value.is_string()) {
        return tidied(value.get<std::string>());
    }
    return value.is_number() || value.is_boolean() ? value.dump() : "";
}

std::string linesIn(const Json &value) {
    return value.is_string() ? tidiedLines(value.get<std::string>()) : textIn(value);
}

Reading readJson(std::string_view text) {
    try {
        const Json document = parsedJson(text);
        return isBgStats(document) ? bgStatsPlays(document) : sheetsInJson(document);
    } catch (const Refused &refused) {
        return refused.why;
    }
}

} // namespace mirabilia::scorer
