// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/saves_model.h"

#include "app/models/common/wording.h"
#include "app/models/shell/game_kind.h"

namespace mirabilia {

namespace {

QString written(const QDateTime &time, const QLocale &where) {
    QString format = where.dateTimeFormat(QLocale::ShortFormat);
    format.remove(QLatin1Char('B')); // day period; Qt 6.4 prints the letter itself
    return where.toString(time.toLocalTime(), format);
}

} // namespace

SavesModel::SavesModel(QObject *parent) : ListModel(QMetaType::fromType<SaveRow>(), parent) {}

QString SavesModel::titleOf(const SavedGame &save) {
    // The first person at this screen is the reader; all others are company.
    QStringList company;
    for (const QString &name : save.persons.mid(save.hosted ? 0 : 1) + save.others) {
        company.append(shownName(name));
    }
    if (!save.problem.isEmpty()) {
        return company.isEmpty()
                   ? tr("A game that cannot be opened")
                   : tr("A game with %1 that cannot be opened").arg(Wording::list(company));
    }
    const GameKind &kind = *gameKind(save.game);
    const QString game = kind.name(save.edition);
    if (!save.table.isEmpty()) {
        const QString at = tr("%1, %2", "a game, at whose table").arg(game, shownTitle(save.table));
        return company.isEmpty() ? at : tr("%1, with %2").arg(at, Wording::list(company));
    }
    if (save.hosted) {
        return tr("%1: %2", "a game, everybody who played").arg(game, Wording::list(company));
    }
    if (!save.winners.isEmpty()) {
        return company.isEmpty() ? game : tr("%1, with %2").arg(game, Wording::list(company));
    }
    if (save.finished) {
        return company.isEmpty() ? tr("The result of %1").arg(game)
                                 : tr("The result of %1 with %2").arg(game, Wording::list(company));
    }
    const QString place = kind.place(save.age, save.turn);
    return company.isEmpty() ? tr("%1, %2").arg(game, place)
                             : tr("%1, %2, with %3").arg(game, place, Wording::list(company));
}

QString SavesModel::resultOf(const SavedGame &save) {
    QStringList names;
    for (const QString &name : save.winners) {
        names.append(shownName(name));
    }
    return names.isEmpty()     ? QString()
           : names.size() == 1 ? tr("%1 won", "a player").arg(names[0])
                               : tr("%1 shared the victory", "players").arg(Wording::list(names));
}

void SavesModel::setSaves(const QList<SavedGame> &saves, const QLocale &locale) {
    QList<SaveRow> rows;
    for (SavedGame save : saves) {
        if (save.problem.isEmpty() && gameKind(save.game) == nullptr) { // saved by a newer version
            save.problem = tr("This version of the program does not know the game.");
        }
        const QString when = written(save.savedAt, locale);
        rows.append({save.id, titleOf(save), save.savedAt,
                     save.ownData.isEmpty()
                         ? when
                         : tr("%1, with your own data (%2)", "a day; a fingerprint")
                               .arg(when, save.ownData),
                     save.problem, resultOf(save)});
    }
    assign(rows);
}

const SaveRow *SavesModel::find(const QString &id) const {
    for (int row = 0; row < count(); ++row) {
        if (save(row).gameId == id && save(row).problem.isEmpty()) {
            return &save(row);
        }
    }
    return nullptr;
}

const SaveRow *SavesModel::newest() const {
    for (int row = 0; row < count(); ++row) {
        if (save(row).problem.isEmpty()) {
            return &save(row);
        }
    }
    return nullptr;
}

} // namespace mirabilia
