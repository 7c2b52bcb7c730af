// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/saves_model.h"

#include "app/models/wording.h"

namespace mirabilia {

SavesModel::SavesModel(QObject *parent) : ListModel(QMetaType::fromType<SaveRow>(), parent) {}

QString SavesModel::titleOf(const SavedGame &save) {
    // The first person is the one who reads this; everybody else is company.
    QStringList company;
    for (const QString &name : save.persons.mid(1) + save.others) {
        company.append(cleanName(name));
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
        if (!save.finished) {
            rows.append({save.id, titleOf(save), save.savedAt,
                         locale.toString(save.savedAt.toLocalTime(), QLocale::ShortFormat),
                         save.age, save.turn});
        }
    }
    assign(rows);
}

} // namespace mirabilia
