// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/sheet_door.h"

#include <map>
#include <optional>
#include <string>

namespace mirabilia::test {

/// Nobody is outside: what would be sent lies here.
class StillDoor final : public SheetDoor {
public:
    void open(const QString &, const QString &, quint16 port) override {
        opens = true;
        emit opened(QStringLiteral("here"), QStringLiteral("page"), port != 0 ? port : 7000);
    }
    void close() override { opens = false; }
    void send(Guest guest, quint32 request, const v1::SheetNews &news) override {
        if (news.has_page()) {
            pages[guest] = news.page();
        } else if (news.has_joined() && !news.joined().token().empty()) {
            tokens[guest] = news.joined().token();
        } else if (news.has_helper()) {
            helper = news.helper();
        }
        answers[request] = "";
    }
    void answer(Guest, quint32 request, const std::string &problem) override {
        answers[request] = problem;
    }
    [[nodiscard]] std::optional<v1::KeptSharing> kept(const QString &) override { return lies; }
    void keep(const v1::KeptSharing &sharing) override { lies = sharing; }
    void forget(const QString &) override { lies.reset(); }

    bool opens = false;
    std::map<Guest, v1::SheetPage> pages;
    std::map<Guest, std::string> tokens;
    std::map<quint32, std::string> answers;
    v1::SheetHelper helper;
    std::optional<v1::KeptSharing> lies;
};

} // namespace mirabilia::test
