// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/platform/output.h"

namespace mirabilia::platform {

/// Writes the stack of the calling thread, innermost call first, one call per line: file name of
/// the module, offset in it, and the symbol if exported. Folders are left out because they may
/// contain a person's name. Safe in a signal handler once it has been called before, which loads
/// what it needs.
void writeStack(const Output &out);

} // namespace mirabilia::platform
