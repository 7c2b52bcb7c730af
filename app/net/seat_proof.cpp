// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/seat_proof.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>
#include <initializer_list>

namespace mirabilia::net {

namespace {

constexpr std::size_t hashBytes = 32;

std::string authenticated(std::string_view key, std::initializer_list<std::string_view> parts) {
    QMessageAuthenticationCode code(QCryptographicHash::Sha256,
                                    QByteArray(key.data(), static_cast<qsizetype>(key.size())));
    for (const std::string_view part : parts) {
        code.addData(part.data(), static_cast<qsizetype>(part.size()));
    }
    return code.result().toStdString();
}

} // namespace

std::string newNonce() {
    std::array<quint32, proofNonceBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return {reinterpret_cast<const char *>(words.data()), proofNonceBytes};
}

bool isWhole(const ProofNonces &nonces) {
    // Fixed lengths keep the concatenation unambiguous.
    return nonces.hello.size() == proofNonceBytes && nonces.welcome.size() == proofNonceBytes &&
           nonces.hostId.size() == proofNonceBytes;
}

std::string seatKeyOf(std::string_view tokenHash) {
    return authenticated(tokenHash, {"key"}).substr(0, seatKeyBytes);
}

std::string seatProof(std::string_view label, std::string_view tokenHash,
                      const ProofNonces &nonces) {
    if (tokenHash.size() != hashBytes || !isWhole(nonces)) {
        return {};
    }
    return authenticated(tokenHash, {label, nonces.hello, nonces.welcome, nonces.hostId});
}

} // namespace mirabilia::net
