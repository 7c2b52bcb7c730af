// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/saves_model.h"

#include "app/models/common/wording.h"

namespace mirabilia {

SavesModel::SavesModel(QObject *parent) : ListModel(QMetaType::fromType<SaveRow>(), parent) {}

QString SavesModel::titleOf(const SavedGame &save) {
    // The first person is the one who reads this; everybody else is company.
    QStringList company;
    for (const QString &name : save.persons.mid(1) + save.others) {
        company.append(shownName(name));
    }
    if (!save.problem.isEmpty()) {
        return company.isEmpty()
                   ? tr("A game that cannot be opened")
                   : tr("A game with %1 that cannot be opened").arg(Wording::list(company));
    }
    if (save.finished) {
        return company.isEmpty() ? tr("The result of a game")
                                 : tr("The result of a game with %1").arg(Wording::list(company));
    }
    const QString age = Wording::roman(save.age);
    const QString turn = QString::number(save.turn);
    return company.isEmpty()
               ? tr("Age %1, turn %2").arg(age, turn)
               : tr("Age %1, turn %2, with %3").arg(age, turn, Wording::list(company));
}

void SavesModel::setSaves(const QList<SavedGame> &saves, const QLocale &locale) {
    QList<SaveRow> rows;
    for (const SavedGame &save : saves) {
        rows.append({save.id, titleOf(save), save.savedAt,
                     locale.toString(save.savedAt.toLocalTime(), QLocale::ShortFormat), save.age,
                     save.turn, save.problem});
    }
    assign(rows);
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
