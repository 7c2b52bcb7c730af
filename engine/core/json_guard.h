// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// For parsers of untrusted documents; not part of the games' interfaces.

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mirabilia {

/// Valid JSON that we do not accept; thrown by JsonGuard.
struct Unwanted {
    std::string place;                      ///< "/cards/3"
    std::optional<std::string> repeatedKey; ///< none if nested too deeply
};

/// A parser callback that rejects duplicate keys, which would silently hide a value, and deep
/// nesting, which would exhaust the stack. The parser copies callbacks: pass it a reference.
class JsonGuard {
public:
    static constexpr int deepest = 64;

    bool operator()(int depth, nlohmann::json::parse_event_t event, nlohmann::json &parsed) {
        using Event = nlohmann::json::parse_event_t;
        switch (event) {
        case Event::object_start:
        case Event::array_start:
            if (depth >= deepest) {
                throw Unwanted{place(), std::nullopt};
            }
            open.push_back({event == Event::array_start, 0, {}, {}});
            break;
        case Event::object_end:
        case Event::array_end: open.pop_back(); [[fallthrough]];
        case Event::value:
            if (!open.empty()) {
                ++open.back().item;
            }
            break;
        case Event::key: {
            const auto &key = parsed.get_ref<const std::string &>();
            if (!open.back().keys.insert(key).second) {
                throw Unwanted{place(false), key};
            }
            open.back().key = key;
            break;
        }
        }
        return true;
    }

private:
    /// An object or list around the value being read.
    struct Level {
        bool list;
        std::size_t item; ///< index in a list
        std::string key;  ///< last key of an object
        std::set<std::string> keys;
    };

    /// Path of the value being read or, unless `value`, of the object that holds it.
    [[nodiscard]] std::string place(bool value = true) const {
        std::string way;
        for (std::size_t i = 0; i + (value ? 0 : 1) < open.size(); ++i) {
            way += "/";
            way += open[i].list ? std::to_string(open[i].item) : open[i].key;
        }
        return way;
    }

    std::vector<Level> open;
};

} // namespace mirabilia
