// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/command_history.h"

#include "app/desktop/places.h"
#include "app/store/score_history.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace mirabilia::desktop {

CommandHistory::CommandHistory() = default;

CommandHistory::~CommandHistory() = default;

QString CommandHistory::pathOf(const std::string &file) {
    if (QCoreApplication::instance() == nullptr) {
        static int argc = 1;
        static char name[] = "mirabilia-score";
        static char *argv[] = {name, nullptr};
        m_application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(QStringLiteral("mirabilia"));
    QCoreApplication::setOrganizationName(QStringLiteral("mirabilia"));
    return file.empty() ? ownFolder().filePath(QStringLiteral("scores.db"))
                        : QString::fromStdString(file);
}

Parsed<std::vector<scorer::Sheet>> CommandHistory::sheets(const std::string &file) {
    using Sheets = std::vector<scorer::Sheet>;
    const QString path = pathOf(file);
    if (!QFileInfo::exists(path)) { // opening would create it
        return file.empty() ? Parsed<Sheets>(Sheets())
                            : Parsed<Sheets>::failure(file + ": there is no such history");
    }
    const store::ScoreHistory history(path);
    const auto read = history.sheets();
    if (const auto *why = std::get_if<QString>(&read)) {
        return Parsed<Sheets>::failure(why->toStdString());
    }
    Sheets finished;
    for (const store::ScoreRecord &record : std::get<QList<store::ScoreRecord>>(read)) {
        if (record.finished) {
            finished.push_back(record.sheet);
            finished.back().id = record.id.toStdString();
        }
    }
    std::reverse(finished.begin(), finished.end()); // the store has the newest first
    return Parsed<Sheets>(std::move(finished));
}

std::string CommandHistory::keep(const std::string &file,
                                 const std::vector<scorer::Sheet> &sheets) {
    store::ScoreHistory history(pathOf(file));
    QList<store::ScoreRecord> records;
    for (const scorer::Sheet &sheet : sheets) {
        const QString own = QString::fromStdString(sheet.id);
        const bool fresh = QUuid(own).isNull() || history.knows(own);
        records.append({fresh ? QUuid::createUuid().toString(QUuid::WithoutBraces) : own, sheet,
                        true, QStringLiteral("import")});
    }
    return history.keep(records).toStdString();
}

} // namespace mirabilia::desktop
