// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QLocalServer>
#include <QObject>
#include <QString>

namespace mirabilia::desktop {

/// What a second start asks of the running program; all empty: to show its window.
struct Wish {
    QString link;     ///< mirabilia://…: the table to sit down at
    QString file;     ///< the absolute path of score sheets or records
    QString page;     ///< the screen to show, as the shell names it
    QByteArray token; ///< of the desktop: lets the window come to the front; may be empty
};

/// One window per folder of saved games: a second start hands its wish to the first program and
/// ends. They meet at a local socket; a program that reaches none opens its own window.
class SingleWindow final : public QObject {
    Q_OBJECT

public:
    explicit SingleWindow(const QDir &home);

    /// Returns true if a program running with this folder has taken the wish.
    [[nodiscard]] bool handOver(const Wish &wish) const;
    /// From now on receives the wishes of others, unless another program already does.
    void listen();

signals:
    void wished(const mirabilia::desktop::Wish &wish);

private:
    void hear();

    QString m_name;
    QLocalServer m_server;
};

} // namespace mirabilia::desktop
