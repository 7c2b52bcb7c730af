// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For the data loaders of the games; not for their interfaces.

#include "engine/core/parsed.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <exception>
#include <functional>
#include <string>
#include <string_view>

namespace mirabilia::json_reader {

using Json = nlohmann::json;

/// Thrown by Value, caught by read(): never leaves this file.
struct Fault : std::exception {
    Fault(std::string where, std::string what) : place(std::move(where)), reason(std::move(what)) {}

    std::string place;
    std::string reason;
};

/// Text of others in a message: short and without control characters.
inline std::string inQuotes(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string result = "\"";
    for (const char c : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20 || byte == 0x7f ? '?' : c;
    }
    return result + (text.size() > longest ? "...\"" : "\"");
}

/// The words of an enumeration's values, from its `name(Enum)`.
template <class Enum, std::size_t Count>
std::array<std::string_view, Count> words() {
    std::array<std::string_view, Count> result;
    for (std::size_t i = 0; i < Count; ++i) {
        result[i] = name(static_cast<Enum>(i));
    }
    return result;
}

/// A value of the document and the way to it.
class Value {
public:
    Value(const Json &json, std::string where) : content(&json), path(std::move(where)) {}

    [[noreturn]] void refuse(const std::string &reason) const { throw Fault(path, reason); }

    [[nodiscard]] bool isNull() const { return content->is_null(); }
    [[nodiscard]] bool isText() const { return content->is_string(); }
    [[nodiscard]] bool isObject() const { return content->is_object(); }
    [[nodiscard]] bool isList() const { return content->is_array(); }

    [[nodiscard]] Value at(const std::string &key) const {
        const auto found = member(key);
        if (found == nullptr) {
            refuse("\"" + key + "\" is missing");
        }
        return {*found, path + "/" + key};
    }
    [[nodiscard]] bool has(const std::string &key) const { return member(key) != nullptr; }

    [[nodiscard]] std::string text() const {
        if (!content->is_string() || content->get_ref<const std::string &>().empty()) {
            refuse("expected text");
        }
        return content->get<std::string>();
    }
    [[nodiscard]] bool truth() const {
        if (!content->is_boolean()) {
            refuse("expected true or false");
        }
        return content->get<bool>();
    }
    [[nodiscard]] int number(int least, int most) const {
        const auto range =
            "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most);
        if (!content->is_number_integer()) {
            refuse(range);
        }
        // Beyond the range of int64 nlohmann keeps an unsigned number, far above any limit here.
        if (content->is_number_unsigned() &&
            content->get<std::uint64_t>() > static_cast<std::uint64_t>(std::max(most, 0))) {
            refuse(range);
        }
        const auto value = content->get<std::int64_t>();
        if (value < least || value > most) {
            refuse(range);
        }
        return static_cast<int>(value);
    }
    [[nodiscard]] std::uint8_t small(int least, int most) const {
        return static_cast<std::uint8_t>(number(least, most));
    }

    void forEachItem(const std::function<void(const Value &)> &visit) const {
        if (!content->is_array()) {
            refuse("expected a list");
        }
        for (std::size_t i = 0; i < content->size(); ++i) {
            visit({(*content)[i], path + "/" + std::to_string(i)});
        }
    }
    void forEachMember(const std::function<void(const std::string &, const Value &)> &visit) const {
        requireObject();
        for (const auto &[key, value] : content->items()) {
            visit(key, {value, path + "/" + key});
        }
    }

    /// The index of this text among the words.
    template <class Words>
    [[nodiscard]] std::size_t oneOf(const Words &words) const {
        const std::string word = text();
        const auto found = std::find(words.begin(), words.end(), word);
        if (found == words.end()) {
            refuse(inQuotes(word) + " is unknown here");
        }
        return static_cast<std::size_t>(found - words.begin());
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
};

/// Parses a document and builds a T from it. A failure names the file, the place and the reason.
template <class T, class Build>
Parsed<T> read(std::string_view text, std::string_view fileName, Build build) {
    const auto failure = [fileName](const std::string &place, const std::string &reason) {
        return Parsed<T>::failure(std::string(fileName) + ": " + (place.empty() ? "/" : place) +
                                  ": " + reason);
    };
    try {
        const Json document = Json::parse(text.begin(), text.end());
        return build(Value(document, ""));
    } catch (const Json::parse_error &error) {
        const auto end = text.begin() + static_cast<std::ptrdiff_t>(
                                            std::min<std::size_t>(error.byte, text.size()));
        const auto line = 1 + std::count(text.begin(), end, '\n');
        return failure("line " + std::to_string(line), "not valid JSON");
    } catch (const Json::exception &) {
        return failure("", "not valid JSON");
    } catch (const Fault &fault) {
        return failure(fault.place, fault.reason);
    }
}

} // namespace mirabilia::json_reader
