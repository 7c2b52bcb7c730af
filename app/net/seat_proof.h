// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mirabilia::net {

// How host and client show each other that they know a seat's token without telling it; see Join in
// net.proto. The key is what the host keeps: the SHA-256 of the token (`hashOf`).

inline constexpr std::size_t proofNonceBytes = 16;
inline constexpr std::size_t seatKeyBytes = 8;

/// What makes a proof count on one connection alone. All three have `proofNonceBytes`.
struct ProofNonces {
    std::string hello;
    std::string welcome;
    std::string hostId;
};

/// 16 bytes that nobody can guess.
[[nodiscard]] std::string newNonce();
/// Both sides of this connection can prove something.
[[nodiscard]] bool isWhole(const ProofNonces &nonces);
/// Names a token: the same at every connection.
[[nodiscard]] std::string seatKeyOf(std::string_view tokenHash);
/// 32 bytes. `label` is who proves: "host" or "seat". Empty if something is missing.
[[nodiscard]] std::string seatProof(std::string_view label, std::string_view tokenHash,
                                    const ProofNonces &nonces);

} // namespace mirabilia::net
