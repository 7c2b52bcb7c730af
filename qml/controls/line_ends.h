// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/phrases.h"

#include <QObject>
#include <QQmlEngine>
#include <QTextOption>

namespace mirabilia {

/// Line breaking of Chinese and Japanese text, for AppLabel.
class LineEnds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `width` in half-widths of a character; 0 = long or not yet known.
    Q_INVOKABLE static QString heldTogether(const QString &text, int width) {
        return render::heldTogether(text, width > 0 ? width : render::longestPhrase);
    }
    /// The limit for lines of that width; 0 if every phrase fits.
    Q_INVOKABLE static int limit(int width) { return width < render::longestPhrase ? width : 0; }
    /// The wrapMode that splits no word. CJK text has no spaces, so an overlong phrase may be
    /// split.
    Q_INVOKABLE static int wholeWords(const QString &text) {
        return render::knowsNoSpaces(text) ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                           : QTextOption::WordWrap;
    }
};

} // namespace mirabilia
