// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/platform/power.h"
#include "app/render/svg_art.h"

#include <QObject>
#include <QQmlEngine>
#include <QRectF>

namespace mirabilia {

/// Where the parts of a wonder stand in its poster.
class PosterParts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The box of the stages after `before` up to `built`, in a poster of that size; empty if the
    /// picture has none.
    Q_INVOKABLE static QRectF box(const QString &poster, int before, int built, int stages,
                                  const QSizeF &size) {
        return render::newPartsBox(poster, size, {before, stages}, {built, stages});
    }
};

/// Where the computer's power comes from.
class Power : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE static bool onBattery() { return platform::onBattery(); }
};

} // namespace mirabilia
