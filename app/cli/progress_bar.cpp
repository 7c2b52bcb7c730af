// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_bar.h"

#include "app/cli/table_text.h"

#include <ostream>
#include <string>

namespace mirabilia::cli {

namespace {

constexpr std::size_t barWidth = 30;

} // namespace

void ProgressBar::draw(std::size_t done, std::size_t all, std::string_view what) const {
    if (out == nullptr) {
        return;
    }
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const double share = static_cast<double>(done) / static_cast<double>(all);
    const auto filled = static_cast<std::size_t>(share * barWidth);
    *out << "\r\x1b[K[" << std::string(filled, '#') << std::string(barWidth - filled, '.') << "] "
         << done << "/" << all << " " << what;
    if (done > 0) {
        *out << ", " << decimal(seconds / share - seconds, 0) << " s left";
    }
    *out << std::flush;
}

void ProgressBar::clear() const {
    if (out != nullptr) {
        *out << "\r\x1b[K" << std::flush;
    }
}

} // namespace mirabilia::cli
