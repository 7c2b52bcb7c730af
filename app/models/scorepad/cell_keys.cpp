// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/cell_keys.h"

#include "app/models/common/wording.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia {

// ---- Figures ------------------------------------------------------------------------------------

std::optional<scorer::Checker::Bounds> CellKeys::bounds(const SheetRow &row) const {
    const auto points = row.points();
    return points ? m_rules.checker().boundsOf(m_editor.sheet(), *points) : std::nullopt;
}

bool CellKeys::fits(const SheetRow &row, int value) const {
    if (const auto limits = bounds(row)) {
        return value >= limits->least && value <= limits->most;
    }
    constexpr int most = 999;
    return std::abs(value) <= most && (value >= 0 || row.mayBeNegative(m_editor.sheet().box));
}

bool CellKeys::press(const QString &key, const std::function<bool(TypedFigure &)> &change) {
    TypedFigure typed = m_editor.typed();
    const bool anew = typed.isFresh() && m_refused && m_refused->left;
    const bool means = change(typed);
    if (!means || !fits(m_editor.current(), typed.value().value_or(0))) {
        return refuse(key, means ? typed.value() : std::nullopt);
    }
    if (anew) {
        writtenAnew();
    }
    m_count.reset();
    m_editor.put(typed);
    return true;
}

bool CellKeys::digit(int digit) {
    return m_count ? countDigit(digit) : press(QString::number(digit), [digit](TypedFigure &typed) {
        return typed.digit(digit);
    });
}

bool CellKeys::plus() {
    return press(QStringLiteral("+"), [](TypedFigure &typed) { return typed.plus(); });
}

bool CellKeys::minus() {
    return press(QChar(0x2212), [](TypedFigure &typed) { return typed.minus(); });
}

void CellKeys::backspace() {
    writtenAnew();
    if (m_count && !m_count->figures.isEmpty()) {
        writeCount(m_count->figures.chopped(1), m_editor.sheet());
        return;
    }
    m_count.reset();
    TypedFigure typed = m_editor.typed();
    typed.erase();
    m_editor.put(typed);
}

void CellKeys::clear() {
    writtenAnew();
    m_count.reset();
    m_editor.clearCell();
}

QString CellKeys::sumText() const {
    const TypedFigure typed = m_editor.typed();
    const auto minusSigns = [](QString text) {
        return text.replace(QLatin1Char('-'), QChar(0x2212));
    };
    return typed.isSum() && typed.value()
               ? tr("%1 = %2", "a sum, what it comes to")
                     .arg(minusSigns(typed.text()), minusSigns(QString::number(*typed.value())))
               : QString();
}

// ---- Counts -------------------------------------------------------------------------------------

std::unique_ptr<ScoreHelper> CellKeys::helper() const {
    auto helper = m_worked.helper(m_editor.sheet(), column(), m_editor.current());
    return helper && !helper->typed().fields.isEmpty() ? std::move(helper) : nullptr;
}

bool CellKeys::count() {
    const auto helper = this->helper();
    if (!helper) {
        return true; // nothing was meant
    }
    const qsizetype most = helper->typed().fields.size();
    if (m_count) {
        m_count->whole = m_count->figures.size() >= most; // the last ones, which few have
        return true;
    }
    const SheetRow row = m_editor.current();
    const TypedFigure typed = m_editor.typed();
    Count count{column(), *row.points(), m_editor.entry(m_editor.column()), {}};
    if (!typed.isFresh()) {
        if (!typed.isPlain() || (most > 1 && typed.text().size() >= most)) {
            return false;
        }
        count.figures = typed.text();
        row.set(count.entry, std::nullopt);
    }
    m_count = count;
    if (!count.figures.isEmpty()) {
        // The figures have replaced what the cell had counted before.
        writeCount(count.figures, m_editor.beforeTyped());
        m_count->whole = most == 1 || m_count->whole;
    }
    return true;
}

bool CellKeys::countDigit(int digit) {
    const QString figures = m_count->figures + QString::number(digit);
    const auto helper = this->helper();
    const qsizetype fields = helper->typed().fields.size();
    const qsizetype most = fields == 1 ? TypedFigure::longestNumber : fields;
    const int points = helper->work(helper->complete(helper->putIn(figures))).value;
    if (m_count->whole || figures.size() > most || !fits(m_editor.current(), points)) {
        return refuse(QString::number(digit));
    }
    writeCount(figures, m_editor.sheet());
    return true;
}

