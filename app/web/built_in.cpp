// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/web/built_in.h"

#include <QtGlobal>

#ifdef MIRABILIA_WEB
/// In no namespace, as the macro wants it.
static void addPages() {
    Q_INIT_RESOURCE(mirabilia_web);
}
#endif

namespace mirabilia::web {

QString builtInPages() {
#ifdef MIRABILIA_WEB
    addPages();
    return QStringLiteral(":/mirabilia/web");
#else
    return {};
#endif
}

} // namespace mirabilia::web
