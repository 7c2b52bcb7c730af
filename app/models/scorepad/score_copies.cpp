// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/score_copies.h"

#include <QLocale>
#include <QPointer>

namespace mirabilia {

ScoreCopies::ScoreCopies(ScoreServices &services, const Catalogue &catalogue, QObject *parent)
    : QObject(parent)
    , m_services(services)
    , m_words(catalogue) {}

QVariantList ScoreCopies::copies() const {
    QVariantList list;
    for (const HistoryCopy &copy : m_services.copies()) {
        const bool isDaily = copy.when.time() == QTime(0, 0);
        const QString day = m_words.date(copy.when.date().toString(Qt::ISODate).toStdString());
        const QString time = copy.when.time().toString(QStringLiteral("HH:mm"));
        list.append(QVariantMap{
            {QStringLiteral("path"), copy.path},
            {QStringLiteral("text"), isDaily ? day : tr("%1, %2", "a day, a time").arg(day, time)},
            {QStringLiteral("size"), QLocale().formattedDataSize(copy.bytes, 0)}});
    }
    return list;
}

void ScoreCopies::look() {
    m_done.clear();
    m_problem.clear();
    emit changed();
}

void ScoreCopies::begin() {
    m_busy = true;
    m_done.clear();
    m_problem.clear();
    emit changed();
}

void ScoreCopies::end(const QString &done, const QString &problem) {
    m_busy = false;
    m_done = problem.isEmpty() ? done : QString();
    m_problem = problem;
    emit changed();
}

void ScoreCopies::chooseFolder() {
    m_services.askForFolder([self = QPointer(this)](const QString &folder) {
        if (self) {
            self->m_services.setCopyFolder(folder);
            self->look();
        }
    });
}

void ScoreCopies::bringBack(const QString &path) {
    if (m_busy) {
        return;
    }
    emit aboutToChange();
    begin();
    m_services.takeIn(path, true, [self = QPointer(this)](const QString &problem, int) {
        if (self) {
            self->end(tr("The history is as it was in the copy. What was here before is a copy "
                         "now, too."),
                      problem);
            emit self->replaced();
        }
    });
}

void ScoreCopies::save() {
    const QString name =
        QStringLiteral("%1/mirabilia-history-%2.db")
            .arg(m_services.exportFolder(), QDate::currentDate().toString(Qt::ISODate));
    m_services.askWhereToWrite(name, [self = QPointer(this)](const QString &path) {
        if (self && !self->m_busy) {
            self->begin();
            self->m_services.saveHistory(path, [self, path](const QString &problem) {
                if (self) {
                    self->end(tr("Written: %1", "the path of a file").arg(path), problem);
                }
            });
        }
    });
}

void ScoreCopies::takeIn() {
    m_services.askForHistory([self = QPointer(this)](const QString &path) {
        if (self && !self->m_busy) {
            emit self->aboutToChange();
            self->begin();
            self->m_services.takeIn(path, false, [self](const QString &problem, int taken) {
                if (self) {
                    self->end(tr("%n sheet(s) came or changed.", nullptr, taken), problem);
                }
            });
        }
    });
}

} // namespace mirabilia
