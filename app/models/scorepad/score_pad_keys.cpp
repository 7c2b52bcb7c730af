// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the sheet: what they write into the current cell, and the ways from it.
#include "app/models/scorepad/score_pad_open.h"
#include "scorer/ranking.h"

#include <cstdlib>

namespace mirabilia {

// ---- Ways ---------------------------------------------------------------------------------------

void ScorePadModel::write(const std::function<void(SheetEditor &)> &change) {
    leaveHelper();
    edit(change);
}

void ScorePadModel::select(int column, int row) {
    write([=](SheetEditor &editor) { editor.select(column, row); });
}

void ScorePadModel::selectGap() {
    write([](SheetEditor &editor) { editor.selectFirstGap(); });
}

void ScorePadModel::selectTie() {
    const auto coins = static_cast<int>(editor().rows().indexOf(SheetRow::coins()));
    const auto places = scorer::ranking(sheet());
    for (std::size_t column = 0; column < places.size(); ++column) {
        if (places[column].rank == 1 && places[column].undecided &&
            !sheet().entries[column].coins) {
            select(static_cast<int>(column), coins);
            return;
        }
    }
}

void ScorePadModel::move(int columns, int rows) {
    write([=](SheetEditor &editor) { editor.move(columns, rows); });
}

void ScorePadModel::enter() {
    if (isOpen() && m_open->refused && m_open->refused->left) {
        forgetRefused(); // somebody has come back to look at it, and goes on
    }
    bool isThere = true;
    write([&](SheetEditor &editor) { isThere = editor.enter(); });
    if (!isThere) {
        emit ended();
    }
}

void ScorePadModel::enterBack() {
    write([](SheetEditor &editor) { editor.enterBack(); });
}

// ---- Figures ------------------------------------------------------------------------------------

bool ScorePadModel::fits(const SheetRow &row, int value) const {
    const auto points = row.points();
    const auto bounds = points ? m_scoreRules.checker().boundsOf(sheet(), *points) : std::nullopt;
    if (bounds) {
        return value >= bounds->least && value <= bounds->most;
    }
    constexpr int most = 999;
    return std::abs(value) <= most && (value >= 0 || row.mayBeNegative(sheet().box));
}

void ScorePadModel::press(const QString &key, const std::function<bool(TypedFigure &)> &change) {
    if (!isOpen()) {
        return;
    }
    leaveHelper();
    TypedFigure typed = editor().typed();
    const bool anew = typed.isFresh() && m_open->refused && m_open->refused->left;
    const bool means = change(typed);
    if (means && fits(editor().current(), typed.value().value_or(0))) {
        if (anew) {
            forgetRefused();
        }
        edit([&](SheetEditor &editor) { editor.put(typed); });
    } else {
        refuse(key, means ? typed.value() : std::nullopt);
    }
}

void ScorePadModel::type(int digit) {
    if (isCounting()) {
        typeCount(digit);
    } else {
        press(QString::number(digit), [digit](TypedFigure &typed) { return typed.digit(digit); });
    }
}

void ScorePadModel::plus() {
    press(QStringLiteral("+"), [](TypedFigure &typed) { return typed.plus(); });
}

void ScorePadModel::minus() {
    press(QChar(0x2212), [](TypedFigure &typed) { return typed.minus(); });
}

void ScorePadModel::backspace() {
    forgetRefused();
    if (isCounting() && !m_open->count->figures.isEmpty()) {
        writeCount(m_open->count->figures.chopped(1), sheet());
    } else {
        write([](SheetEditor &editor) {
            TypedFigure typed = editor.typed();
            typed.erase();
            editor.put(typed);
        });
    }
}

void ScorePadModel::clearCell() {
    forgetRefused();
    write([](SheetEditor &editor) { editor.clearCell(); });
}

// ---- Keys that could not be written -------------------------------------------------------------

QString ScorePadModel::whyNot(const QString &key, std::optional<int> value) const {
    const auto points = editor().current().points();
    const auto bounds = points ? m_scoreRules.checker().boundsOf(sheet(), *points) : std::nullopt;
    if (bounds && value && *value > bounds->most) {
        return tr("%1 was not written: there are at most %2 points here.", "a key, a number")
            .arg(key, QString::number(bounds->most));
    }
    if ((value && *value < 0) || key == QChar(0x2212)) {
        return tr("%1 was not written: so much cannot be lost here.", "a key").arg(key);
    }
    if (isCounting()) {
        return m_namesKeys ? tr("%1 was not written: Enter goes on.", "a key").arg(key)
                           : tr("%1 was not written: Next goes on.", "a key").arg(key);
    }
    return tr("%1 was not written: a number has at most three digits.", "a key").arg(key);
}

QString ScorePadModel::currentCell() const {
    return QStringLiteral("%1/%2").arg(column()).arg(editor().current().id());
}

void ScorePadModel::refuse(const QString &key, std::optional<int> value) {
    if (key != QLatin1String("+")) { // without it nothing is lost
        m_open->refused = Open::Refused{currentCell(), whyNot(key, value)};
        refresh();
    }
    emit refused();
}

void ScorePadModel::forgetRefused() {
    if (isOpen() && m_open->refused && m_open->refused->cell == currentCell()) {
        m_open->refused.reset();
    }
}

// ---- What is said about it ----------------------------------------------------------------------

bool ScorePadModel::isFresh() const {
    return !isCounting() && editor().typed().isFresh();
}

QString ScorePadModel::sumText() const {
    const TypedFigure typed = editor().typed();
    const auto minusSigns = [](QString text) {
        return text.replace(QLatin1Char('-'), QChar(0x2212));
    };
    return typed.isSum() && typed.value()
               ? tr("%1 = %2", "a sum, what it comes to")
                     .arg(minusSigns(typed.text()), minusSigns(QString::number(*typed.value())))
               : QString();
}

QString ScorePadModel::goingOn() const {
    return m_namesKeys ? tr("Enter goes on; nothing goes on by itself.")
                       : tr("Next goes on; nothing goes on by itself.");
}

} // namespace mirabilia
