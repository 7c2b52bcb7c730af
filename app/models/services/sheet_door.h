// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/sheet.pb.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>

namespace mirabilia {

/// How people at other devices come to a sheet that is shared. Knows nothing of the sheet: it lets
/// people in, passes messages that are sound, and keeps who shares. Lives in the models' thread and
/// never blocks it.
class SheetDoor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Somebody's connection; 0: nobody's.
    using Guest = quint64;

    /// Opens it for this sheet, on the port where it was last (0: any). `opened` or `failed`
    /// follows.
    virtual void open(const QString &sheet, const QString &invite, quint16 port) = 0;
    /// Sends everybody away, for good.
    virtual void close() = 0;
    virtual void send(Guest guest, quint32 replyTo, const v1::SheetNews &news) = 0;
    /// A code of a Problem; an empty one: it has been done.
    virtual void answer(Guest guest, quint32 request, const std::string &problem) = 0;

    /// Who shared this sheet; nothing: it was not shared.
    [[nodiscard]] virtual std::optional<v1::KeptSharing> kept(const QString &sheet) = 0;
    virtual void keep(const v1::KeptSharing &sharing) = 0;
    virtual void forget(const QString &sheet) = 0;

signals:
    /// `address` is for people to type, `page` with the invite for cameras.
    void opened(const QString &address, const QString &page, quint16 port);
    /// A sentence.
    void failed(const QString &why);
    void asked(quint64 guest, quint32 request, const mirabilia::v1::SheetWish &wish);
    void gone(quint64 guest);
};

} // namespace mirabilia
