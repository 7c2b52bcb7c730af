// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/seat_proof.h"

#include "app/net/kept_table.h"

#include <gtest/gtest.h>

#include <numeric>

namespace mirabilia::net {

namespace {

std::string hex(const std::string &bytes) {
    return QByteArray::fromStdString(bytes).toHex().toStdString();
}

const ProofNonces &nonces() {
    static const ProofNonces value{std::string(proofNonceBytes, 'h'),
                                   std::string(proofNonceBytes, 'w'),
                                   std::string(proofNonceBytes, 'i')};
    return value;
}

/// Of the token 00 01 … 0f.
std::string tokenHash() {
    std::string token(proofNonceBytes, '\0');
    std::iota(token.begin(), token.end(), '\0');
    return hashOf(token);
}

// Other clients must get the same; computed with Python's hmac.
TEST(SeatProof, IsThatOfTheProtocol) {
    EXPECT_EQ(hex(seatKeyOf(tokenHash())), "fb90fa25ce5ab99b");
    EXPECT_EQ(hex(seatProof("host", tokenHash(), nonces())), "40b33d64d0432f62af34f6a5d38509e3"
                                                             "06de69de7ea6d8cb517f1300b9e3ce25");
    EXPECT_EQ(hex(seatProof("seat", tokenHash(), nonces())), "ea4198a0127b6bdf25d82d0002abf72a"
                                                             "e230144be2f3fda31a3d25b5308e20ef");
}

TEST(SeatProof, IsOfOneConnectionAndOneSide) {
    const std::string proof = seatProof("host", tokenHash(), nonces());
    for (std::string ProofNonces::*const part :
         {&ProofNonces::hello, &ProofNonces::welcome, &ProofNonces::hostId}) {
        ProofNonces other = nonces();
        (other.*part).back() ^= 1;
        EXPECT_NE(seatProof("host", tokenHash(), other), proof);
    }
    EXPECT_NE(seatProof("seat", tokenHash(), nonces()), proof);
    EXPECT_NE(seatProof("host", hashOf("another"), nonces()), proof);
}

TEST(SeatProof, IsNoneWhereSomethingIsMissing) {
    for (std::string ProofNonces::*const part :
         {&ProofNonces::hello, &ProofNonces::welcome, &ProofNonces::hostId}) {
        ProofNonces cut = nonces();
        (cut.*part).pop_back();
        EXPECT_FALSE(isWhole(cut));
        EXPECT_EQ(seatProof("host", tokenHash(), cut), "");
    }
    EXPECT_EQ(seatProof("host", "", nonces()), "");
}

TEST(SeatProof, HasAnotherNonceEveryTime) {
    EXPECT_EQ(newNonce().size(), proofNonceBytes);
    EXPECT_NE(newNonce(), newNonce());
}

} // namespace

} // namespace mirabilia::net
