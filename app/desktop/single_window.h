// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QLocalServer>
#include <QObject>
#include <QString>

namespace mirabilia::desktop {

/// What a person wants of a program that runs already; with all of it empty: to see its window.
struct Wish {
    QString link;     ///< mirabilia://…: the table to sit down at
    QString file;     ///< the absolute path of score sheets or records
    QString page;     ///< the screen to show, as the shell names it
    QByteArray token; ///< of the desktop: lets the window come to the front; may be empty
};

/// One window for each folder of saved games: who starts second hands over the wish and ends. They
/// meet at a socket in the user's runtime folder. Where there is none, each has a window.
class SingleWindow final : public QObject {
    Q_OBJECT

public:
    explicit SingleWindow(const QDir &home);

    /// True: a program that runs with this folder has taken the wish.
    [[nodiscard]] bool handOver(const Wish &wish) const;
    /// From now on the wishes of others come here, unless another program takes them already.
    void listen();

signals:
    void wished(const mirabilia::desktop::Wish &wish);

private:
    void hear();

    QString m_name;
    QLocalServer m_server;
};

} // namespace mirabilia::desktop
