// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace mirabilia::render {

/// A text as a QR code with its quiet margin; black on white in any theme, as cameras expect. Null
/// if the text does not fit (2,331 bytes).
[[nodiscard]] QImage renderQrCode(const QString &text, const QSize &size);

} // namespace mirabilia::render
