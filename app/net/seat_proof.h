// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace mirabilia::net {

// How host and client prove to each other that they know a seat's token without sending it; see
// Join in net.proto. The key is what the host stores: the SHA-256 of the token (`hashOf`).

inline constexpr std::size_t proofNonceBytes = 16;
inline constexpr std::size_t seatKeyBytes = 8;

/// Binds a proof to one connection. All three have `proofNonceBytes`.
struct ProofNonces {
    std::string hello;
    std::string welcome;
    std::string hostId;
};

/// 16 unguessable bytes.
[[nodiscard]] std::string newNonce();
/// Returns true if both sides of this connection can prove something.
[[nodiscard]] bool isWhole(const ProofNonces &nonces);
/// Identifies a token; the same on every connection.
[[nodiscard]] std::string seatKeyOf(std::string_view tokenHash);
/// 32 bytes. `label` says who proves: "host" or "seat". Empty if something is missing.
[[nodiscard]] std::string seatProof(std::string_view label, std::string_view tokenHash,
                                    const ProofNonces &nonces);

} // namespace mirabilia::net
