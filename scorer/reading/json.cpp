// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/json.h"

#include "engine/core/json_guard.h"
#include "scorer/text.h"

#include <algorithm>

namespace mirabilia::scorer {

void refuse(std::string code, Finding::Params params) {
    throw Refused{{FindingKind::unread, std::move(code), std::move(params), "", std::nullopt}};
}

namespace {

/// Shows a document to a guard before it is parsed: with a callback the parser looks through a
/// list again for each of its items.
class Watch final : public Json::json_sax_t {
public:
    bool null() override { return value(); }
    bool boolean(bool) override { return value(); }
    bool number_integer(number_integer_t) override { return value(); }
    bool number_unsigned(number_unsigned_t) override { return value(); }
    bool number_float(number_float_t, const string_t &) override { return value(); }
    bool string(string_t &) override { return value(); }
    bool binary(binary_t &) override { return value(); }
    bool start_object(std::size_t) override { return begins(Event::object_start); }
    bool start_array(std::size_t) override { return begins(Event::array_start); }
    bool end_object() override { return ends(Event::object_end); }
    bool end_array() override { return ends(Event::array_end); }
    bool key(string_t &word) override {
        Json parsed = word;
        return guard(depth, Event::key, parsed);
    }
    bool parse_error(std::size_t, const std::string &, const Json::exception &) override {
        return false; // the parser says it again
    }

private:
    using Event = Json::parse_event_t;

    bool value() { return tell(depth, Event::value); }
    bool begins(Event event) { return tell(depth++, event); }
    bool ends(Event event) { return tell(--depth, event); }
    bool tell(int level, Event event) {
        Json nothing;
        return guard(level, event, nothing);
    }

    JsonGuard guard;
    int depth = 0;
};

} // namespace

Json parsedJson(std::string_view text) {
    try {
        Watch watch;
        Json::sax_parse(text.begin(), text.end(), &watch);
        return Json::parse(text.begin(), text.end());
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
    return readJson(text, {}, {});
}

Reading readJson(std::string_view text, const Progress &progress, const ColumnWishes &columns) {
    try {
        const Json document = parsedJson(text);
        if (auto lines = jsonTable(document)) {
            return readCells(*std::move(lines), progress, columns);
        }
        return isBgStats(document) ? bgStatsPlays(document) : sheetsInJson(document);
    } catch (const Refused &refused) {
        return refused.why;
    }
}

} // namespace mirabilia::scorer
