// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scorefiles/archive.h"

#include <algorithm>
#include <array>

#define ZLIB_CONST // its input is not written to
#include <zlib.h>

namespace mirabilia::scorefiles {

namespace {

const Bytef *bytesOf(std::string_view text) {
    return static_cast<const Bytef *>(static_cast<const void *>(text.data()));
}

/// A stream of zlib's, ended whatever happens.
class Inflater {
public:
    explicit Inflater(std::string_view packed) {
        constexpr int rawWindow = -MAX_WBITS; // no header
        stream.next_in = bytesOf(packed);
        stream.avail_in = static_cast<uInt>(packed.size());
        ready = inflateInit2(&stream, rawWindow) == Z_OK;
    }
    ~Inflater() {
        if (ready) {
            inflateEnd(&stream);
        }
    }
    Inflater(const Inflater &) = delete;
    Inflater &operator=(const Inflater &) = delete;

    std::optional<std::string> all(std::size_t most) {
        std::string text;
        std::array<Bytef, std::size_t{64} * 1024> piece{};
        int state = ready ? Z_OK : Z_STREAM_ERROR;
        while (state == Z_OK) {
            stream.next_out = piece.data();
            stream.avail_out = static_cast<uInt>(piece.size());
            state = inflate(&stream, Z_NO_FLUSH);
            const std::size_t size = piece.size() - stream.avail_out;
            if (size > most - text.size()) {
                return std::nullopt;
            }
            text.append(piece.begin(), piece.begin() + static_cast<std::ptrdiff_t>(size));
        }
        return state == Z_STREAM_END ? std::optional(std::move(text)) : std::nullopt;
    }

private:
    z_stream stream{};
    bool ready = false;
};

} // namespace

std::optional<std::string> inflated(std::string_view packed, std::size_t most) {
    return Inflater(packed).all(most);
}

std::optional<std::uint32_t> checkSum(std::string_view bytes) {
    return static_cast<std::uint32_t>(crc32_z(0, bytesOf(bytes), bytes.size()));
}

} // namespace mirabilia::scorefiles
