// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_cards_model.h"

#include "app/models/duel/duel_wording.h"

namespace mirabilia {

// ---- Cards --------------------------------------------------------------------------------------

DuelCardsModel::DuelCardsModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelCardRow>(), parent) {}

void DuelCardsModel::setCards(const QStringList &cards, const DuelMarks &marks,
                              const DuelWording &words) {
    QList<DuelCardRow> rows;
    for (const QString &card : cards) {
        rows.append({card, words.name(card), words.facts().of(card).family, words.effects(card),
                     words.card(card), marks.offered.contains(card), marks.chosen == card,
                     marks.highlighted.contains(card), marks.hinted.contains(card)});
    }
    assign(rows);
}

namespace {

/// Brown and grey cards share a row.
QString rowFamily(const QString &family) {
    return family == QLatin1String("manufactured_good") ? QStringLiteral("raw_material") : family;
}

QStringList rowFamilies() {
    QStringList families = DuelFacts::families();
    families.removeAll(QStringLiteral("manufactured_good"));
    return families;
}

} // namespace

DuelFamilyModel::DuelFamilyModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelFamilyRow>(), parent) {
    for (qsizetype i = 0; i < rowFamilies().size(); ++i) {
        m_cards.append(new DuelCardsModel(this));
    }
}

void DuelFamilyModel::setCards(const QStringList &cards, const DuelMarks &marks,
                               const DuelWording &words) {
    QHash<QString, QStringList> sorted;
    for (const QString &family : DuelFacts::families()) {
        for (const QString &card : cards) {
            if (words.facts().of(card).family == family) {
                sorted[rowFamily(family)].append(card);
            }
        }
    }
    QList<DuelFamilyRow> rows;
    for (const QString &family : rowFamilies()) {
        DuelCardsModel *model = m_cards[rows.size()];
        model->setCards(sorted.value(family), marks, words);
        rows.append({family, words.familyName(family), model->count(), model});
    }
    assign(rows);
}

// ---- Tokens -------------------------------------------------------------------------------------

DuelTokenModel::DuelTokenModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelTokenRow>(), parent) {}

void DuelTokenModel::setTokens(const QStringList &tokens, const QStringList &there,
                               const DuelMarks &marks, const DuelWording &words) {
    QList<DuelTokenRow> rows;
    for (const QString &token : tokens) {
        const bool taken = !there.contains(token);
        rows.append({token, words.name(token), words.effects(token), taken,
                     !taken && marks.offered.contains(token), marks.chosen == token,
                     marks.hinted.contains(token), words.token(token, taken)});
    }
    assign(rows);
}

int DuelTokenModel::rowOf(const QString &token) const {
    for (int row = 0; row < count(); ++row) {
        if (at<DuelTokenRow>(row).token == token) {
            return row;
        }
    }
    return -1;
}

// ---- Wonders ------------------------------------------------------------------------------------

DuelWonderModel::DuelWonderModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelWonderRow>(), parent) {}

DuelWonderRow DuelWonderModel::row(const QString &wonder, const DuelMarks &marks,
                                   const DuelWording &words) {
    DuelWonderRow row;
    row.wonder = wonder;
    row.name = words.name(wonder);
    row.effectText = words.effects(wonder);
    for (const auto &[id, count] : words.facts().of(wonder).cost) {
        row.cost.append(QVariantMap{{QStringLiteral("id"), id}, {QStringLiteral("count"), count}});
    }
    row.offered = marks.offered.contains(wonder);
    row.chosen = marks.chosen == wonder;
    row.hinted = marks.hinted.contains(wonder);
    row.description = words.wonder(wonder);
    return row;
}

} // namespace mirabilia
