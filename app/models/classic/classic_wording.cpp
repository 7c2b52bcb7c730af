// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_wording.h"

#include "app/faces/classic_faces.h"
#include "app/models/common/wording.h"

#include <QMap>

namespace mirabilia {

QList<ClassicEffect> effectsOf(const google::protobuf::RepeatedPtrField<v1::Effect> &effects) {
    QList<ClassicEffect> facts;
    for (const v1::Effect &effect : effects) {
        facts.append({QString::fromStdString(effect.type()), effect.value(),
                      stringsOf(effect.options()), stringsOf(effect.scope()),
                      QString::fromStdString(effect.what())});
    }
    return facts;
}

QString ClassicWording::anyOf(const QStringList &resources) const {
    QString text;
    for (qsizetype i = 0; i < resources.size(); ++i) {
        const QString word = m_catalogue.resource(resources[i]);
        if (i == 0) {
            text = word;
        } else if (i + 1 < resources.size()) {
            text = tr("%1, %2", "in a list").arg(text, word);
        } else {
            text = tr("%1 or %2", "end of a list of alternatives").arg(text, word);
        }
    }
    return text;
}

// ---- Effects ------------------------------------------------------------------------------------

QString ClassicWording::scopeWords(const QStringList &scope) {
    const bool self = scope.contains(QLatin1String("self"));
    const bool neighbours = scope.contains(QLatin1String("left"));
    if (self && neighbours) {
        return tr("in your city and both neighbouring cities");
    }
    return self ? tr("in your city") : tr("in both neighbouring cities");
}

QString ClassicWording::counted(const ClassicEffect &effect) {
    const QString where = scopeWords(effect.scope);
    if (effect.what == QLatin1String("wonder_stages")) {
        return tr("for each wonder stage %1").arg(where);
    }
    if (effect.what == QLatin1String("defeat_tokens")) {
        return tr("for each defeat token %1").arg(where);
    }
    QStringList colors;
    for (const QString &family : effect.options) {
        colors.append(Wording::colorWord(family));
    }
    return tr("for each %1 card %2", "a colour, then where").arg(Wording::list(colors), where);
}

QString ClassicWording::produced(const ClassicEffect &effect) const {
    const QString goods = anyOf(effect.options);
    return effect.value > 1 ? tr("Produces %1 %2", "an amount of a resource")
                                  .arg(QString::number(effect.value), goods)
                            : tr("Produces %1").arg(goods);
}

QString ClassicWording::discount(const ClassicEffect &effect) {
    const bool raw = effect.options.contains(QLatin1String("raw")) ||
                     effect.options.contains(QLatin1String("wood"));
    const QString goods = raw ? tr("raw materials") : tr("manufactured goods");
    const bool left = effect.scope.contains(QLatin1String("left"));
    const bool right = effect.scope.contains(QLatin1String("right"));
    if (left && right) {
        return tr("Buy %1 from both neighbours for %n coin(s)", nullptr, effect.value).arg(goods);
    }
    return left ? tr("Buy %1 from the left neighbour for %n coin(s)", nullptr, effect.value)
                      .arg(goods)
                : tr("Buy %1 from the right neighbour for %n coin(s)", nullptr, effect.value)
                      .arg(goods);
}

QString ClassicWording::effect(const ClassicEffect &effect) const {
    using Say = QString (*)(const ClassicWording &, const ClassicEffect &);
    static const QHash<QString, Say> sayings{
        {QStringLiteral("produce"),
         [](const ClassicWording &words, const ClassicEffect &e) { return words.produced(e); }},
        {QStringLiteral("points"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%n point(s)", nullptr, e.value);
         }},
        {QStringLiteral("shields"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%n shield(s)", nullptr, e.value);
         }},
        {QStringLiteral("coins"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%n coin(s) at once", nullptr, e.value);
         }},
        {QStringLiteral("science"),
         [](const ClassicWording &words, const ClassicEffect &e) {
             return words.m_catalogue.name(QStringLiteral("symbol.") + e.options.value(0));
         }},
        {QStringLiteral("science_choice"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("A science symbol of your choice at the end");
         }},
        {QStringLiteral("coins_per"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%n coin(s) at once %1", nullptr, e.value).arg(counted(e));
         }},
        {QStringLiteral("points_per"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%n point(s) %1", nullptr, e.value).arg(counted(e));
         }},
        {QStringLiteral("discount"),
         [](const ClassicWording &, const ClassicEffect &e) { return discount(e); }},
        {QStringLiteral("build_from_discard"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("Build a card from the discard pile for free");
         }},
        {QStringLiteral("free_build_per_age"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("Once in each age, build a card for free");
         }},
        {QStringLiteral("points_if_wonder_complete"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return tr("%1 if all stages of your wonder are built", "points")
                 .arg(tr("%n point(s)", nullptr, e.value));
         }},
        {QStringLiteral("free_first_of_colour"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("The first card of each colour in your city is free");
         }},
        {QStringLiteral("free_first_of_age"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("The card that you build in the first turn of an age is free");
         }},
        {QStringLiteral("free_last_of_age"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("The card that you build in the sixth turn of an age is free");
         }},
        {QStringLiteral("play_last_card"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("Play the last card of each age too");
         }},
        {QStringLiteral("copy_guild"),
         [](const ClassicWording &, const ClassicEffect &) {
             return tr("At the end, copies one guild of a neighbour");
         }},
        {QStringLiteral("copy_wonder_stage"),
         [](const ClassicWording &, const ClassicEffect &e) {
             return e.scope.size() > 1 ? tr("Copies stage %1 of a neighbour").arg(e.value)
                    : e.scope.contains(QLatin1String("left"))
                        ? tr("Copies stage %1 of the left neighbour").arg(e.value)
                        : tr("Copies stage %1 of the right neighbour").arg(e.value);
         }},
    };
    const Say say = sayings.value(effect.type);
    return say != nullptr ? say(*this, effect) : effect.type;
}

QString ClassicWording::effects(const QList<ClassicEffect> &effects) const {
    // Some cards give coins and points for the same things.
    if (effects.size() == 2 && effects[0].type == QLatin1String("coins_per") &&
        effects[1].type == QLatin1String("points_per") &&
        counted(effects[0]) == counted(effects[1])) {
        return tr("%1 and %2 %3", "coins at once, points, for each of what")
            .arg(tr("%n coin(s) at once", nullptr, effects[0].value),
                 tr("%n point(s)", nullptr, effects[1].value), counted(effects[0]));
    }
    QStringList sentences;
    for (const ClassicEffect &one : effects) {
        sentences.append(effect(one));
    }
    return sentences.join(tr("; ", "between effects"));
}

QVariantList ClassicWording::effectGlyphs(const QList<ClassicEffect> &effects) {
    static const QHash<QString, QString> glyphs{
        {QStringLiteral("points"), QStringLiteral("points")},
        {QStringLiteral("points_per"), QStringLiteral("points")},
        {QStringLiteral("shields"), QStringLiteral("shield")},
        {QStringLiteral("coins"), QStringLiteral("gain")},
        {QStringLiteral("coins_per"), QStringLiteral("coin")},
        {QStringLiteral("science_choice"), QStringLiteral("symbol-any")},
        {QStringLiteral("discount"), QStringLiteral("trade")},
        {QStringLiteral("points_if_wonder_complete"), QStringLiteral("complete")},
    };
    static const QSet<QString> numbered{QStringLiteral("points"), QStringLiteral("shields"),
                                        QStringLiteral("coins")};
    QVariantList list;
    const auto add = [&list](const QString &glyph, const QString &text) {
        list.append(QVariantMap{{QStringLiteral("glyph"), glyph}, {QStringLiteral("text"), text}});
    };
    for (const ClassicEffect &effect : effects) {
        if (effect.type == QLatin1String("produce") || effect.type == QLatin1String("science")) {
            for (const QString &option : effect.options) {
                add(option, option == effect.options.last() ? QString() : QStringLiteral("/"));
            }
        } else {
            const QString plus =
                effect.type == QLatin1String("coins") ? QStringLiteral("+") : QString();
            add(glyphs.value(effect.type, faces::powerGlyph(effect.type)),
                numbered.contains(effect.type) ? plus + QString::number(effect.value) : QString());
        }
    }
    return list;
}

// ---- Cards and boards ---------------------------------------------------------------------------

QString ClassicWording::board(const QString &wonder, const QString &side) const {
    const QString name = m_catalogue.name(wonder);
    if (m_catalogue.edition() == 1) {
        return tr("%1, side %2", "a wonder and its side").arg(name, side);
    }
    return byDayOrNight(name, side);
}

QString ClassicWording::shortBoard(const QString &wonder, const QString &side) const {
    const QString name = m_catalogue.name(wonder);
    if (m_catalogue.edition() == 1) {
        return QStringLiteral("%1 %2").arg(name, side);
    }
    // Dice has the city names on their own.
    const QString key = QStringLiteral("dice.cities.") + wonder;
    const QString city = m_catalogue.name(key);
    return byDayOrNight(city == key ? name : city, side);
}

QString ClassicWording::byDayOrNight(const QString &name, const QString &side) {
    return side == QLatin1String("A") ? tr("%1 (day)", "a wonder and its side").arg(name)
                                      : tr("%1 (night)", "a wonder and its side").arg(name);
}

QString ClassicWording::cost(const QList<QPair<QString, int>> &amounts) const {
    QStringList parts;
    for (const auto &[id, count] : amounts) {
        parts.append(id == QLatin1String("coins")
                         ? tr("%n coin(s)", nullptr, count)
                         : tr("%1 %2", "an amount of a resource")
                               .arg(QString::number(count), m_catalogue.resource(id)));
    }
    return parts.isEmpty() ? tr("nothing", "the cost") : parts.join(tr(", ", "between amounts"));
}

QString ClassicWording::cardCost(const QString &card) const {
    static const QStringList order{QStringLiteral("coins"), QStringLiteral("wood"),
                                   QStringLiteral("stone"), QStringLiteral("clay"),
                                   QStringLiteral("ore"),   QStringLiteral("glass"),
                                   QStringLiteral("cloth"), QStringLiteral("papyrus")};
    const QHash<QString, int> &facts = m_catalogue.classic().card(card).cost;
    QList<QPair<QString, int>> amounts;
    for (const QString &id : order) {
        if (facts.contains(id)) {
            amounts.append({id, facts.value(id)});
        }
    }
    return cost(amounts);
}

QString ClassicWording::chains(const QString &card) const {
    const auto names = [this](const QStringList &cards) {
        QStringList list;
        for (const QString &id : cards) {
            list.append(m_catalogue.name(id));
        }
        return list;
    };
    const ClassicFact &facts = m_catalogue.classic().card(card);
    QStringList parts;
    if (!facts.chainFrom.isEmpty()) {
        parts.append(
            tr("free with %1").arg(names(facts.chainFrom).join(tr(" or ", "between cards"))));
    }
    if (!facts.chainTo.isEmpty()) {
        parts.append(tr("chains to %1").arg(Wording::list(names(facts.chainTo))));
    }
    return parts.join(tr("; ", "between effects"));
}

QString ClassicWording::chain(const QString &card) const {
    QString text = chains(card);
    return text.isEmpty() ? text : text.replace(0, 1, text[0].toUpper());
}

QString ClassicWording::card(const QString &card) const {
    const ClassicFact &facts = m_catalogue.classic().card(card);
    return tr("%1, %2, %3", "name, colour and effect of a card")
        .arg(m_catalogue.name(card), Wording::colorWord(facts.family), effects(facts.effects));
}

QString ClassicWording::handCard(const QString &card, const QString &state, int price,
                                 const QString &reason) const {
    QString text;
    if (state == QLatin1String("free") || state == QLatin1String("chain")) {
        text = tr("%1, you can build it free").arg(this->card(card));
    } else if (state == QLatin1String("own")) {
        text = tr("%1, your own goods pay for it").arg(this->card(card));
    } else if (state == QLatin1String("pay")) {
        text = tr("%1, you can build it for %n coin(s)", nullptr, price).arg(this->card(card));
    } else {
        text = tr("%1, you cannot build it: %2").arg(this->card(card), reason);
    }
    const QString partners = chains(card);
    return partners.isEmpty() ? text : tr("%1; %2", "a card, its chains").arg(text, partners);
}

QString ClassicWording::today(const QString &state, int price, const QString &reason) {
    if (state == QLatin1String("free")) {
        return tr("You build it free.");
    }
    if (state == QLatin1String("chain")) {
        return tr("You build it free, with a building that you have.");
    }
    if (state == QLatin1String("own")) {
        return tr("Your own goods pay for it.");
    }
    return state == QLatin1String("pay") ? tr("You pay %n coin(s) today:", nullptr, price)
                                         : tr("You cannot build it today. %1").arg(reason);
}

// ---- Reasons and payments -----------------------------------------------------------------------

QString ClassicWording::missing(const v1::Possibility &possibility,
                                const ClassicPurse &purse) const {
    QMap<QString, int> counts;
    bool madeNearby = false;
    for (const QString &id : stringsOf(possibility.missing())) {
        ++counts[id];
        madeNearby = madeNearby || purse.onSale.contains(id);
    }
    QStringList parts;
    for (auto entry = counts.begin(); entry != counts.end(); ++entry) {
        parts.append(tr("%1 %2", "an amount of a resource")
                         .arg(QString::number(entry.value()), m_catalogue.resource(entry.key())));
    }
    if (madeNearby) {
        return tr("Lacks %1; the neighbours do not make enough").arg(Wording::list(parts));
    }
    return possibility.missing_size() == 1
               ? tr("Needs %1; no neighbour makes it").arg(Wording::list(parts))
               : tr("Needs %1; no neighbour makes them").arg(Wording::list(parts));
}

QString ClassicWording::refusal(const v1::Possibility &possibility,
                                const ClassicPurse &purse) const {
    if (possibility.possible()) {
        return {};
    }
    if (possibility.missing_size() > 0) {
        return missing(possibility, purse);
    }
    if (possibility.needs_coins() > 0) {
        const auto needed = static_cast<int>(possibility.needs_coins());
        return purse.freeCity
                   ? tr("Costs %n coin(s), the Free City has %1", nullptr, needed).arg(purse.coins)
                   : tr("Costs %n coin(s), you have %1", nullptr, needed).arg(purse.coins);
    }
    return refusalCode(QString::fromStdString(possibility.refusal()));
}

QString ClassicWording::copyRefusal(const v1::Possibility &possibility,
                                    const ClassicPurse &purse) const {
    return possibility.refusal() == "not_available" ? tr("The neighbour has no such stage")
                                                    : refusal(possibility, purse);
}

QString ClassicWording::refusalCode(const QString &code) {
    const QHash<QString, QString> reasons{
        {QStringLiteral("already_built"), tr("Already built")},
        {QStringLiteral("no_stage_left"), tr("All stages are built")},
        {QStringLiteral("cannot_pay"), tr("You cannot pay for it")},
        {QStringLiteral("bad_payment"), tr("It cannot be paid like that")},
        {QStringLiteral("free_build_used"), tr("The free building of this age is used")},
        {QStringLiteral("must_build"), tr("What can be built here must be built")},
        {QStringLiteral("not_in_hand"), tr("The card is no longer there")},
        {QStringLiteral("not_your_turn"), tr("There is nothing to decide now")},
        {QStringLiteral("stale"), tr("The table has moved on")},
    };
    return reasons.value(code, tr("Not possible now"));
}

QString ClassicWording::payment(const v1::Payment &payment, const QString &left,
                                const QString &right) {
    QStringList parts;
    const auto add = [&parts](unsigned coins, const QString &to) {
        if (coins > 0) {
            parts.append(tr("%1 to %2", "coins to somebody").arg(QString::number(coins), to));
        }
    };
    add(payment.left(), left);
    add(payment.right(), right);
    add(payment.bank(), tr("the bank"));
    return Wording::list(parts);
}

} // namespace mirabilia
