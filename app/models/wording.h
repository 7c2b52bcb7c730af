// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/catalogue.h"

#include "mirabilia/v1/table.pb.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QSet>
#include <QVariantList>

namespace mirabilia {

/// Text of others as it may stand on the screen: one line of at most `nameLength` characters,
/// the last of which is an ellipsis where there would be more, without control and direction marks.
/// It stays plain text; nothing is escaped.
QString cleanName(const QString &name);
inline constexpr int nameLength = 24;
/// Text of others as it stands in a sentence: one that is written from the right to the left turns
/// nothing around it.
QString isolated(const QString &text);
/// Both.
QString shownName(const QString &name);

/// What the buyer has, for sentences about what is missing.
struct Purse {
    int coins = 0;
    bool freeCity = false;
    QSet<QString> onSale; ///< resources that a neighbour makes
};

/// Facts said in words, in the language in use.
class Wording {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::Wording)

public:
    explicit Wording(const Catalogue &catalogue) : m_catalogue(catalogue) {}

    /// "Ada, Bo and Cy"
    [[nodiscard]] static QString list(const QStringList &parts);
    /// "1 point", "20 points", "−3 points"
    [[nodiscard]] static QString points(int number);
    /// Where the system is, as days and times are written there; where the language is spoken if
    /// the system does not say.
    [[nodiscard]] static QLocale region(const QString &language);
    /// A day as it is written in the region: "Saturday, 1 March 2025" if they speak this language
    /// there, else in figures, "01.03.2025".
    [[nodiscard]] static QString day(const QDate &day, const QString &language);
    /// "I", "II", "III"
    [[nodiscard]] static QString roman(int age);
    /// The colour of a family: "blue".
    [[nodiscard]] static QString colorWord(const QString &family);
    /// A resource within a sentence: "wood".
    [[nodiscard]] QString resource(const QString &id) const;
    /// "wood or clay"
    [[nodiscard]] QString anyOf(const QStringList &resources) const;

    [[nodiscard]] QString effect(const EffectFact &effect) const;
    [[nodiscard]] QString effects(const QList<EffectFact> &effects) const;
    /// Glyphs of resources/icons that tell effects, each with what stands beside it: `{glyph,
    /// text}`.
    [[nodiscard]] static QVariantList effectGlyphs(const QList<EffectFact> &effects);
    /// "2 wood, 1 glass"; "nothing" where it is empty.
    [[nodiscard]] QString cost(const QList<QPair<QString, int>> &amounts) const;
    [[nodiscard]] QString cardCost(const QString &card) const;
    /// "Free with Theater; leads to Temple", empty where there are no chains.
    [[nodiscard]] QString chain(const QString &card) const;
    /// "Altar, blue, 2 points"
    [[nodiscard]] QString card(const QString &card) const;
    /// The card and what it would cost now: "Altar, blue, 2 points, you can build it free".
    [[nodiscard]] QString handCard(const QString &card, const QString &state, int price,
                                   const QString &reason) const;

    /// Why something is impossible, in one line; empty for an unknown code of no use to a player.
    [[nodiscard]] QString refusal(const v1::Possibility &possibility, const Purse &purse) const;
    /// The same for a wonder stage that would be copied from a neighbour.
    [[nodiscard]] QString copyRefusal(const v1::Possibility &possibility, const Purse &purse) const;
    /// The same for a code alone, as the host answers a command.
    [[nodiscard]] static QString refusalCode(const QString &code);
    /// Why the expert would do something, as Services::hintReady names it.
    [[nodiscard]] static QString hintReason(const QString &reason);
    /// "2 to Ada and 1 to the bank"; names are those of the payer's neighbours.
    [[nodiscard]] static QString payment(const v1::Payment &payment, const QString &left,
                                         const QString &right);

private:
    [[nodiscard]] static QString scopeWords(const QStringList &scope);
    [[nodiscard]] static QString counted(const EffectFact &effect);
    [[nodiscard]] QString produced(const EffectFact &effect) const;
    [[nodiscard]] static QString discount(const EffectFact &effect);
    [[nodiscard]] QString chains(const QString &card) const;
    [[nodiscard]] QString missing(const v1::Possibility &possibility, const Purse &purse) const;

    const Catalogue &m_catalogue;
};

/// Effects of a view in the shape of facts.
QList<EffectFact> effectsOf(const google::protobuf::RepeatedPtrField<v1::Effect> &effects);
/// Texts of a view as Qt has them.
QStringList stringsOf(const google::protobuf::RepeatedPtrField<std::string> &texts);

} // namespace mirabilia