void CellKeys::writeCount(const QString &figures, const scorer::Sheet &before) {
    scorer::Sheet counted = m_editor.sheet();
    counted.entries[m_count->column] = m_count->entry;
    const auto helper = this->helper();
    if (!figures.isEmpty()) {
        helper->apply(helper->complete(helper->putIn(figures)), counted);
        m_worked.follow(before, counted);
    }
    m_count->figures = figures;
    m_count->whole = !figures.isEmpty() && helper->typed().fields.size() == figures.size() + 1;
    m_editor.workOut(counted);
}

QString CellKeys::countGlyph() const {
    const auto helper = this->helper();
    return helper ? helper->typed().glyph : QString();
}

QString CellKeys::countName() const {
    const auto helper = this->helper();
    return helper ? helper->typed().name : QString();
}

QString CellKeys::countWords(const ScoreHelper &helper, const QString &figures) const {
    const qsizetype most = helper.typed().fields.size();
    // The last one is only named where it comes next or is known.
    const bool all = figures.size() < most - 1;
    const bool onlyLast = !all && m_count && !m_count->whole;
    QStringList words;
    for (const HelperField &field : helper.fields(helper.putIn(figures))) {
        const auto place = words.size();
        if (place < figures.size() || most == 1 || (!all && field.value > 0)) {
            words.append(
                tr("%1 %2", "what is counted, how many").arg(field.label, field.valueText));
        } else if (place < most - 1 || onlyLast) {
            words.append(field.label);
        }
    }
    return words.join(tr(", ", "between parts of a description"));
}

QString CellKeys::countText() const {
    const auto helper = this->helper();
    if (!helper) {
        return {};
    }
    const ScoreHelper::Typed typed = helper->typed();
    const TypedFigure figure = m_editor.typed();
    if (!m_count && figure.isFresh()) {
        return m_namesKeys ? typed.example : typed.name;
    }
    if (!m_count && !figure.isPlain()) {
        return {};
    }
    const QString figures = m_count ? m_count->figures : figure.text();
    QString words = countWords(*helper, figures);
    if (figures.size() >= std::max<qsizetype>(typed.fields.size() - 1, 1)) {
        const int points = helper->work(helper->complete(helper->putIn(figures))).value;
        words = tr("%1: %2", "what is counted, the points").arg(words, Wording::points(points));
    }
    if (m_count) {
        return words;
    }
    return m_namesKeys
               ? tr("%1 \u2192 %2", "a key, what it makes of what was typed").arg(typed.key, words)
               : QStringLiteral("\u2192 ") + words;
}

// ---- Keys that could not be written -------------------------------------------------------------

QString CellKeys::cell() const {
    return QStringLiteral("%1/%2").arg(m_editor.column()).arg(m_editor.current().id());
}

QString CellKeys::whyNot(const QString &key, std::optional<int> value) const {
    const auto limits = bounds(m_editor.current());
    if (limits && value && *value > limits->most) {
        return tr("%1 was not written: there are at most %2 points here.", "a key, a number")
            .arg(key, QString::number(limits->most));
    }
    if ((value && *value < 0) || key == QChar(0x2212)) {
        return tr("%1 was not written: so much cannot be lost here.", "a key").arg(key);
    }
    if (m_count) {
        return m_namesKeys ? tr("%1 was not written: Enter goes on.", "a key").arg(key)
                           : tr("%1 was not written: Next goes on.", "a key").arg(key);
    }
    return tr("%1 was not written: a number has at most three digits.", "a key").arg(key);
}

bool CellKeys::refuse(const QString &key, std::optional<int> value) {
    if (key != QLatin1String("+")) { // without it nothing is lost
        m_refused = Refused{cell(), whyNot(key, value)};
    }
    return false;
}

void CellKeys::moved() {
    if (m_refused && m_refused->cell != cell()) {
        m_refused->left = true;
    }
}

void CellKeys::goOn() {
    if (m_refused && m_refused->left) {
        writtenAnew();
    }
}

void CellKeys::writtenAnew() {
    if (m_refused && m_refused->cell == cell()) {
        m_refused.reset();
    }
}

} // namespace mirabilia
