// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/score/score.h"

#include <QString>

#include <memory>

class QCoreApplication;

namespace mirabilia::desktop {

/// The score pad's history for the command line. Begins the Qt program that it needs when it is
/// first asked.
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
    /// The file that is meant: without a name that of the program.
    QString pathOf(const std::string &file);

    std::unique_ptr<QCoreApplication> m_application;
};

} // namespace mirabilia::desktop
