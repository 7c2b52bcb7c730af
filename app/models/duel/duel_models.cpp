// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_models.h"

#include "app/models/duel/duel_adapter.h"

#include <algorithm>
#include <cstdlib>

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

// ---- The structure ------------------------------------------------------------------------------

DuelStructureModel::DuelStructureModel(QObject *parent)
    : ListModel(QMetaType::fromType<DuelStructureRow>(), parent) {}

void DuelStructureModel::setPlaces(QList<DuelStructureRow> places) {
    QRect whole;
    QRect left;
    for (const DuelStructureRow &place : places) {
        const QRect covered(place.column, place.row, 2, 1);
        whole |= covered;
        left |= place.taken ? QRect() : covered;
    }
    for (DuelStructureRow &place : places) {
        place.column -= whole.left();
    }
    left.translate(-whole.left(), 0);
    if (whole.height() != m_rows || whole.width() != m_columns || left != m_left) {
        m_rows = whole.height();
        m_columns = whole.width();
        m_left = left;
        emit sizeChanged();
    }
    assign(places);
}

int DuelStructureModel::step(int from, int right, int down) const {
    int best = from;
    int least = 0;
    for (int row = 0; row < count(); ++row) {
        const DuelStructureRow &there = place(row);
        if (!there.open || row == from) {
            continue;
        }
        int distance = 0;
        if (from < 0) {
            distance = (m_rows - there.row) * 100 + there.column;
        } else {
            const int across = there.column - place(from).column;
            const int along = there.row - place(from).row;
            const int ahead = right != 0 ? across * right : along * down;
            if (ahead <= 0) {
                continue;
            }
            // Deviation to the side counts three times.
            distance = ahead + 3 * std::abs(right != 0 ? along : across);
        }
        if (best == from || distance < least) {
            best = row;
            least = distance;
        }
    }
    return best;
}

} // namespace mirabilia
