// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/sheet_door.h"
#include "app/net/host_thread.h"
#include "app/net/port.h"
#include "app/net/web_pages.h"
#include "mirabilia/v1/net.pb.h"

#include <QDir>
#include <QHostAddress>

#include <map>
#include <memory>
#include <vector>

namespace mirabilia::net {

class Connection;

/// The port of a shared sheet and whoever has come by it, in the thread of a SheetHost.
class SheetHostThere final : public QObject {
    Q_OBJECT

public:
    SheetHostThere(const host::Games &games, QString sheet, std::vector<QHostAddress> addresses);
    ~SheetHostThere() override;

    void listen(quint16 port);
    /// Sends everybody away, for good.
    void end();
    void send(quint64 guest, const v1::Envelope &envelope);
    void answer(quint64 guest, quint32 request, const std::string &problem);

signals:
    void opened(quint16 port);
    void failed(const QString &why);
    void asked(quint64 guest, quint32 request, const mirabilia::v1::SheetWish &wish);
    void gone(quint64 guest);

private:
    [[nodiscard]] Page page(const QString &path) const;
    [[nodiscard]] v1::Welcome welcome() const;
    void accept();
    void receive(quint64 guest, const v1::Envelope &envelope);
    void lose(quint64 guest);

    const host::Games &m_games;
    QString m_sheet;
    std::vector<QHostAddress> m_addresses;
    WebPages m_pages{{}};
    std::string m_assets;
    std::map<quint64, std::unique_ptr<Connection>> m_guests;
    quint64 m_latest = 0;
    std::unique_ptr<Port> m_port; ///< made in the thread
};

/// The host of a sheet that is shared by the pad of this program.
class SheetHost final : public SheetDoor {
    Q_OBJECT

public:
    /// `folder` holds what is kept of sheets that are shared; it listens on all `addresses`.
    SheetHost(const host::Games &games, const QDir &folder,
              std::vector<QHostAddress> addresses = {QHostAddress(QHostAddress::Any)});

    void open(const QString &sheet, const QString &invite, quint16 port) override;
    void close() override;
    void send(Guest guest, quint32 replyTo, const v1::SheetNews &news) override;
    void answer(Guest guest, quint32 request, const std::string &problem) override;
    [[nodiscard]] std::optional<v1::KeptSharing> kept(const QString &sheet) override;
    void keep(const v1::KeptSharing &sharing) override;
    void forget(const QString &sheet) override;

private:
    [[nodiscard]] QString fileOf(const QString &sheet) const;
    void tell(const QString &sheet, const QString &invite, quint16 port);

    /// Begun when it is first needed: most programs never share a sheet.
    [[nodiscard]] HostThread &thread();

    const host::Games &m_games;
    QDir m_folder;
    std::vector<QHostAddress> m_addresses;
    std::unique_ptr<HostThread> m_thread;
    SheetHostThere *m_there = nullptr; ///< goes with its thread at the latest
};

} // namespace mirabilia::net
