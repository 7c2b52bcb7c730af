// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/javascript.h"

#include <QLibraryInfo>
#include <QVersionNumber>

namespace mirabilia::desktop {

bool compilesBadly(const QVersionNumber &qt) {
    return qt < QVersionNumber(6, 5);
}

void interpretJavaScript() {
    if (compilesBadly(QLibraryInfo::version())) {
        qputenv("QV4_FORCE_INTERPRETER", "1");
    }
}

} // namespace mirabilia::desktop
