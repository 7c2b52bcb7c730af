// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/names.h"

#include <QtGlobal>

namespace mirabilia::test {

/// True in `./check --long`, where every screen is opened in every size and language.
inline bool isThorough() {
    return qEnvironmentVariableIsSet("MIRABILIA_THOROUGH");
}

/// The languages a screen is looked at in, English first: otherwise only Japanese besides, which
/// has the highest letters and the longest lines.
inline QStringList languages() {
    return isThorough() ? Names::languages()
                        : QStringList{QStringLiteral("en"), QStringLiteral("ja")};
}

} // namespace mirabilia::test
