// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/fonts.h"

#include <QFont>
#include <QStringList>

namespace mirabilia::render {

QReadWriteLock &substitutesLock() {
    static QReadWriteLock lock;
    return lock;
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
    substitute(QStringLiteral("EB Garamond"), QStringLiteral("DejaVu Serif"));
    substitute(QStringLiteral("Inter"), QStringLiteral("DejaVu Sans"));
}

} // namespace mirabilia::render
