// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;

namespace mirabilia::desktop {

/// A key that is held acts once: nobody plays eleven turns, or deletes a page of sheets, with a
/// finger that rests. What moves (arrows, Tab, pages) goes on, and so does what is typed into a
/// text. Holds for every window; needs the application. Shortcuts say it themselves (autoRepeat).
class HeldKeys final : public QObject {
    Q_OBJECT

public:
    HeldKeys();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace mirabilia::desktop
