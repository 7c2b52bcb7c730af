// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/crash/action_trail.h"

#include <QObject>

class QKeyEvent;
class QPointF;
class QWindow;

namespace mirabilia::v1 {
class Command;
} // namespace mirabilia::v1

namespace mirabilia::desktop {

/// Notes what kind of things a person does in the program's windows: kinds of keys, types of items
/// pressed, pages, sizes, commands. Never a text, a name or a file. Needs the application.
class ActionWatch final : public QObject {
    Q_OBJECT

public:
    explicit ActionWatch(crash::ActionTrail &trail);

    void noteCommand(const v1::Command &command);

    /// Notes the window's property `page`, now and whenever it changes.
    void followPages(QObject &window);

private slots:
    void notePage();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void noteInWindow(QWindow &window, const QEvent &event);
    void note(const QString &action);

    QObject *m_window = nullptr;
    crash::ActionTrail &m_trail;
};

} // namespace mirabilia::desktop
