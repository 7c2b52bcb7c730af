// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/utf8.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::notation {

using Json = nlohmann::json;
/// Keeps the order in which keys were added: for what is written.
using OrderedJson = nlohmann::ordered_json;

/// A document cannot be used; what() names the place and the reason. Thrown inside this library
/// only: its interface hands out sentences.
class Refused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A document is well-formed, but the engine finds something else; what() names the place.
class Disagreed : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

using mirabilia::printable;

/// Any value in a message, written as JSON and shortened.
std::string shown(const Json &value);

/// Parses a document. Refuses text that is not JSON, nesting deeper than 64, and a key that stands
/// twice in an object.
Json parseJson(std::string_view text);

/// A value in a document that knows its place: "given.seats.0.coins". Whatever is asked of it and
/// is not there is refused with that place. Must not outlive the document.
class JsonValue {
public:
    /// The root of a document; `start` begins every place, followed by a space.
    explicit JsonValue(const Json &root, std::string start = {})
        : value(&root)
        , start(std::move(start)) {}

    [[nodiscard]] const Json &raw() const { return *value; }
    [[nodiscard]] std::string place() const;
    [[noreturn]] void refuse(const std::string &reason) const;
    [[noreturn]] void disagree(const std::string &reason) const;

    /// A member that must be there, or may be.
    [[nodiscard]] JsonValue at(const std::string &key) const;
    [[nodiscard]] std::optional<JsonValue> find(const std::string &key) const;
    [[nodiscard]] bool has(const std::string &key) const { return find(key).has_value(); }
    /// Refuses keys that are not in the list.
    void onlyKeys(std::initializer_list<std::string_view> known) const;
    /// The members of an object, in the order of their keys.
    [[nodiscard]] std::vector<std::pair<std::string, JsonValue>> members() const;
    [[nodiscard]] std::vector<JsonValue> items() const;

    [[nodiscard]] int integer(int least, int most) const;
    [[nodiscard]] std::uint64_t unsignedInteger() const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] std::string text() const;
    /// The meaning of one of some words.
    template <class T>
    [[nodiscard]] T word(std::initializer_list<std::pair<std::string_view, T>> words) const {
        const std::string found = text();
        std::string known;
        for (const auto &[name, meaning] : words) {
            if (name == found) {
                return meaning;
            }
            known += (known.empty() ? "" : ", ") + std::string(name);
        }
        refuse(shown(*value) + " is unknown, expected one of " + known);
    }

private:
    JsonValue(const JsonValue &parent, const Json &child, const std::string &key);

    const Json *value;
    std::string start;
    std::string path;
};

/// What a text names, if a table knows it.
template <class Found>
auto known(const JsonValue &value, std::string_view what, const Found &found) {
    if (!found) {
        value.refuse("the " + std::string(what) + " " + shown(value.raw()) + " is unknown");
    }
    return *found;
}

/// What `read` makes of a member, or what an absent one stands for.
template <class T, class Read>
T valueOr(const JsonValue &object, const char *key, T fallback, Read read) {
    const auto found = object.find(key);
    return found ? static_cast<T>(read(*found)) : fallback;
}
inline int wholeOr(const JsonValue &object, const char *key, int fallback, int least, int most) {
    return valueOr(object, key, fallback,
                   [least, most](const JsonValue &value) { return value.integer(least, most); });
}
inline bool truthOr(const JsonValue &object, const char *key, bool fallback) {
    return valueOr(object, key, fallback, [](const JsonValue &value) { return value.boolean(); });
}

} // namespace mirabilia::notation
