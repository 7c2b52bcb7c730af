// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a datagram: what is understood can be answered, and never by more than was asked.
#include "app/net/discovery.h"
#include "tests/fuzz/game_fuzzing.h"

using namespace mirabilia;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    using fuzzing::require;
    const QByteArray datagram(reinterpret_cast<const char *>(bytes), static_cast<qsizetype>(size));
    if (const auto seek = net::readQuestion(datagram)) {
        require(size <= static_cast<std::size_t>(net::largestDatagram));
        v1::Found found;
        found.set_major(1);
        found.set_nonce(seek->nonce());
        found.set_host_id(std::string(16, 'h'));
        found.set_port(7707);
        found.set_host_name(seek->padding()); // of any length
        const QByteArray answer = net::answer(found, datagram.size());
        require(answer.size() <= datagram.size());
        require(answer.isEmpty() || net::readAnswer(answer).has_value());
        require(net::readQuestion(net::question(*seek)).has_value());
    }
    if (const auto found = net::readAnswer(datagram)) {
        require(found->port() > 0 && found->port() <= 0xffff);
    }
    return 0;
}
