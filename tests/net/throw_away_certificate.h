// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::net {

// Self-signed for 127.0.0.1 and localhost, until 2120; made for these tests and used nowhere else.
inline constexpr char throwAwayCertificate[] = R"(
-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIBATAKBggqhkjOPQQDAjArMSkwJwYDVQQDDCB0aHJvdy1h
d2F5IGNlcnRpZmljYXRlIG9mIGEgdGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIw
MDEwMTAwMDAwMFowKzEpMCcGA1UEAwwgdGhyb3ctYXdheSBjZXJ0aWZpY2F0ZSBv
ZiBhIHRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQIxANBlLujVIQ36C8e
rLG8OaWrlEvKRSt1GmFXaV0g1EkDXhsQAqvX5VKnImRY2HWuXuQnPKc2lZ7Hyz+Y
1iGbo04wTDAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwDwYDVR0TAQH/BAUw
AwEB/zAdBgNVHQ4EFgQURJuSI24QZwe9Ji8oa1kf9VN8xgAwCgYIKoZIzj0EAwID
SQAwRgIhAJk69U9/ls+ax/5tw4Nr4iGc1+Di/TkrAvzxlSLnLMAqAiEA/KkmDcgn
pn0uzcORvRuEHX6+dk4akYjG7RCERyMZRRs=
-----END CERTIFICATE-----
)";
inline constexpr char throwAwayKey[] = R"(
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIFfTKspeIVca6EOb6/atWmFnJMC5nd5LRgalYeWr2xzkoAoGCCqGSM49
AwEHoUQDQgAECMQDQZS7o1SEN+gvHqyxvDmlq5RLykUrdRphV2ldINRJA14bEAKr
1+VSpyJkWNh1rl7kJzynNpWex8s/mNYhmw==
-----END EC PRIVATE KEY-----
)";

} // namespace mirabilia::net
