// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/svg_path.h"

#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace mirabilia::render {

// ---- Tokens -------------------------------------------------------------------------------------

void SvgTokens::skipSpace() {
    while (!m_rest.isEmpty() && (m_rest.front().isSpace() || m_rest.front() == u',')) {
        m_rest = m_rest.mid(1);
    }
}

std::optional<QChar> SvgTokens::letter() {
    skipSpace();
    if (m_rest.isEmpty() || !m_rest.front().isLetter()) {
        return std::nullopt;
    }
    const QChar letter = m_rest.front();
    m_rest = m_rest.mid(1);
    return letter;
}

std::optional<qreal> SvgTokens::number() {
    skipSpace();
    qsizetype end = 0;
    bool hasPoint = false;
    bool hasExponent = false;
    for (; end < m_rest.size(); ++end) {
        const QChar c = m_rest[end];
        const bool begins = end == 0 || m_rest[end - 1].toLower() == u'e';
        const bool isPoint = c == u'.' && !hasPoint && !hasExponent;
        const bool isExponent = c.toLower() == u'e' && end > 0 && !hasExponent;
        if (!c.isDigit() && !(begins && (c == u'-' || c == u'+')) && !isPoint && !isExponent) {
            break;
        }
        hasPoint = hasPoint || isPoint;
        hasExponent = hasExponent || isExponent;
    }
    bool isNumber = false;
    const qreal number = m_rest.first(end).toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number)) {
        return std::nullopt;
    }
    m_rest = m_rest.mid(end);
    return number;
}

std::optional<bool> SvgTokens::flag() {
    skipSpace();
    if (m_rest.isEmpty() || (m_rest.front() != u'0' && m_rest.front() != u'1')) {
        return std::nullopt;
    }
    const bool isSet = m_rest.front() == u'1';
    m_rest = m_rest.mid(1);
    return isSet;
}

bool SvgTokens::atEnd() {
    skipSpace();
    return m_rest.isEmpty();
}

// ---- Paths --------------------------------------------------------------------------------------

namespace {

struct Arc {
    QSizeF radii;
    qreal turned = 0; ///< degrees
    bool isLarge = false;
    bool sweeps = false;
};

/// A quarter of the unit circle or less, as a curve.
void addUnitArc(QPainterPath &path, const QTransform &map, qreal from, qreal by) {
    const qreal reach = 4.0 / 3.0 * std::tan(by / 4);
    const auto at = [](qreal angle) { return QPointF(std::cos(angle), std::sin(angle)); };
    const auto along = [](qreal angle) { return QPointF(-std::sin(angle), std::cos(angle)); };
    path.cubicTo(map.map(at(from) + along(from) * reach),
                 map.map(at(from + by) - along(from + by) * reach), map.map(at(from + by)));
}

/// As SVG 1.1 says it in its notes on elliptical arcs.
void addArc(QPainterPath &path, Arc arc, const QPointF &to) {
    const QPointF from = path.currentPosition();
    if (arc.radii.isEmpty() || from == to) {
        path.lineTo(to);
        return;
    }
    QTransform turn;
    turn.rotate(arc.turned);
    const auto unit = [&](const QPointF &point) {
        const QPointF flat = turn.inverted().map(point);
        return QPointF(flat.x() / arc.radii.width(), flat.y() / arc.radii.height());
    };
    const qreal apart = std::hypot(unit(from - to).x(), unit(from - to).y()) / 2;
    if (apart > 1) {
        arc.radii *= apart; // too small to reach: as large as it must be
    }
    const QPointF a = unit(from);
    const QPointF b = unit(to);
    const qreal half = std::min<qreal>(1, std::hypot((a - b).x(), (a - b).y()) / 2);
    const qreal off = std::sqrt(1 - half * half) * (arc.isLarge == arc.sweeps ? -1 : 1) / half;
    const QPointF centre = (a + b) / 2 + QPointF(a.y() - b.y(), b.x() - a.x()) / 2 * off;
    const qreal begin = std::atan2(a.y() - centre.y(), a.x() - centre.x());
    qreal sweep = std::atan2(b.y() - centre.y(), b.x() - centre.x()) - begin;
    sweep += arc.sweeps && sweep < 0 ? 2 * M_PI : !arc.sweeps && sweep > 0 ? -2 * M_PI : 0;

    QTransform map = turn;
    map.scale(arc.radii.width(), arc.radii.height());
    map.translate(centre.x(), centre.y());
    const int pieces = std::max(1, qCeil(std::abs(sweep) / M_PI_2 - 1e-6));
    for (int piece = 0; piece < pieces; ++piece) {
        addUnitArc(path, map, begin + sweep * piece / pieces, sweep / pieces);
    }
}

/// Reads the commands of one path.
class Pen {
public:
    explicit Pen(QStringView text) : m_tokens(text) {}

