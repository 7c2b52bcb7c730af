// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/duel_facts.h"

#include "mirabilia/v1/table.pb.h"

#include <QCoreApplication>

namespace mirabilia {

/// Words the facts of Duel in the current language.
class DuelWording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::DuelWording)

public:
    explicit DuelWording(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    [[nodiscard]] const DuelFacts &facts() const { return m_catalogue.duel(); }
    /// The name of a card, wonder or progress token.
    [[nodiscard]] QString name(const std::string &id) const {
        return name(QString::fromStdString(id));
    }
    [[nodiscard]] QString name(const QString &id) const;
    /// A scientific symbol: "wheel".
    [[nodiscard]] static QString symbol(const QString &id);

    [[nodiscard]] QString effect(const DuelEffect &effect) const;
    /// The effects of a card, wonder or token: "Wheel; 1 point".
    [[nodiscard]] QString effects(const QString &id) const;
    /// "2 wood, 1 glass"; "nothing" if it is free.
    [[nodiscard]] QString cost(const QString &id) const;
    /// "School, green, Wheel; 1 point".
    [[nodiscard]] QString card(const QString &id) const;
    /// "The Sphinx, Play again at once; 6 points, costs 1 clay, 1 stone, 2 glass".
    [[nodiscard]] QString wonder(const QString &id) const;
    /// "Law, Scales", or "Law, taken".
    [[nodiscard]] QString token(const QString &id, bool taken) const;
    /// A row of buildings: "Resources", "Civilian buildings".
    [[nodiscard]] QString familyName(const QString &family) const;

    /// "free" (no cost), "own" (own goods suffice), "chain", "pay" (coins change hands) or
    /// "blocked" (too few coins).
    [[nodiscard]] static QString priceState(const v1::DuelPrice &price);
    /// A price in one sentence: "6 coins, with 2 papyrus bought", "free, by Theater", "costs 13
    /// coins, 2 too many".
    [[nodiscard]] QString price(const v1::DuelPrice &price) const;
    /// Why a price cannot be paid, as a sentence of its own.
    [[nodiscard]] QString tooDear(const v1::DuelPrice &price) const;
    /// The price step by step, one line per source: "1 wood: produced".
    [[nodiscard]] QStringList priceSteps(const v1::DuelPrice &price) const;
    /// Why a command is refused, by the host's code.
    [[nodiscard]] static QString refusalCode(const QString &code);
    /// What lets a seat win in its next turn: "Arsenal wins for Bo".
    [[nodiscard]] QString danger(const v1::DuelWin &win, const QString &winner) const;

private:
    [[nodiscard]] QString anyOf(const QStringList &resources) const;
    [[nodiscard]] static QString counted(const DuelEffect &effect);
    [[nodiscard]] QString priceStep(const v1::DuelPriceLine &line) const;

    const Catalogue &m_catalogue;
};

} // namespace mirabilia
