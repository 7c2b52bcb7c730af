// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/structure_model.h"

#include <algorithm>
#include <cstdlib>

namespace mirabilia {

StructureModel::StructureModel(QObject *parent)
    : ListModel(QMetaType::fromType<StructureRow>(), parent) {}

void StructureModel::setPlaces(QList<StructureRow> places) {
    int rows = 0;
    int rowsLeft = 0;
    int left = places.isEmpty() ? 0 : places.first().column;
    int right = 0;
    for (const StructureRow &place : places) {
        rows = std::max(rows, place.row + 1);
        rowsLeft = place.taken ? rowsLeft : std::max(rowsLeft, place.row + 1);
        left = std::min(left, place.column);
        right = std::max(right, place.column + 2);
    }
    for (StructureRow &place : places) {
        place.column -= left;
    }
    const int columns = right - left;
    if (rows != m_rows || rowsLeft != m_rowsLeft || columns != m_columns) {
        m_rows = rows;
        m_rowsLeft = rowsLeft;
        m_columns = columns;
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
