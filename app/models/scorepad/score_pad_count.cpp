// SPDX-License-Identifier: GPL-3.0-or-later
// Coins and symbols that are counted on the sheet itself, by a key more than their points take.
#include "app/models/common/wording.h"
#include "app/models/scorepad/score_pad_open.h"

#include <algorithm>

namespace mirabilia {

std::unique_ptr<ScoreHelper> ScorePadModel::countHelper() const {
    const auto points = isOpen() ? editor().current().points() : std::nullopt;
    if (!points || !ScoreHelper::exists(sheet().box, *points)) {
        return nullptr;
    }
    auto helper = ScoreHelper::make(
        {sheet(), static_cast<std::size_t>(column()), m_scoreRules, m_words}, *points);
    return helper->typed().fields.isEmpty() ? nullptr : std::move(helper);
}

bool ScorePadModel::isCounting() const {
    return isOpen() && m_open->count;
}

void ScorePadModel::count() {
    const auto helper = countHelper();
    if (!helper) {
        return;
    }
    const qsizetype most = helper->typed().fields.size();
    if (isCounting()) {
        m_open->count->whole =
            m_open->count->figures.size() >= most; // the last ones, which few have
        emit currentChanged();
        return;
    }
    const SheetRow kind = editor().current();
    const TypedFigure typed = editor().typed();
    Open::Count count{
        static_cast<std::size_t>(column()), *kind.points(), editor().entry(column()), {}};
    if (!typed.isFresh()) {
        if (!typed.isPlain() || (most > 1 && typed.text().size() >= most)) {
            emit refused();
            return;
        }
        count.figures = typed.text();
        kind.set(count.entry, std::nullopt);
    }
    // The figures have replaced what the cell had counted before.
    const scorer::Sheet before = editor().beforeTyped();
    leaveHelper();
    m_open->count = count;
    if (count.figures.isEmpty()) {
        refresh();
    } else {
        writeCount(count.figures, before);
        m_open->count->whole = most == 1 || m_open->count->whole;
    }
}

void ScorePadModel::typeCount(int digit) {
    const QString figures = m_open->count->figures + QString::number(digit);
    const auto helper = countHelper();
    const qsizetype fields = helper->typed().fields.size();
    const qsizetype most = fields == 1 ? TypedFigure::longestNumber : fields;
    const int points = helper->work(helper->complete(helper->putIn(figures))).value;
    if (m_open->count->whole || figures.size() > most || !fits(editor().current(), points)) {
        refuse(QString::number(digit));
    } else {
        writeCount(figures, sheet());
    }
}

void ScorePadModel::writeCount(const QString &figures, const scorer::Sheet &before) {
    Open::Count count = *m_open->count;
    count.figures = figures;
    const qsizetype fields = countHelper()->typed().fields.size();
    edit([&](SheetEditor &editor) {
        scorer::Sheet counted = sheet();
        counted.entries[count.column] = count.entry;
        if (!figures.isEmpty()) {
            const auto helper =
                ScoreHelper::make({sheet(), count.column, m_scoreRules, m_words}, count.row);
            helper->apply(helper->complete(helper->putIn(figures)), counted);
            workOutAgain(before, counted);
        }
        count.whole = !figures.isEmpty() && fields == figures.size() + 1;
        editor.workOut(counted);
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
    const bool onlyLast = !all && isCounting() && !m_open->count->whole;
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
    const TypedFigure figure = editor().typed();
    if (!isCounting() && figure.isFresh()) {
        return m_namesKeys ? typed.example : typed.name;
    }
    if (!isCounting() && !figure.isPlain()) {
        return {};
    }
    const QString figures = isCounting() ? m_open->count->figures : figure.text();
    QString words = countWords(*helper, figures);
    if (figures.size() >= std::max<qsizetype>(typed.fields.size() - 1, 1)) {
        const int points = helper->work(helper->complete(helper->putIn(figures))).value;
        words = tr("%1: %2", "what is counted, the points").arg(words, Wording::points(points));
    }
    if (isCounting()) {
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
