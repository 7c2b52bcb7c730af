// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_wording.h"

#include "app/models/common/wording.h"

namespace mirabilia {

QString DuelWording::name(const QString &id) const {
    return m_catalogue.name(QStringLiteral("duel.") + id);
}

QString DuelWording::symbol(const QString &id) {
    const QHash<QString, QString> words{
        {QStringLiteral("globe"), tr("globe")},   {QStringLiteral("sundial"), tr("sundial")},
        {QStringLiteral("mortar"), tr("mortar")}, {QStringLiteral("plumb"), tr("plumb bob")},
        {QStringLiteral("quill"), tr("quill")},   {QStringLiteral("wheel"), tr("wheel")},
        {QStringLiteral("scales"), tr("scales")},
    };
    return words.value(id, id);
}

QString DuelWording::anyOf(const QStringList &resources) const {
    QStringList words;
    for (const QString &id : resources) {
        words.append(m_catalogue.resource(id));
    }
    return words.join(tr(" or ", "between resources"));
}

// ---- Effects ------------------------------------------------------------------------------------

QString DuelWording::counted(const DuelEffect &effect) {
    const QString where =
        effect.either ? tr("in the city that has more of them") : tr("in your city");
    if (effect.what == QLatin1String("wonders")) {
        return tr("for each built wonder %1", "where").arg(where);
    }
    if (effect.what == QLatin1String("coin_sets")) {
        return tr("for every three coins in the city that has more of them");
    }
    if (effect.what == QLatin1String("progress_tokens")) {
        return tr("for each of your progress tokens");
    }
    QStringList colors;
    for (const QString &family : effect.options) {
        colors.append(Wording::colorWord(family));
    }
    return tr("for each %1 card %2", "a colour, then where").arg(Wording::list(colors), where);
}

QString DuelWording::effect(const DuelEffect &effect) const {
    using Say = QString (*)(const DuelWording &, const DuelEffect &);
    static const QHash<QString, Say> sayings{
        {QStringLiteral("produce"),
         [](const DuelWording &words, const DuelEffect &e) {
             return tr("produces %1 %2", "an amount of a resource")
                 .arg(QString::number(e.amount), words.anyOf(e.options));
         }},
        {QStringLiteral("produce_choice"),
         [](const DuelWording &words, const DuelEffect &e) {
             return tr("produces %1, one of them in each purchase").arg(words.anyOf(e.options));
         }},
        {QStringLiteral("vp"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n point(s)", nullptr, e.amount);
         }},
        {QStringLiteral("shields"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n shield(s)", nullptr, e.amount);
         }},
        {QStringLiteral("coins"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n coin(s) at once", nullptr, e.amount);
         }},
        {QStringLiteral("science"),
         [](const DuelWording &, const DuelEffect &e) { return symbol(e.options.value(0)); }},
        {QStringLiteral("trade_price"),
         [](const DuelWording &words, const DuelEffect &e) {
             return tr("you buy %1 for %n coin(s) a unit", nullptr, e.amount)
                 .arg(words.anyOf(e.options));
         }},
        {QStringLiteral("coins_per"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n coin(s) at once %1", nullptr, e.amount).arg(counted(e));
         }},
        {QStringLiteral("vp_per"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n point(s) %1", nullptr, e.amount).arg(counted(e));
         }},
        {QStringLiteral("opponent_loses_coins"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("the opponent loses %n coin(s)", nullptr, e.amount);
         }},
        {QStringLiteral("extra_turn"),
         [](const DuelWording &, const DuelEffect &) { return tr("play again at once"); }},
        {QStringLiteral("destroy_opponent_card"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("destroys a %1 card of the opponent")
                 .arg(Wording::colorWord(e.options.value(0)));
         }},
        {QStringLiteral("draw_unused_progress"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("draw %n of the unused progress tokens and keep one", nullptr, e.amount);
         }},
        {QStringLiteral("build_from_discard"),
         [](const DuelWording &, const DuelEffect &) {
             return tr("build a discarded card for free");
         }},
        {QStringLiteral("resource_discount"),
         [](const DuelWording &, const DuelEffect &e) {
             return e.what == QLatin1String("wonders")
                        ? tr("your wonders cost %n fewer resource(s)", nullptr, e.amount)
                        : tr("your blue cards cost %n fewer resource(s)", nullptr, e.amount);
         }},
        {QStringLiteral("trade_income"),
         [](const DuelWording &, const DuelEffect &) {
             return tr("what the opponent pays for resources goes to you");
         }},
        {QStringLiteral("extra_shields"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("red cards built from now on have %n more shield(s)", nullptr, e.amount);
         }},
        {QStringLiteral("wonders_gain_extra_turn"),
         [](const DuelWording &, const DuelEffect &) {
             return tr("wonders built from now on let you play again");
         }},
        {QStringLiteral("chain_bonus"),
         [](const DuelWording &, const DuelEffect &e) {
             return tr("%n coin(s) for each card built free by a chain", nullptr, e.amount);
         }},
    };
    const Say say = sayings.value(effect.type);
    return say != nullptr ? say(*this, effect) : effect.type;
}

QString DuelWording::effects(const QString &id) const {
    QStringList parts;
    for (const DuelEffect &one : m_catalogue.duel().of(id).effects) {
        parts.append(effect(one));
    }
    QString text = parts.join(tr("; ", "between effects"));
    return text.isEmpty() ? text : text.replace(0, 1, text[0].toUpper());
}

// ---- Cards --------------------------------------------------------------------------------------

QString DuelWording::cost(const QString &id) const {
    QStringList parts;
    for (const auto &[what, count] : m_catalogue.duel().of(id).cost) {
        parts.append(what == QLatin1String("coins")
                         ? tr("%n coin(s)", nullptr, count)
                         : tr("%1 %2", "an amount of a resource")
                               .arg(QString::number(count), m_catalogue.resource(what)));
    }
    return parts.isEmpty() ? tr("nothing", "the cost") : parts.join(tr(", ", "between amounts"));
}

QString DuelWording::card(const QString &id) const {
    return tr("%1, %2, %3", "name, colour and effect of a card")
        .arg(name(id), Wording::colorWord(m_catalogue.duel().of(id).family), effects(id));
}

QString DuelWording::wonder(const QString &id) const {
    return tr("%1, %2, costs %3", "a wonder, its effect, its cost")
        .arg(name(id), effects(id), cost(id));
}

QString DuelWording::token(const QString &id, bool taken) const {
    return taken ? tr("%1, taken", "a progress token").arg(name(id))
                 : tr("%1, %2", "a progress token and its effect").arg(name(id), effects(id));
}

QString DuelWording::familyName(const QString &family) const {
    return family == QLatin1String("raw_material")
               ? tr("Resources")
               : m_catalogue.name(QStringLiteral("color.") + family);
}

// ---- Prices -------------------------------------------------------------------------------------

QString DuelWording::priceState(const v1::DuelPrice &price) {
    if (price.by_chain()) {
        return QStringLiteral("chain");
    }
    if (price.short_of() > 0) { // covered cards, too
        return QStringLiteral("blocked");
    }
    return price.total() > 0         ? QStringLiteral("pay")
           : price.lines_size() == 0 ? QStringLiteral("free")
                                     : QStringLiteral("own");
}

QString DuelWording::price(const v1::DuelPrice &price) const {
    if (price.by_chain()) {
        return tr("free, by %1").arg(name(price.lines(0).by()));
    }
    const int total = static_cast<int>(price.total());
    if (price.short_of() > 0) {
        return tr("costs %n coin(s), %1 too many", nullptr, total).arg(price.short_of());
    }
    if (total == 0) {
        return price.lines_size() == 0 ? tr("free") : tr("your own goods pay for it");
    }
    QStringList bought;
    for (const v1::DuelPriceLine &line : price.lines()) {
        if (line.source() == v1::DUEL_PRICE_SOURCE_BOUGHT) {
            bought.append(tr("%1 %2", "an amount of a resource")
                              .arg(QString::number(line.count()),
                                   m_catalogue.resource(QString::fromStdString(line.resource()))));
        }
    }
    const QString coins = tr("%n coin(s)", nullptr, total);
    return bought.isEmpty()
               ? coins
               : tr("%1, with %2 bought", "coins, resources").arg(coins, Wording::list(bought));
}

QString DuelWording::tooDear(const v1::DuelPrice &price) const {
    return price.short_of() == 0
               ? this->price(price)
               : tr("It costs %n coin(s), %1 too many", nullptr, static_cast<int>(price.total()))
                     .arg(price.short_of());
}

QString DuelWording::priceStep(const v1::DuelPriceLine &line) const {
    const QString what = tr("%1 %2", "an amount of a resource")
                             .arg(QString::number(line.count()),
                                  m_catalogue.resource(QString::fromStdString(line.resource())));
    switch (line.source()) {
    case v1::DUEL_PRICE_SOURCE_PRODUCED: return tr("%1: produced").arg(what);
    case v1::DUEL_PRICE_SOURCE_CHOSEN: return tr("%1: given by %2").arg(what, name(line.by()));
    case v1::DUEL_PRICE_SOURCE_WAIVED: return tr("%1: saved by %2").arg(what, name(line.by()));
    case v1::DUEL_PRICE_SOURCE_CHAIN: return tr("Free, thanks to %1").arg(name(line.by()));
    default: break;
    }
    const QString each = tr("%n coin(s) each", nullptr, static_cast<int>(line.each()));
    return line.by().empty()
               ? tr("%1: bought for %2", "resources, coins each").arg(what, each)
               : tr("%1: bought for %2, thanks to %3", "resources, coins each, a card")
                     .arg(what, each, name(line.by()));
}

QStringList DuelWording::priceSteps(const v1::DuelPrice &price) const {
    QStringList steps;
    for (const v1::DuelPriceLine &line : price.lines()) {
        steps.append(priceStep(line));
    }
    if (price.bank() > 0) {
        steps.append(tr("%n coin(s) to the bank", nullptr, static_cast<int>(price.bank())));
    }
    return steps;
}

QString DuelWording::refusalCode(const QString &code) {
    const QHash<QString, QString> reasons{
        {QStringLiteral("cannot_pay"), tr("You cannot pay for it")},
        {QStringLiteral("not_available"), tr("It is still covered")},
        {QStringLiteral("already_built"), tr("Already built")},
        {QStringLiteral("not_your_turn"), tr("There is nothing to decide now")},
        {QStringLiteral("stale"), tr("The table has moved on")},
    };
    return reasons.value(code, tr("Not possible now"));
}

QString DuelWording::danger(const v1::DuelWin &win, const QString &winner) const {
    const QString what = name(win.wonder().empty() ? win.card() : win.wonder());
    return win.by_luck() ? tr("%1 could win for %2", "a card or wonder, a player").arg(what, winner)
                         : tr("%1 wins for %2", "a card or wonder, a player").arg(what, winner);
}

} // namespace mirabilia
