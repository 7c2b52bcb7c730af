// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"

#include "mirabilia/v1/table.pb.h"

#include <QCoreApplication>
#include <QSet>
#include <QVariantList>

namespace mirabilia {

/// The buyer's means, for sentences about what is missing.
struct ClassicPurse {
    int coins = 0;
    bool freeCity = false;
    QSet<QString> onSale; ///< resources a neighbour produces
};

/// Facts of the classic game in words, in the current language.
class ClassicWording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::ClassicWording)

public:
    explicit ClassicWording(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// "wood or clay"
    [[nodiscard]] QString anyOf(const QStringList &resources) const;

    [[nodiscard]] QString effect(const ClassicEffect &effect) const;
    [[nodiscard]] QString effects(const QList<ClassicEffect> &effects) const;
    /// Glyphs of resources/icons for effects, each with its text: `{glyph, text}`.
    [[nodiscard]] static QVariantList effectGlyphs(const QList<ClassicEffect> &effects);
    /// A wonder and its side ("A"), worded per edition: "The Pyramids of Giza, side A", "The
    /// Pyramids of Giza (day)".
    [[nodiscard]] QString board(const QString &wonder, const QString &side) const;
    /// The short form: "The Pyramids of Giza A", "Giza (day)".
    [[nodiscard]] QString shortBoard(const QString &wonder, const QString &side) const;
    /// "2 wood, 1 glass"; "nothing" if empty.
    [[nodiscard]] QString cost(const QList<QPair<QString, int>> &amounts) const;
    [[nodiscard]] QString cardCost(const QString &card) const;
    /// "Free with Theater; leads to Temple"; empty without chains.
    [[nodiscard]] QString chain(const QString &card) const;
    /// "Altar, blue, 2 points"
    [[nodiscard]] QString card(const QString &card) const;
    /// The card and its current price: "Altar, blue, 2 points, you can build it free".
    [[nodiscard]] QString handCard(const QString &card, const QString &state, int price,
                                   const QString &reason) const;

    /// The price of a card in hand, and why: "Your own goods pay for it."
    [[nodiscard]] static QString today(const QString &state, int price, const QString &reason);

    /// Why something is impossible, in one line; empty for an unknown code.
    [[nodiscard]] QString refusal(const v1::Possibility &possibility,
                                  const ClassicPurse &purse) const;
    /// The same for a wonder stage copied from a neighbour.
    [[nodiscard]] QString copyRefusal(const v1::Possibility &possibility,
                                      const ClassicPurse &purse) const;
    /// The same for a bare code, as in the host's answer to a command.
    [[nodiscard]] static QString refusalCode(const QString &code);
    /// "2 to Ada and 1 to the bank"; the names are those of the payer's neighbours.
    [[nodiscard]] static QString payment(const v1::Payment &payment, const QString &left,
                                         const QString &right);

private:
    [[nodiscard]] static QString byDayOrNight(const QString &name, const QString &side);
    [[nodiscard]] static QString scopeWords(const QStringList &scope);
    [[nodiscard]] static QString counted(const ClassicEffect &effect);
    [[nodiscard]] QString produced(const ClassicEffect &effect) const;
    [[nodiscard]] static QString discount(const ClassicEffect &effect);
    [[nodiscard]] QString chains(const QString &card) const;
    [[nodiscard]] QString missing(const v1::Possibility &possibility,
                                  const ClassicPurse &purse) const;

    const Catalogue &m_catalogue;
};

/// Converts the effects of a view to facts.
QList<ClassicEffect> effectsOf(const google::protobuf::RepeatedPtrField<v1::Effect> &effects);

} // namespace mirabilia
