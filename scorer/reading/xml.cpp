// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/xml.h"

#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace mirabilia::scorer {

namespace {

/// "#233", "#xe9", "amp"; empty: none that is known.
std::string entity(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> known{
        {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}, {"nbsp", " "}}};
    const auto found = std::find_if(known.begin(), known.end(),
                                    [name](const auto &entry) { return entry.first == name; });
    if (found != known.end()) {
        return std::string(found->second);
    }
    const bool hexadecimal = name.starts_with("#x");
    name.remove_prefix(std::min<std::size_t>(name.size(), hexadecimal ? 2 : 1));
    unsigned code = 0;
    const auto [end, error] =
        std::from_chars(name.data(), name.data() + name.size(), code, hexadecimal ? 16 : 10);
    const bool whole = error == std::errc() && end == name.data() + name.size();
    return whole ? utf8(code) : "";
}

} // namespace

std::string unescaped(std::string_view text) {
    constexpr std::size_t longest = 10;
    std::string plain;
    for (std::size_t place = 0; place < text.size(); ++place) {
        if (text[place] == '&') {
            const auto end = text.substr(0, place + longest).find(';', place);
            const std::string known = end == std::string_view::npos
                                          ? std::string()
                                          : entity(text.substr(place + 1, end - place - 1));
            if (!known.empty()) {
                plain += known;
                place = end;
                continue;
            }
        }
        plain += text[place];
    }
    return plain;
}

std::string XmlPart::attribute(const std::string &key) const {
    const auto found = attributes.find(key);
    return found == attributes.end() ? "" : found->second;
}

bool XmlReader::skipped(std::string_view opening, std::string_view closing) {
    if (!input.substr(place).starts_with(opening)) {
        return false;
    }
    const auto end = input.find(closing, place + opening.size());
    place = end == std::string_view::npos ? input.size() : end + closing.size();
    return true;
}

void XmlReader::skipBlanks() {
    place = std::min(input.find_first_not_of(" \t\r\n", place), input.size());
}

/// A name; what stands before a colon is its namespace.
std::string XmlReader::word() {
    const auto end = std::min(input.find_first_of(" \t\r\n=/>", place), input.size());
    std::string_view name = input.substr(place, end - place);
    place = end;
    if (const auto colon = name.find(':'); colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
    }
    return std::string(name);
}

std::optional<XmlPart> XmlReader::next() {
    if (!closing.empty()) {
        return XmlPart{XmlPart::Kind::end, std::exchange(closing, {}), {}};
    }
    while (place < input.size()) {
        if (input[place] != '<') {
            const auto end = std::min(input.find('<', place), input.size());
            const std::string_view text = input.substr(place, end - place);
            place = end;
            return XmlPart{XmlPart::Kind::text, unescaped(text), {}};
        }
        constexpr std::string_view literal = "<![CDATA[";
        if (const auto begin = place; skipped(literal, "]]>")) {
            const std::string_view text = input.substr(begin + literal.size());
            return XmlPart{XmlPart::Kind::text, std::string(text.substr(0, text.find("]]>"))), {}};
        }
        if (!skipped("<!--", "-->") && !skipped("<?", "?>") && !skipped("<!", ">")) {
            return element();
        }
    }
    return std::nullopt;
}

std::optional<XmlPart> XmlReader::element() {
    ++place;
    const bool ends = place < input.size() && input[place] == '/';
    place += ends ? 1 : 0;
    XmlPart part{ends ? XmlPart::Kind::end : XmlPart::Kind::begin, word(), {}};
    for (skipBlanks(); place < input.size() && input[place] != '>'; skipBlanks()) {
        if (input[place] == '/') {
            closing = part.name;
            ++place;
            continue;
        }
        const std::string key = word();
        skipBlanks();
        if (place >= input.size() || input[place] != '=') {
            place = key.empty() ? input.size() : place; // not well formed
            continue;
        }
        ++place;
        skipBlanks();
        const char quote = place < input.size() ? input[place] : '"';
        const auto end = input.find(quote, std::min(place + 1, input.size()));
        if ((quote != '"' && quote != '\'') || end == std::string_view::npos) {
            place = input.size();
            return std::nullopt;
        }
        part.attributes[key] = unescaped(input.substr(place + 1, end - place - 1));
        place = end + 1;
    }
    ++place;
    return part;
}

} // namespace mirabilia::scorer
