// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace mirabilia::render {

/// A text as a QR code, black on white in any theme, for cameras want it so; with the quiet margin
/// it needs. Null if it does not fit into one (2,331 bytes).
[[nodiscard]] QImage renderQrCode(const QString &text, const QSize &size);

} // namespace mirabilia::render
