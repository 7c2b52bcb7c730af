// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "mirabilia/v1/net.pb.h"

#include <QObject>

#include <memory>
#include <string>

namespace mirabilia {
class GameData;
}

namespace mirabilia::host {
class Games;
}

namespace mirabilia::net {

class TableClient;

/// Checks the data that a host has sent for a table like any data file, and that they are those it
/// announced. The other files are built in. An error is a sentence in English with place and
/// reason.
[[nodiscard]] Parsed<std::shared_ptr<const GameData>> readTableData(const v1::TableData &sent,
                                                                    std::uint64_t announced);

/// The data of one table whose host has others than this program: asked for, checked, and kept in
/// memory for that table alone.
class HostData final : public QObject {
    Q_OBJECT

public:
    /// `games` must outlive it.
    explicit HostData(const host::Games &games, QObject *parent = nullptr);

    /// What the table is played with, as its host announces it; 0: it does not say. Asks for what
    /// is not known here, if the host can send it.
    void follow(TableClient &client, const std::string &table, std::uint64_t fingerprint);
    /// The connection is lost; the host announces again.
    void lose() { m_request = 0; }
    void hear(const v1::Envelope &envelope);

    [[nodiscard]] bool isAwaited() const { return m_request != 0; }
    /// Null: those of this program, or nobody sent them.
    [[nodiscard]] const std::shared_ptr<const GameData> &data() const { return m_data; }

signals:
    void came();
    /// They cannot be had or used; `why` is a sentence.
    void failed(const QString &why);

private:
    const host::Games &m_games;
    std::uint64_t m_fingerprint = 0;
    std::uint32_t m_request = 0; ///< not answered yet
    std::shared_ptr<const GameData> m_data;
};

} // namespace mirabilia::net
