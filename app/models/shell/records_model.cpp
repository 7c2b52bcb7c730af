// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/records_model.h"

#include "app/models/common/wording.h"
#include "app/models/shell/game_kind.h"

namespace mirabilia {

RecordsModel::RecordsModel(QObject *parent) : ListModel(QMetaType::fromType<RecordRow>(), parent) {}

void RecordsModel::setGames(const QString &fileName, const QList<RecordedGame> &games) {
    m_fileName = fileName;
    m_games = games;
    QList<RecordRow> rows;
    for (const RecordedGame &game : games) {
        RecordRow row;
        row.line = game.line;
        const GameKind *kind = gameKind(game.game);
        row.known = kind != nullptr;
        row.title =
            row.known ? tr("%1, %n player(s)", "a game", game.players).arg(kind->name(game.edition))
                      : tr("Not a record of a known game");
        const QString id = shownName(game.id);
        row.detail = id.isEmpty() ? tr("Line %1").arg(game.line)
                                  : tr("Line %1: %2", "of a file; what it is called there")
                                        .arg(QString::number(game.line), id);
        row.record = game.record;
        rows.append(row);
    }
    assign(rows);
    emit changed();
}

} // namespace mirabilia
