// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/qr_code.h"

#include <QPainter>

#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>

namespace mirabilia::render {

namespace {

constexpr int quiet = 4; // modules of margin
constexpr qsizetype longest = 2331;

} // namespace

QImage renderQrCode(const QString &text, const QSize &size) {
    const QByteArray bytes = text.toUtf8();
    if (bytes.size() > longest) {
        return {};
    }
    const auto code =
        qrcodegen::QrCode::encodeText(bytes.constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    // Whole pixels per module keep the edges sharp.
    const int modules = code.getSize() + 2 * quiet;
    const int module = std::max(1, std::min(size.width(), size.height()) / modules);
    QImage image(modules * module, modules * module, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int y = 0; y < code.getSize(); ++y) {
        for (int x = 0; x < code.getSize(); ++x) {
            if (code.getModule(x, y)) {
                painter.fillRect((x + quiet) * module, (y + quiet) * module, module, module,
                                 Qt::black);
            }
        }
    }
    return image;
}

} // namespace mirabilia::render
