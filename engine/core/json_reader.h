// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the games' data loaders; not part of their interfaces.

#include "engine/core/fault.h"
#include "engine/core/json_guard.h"
#include "engine/core/parsed.h"
#include "engine/core/score_sheet.h"
#include "engine/core/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace mirabilia::json_reader {

using Json = nlohmann::json;

/// Quotes a word of the document for a message.
inline std::string inQuotes(std::string_view text) {
    return "\"" + printable(text, 40) + "\"";
}

/// The names of an enumeration's values, from its `name(Enum)`.
template <class Enum, std::size_t Count>
std::array<std::string_view, Count> words() {
    std::array<std::string_view, Count> result;
    for (std::size_t i = 0; i < Count; ++i) {
        result[i] = name(static_cast<Enum>(i));
    }
    return result;
}

/// The parts of a document that have been read.
using Seen = std::unordered_set<const Json *>;

/// A value of the document and its path.
class Value {
public:
    Value(const Json &json, std::string where, Seen &looked)
        : content(&json)
        , path(std::move(where))
        , seen(&looked) {}

    [[noreturn]] void refuse(const std::string &reason) const { throw Fault(path, reason); }

    [[nodiscard]] bool isNull() const {
        if (content->is_null()) {
            seen->insert(content);
        }
        return content->is_null();
    }
    [[nodiscard]] bool isText() const { return content->is_string(); }
    [[nodiscard]] bool isObject() const { return content->is_object(); }
    [[nodiscard]] bool isList() const { return content->is_array(); }

    [[nodiscard]] Value at(const std::string &key) const {
        const auto found = member(key);
        if (found == nullptr) {
            refuse("\"" + key + "\" is missing");
        }
        return {*found, path + "/" + key, *seen};
    }
    [[nodiscard]] bool has(const std::string &key) const { return member(key) != nullptr; }

    [[nodiscard]] std::string text() const {
        if (!content->is_string() || content->get_ref<const std::string &>().empty()) {
            refuse("expected text");
        }
        seen->insert(content);
        return content->get<std::string>();
    }
    [[nodiscard]] bool truth() const {
        if (!content->is_boolean()) {
            refuse("expected true or false");
        }
        seen->insert(content);
        return content->get<bool>();
    }
    [[nodiscard]] int number(int least, int most) const {
        const auto range =
            "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most);
        if (!content->is_number_integer()) {
            refuse(range);
        }
        // nlohmann keeps numbers beyond int64 as unsigned; they are far above any limit here.
        if (content->is_number_unsigned() &&
            content->get<std::uint64_t>() > static_cast<std::uint64_t>(std::max(most, 0))) {
            refuse(range);
        }
        const auto value = content->get<std::int64_t>();
        if (value < least || value > most) {
            refuse(range);
        }
        seen->insert(content);
        return static_cast<int>(value);
    }
    [[nodiscard]] std::uint8_t small(int least, int most) const {
        return static_cast<std::uint8_t>(number(least, most));
    }

    void forEachItem(const std::function<void(const Value &)> &visit) const {
        if (!content->is_array()) {
            refuse("expected a list");
        }
        seen->insert(content);
        for (std::size_t i = 0; i < content->size(); ++i) {
            visit({(*content)[i], path + "/" + std::to_string(i), *seen});
        }
    }
    void forEachMember(const std::function<void(const std::string &, const Value &)> &visit) const {
        requireObject();
        seen->insert(content);
        for (const auto &[key, value] : content->items()) {
            visit(key, {value, path + "/" + key, *seen});
        }
    }

    /// Returns the index of this text in `words`; refuses any other text.
    template <class Words>
    [[nodiscard]] std::size_t oneOf(const Words &words) const {
        const std::string word = text();
        const auto found = std::find(words.begin(), words.end(), word);
        if (found == words.end()) {
            std::string known;
            for (const auto &each : words) {
                known.append(known.empty() ? "" : ", ").append(each);
            }
            refuse(inQuotes(word) + " is unknown here, known: " + known);
        }
        return static_cast<std::size_t>(found - words.begin());
    }

    /// Refuses anything that has not been read: a misspelt key, or a fact that the rules do not
    /// use. Members whose keys are in `remarks` are for people and exempt.
    void refuseUnread(const std::vector<std::string_view> &remarks) const {
        if (!content->is_structured() || content->empty()) {
            if (seen->count(content) == 0) {
                refuse("this is not known here");
            }
            return;
        }
        for (const auto &[key, value] : content->items()) {
            if (content->is_array() ||
                std::find(remarks.begin(), remarks.end(), key) == remarks.end()) {
                Value(value, path + "/" + key, *seen).refuseUnread(remarks);
            }
        }
    }

private:
    void requireObject() const {
        if (!content->is_object()) {
            refuse("expected an object");
        }
    }
    [[nodiscard]] const Json *member(const std::string &key) const {
        requireObject();
        const auto found = content->find(key);
        return found == content->end() ? nullptr : &*found;
    }

    const Json *content;
    std::string path;
    Seen *seen;
};

/// Refuse every value except the one that the rules know.
inline void requireText(const Value &value, std::string_view only) {
    if (value.text() != only) {
        value.refuse(inQuotes(value.text()) + " is unknown here, only \"" + std::string(only) +
                     "\" is");
    }
}
inline void requireTruth(const Value &value, bool only) {
    if (value.truth() != only) {
        value.refuse(std::string("only ") + (only ? "true" : "false") + " is known here");
    }
}
inline void requireNumber(const Value &value, int only) {
    if (value.number(-999, 999) != only) {
        value.refuse("only " + std::to_string(only) + " is known here");
    }
}
/// Refuses every list except exactly these words.
inline void requireList(const Value &list, const std::vector<std::string_view> &only) {
    std::size_t count = 0;
    list.forEachItem([&](const Value &item) {
        if (count >= only.size()) {
            item.refuse("one too many");
        }
        requireText(item, only[count++]);
    });
    if (count < only.size()) {
        list.refuse("\"" + std::string(only[count]) + "\" is missing");
    }
}

/// Refuses `value` if `points`, the most a city could score up to here, is too high.
inline void checkPoints(const Value &value, int points) {
    if (points > mostTotal) {
        value.refuse("with this a city could score more than " + std::to_string(mostTotal) +
                     " points");
    }
}

/// Parses a document and builds a T from it. A failure names the file, the place and the reason.
template <class T, class Build>
Parsed<T> read(std::string_view text, std::string_view fileName, Build build) {
    const auto failure = [fileName](const std::string &place, const std::string &reason) {
        return Parsed<T>::failure(std::string(fileName) + ": " +
                                  (place.empty() ? "/" : printable(place, 400)) + ": " + reason);
    };
    try {
        JsonGuard guard;
        const Json document = Json::parse(text.begin(), text.end(), std::ref(guard));
        Seen seen;
        return build(Value(document, "", seen));
    } catch (const Json::parse_error &error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(
                                            std::min<std::size_t>(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        return failure("line " + std::to_string(line), "not valid JSON");
    } catch (const Json::exception &) {
        return failure("", "not valid JSON");
    } catch (const Unwanted &found) {
        return failure(found.place, found.repeatedKey
                                        ? inQuotes(*found.repeatedKey) + " stands there twice"
                                        : "nested too deeply");
    } catch (const Fault &fault) {
        return failure(fault.place, fault.reason);
    }
}

} // namespace mirabilia::json_reader
