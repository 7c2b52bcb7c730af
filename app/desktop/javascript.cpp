// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/javascript.h"

#include <QLibraryInfo>
#include <QVersionNumber>

namespace mirabilia::desktop {

bool compilesBadly(const QVersionNumber &qt) {
    return qt < QVersionNumber(6, 9); // 6.4.2 and 6.8.2 were tried
}

void interpretJavaScript() {
    if (compilesBadly(QLibraryInfo::version())) {
        qputenv("QV4_FORCE_INTERPRETER", "1");
    }
}

} // namespace mirabilia::desktop
