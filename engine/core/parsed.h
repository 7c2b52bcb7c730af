// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace mirabilia {

/// A value, or one sentence that says where and why reading it failed.
template <class T>
class Parsed {
public:
    Parsed(T good) : content(std::move(good)) {}

    static Parsed failure(const std::string &sentence) {
        Parsed result;
        result.reason = sentence;
        return result;
    }

    [[nodiscard]] bool ok() const { return content.has_value(); }
    explicit operator bool() const { return ok(); }

    /// Throws std::logic_error with the sentence unless ok().
    [[nodiscard]] const T &value() const & { return *checked().content; }
    [[nodiscard]] T &value() & {
        (void)checked();
        return *content;
    }
    [[nodiscard]] T &&value() && {
        (void)checked();
        return *std::move(content);
    }
    /// Requires ok().
    const T &operator*() const & { return *content; }
    T &operator*() & { return *content; }
    const T *operator->() const { return &*content; }

    /// Empty if ok().
    [[nodiscard]] const std::string &error() const { return reason; }

private:
    Parsed() = default;

    const Parsed &checked() const {
        if (!ok()) {
            throw std::logic_error(reason);
        }
        return *this;
    }

    std::optional<T> content;
    std::string reason;
};

} // namespace mirabilia
