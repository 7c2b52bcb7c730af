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

namespace {

/// The lining figures of EB Garamond, whose own go below the line. What is set in them has its
/// letters from EB Garamond.
void addFigures() {
    static const bool added = [] {
        for (const QFileInfo &file :
             QDir(QStringLiteral(":/mirabilia/figures")).entryInfoList(QDir::Files))
            QFontDatabase::addApplicationFont(file.filePath());
        return true;
    }();
    Q_UNUSED(added)
}

} // namespace

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
    addFigures();
    const QWriteLocker nobodyReads(&substitutesLock());
    const QString script = language == QStringLiteral("zh_CN")   ? QStringLiteral("SC")
                           : language == QStringLiteral("zh_TW") ? QStringLiteral("TC")
                                                                 : QStringLiteral("JP");
    const QString han = QStringLiteral("Noto Sans CJK ") + script;
    const auto substitute = [](const QString &family, const QStringList &others) {
        QFont::removeSubstitutions(family);
        QFont::insertSubstitutions(family, others);
    };
    const QString serif = QStringLiteral("DejaVu Serif");
    const QStringList garamonds{QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond")};
    for (const QString &garamond : garamonds) {
        substitute(garamond, {han, serif});
    }
    substitute(QStringLiteral("Mirabilia Figures"), garamonds + QStringList{han, serif});
    substitute(QStringLiteral("Inter"), {han, QStringLiteral("DejaVu Sans")});
}

} // namespace mirabilia::render
