// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_effect_forms.h"

#include <QJsonArray>

#include <algorithm>

namespace mirabilia {

namespace {

// As the loader of the data has it.
constexpr int mostPoints = 60;
constexpr int mostTimes = 15;
constexpr int mostDelta = 9;

DiceAmount amount(const char *key, const QString &label, int least, int most = mostPoints) {
    return {QString::fromLatin1(key), label, least, most};
}

DiceEffectForm form(const char *type, const QString &name, const QList<DiceAmount> &amounts = {},
                    const char *choice = "") {
    return {QString::fromLatin1(type), name, amounts, QString::fromLatin1(choice)};
}

QString targetsKey() {
    return QStringLiteral("targets");
}

} // namespace

QList<DiceEffectForm> DiceEffectForms::all() {
    const QString points = tr("Points");
    const QString coins = tr("Coins");
    return {
        form("vp", points, {amount("n", points, 0)}),
        form("coins", coins, {amount("n", coins, 1)}),
        form("cross", tr("Cross off more"), {amount("times", tr("Spaces"), 1, mostTimes)},
             "targets"),
        form("produce", tr("A resource"), {}, "resource"),
        form("attack", tr("Attack"), {amount("vp", points, 0)}),
        form("defense", tr("Defence")),
        form("coins_and_vp_per_space", tr("Coins and points per space"),
             {amount("coins", coins, 0), amount("vp", points, 0)}, "building"),
        form("vp_per_gallery_space", tr("Points per Gallery space"), {amount("n", points, 0)}),
        form("coins_on_die", tr("Coins when choosing a die"), {amount("n", coins, 1)}, "die"),
        form("die_cost_zero", tr("Dice of a colour are free"), {}, "die"),
        form("die_cost_delta", tr("All dice cost more or less"),
             {amount("delta", coins, -mostDelta, mostDelta)}),
        form("unlock_die", tr("Unlock a die"), {}, "die"),
        form("build_without_die_cost", tr("Build again, the die is free")),
        form("extra_action", tr("One more action")),
    };
}

DiceEffectForm DiceEffectForms::of(const QString &type) {
    const QList<DiceEffectForm> forms = all();
    const auto found = std::find_if(forms.begin(), forms.end(),
                                    [&](const DiceEffectForm &each) { return each.type == type; });
    return found == forms.end() ? DiceEffectForm{} : *found;
}

QString DiceEffectForms::choiceLabel(const DiceEffectForm &form) {
    return form.choice == targetsKey()                 ? tr("Where")
           : form.choice == QStringLiteral("die")      ? tr("Die")
           : form.choice == QStringLiteral("resource") ? tr("Resource")
           : form.choice == QStringLiteral("building") ? tr("Building")
                                                       : QString();
}

QStringList DiceEffectForms::values(const QString &type) const {
    const QString key = of(type).choice;
    if (key == QStringLiteral("resource")) {
        return {QStringLiteral("wood"),  QStringLiteral("stone"), QStringLiteral("clay"),
                QStringLiteral("glass"), QStringLiteral("cloth"), QStringLiteral("papyrus")};
    }
    if (type == QStringLiteral("unlock_die")) {
        return m_words.facts().specialDice();
    }
    if (key == QStringLiteral("die")) {
        return {QStringLiteral("grey"),   QStringLiteral("blue"),  QStringLiteral("red"),
                QStringLiteral("yellow"), QStringLiteral("green"), QStringLiteral("white"),
                QStringLiteral("purple"), QStringLiteral("black")};
    }
    QStringList buildings = DiceFacts::buildings();
    if (key == targetsKey()) {
        // The condition of the Guild Court needs its die.
        buildings.removeAll(QStringLiteral("guild_court"));
        buildings.prepend(QStringLiteral("barracks"));
    }
    return key.isEmpty() ? QStringList() : buildings;
}

QString DiceEffectForms::text(const QString &key, const QString &value) const {
    return key == QStringLiteral("resource") ? m_words.face(value)
           : key == QStringLiteral("die")    ? m_words.die(value)
                                             : m_words.buildings(value.split(QLatin1Char(',')));
}

QVariantList DiceEffectForms::choices(const QString &type, const QString &current) const {
    QStringList all = values(type);
    if (!all.contains(current) && !current.isEmpty()) {
        all.append(current);
    }
    QVariantList list;
    for (const QString &value : all) {
        list.append(QVariantMap{{QStringLiteral("value"), value},
                                {QStringLiteral("text"), text(of(type).choice, value)}});
    }
    return list;
}

QJsonObject DiceEffectForms::fresh(const QString &type) const {
    const DiceEffectForm form = of(type);
    QJsonObject effect{{QStringLiteral("type"), type}};
    for (const DiceAmount &each : form.amounts) {
        effect[each.key] = each.least < 0 ? -1 : 1;
    }
    if (!form.choice.isEmpty()) {
        choose(effect, form.choice, values(type).value(0));
    }
    return effect;
}

QString DiceEffectForms::chosen(const QJsonObject &effect, const QString &key) {
    if (key != targetsKey()) {
        return effect[key].toString();
    }
    QStringList targets;
    for (const QJsonValue &target : effect[key].toArray()) {
        targets.append(target.toString());
    }
    return targets.join(QLatin1Char(','));
}

void DiceEffectForms::choose(QJsonObject &effect, const QString &key, const QString &value) {
    if (key == targetsKey()) {
        effect[key] = QJsonArray::fromStringList(value.split(QLatin1Char(',')));
    } else {
        effect[key] = value;
    }
}

} // namespace mirabilia
