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

    /// All since `restart`, those of layers too; 0 with renderers that draw no batches.
    [[nodiscard]] int all() const;
    /// The most at once since `restart`, in the window or in a layer; -1 before anything was drawn.
    [[nodiscard]] int most() const;
    void restart();
};

} // namespace mirabilia::frames
