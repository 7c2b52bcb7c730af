// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

namespace mirabilia::platform {

/// Hears when a program without a window is asked to stop: by SIGTERM or SIGINT, on Windows by
/// Ctrl+C or because its console is closed. The second time ends it. One at a time.
class StopRequests {
public:
    /// Calls `asked` once, in another thread.
    explicit StopRequests(std::function<void()> asked);
    ~StopRequests();
    StopRequests(const StopRequests &) = delete;
    StopRequests &operator=(const StopRequests &) = delete;

private:
    struct Ear;
    std::unique_ptr<Ear> m_ear;
};

/// From now on writing past the limit for the size of a file fails as on a full disk. Without this
/// some systems end the program.
void surviveLargeFiles();

} // namespace mirabilia::platform
