// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace mirabilia {

/// Asks whether a long work shall end early. The standard one is not in libc++ before 20.
class StopToken {
public:
    /// Of a work that nobody ends early.
    StopToken() = default;

    [[nodiscard]] bool stopRequested() const {
        return requested && requested->load(std::memory_order_acquire);
    }

private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> flag)
        : requested(std::move(flag)) {}

    std::shared_ptr<const std::atomic<bool>> requested;
};

/// Whoever may end a work has one, and gives its token to the work. Copies are the same source.
/// Safe to be used from several threads.
class StopSource {
public:
    [[nodiscard]] StopToken token() const { return StopToken(requested); }
    void requestStop() { requested->store(true, std::memory_order_release); }
    [[nodiscard]] bool stopRequested() const { return token().stopRequested(); }

private:
    std::shared_ptr<std::atomic<bool>> requested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace mirabilia
