// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the people in a new game.
#include "app/models/shell/new_game_model.h"

#include "app/models/common/wording.h"

#include <algorithm>

namespace mirabilia {

namespace {

/// The row of the person at the screen, or -1.
int mySeat(const QList<NewSeatRow> &seats) {
    const auto mine = std::find_if(seats.begin(), seats.end(), [](const NewSeatRow &seat) {
        return seat.kind == QLatin1String("me");
    });
    return mine == seats.end() ? -1 : static_cast<int>(mine - seats.begin());
}

} // namespace

QString NewGameModel::myName() const {
    const int row = mySeat(m_seats);
    return row < 0 ? QString() : cleanName(m_seats[row].name);
}

void NewGameModel::setMyName(const QString &name) {
    if (m_myName != name) {
        m_myName = name;
        sitDown(named(m_seats));
        changed();
    }
}

/// My name is the same in every game; a computer with that name gets another one.
QList<NewSeatRow> NewGameModel::named(QList<NewSeatRow> seats) const {
    const int mine = mySeat(seats);
    if (mine < 0 || m_myName.isEmpty()) {
        return seats;
    }
    QStringList taken{m_myName};
    for (const NewSeatRow &seat : seats) {
        taken.append(seat.name);
    }
    for (int row = 0; row < seats.size(); ++row) {
        NewSeatRow &seat = seats[row];
        if (row == mine) {
            seat.name = m_myName;
        } else if (seat.kind == QLatin1String("computer") && seat.name == m_myName) {
            seat.name = freshName(taken);
            taken.append(seat.name);
        }
    }
    return seats;
}

/// The person of that row moves to my old seat; both keep their names.
void NewGameModel::takeMySeat(int row) {
    const QString name = QStringLiteral("name");
    const QString there = m_seats[row].name;
    if (const int mine = mySeat(m_seats); mine >= 0) {
        write(row, name, m_seats[mine].name);
        write(mine, name, there);
        write(mine, QStringLiteral("kind"), QStringLiteral("person"));
    } else if (!m_myName.isEmpty()) {
        write(row, name, m_myName);
    }
}

QString NewGameModel::usualName() {
    return tr("Player", "default name of the person at the screen");
}

} // namespace mirabilia
