// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

#include <optional>

namespace mirabilia::render {

/// The numbers and letters of an attribute, one after the other.
class SvgTokens {
public:
    explicit SvgTokens(QStringView text) : m_rest(text) {}

    /// The next letter, or none if a number or nothing follows.
    std::optional<QChar> letter();
    /// The next number; none if something else follows.
    std::optional<qreal> number();
    /// The next digit of an arc, which needs no space after it.
    std::optional<bool> flag();
    [[nodiscard]] bool atEnd();

private:
    void skipSpace();

    QStringView m_rest;
};

/// The outline that the `d` of a path describes, up to the first fault if there is one.
QPainterPath readSvgPath(QStringView text);

} // namespace mirabilia::render
