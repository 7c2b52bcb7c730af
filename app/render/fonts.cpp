// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/fonts.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>

namespace mirabilia::render {

QReadWriteLock &substitutesLock() {
    static QReadWriteLock lock;
    return lock;
}

QStringList addMissingFonts(const QStringList &there) {
    QStringList added;
    const QDir fonts(QStringLiteral(":/mirabilia/fonts"));
    for (const QString &folder : fonts.entryList(QDir::Dirs)) {
        const QString family = folder == QStringLiteral("inter") ? QStringLiteral("Inter")
                                                                 : QStringLiteral("EB Garamond 12");
        if (there.contains(family)) {
            continue;
        }
        for (const QFileInfo &file : QDir(fonts.filePath(folder)).entryInfoList(QDir::Files)) {
            const int id = QFontDatabase::addApplicationFont(file.filePath());
            added += QFontDatabase::applicationFontFamilies(id);
        }
    }
    added.removeDuplicates();
    return added;
}

void substituteFonts(const QString &language) {
    const QWriteLocker nobodyReads(&substitutesLock());
    const QString script = language == QStringLiteral("zh_CN")   ? QStringLiteral("SC")
                           : language == QStringLiteral("zh_TW") ? QStringLiteral("TC")
                                                                 : QStringLiteral("JP");
    const QStringList han{QStringLiteral("Noto Sans CJK ") + script};
    const auto substitute = [&han](const QString &family, const QString &latin) {
        QFont::removeSubstitutions(family);
        QFont::insertSubstitutions(family, han + QStringList{latin});
    };
    for (const char *garamond : {"EB Garamond 12", "EB Garamond"}) {
        substitute(QString::fromLatin1(garamond), QStringLiteral("DejaVu Serif"));
    }
    substitute(QStringLiteral("Inter"), QStringLiteral("DejaVu Sans"));
}

} // namespace mirabilia::render
