// SPDX-License-Identifier: GPL-3.0-or-later
// CMake wants a source where headers are precompiled.
