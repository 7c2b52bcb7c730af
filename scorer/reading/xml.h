// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace mirabilia::scorer {

/// What comes next in an XML document.
struct XmlPart {
    enum class Kind : std::uint8_t { begin, end, text };

    Kind kind = Kind::text;
    std::string name; ///< of an element, without its namespace; or the text
    std::map<std::string, std::string> attributes;

    /// Empty if there is none.
    [[nodiscard]] std::string attribute(const std::string &key) const;
};

/// Reads elements, attributes and text one after the other. It knows no document types, so that
/// nothing expands and nothing is fetched; what is not well formed ends the document. Takes time in
/// proportion to the text.
class XmlReader {
public:
    /// `document` must outlive the reader.
    explicit XmlReader(std::string_view document) : input(document) {}

    /// Nothing at the end.
    std::optional<XmlPart> next();

private:
    std::optional<XmlPart> element();
    bool skipped(std::string_view opening, std::string_view closing);
    void skipBlanks();
    std::string word();

    std::string_view input;
    std::size_t place = 0;
    std::string closing; ///< the element that closed itself
};

/// With "&amp;" and the like as what they stand for.
std::string unescaped(std::string_view text);

} // namespace mirabilia::scorer
