// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/fonts.h"

#include "resources/i18n/languages.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>

#include <algorithm>

namespace mirabilia::render {

QReadWriteLock &substitutesLock() {
    static QReadWriteLock lock;
    return lock;
}

namespace {

/// Adds the lining figures of EB Garamond, whose default figures descend below the baseline;
/// letters still come from EB Garamond.
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

QString hanFamily(const QString &language) {
    const auto *known = std::find_if(languages.begin(), languages.end(), [&](const Language &each) {
        return language == QLatin1String(each.id);
    });
    return QStringLiteral("Noto Sans CJK ") +
           QLatin1String((known != languages.end() ? *known : languages.front()).han);
}

void substituteFonts(const QString &language) {
    addFigures();
    const QWriteLocker nobodyReads(&substitutesLock());
    const QString han = hanFamily(language);
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