    QPainterPath drawn() {
        while (const auto letter = m_tokens.letter()) {
            QChar command = *letter;
            do {
                if (!draw(command.toUpper(), command.isLower())) {
                    return m_path;
                }
                command = command == u'M' ? u'L' : command == u'm' ? u'l' : command;
            } while (command.toUpper() != u'Z' && continues());
        }
        return m_path;
    }

private:
    /// More numbers of the same command follow.
    bool continues() {
        SvgTokens ahead = m_tokens;
        return ahead.number().has_value();
    }

    /// `count` points; fewer if the text ends or has a fault.
    QList<QPointF> points(int count, bool relative) {
        QList<QPointF> all;
        while (all.size() < count) {
            const auto x = m_tokens.number();
            const auto y = m_tokens.number();
            if (!x || !y) {
                break;
            }
            all.append(QPointF(*x, *y) + (relative ? m_path.currentPosition() : QPointF()));
        }
        return all;
    }

    bool draw(QChar command, bool relative) {
        const QPointF mirrored = 2 * m_path.currentPosition() - m_handle;
        const bool afterCubic = m_before == u'C' || m_before == u'S';
        const bool afterQuad = m_before == u'Q' || m_before == u'T';
        const QPointF here = m_path.currentPosition();
        m_before = command;
        switch (command.unicode()) {
        case 'Z': m_path.closeSubpath(); return true;
        case 'H':
        case 'V': return drawStraight(command == u'H', relative);
        case 'A': return drawArc(relative);
        case 'M':
        case 'L':
        case 'T': {
            const auto to = points(1, relative);
            return !to.isEmpty() && drawTo(command, afterQuad ? mirrored : here, to.first());
        }
        case 'Q':
        case 'S': {
            const auto to = points(2, relative);
            return to.size() == 2 &&
                   (command == u'Q' ? drawQuad(to[0], to[1])
                                    : drawCubic(afterCubic ? mirrored : here, to[0], to[1]));
        }
        case 'C': {
            const auto to = points(3, relative);
            return to.size() == 3 && drawCubic(to[0], to[1], to[2]);
        }
        default: return false;
        }
    }

    bool drawTo(QChar command, const QPointF &handle, const QPointF &to) {
        if (command == u'T') {
            return drawQuad(handle, to);
        }
        if (command == u'M') {
            m_path.moveTo(to);
        } else {
            m_path.lineTo(to);
        }
        return true;
    }

    bool drawStraight(bool across, bool relative) {
        const auto to = m_tokens.number();
        if (to) {
            const QPointF here = m_path.currentPosition();
            const qreal from = relative ? (across ? here.x() : here.y()) : 0;
            m_path.lineTo(across ? QPointF(from + *to, here.y()) : QPointF(here.x(), from + *to));
        }
        return to.has_value();
    }

    bool drawQuad(const QPointF &handle, const QPointF &to) {
        m_handle = handle;
        m_path.quadTo(handle, to);
        return true;
    }

    bool drawCubic(const QPointF &first, const QPointF &second, const QPointF &to) {
        m_handle = second;
        m_path.cubicTo(first, second, to);
        return true;
    }

    bool drawArc(bool relative) {
        const auto width = m_tokens.number();
        const auto height = m_tokens.number();
        const auto turned = m_tokens.number();
        const auto isLarge = m_tokens.flag();
        const auto sweeps = m_tokens.flag();
        const auto to = points(1, relative);
        if (!width || !height || !turned || !isLarge || !sweeps || to.isEmpty()) {
            return false;
        }
        addArc(m_path, {{std::abs(*width), std::abs(*height)}, *turned, *isLarge, *sweeps}, to[0]);
        return true;
    }

    SvgTokens m_tokens;
    QPainterPath m_path;
    QPointF m_handle; ///< of the curve drawn last
    QChar m_before;
};

} // namespace

QPainterPath readSvgPath(QStringView text) {
    return Pen(text).drawn();
}

} // namespace mirabilia::render
