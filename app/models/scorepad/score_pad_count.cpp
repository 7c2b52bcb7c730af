// SPDX-License-Identifier: GPL-3.0-or-later
// Coins and symbols that are counted on the sheet itself, by a key more than their points take.
#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_open.h"

#include <algorithm>

namespace mirabilia {

std::pair<int, int> ScorePadModel::countCell() const {
    return editor().written().value_or(std::pair(column(), row()));
}

std::unique_ptr<ScoreHelper> ScorePadModel::countHelper() const {
    const auto [column, row] = countCell();
    const auto points = isOpen() ? editor().rows()[row].points() : std::nullopt;
    if (!points || !ScoreHelper::exists(sheet().box, *points)) {
        return nullptr;
    }
    auto helper = ScoreHelper::make(
        {sheet(), static_cast<std::size_t>(column), m_scoreRules, m_words}, *points);
    return helper->typed().fields.isEmpty() ? nullptr : std::move(helper);
}

bool ScorePadModel::isCounting() const {
    return isOpen() && m_open->count && countCell() == std::pair(column(), row());
}

void ScorePadModel::count() {
    const auto helper = countHelper();
    if (!helper) {
        return;
    }
    const qsizetype most = helper->typed().fields.size();
    if (m_open->count) {
        const Open::Count count = *m_open->count;
        if (isCounting() && most == 1 && !count.figures.isEmpty()) {
            writeCount(count.figures, true);
        } else if (!isCounting() && count.figures.size() < most) {
            write([&](SheetEditor &editor) { // the last ones, which few have
                editor.resume();
                m_open->count = count;
            });
        }
        return;
    }
    const auto [column, row] = countCell();
    const SheetRow kind = editor().rows()[row];
    Open::Count count{static_cast<std::size_t>(column), *kind.points(), editor().entry(column), {}};
    if (editor().written()) {
        const auto value = kind.value(count.entry);
        const QString figures = value ? QString::number(*value) : QString();
        if (most > 1 && figures.size() >= most) {
            return;
        }
        count.figures = figures;
        kind.set(count.entry, std::nullopt);
    }
    // The figures have replaced what the cell had counted before.
    const scorer::Sheet before = editor().beforeWritten();
    leaveHelper();
    if (count.figures.isEmpty()) {
        edit([&](SheetEditor &) { m_open->count = count; });
        return;
    }
    m_open->count = count;
    writeCount(count.figures, most == 1, before);
}

void ScorePadModel::typeCount(int digit) {
    const QString figures = m_open->count->figures + QString::number(digit);
    const qsizetype fields = countHelper()->typed().fields.size();
    constexpr qsizetype mostOfOne = 3; // coins are up to 999
    if (figures.size() <= (fields == 1 ? mostOfOne : fields)) {
        writeCount(figures, fields > 1 && figures.size() >= fields - 1);
    }
}

void ScorePadModel::writeCount(const QString &figures, bool whole, const scorer::Sheet &before) {
    Open::Count count = *m_open->count;
    count.figures = figures;
    edit([&](SheetEditor &editor) {
        editor.resume();
        scorer::Sheet counted = sheet();
        counted.entries[count.column] = count.entry;
        if (!figures.isEmpty()) {
            const auto helper =
                ScoreHelper::make({sheet(), count.column, m_scoreRules, m_words}, count.row);
            helper->apply(helper->complete(helper->putIn(figures)), counted);
            workOutAgain(before, counted);
        }
        editor.workOut(counted);
        if (whole && !isOdd()) {
            editor.goOn();
        }
        m_open->count = count;
    });
}

// ---- What is said about it ----------------------------------------------------------------------

QString ScorePadModel::countGlyph() const {
    const auto helper = countHelper();
    return helper ? helper->typed().glyph : QString();
}

QString ScorePadModel::countName() const {
    const auto helper = countHelper();
    return helper ? helper->typed().name : QString();
}

QString ScorePadModel::countWords(const ScoreHelper &helper, const QString &figures) const {
    const qsizetype most = helper.typed().fields.size();
    // The last one is only named where it comes next or is known.
    const bool all = figures.size() < most - 1;
    const bool onlyLast = !all && isCounting();
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

QString ScorePadModel::countText() const {
    const auto helper = countHelper();
    if (!helper) {
        return {};
    }
    const ScoreHelper::Typed typed = helper->typed();
    const auto written = editor().written();
    if (!m_open->count && !written) {
        return m_namesKeys ? typed.example : typed.name;
    }
    const QString figures =
        m_open->count ? m_open->count->figures : editor().text(written->first, written->second);
    QString words = countWords(*helper, figures);
    if (figures.size() >= std::max<qsizetype>(typed.fields.size() - 1, 1)) {
        const int points = helper->work(helper->complete(helper->putIn(figures))).value;
        words = tr("%1: %2", "what is counted, the points").arg(words, Wording::points(points));
    }
    if (m_open->count) {
        return words;
    }
    return m_namesKeys
               ? tr("%1 \u2192 %2", "a key, what it makes of what was typed").arg(typed.key, words)
               : QStringLiteral("\u2192 ") + words;
}

void ScorePadModel::setNamesKeys(bool names) {
    if (m_namesKeys != names) {
        m_namesKeys = names;
        emit currentChanged();
    }
}

} // namespace mirabilia
