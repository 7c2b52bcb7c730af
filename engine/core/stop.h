// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace mirabilia {

/// Tells long-running work whether cancellation was requested. The standard token is not in libc++
/// before 20.
class StopToken {
public:
    /// Never cancelled.
    StopToken() = default;

    /// Returns true if cancellation was requested.
    [[nodiscard]] bool stopRequested() const {
        return requested && requested->load(std::memory_order_acquire);
    }

private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> flag)
        : requested(std::move(flag)) {}

    std::shared_ptr<const std::atomic<bool>> requested;
};

/// Cancels the work that holds its tokens. Copies share one flag. Thread-safe.
class StopSource {
public:
    [[nodiscard]] StopToken token() const { return StopToken(requested); }
    void requestStop() { requested->store(true, std::memory_order_release); }
    [[nodiscard]] bool stopRequested() const { return token().stopRequested(); }

private:
    std::shared_ptr<std::atomic<bool>> requested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace mirabilia
