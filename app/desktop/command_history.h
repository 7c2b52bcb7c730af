// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/score/score.h"

#include <QString>

#include <memory>

class QCoreApplication;

namespace mirabilia::desktop {

/// The score pad's history for the command line. Starts the Qt application it needs on first use.
class CommandHistory final : public score::History {
public:
    CommandHistory();
    ~CommandHistory() override;
    CommandHistory(const CommandHistory &) = delete;
    CommandHistory &operator=(const CommandHistory &) = delete;
    CommandHistory(CommandHistory &&) = delete;
    CommandHistory &operator=(CommandHistory &&) = delete;

    Parsed<std::vector<scorer::Sheet>> sheets(const std::string &file) override;
    std::string keep(const std::string &file, const std::vector<scorer::Sheet> &sheets) override;

private:
    /// The file named, or without a name the program's own.
    QString pathOf(const std::string &file);

    std::unique_ptr<QCoreApplication> m_application;
};

} // namespace mirabilia::desktop
