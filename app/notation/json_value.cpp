// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notation/json_value.h"

#include "engine/core/json_guard.h"

#include <algorithm>

namespace mirabilia::notation {

namespace {

constexpr std::size_t longestValue = 240;

/// "line 3, column 7" of a byte of the text.
std::string textPlace(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column =
        lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return "line " + std::to_string(line) + ", column " +
           std::to_string(std::max<std::size_t>(column, 1));
}

} // namespace

std::string shown(const Json &value) {
    return printable(value.dump(-1, ' ', false, Json::error_handler_t::replace), longestValue);
}

Json parseJson(std::string_view text) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw Refused("it is empty");
    }
    JsonGuard guard;
    try {
        return Json::parse(text.begin(), text.end(), std::ref(guard));
    } catch (const Unwanted &found) {
        if (found.repeatedKey) {
            throw Refused("the key \"" + printable(*found.repeatedKey) +
                          "\" stands twice in one object");
        }
        throw Refused("nested deeper than " + std::to_string(JsonGuard::deepest) + " levels");
    } catch (const Json::parse_error &error) {
        throw Refused(textPlace(text, error.byte) + ": not valid JSON");
    } catch (const Json::exception &) {
        throw Refused("not valid JSON: a number is too large");
    }
}

std::string JsonValue::place() const {
    return start.empty() || path.empty() ? start + path : start + " " + path;
}

void JsonValue::refuse(const std::string &reason) const {
    const std::string where = place();
    throw Refused(where.empty() ? reason : where + ": " + reason);
}

void JsonValue::disagree(const std::string &reason) const {
    const std::string where = place();
    throw Disagreed(where.empty() ? reason : where + ": " + reason);
}

JsonValue::JsonValue(const JsonValue &parent, const Json &child, const std::string &key)
    : value(&child)
    , start(parent.start)
    , path(parent.path.empty() ? printable(key) : parent.path + "." + printable(key)) {}

std::optional<JsonValue> JsonValue::find(const std::string &key) const {
    if (!value->is_object()) {
        refuse("expected an object");
    }
    const auto found = value->find(key);
    if (found == value->end()) {
        return std::nullopt;
    }
    return JsonValue(*this, *found, key);
}

JsonValue JsonValue::at(const std::string &key) const {
    const auto found = find(key);
    if (!found) {
        refuse("the key \"" + key + "\" is missing");
    }
    return *found;
}

void JsonValue::onlyKeys(std::initializer_list<std::string_view> known) const {
    for (const auto &[key, member] : members()) {
        if (std::find(known.begin(), known.end(), key) == known.end()) {
            member.refuse("unknown key");
        }
    }
}

std::vector<std::pair<std::string, JsonValue>> JsonValue::members() const {
    if (!value->is_object()) {
        refuse("expected an object");
    }
    std::vector<std::pair<std::string, JsonValue>> result;
    for (const auto &[key, member] : value->items()) {
        result.emplace_back(key, JsonValue(*this, member, key));
    }
    return result;
}

std::vector<JsonValue> JsonValue::items() const {
    if (!value->is_array()) {
        refuse("expected a list");
    }
    std::vector<JsonValue> result;
    for (const Json &item : *value) {
        result.push_back(JsonValue(*this, item, std::to_string(result.size())));
    }
    return result;
}

int JsonValue::integer(int least, int most) const {
    // Beyond int64 the parser keeps an unsigned number or a floating one.
    const bool whole = value->is_number_integer();
    const bool huge = value->is_number_unsigned() &&
                      value->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t number = whole && !huge ? value->get<std::int64_t>() : 0;
    if (!whole || huge || number < least || number > most) {
        refuse("expected a whole number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", got " + shown(*value));
    }
    return static_cast<int>(number);
}

std::uint64_t JsonValue::unsignedInteger() const {
    if (!value->is_number_unsigned()) {
        refuse("expected a whole number that is not negative, got " + shown(*value));
    }
    return value->get<std::uint64_t>();
}

bool JsonValue::boolean() const {
    if (!value->is_boolean()) {
        refuse("expected true or false, got " + shown(*value));
    }
    return value->get<bool>();
}

std::string JsonValue::text() const {
    if (!value->is_string()) {
        refuse("expected text, got " + shown(*value));
    }
    return value->get<std::string>();
}

} // namespace mirabilia::notation
