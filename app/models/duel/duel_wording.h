// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/common/duel_facts.h"

#include "mirabilia/v1/table.pb.h"

#include <QCoreApplication>

namespace mirabilia {

/// Facts of Duel said in words, in the language in use.
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
    /// A symbol of science: "wheel".
    [[nodiscard]] static QString symbol(const QString &id);

    [[nodiscard]] QString effect(const DuelEffect &effect) const;
    /// What a card, wonder or token does: "Wheel; 1 point".
    [[nodiscard]] QString effects(const QString &id) const;
    /// "2 wood, 1 glass"; "nothing" where it is empty.
    [[nodiscard]] QString cost(const QString &id) const;
    /// "Free with Theater; leads to Temple", empty where there are no chains.
    [[nodiscard]] QString chain(const QString &id) const;
    /// "School, green, wheel; 1 point"
    [[nodiscard]] QString card(const QString &id) const;
    /// "The Sphinx, play again at once; 6 points; costs 1 stone"
    [[nodiscard]] QString wonder(const QString &id) const;
    /// "Law, scales", or that it has been taken.
    [[nodiscard]] QString token(const QString &id, bool taken) const;
    /// A row of buildings: "Resources", "Civilian buildings".
    [[nodiscard]] QString familyName(const QString &family) const;

    /// How a price shows: "free" nothing is asked for, "own" own goods suffice, "chain", "pay"
    /// coins change hands, "blocked".
    [[nodiscard]] static QString priceState(const v1::DuelPrice &price);
    /// A price in one sentence: "6 coins: 2 papyrus bought for 6", "free, by Theater", "costs 13
    /// coins, 2 are missing".
    [[nodiscard]] QString price(const v1::DuelPrice &price) const;
    /// The price step by step, one line a source: "1 wood from your own production".
    [[nodiscard]] QStringList priceSteps(const v1::DuelPrice &price) const;
    /// Why something is impossible, as the host answers a command.
    [[nodiscard]] static QString refusalCode(const QString &code);
    /// "Arsenal wins for Bo": what lets a seat win in its next turn.
    [[nodiscard]] QString danger(const v1::DuelWin &win, const QString &winner) const;

private:
    [[nodiscard]] QString anyOf(const QStringList &resources) const;
    [[nodiscard]] static QString counted(const DuelEffect &effect);
    [[nodiscard]] QString priceStep(const v1::DuelPriceLine &line) const;

    const Catalogue &m_catalogue;
};

} // namespace mirabilia
