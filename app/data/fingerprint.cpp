// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/fingerprint.h"

#include "engine/core/text_hash.h"
#include "resources/data.h"

#include <nlohmann/json.hpp>

#include <array>

namespace mirabilia {

namespace {

using Json = nlohmann::json; // its objects are in the order of their keys

/// What the loaders leave unread, or only tell people.
constexpr std::array<std::string_view, 6> remarks{"about",  "note",         "draft_note",
                                                  "origin", "order_origin", "origins"};
constexpr std::array<std::string_view, 2> remarksAtTop{"vocabulary", "variants"};

void dropRemarks(Json &value) {
    if (value.is_object()) {
        for (const std::string_view key : remarks) {
            value.erase(std::string(key));
        }
    }
    for (Json &part : value) { // none of a number or a text
        if (part.is_structured()) {
            dropRemarks(part);
        }
    }
}

} // namespace

std::uint64_t dataFingerprint(std::string_view json) {
    Json document = Json::parse(json, nullptr, false);
    if (!document.is_object()) {
        return textHash(json);
    }
    for (const std::string_view key : remarksAtTop) {
        document.erase(std::string(key));
    }
    dropRemarks(document);
    return textHash(document.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string fingerprintText(std::uint64_t fingerprint) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 32; shift -= 4) {
        text += digits[(fingerprint >> static_cast<unsigned>(shift)) & 0xfU];
    }
    return text;
}

std::string ownDataFingerprint(std::string_view file, std::string_view json) {
    const std::string_view builtIn = data::file(file);
    if (json == builtIn) {
        return {};
    }
    const std::uint64_t fingerprint = dataFingerprint(json);
    return fingerprint == dataFingerprint(builtIn) ? std::string() : fingerprintText(fingerprint);
}

} // namespace mirabilia
