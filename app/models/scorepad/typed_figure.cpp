// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/typed_figure.h"

#include <algorithm>

namespace mirabilia {

namespace {

constexpr QLatin1Char plusSign('+');
constexpr QLatin1Char minusSign('-');

bool isSign(QChar one) {
    return one == plusSign || one == minusSign;
}

} // namespace

TypedFigure::TypedFigure(std::optional<int> there, bool mayBeNegative)
    : m_text(there ? QString::number(*there) : QString())
    , m_mayBeNegative(mayBeNegative) {}

bool TypedFigure::endsWithSign() const {
    return !m_text.isEmpty() && isSign(m_text.back());
}

bool TypedFigure::isPlain() const {
    return !m_text.isEmpty() && std::none_of(m_text.begin(), m_text.end(), isSign);
}

bool TypedFigure::isSum() const {
    return !isTurned() &&
           std::any_of(m_text.begin() + (m_text.isEmpty() ? 0 : 1), m_text.end(), isSign);
}

bool TypedFigure::isTurned() const {
    return m_mayBeNegative && m_text.size() > 1 && m_text.back() == minusSign &&
           std::none_of(m_text.begin() + 1, m_text.end() - 1, isSign);
}

QString TypedFigure::text() const {
    return isTurned() ? QString::number(value().value_or(0)) : m_text;
}

std::optional<int> TypedFigure::value() const {
    std::optional<int> sum;
    int number = 0;
    int sign = 1;
    bool digits = false;
    const auto add = [&] {
        sum = digits ? sum.value_or(0) + sign * number : sum;
        number = 0;
        digits = false;
    };
    for (const QChar one : m_text) {
        if (isSign(one)) {
            add();
            sign = one == minusSign ? -1 : 1;
        } else {
            number = number * 10 + one.digitValue();
            digits = true;
        }
    }
    add();
    return isTurned() && sum ? std::optional(-*sum) : sum;
}

QString TypedFigure::lastNumber() const {
    const auto sign = std::max(m_text.lastIndexOf(plusSign), m_text.lastIndexOf(minusSign));
    return m_text.mid(sign + 1);
}

bool TypedFigure::digit(int digit) {
    if (digit < 0 || digit > 9) {
        return false;
    }
    if (m_fresh) {
        m_text = m_turned ? QString(minusSign) : QString();
        m_fresh = false;
    }
    const QString number = lastNumber();
    if (number.size() >= longestNumber || m_text.size() >= longestSum) {
        return false;
    }
    if (number == QLatin1String("0")) {
        m_text.chop(1);
    }
    m_text.append(QString::number(digit));
    return true;
}

bool TypedFigure::plus() {
    if (!value() || m_text.size() >= longestSum) {
        return false;
    }
    if (endsWithSign()) {
        m_text.chop(1);
    }
    m_text.append(plusSign);
    m_fresh = false;
    return true;
}

bool TypedFigure::minusFirst() {
    const int there = value().value_or(0);
    if (!m_mayBeNegative) { // only a difference can be meant
        if (there == 0) {
            return false;
        }
        m_text.append(minusSign);
        m_fresh = false;
    } else if (there != 0) { // "-", "4" where 6 stands is -4, not -64
        m_text = QString::number(-there);
        m_turned = !m_turned;
    } else {
        m_text = minusSign;
        m_fresh = false;
    }
    return true;
}

bool TypedFigure::minus() {
    if (m_fresh) {
        return minusFirst();
    }
    if (m_text.isEmpty() || m_text == QString(minusSign)) { // begun, or thought better of
        m_text = m_text.isEmpty() && m_mayBeNegative ? QString(minusSign) : QString();
        return m_mayBeNegative;
    }
    if (m_text.size() >= longestSum) {
        return false;
    }
    const bool again = m_text.back() == minusSign;
    if (endsWithSign()) {
        m_text.chop(1);
    }
    if (!again) {
        m_text.append(minusSign);
    }
    return true;
}

bool TypedFigure::erase() {
    if (m_text.isEmpty()) {
        return false;
    }
    m_text.chop(1);
    if (m_fresh && m_text == QString(minusSign)) {
        m_text.clear();
    }
    m_fresh = false;
    return true;
}

} // namespace mirabilia
