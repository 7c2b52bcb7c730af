// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::frames {

/// Reads the draw batches of each frame from what the OpenGL renderer says about itself. Must exist
/// before the first window.
class BatchCounter {
public:
    /// Takes over the message handler for good: debug messages are read and not printed, others go
    /// on to the handler before.
    BatchCounter();

    /// Of the latest frame; -1 before one was drawn, and with renderers that draw no batches.
    [[nodiscard]] int latest() const;
    /// The most of a frame since `restart`.
    [[nodiscard]] int most() const;
    void restart();
};

} // namespace mirabilia::frames
