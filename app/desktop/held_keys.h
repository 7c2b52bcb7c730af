// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;

namespace mirabilia::desktop {

/// A held key acts once, lest a resting finger play eleven turns or delete a page of sheets. Keys
/// that move (arrows, Tab, pages) repeat, and so does typing. Applies to every window; needs the
/// application. Shortcuts set autoRepeat themselves.
class HeldKeys final : public QObject {
    Q_OBJECT

public:
    HeldKeys();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace mirabilia::desktop
