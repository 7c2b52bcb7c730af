// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/host_data.h"

#include "app/data/fingerprint.h"
#include "app/data/game_data.h"
#include "app/data/load.h"
#include "app/host/games.h"
#include "app/net/table_client.h"
#include "app/net/wire.h"
#include "engine/core/utf8.h"

#include <utility>

namespace mirabilia::net {

namespace {

using Data = Parsed<std::shared_ptr<const GameData>>;

constexpr qsizetype longestReason = 300;

} // namespace

Data readTableData(const v1::TableData &sent, std::uint64_t announced) {
    const std::string file = dataFile(sent.game(), host::editionFrom(sent.edition()));
    constexpr std::size_t longestName = 40; // of a game that a host makes up
    const auto game = loadData(file, sent.json(), printable(file, longestName));
    if (!game) {
        return Data::failure(game.error());
    }
    if ((*game)->fingerprint != announced) {
        return Data::failure(file + ": these are not the data that the table announced");
    }
    auto data = std::make_shared<GameData>();
    data->replace(file, sent.json(), file);
    return Data(std::move(data));
}

HostData::HostData(const host::Games &games, QObject *parent) : QObject(parent), m_games(games) {}

void HostData::follow(TableClient &client, const std::string &table, std::uint64_t fingerprint) {
    if (m_fingerprint != fingerprint) {
        m_fingerprint = fingerprint;
        m_request = 0;
        m_data.reset();
    }
    const bool isHere = fingerprint == 0 || m_data != nullptr || m_games.haveData(fingerprint);
    if (!isHere && !isAwaited() && client.can(dataFeature)) {
        v1::Envelope envelope;
        envelope.mutable_fetch_data()->set_table(table);
        m_request = client.send(envelope);
    }
}

void HostData::hear(const v1::Envelope &envelope) {
    if (!isAwaited() || envelope.reply_to() != m_request) {
        return;
    }
    m_request = 0;
    if (envelope.has_problem()) {
        emit failed(told(envelope.problem().code(), envelope.problem().text()));
        return;
    }
    const v1::TableData &sent = envelope.table_data();
    if (!m_games.knows(sent.game(), host::editionFrom(sent.edition()))) {
        emit failed(told("other_edition", {}));
        return;
    }
    const Data data = readTableData(sent, m_fingerprint);
    if (data) {
        m_data = *data;
        emit came();
    } else {
        emit failed(tr("The data that the host plays with cannot be used: %1")
                        .arg(QString::fromStdString(data.error()).left(longestReason)));
    }
}

} // namespace mirabilia::net
