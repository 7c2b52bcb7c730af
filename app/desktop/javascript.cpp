// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/javascript.h"

#include <QtGlobal>

namespace mirabilia::desktop {

void interpretJavaScript() {
    qputenv("QV4_FORCE_INTERPRETER", "1");
}

} // namespace mirabilia::desktop
