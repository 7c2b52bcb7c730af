// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/board_services.h"

#include <QCoreApplication>
#include <QString>

namespace mirabilia::desktop {

/// Keeps the boards of Dice that the user has edited, as dice.json among their own data files.
class BoardKeeper final : public BoardServices {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::desktop::BoardKeeper)

public:
    /// `folder`: of the user's own data files; it need not exist yet. Empty: nothing is kept.
    /// `startAgain` starts the program again.
    explicit BoardKeeper(const QString &folder, std::function<void()> startAgain);

    [[nodiscard]] BoardStep builtIn() const override;
    [[nodiscard]] BoardReading own() const override;
    [[nodiscard]] BoardReading read(const QString &path) const override;
    [[nodiscard]] QString keep(const BoardDraft &boards) override;
    [[nodiscard]] QString write(const BoardDraft &boards, const QString &path) override;
    void askWhatToRead(const std::function<void(const QString &path)> &then) override;
    void startAgain() override { m_startAgain(); }
    void askWhereToWrite(const std::function<void(const QString &path)> &then) override;

private:
    [[nodiscard]] QString file() const;

    QString m_folder;
    std::function<void()> m_startAgain;
    mutable BoardStep m_builtIn; ///< read when it is first asked for
};

} // namespace mirabilia::desktop
