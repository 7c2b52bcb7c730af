// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/structure_model.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia {

StructureModel::StructureModel(QObject *parent)
    : ListModel(QMetaType::fromType<StructureRow>(), parent) {}

void StructureModel::setPlaces(QList<StructureRow> places) {
    QRect whole;
    QRect left;
    for (const StructureRow &place : places) {
        const QRect covered(place.column, place.row, 2, 1);
        whole |= covered;
        left |= place.taken ? QRect() : covered;
    }
    for (StructureRow &place : places) {
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

int StructureModel::step(int from, int right, int down) const {
    int best = from;
    int least = 0;
    for (int row = 0; row < count(); ++row) {
        const StructureRow &there = place(row);
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
