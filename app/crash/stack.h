// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/crash/output.h"

namespace mirabilia::crash {

/// Writes where this thread is, innermost call first, a line a call: file name of the module,
/// offset in it, and the symbol where it is exported. Folders are left out: they may name a person.
/// A signal handler may call it if it was called before, which loads what it needs.
void writeStack(const Output &out);

} // namespace mirabilia::crash
