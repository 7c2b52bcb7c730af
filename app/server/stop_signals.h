// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <array>

namespace mirabilia::server {

/// Turns SIGTERM and SIGINT into a Qt signal. One instance at a time; the second Unix signal ends
/// the program.
class StopSignals final : public QObject {
    Q_OBJECT

public:
    StopSignals();
    ~StopSignals() override;

signals:
    void raised();

private:
    std::array<int, 2> m_pipe{-1, -1};
    QSocketNotifier m_notifier;
};

} // namespace mirabilia::server
