// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/render/phrases.h"

#include <QObject>
#include <QQmlEngine>
#include <QTextOption>

namespace mirabilia {

/// Where lines of Chinese and Japanese end, for AppLabel.
class LineEnds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// For lines of `width`, in halves of a character; 0: they are long, or nobody knows yet.
    Q_INVOKABLE static QString heldTogether(const QString &text, int width) {
        return render::heldTogether(text, width > 0 ? width : render::longestPhrase);
    }
    /// Of lines of that width: 0 where every phrase has room.
    Q_INVOKABLE static int limit(int width) { return width < render::longestPhrase ? width : 0; }
    /// The wrapMode that tears no word; where nothing is held together but a phrase, that may be
    /// torn.
    Q_INVOKABLE static int wholeWords(const QString &text) {
        return render::knowsNoSpaces(text) ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                           : QTextOption::WordWrap;
    }
};

} // namespace mirabilia
