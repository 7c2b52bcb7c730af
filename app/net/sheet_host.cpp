// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/sheet_host.h"

#include "app/edge/admit.h"
#include "app/net/address.h"
#include "app/net/connection.h"
#include "app/net/wire.h"
#include "app/store/files.h"
#include "app/web/built_in.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTimer>
#include <QWebSocket>

#include <utility>

namespace mirabilia::net {

namespace {

constexpr qint64 largestKept = qint64{512} * 1024;
constexpr int mostGuests = 64; // connections; a phone has one

GuardLimits limits() {
    GuardLimits limits;
    limits.all = mostGuests * 8; // a page is loaded over several at once
    limits.everywhere = false;
    return limits;
}

} // namespace

// ---- In the host thread -------------------------------------------------------------------------

SheetHostThere::SheetHostThere(const host::Games &games, QString sheet,
                               std::vector<QHostAddress> addresses)
    : m_games(games)
    , m_sheet(std::move(sheet))
    , m_addresses(std::move(addresses)) {}

SheetHostThere::~SheetHostThere() {
    for (const auto &[guest, connection] : m_guests) {
        connection->disconnect(this);
    }
}

void SheetHostThere::listen(quint16 port) {
    m_pages = WebPages(web::builtInPages());
    m_assets = m_pages.isEmpty() ? std::string() : m_pages.addFacts(m_games);
    m_port = std::make_unique<Port>([this](const QString &path) { return page(path); }, limits());
    m_port->setNames(ownNames());
    connect(m_port.get(), &Port::arrived, this, &SheetHostThere::accept);
    QString problem = m_port->listen(m_addresses, port);
    if (!problem.isEmpty() && port != 0) { // somebody else has it now
        problem = m_port->listen(m_addresses, 0);
    }
    if (problem.isEmpty()) {
        emit opened(m_port->number());
    } else {
        emit failed(problem);
    }
}

Page SheetHostThere::page(const QString &path) const {
    const bool isSheet = path == u"/s" || path == QStringLiteral("/s/") + m_sheet;
    const Page *found = m_pages.find(isSheet ? QStringLiteral("/") : path);
    return found != nullptr ? *found : Page();
}

v1::Welcome SheetHostThere::welcome() const {
    v1::Welcome welcome;
    welcome.set_major(major);
    welcome.set_minor(minor);
    welcome.set_program("Mirabilia " MIRABILIA_VERSION);
    welcome.add_features(browserFeature);
    welcome.set_host_id(QCryptographicHash::hash(m_sheet.toUtf8(), QCryptographicHash::Sha256)
                            .left(tokenBytes)
                            .toStdString());
    welcome.set_assets(m_assets);
    welcome.set_max_message(static_cast<std::uint32_t>(largestToHost));
    welcome.set_ping_seconds(static_cast<std::uint32_t>(
        std::chrono::duration_cast<std::chrono::seconds>(pingEvery).count()));
    return welcome;
}

void SheetHostThere::accept() {
    for (Arrival arrival = m_port->take(); arrival.socket; arrival = m_port->take()) {
        v1::Reject reject;
        reject.set_code(m_guests.size() < mostGuests ? "" : "busy");
        const quint64 guest = ++m_latest;
        auto connection = std::make_unique<Connection>(std::move(arrival.socket), arrival.from,
                                                       welcome(), reject);
        connect(connection.get(), &Connection::greeted, this, arrival.letIn);
        connect(connection.get(), &Connection::received, this,
                [this, guest](const v1::Envelope &envelope) { receive(guest, envelope); });
        connect(connection.get(), &Connection::gone, this, [this, guest] { lose(guest); });
        m_guests.emplace(guest, std::move(connection));
    }
}

void SheetHostThere::receive(quint64 guest, const v1::Envelope &envelope) {
    if (!envelope.has_sheet_wish() ||
        envelope.sheet_wish().what_case() == v1::SheetWish::WHAT_NOT_SET) {
        answer(guest, envelope.id(), "not_seated");
        return;
    }
    v1::SheetWish wish = envelope.sheet_wish();
    if (wish.has_join()) {
        v1::SheetJoin &join = *wish.mutable_join();
        join.set_name(cleanName(QString::fromStdString(join.name())).toStdString());
    } else if (wish.has_name() && wish.name().role() == "name") {
        v1::SheetName &name = *wish.mutable_name();
        name.set_value(cleanName(QString::fromStdString(name.value())).toStdString());
    }
    emit asked(guest, envelope.id(), wish);
}

void SheetHostThere::lose(quint64 guest) {
    const auto found = m_guests.find(guest);
    if (found != m_guests.end()) {
        found->second.release()->deleteLater(); // it is the sender of this signal
        m_guests.erase(found);
        emit gone(guest);
    }
}

void SheetHostThere::send(quint64 guest, const v1::Envelope &envelope) {
    if (const auto found = m_guests.find(guest); found != m_guests.end()) {
        found->second->send(envelope);
    }
}

void SheetHostThere::answer(quint64 guest, quint32 request, const std::string &problem) {
    if (const auto found = m_guests.find(guest); found != m_guests.end()) {
        found->second->sendProblem(request, problem);
    }
}

void SheetHostThere::end() {
    m_port->close();
    std::vector<Connection *> guests; // a close may end a guest at once
    for (const auto &[guest, connection] : m_guests) {
        guests.push_back(connection.get());
    }
    for (Connection *guest : guests) {
        guest->sendBye("sheet_closed", false);
    }
}

// ---- In the window's thread ---------------------------------------------------------------------

SheetHost::SheetHost(const host::Games &games, const QDir &folder,
                     std::vector<QHostAddress> addresses)
    : m_games(games)
    , m_folder(folder)
    , m_addresses(std::move(addresses)) {}

HostThread &SheetHost::thread() {
    if (!m_thread) {
        m_thread = std::make_unique<HostThread>();
    }
    return *m_thread;
}

void SheetHost::open(const QString &sheet, const QString &invite, quint16 port) {
    close();
    m_there = new SheetHostThere(m_games, sheet, m_addresses);
    m_there->moveToThread(&thread().thread());
    // If the program ends, phones come back to it.
    connect(&thread().thread(), &QThread::finished, m_there, &QObject::deleteLater);
    // What has been on its way when it was closed is no longer meant.
    const auto isOpen = [this, there = m_there] { return m_there == there; };
    connect(m_there, &SheetHostThere::opened, this, [=, this](quint16 number) {
        if (isOpen()) {
            tell(sheet, invite, number);
        }
    });
    connect(m_there, &SheetHostThere::failed, this, [=, this](const QString &why) {
        if (isOpen()) {
            emit failed(why);
        }
    });
    connect(m_there, &SheetHostThere::asked, this,
            [=, this](quint64 guest, quint32 request, const v1::SheetWish &wish) {
                if (isOpen()) {
                    emit asked(guest, request, wish);
                }
            });
    connect(m_there, &SheetHostThere::gone, this, [=, this](quint64 guest) {
        if (isOpen()) {
            emit gone(guest);
        }
    });
    thread().inTurn([there = m_there, port] { there->listen(port); });
}

void SheetHost::tell(const QString &sheet, const QString &invite, quint16 port) {
    const QUrl host = hostUrl(ownAddress(), port);
    emit opened(QStringLiteral("%1/s#%2").arg(shownAddress(host), invite),
                QStringLiteral("http://%1/s/%2#%3").arg(host.authority(), sheet, invite), port);
}

void SheetHost::close() {
    if (m_there == nullptr) {
        return;
    }
    thread().inTurn([there = std::exchange(m_there, nullptr)] {
        there->end();
        QTimer::singleShot(closeTime, there, &QObject::deleteLater); // once all have been told
    });
}

void SheetHost::send(Guest guest, quint32 replyTo, const v1::SheetNews &news) {
    v1::Envelope envelope;
    envelope.set_reply_to(replyTo);
    *envelope.mutable_sheet_news() = news;
    if (m_there != nullptr) {
        thread().inTurn([there = m_there, guest, envelope] { there->send(guest, envelope); });
    }
}

void SheetHost::answer(Guest guest, quint32 request, const std::string &problem) {
    if (m_there != nullptr) {
        thread().inTurn(
            [there = m_there, guest, request, problem] { there->answer(guest, request, problem); });
    }
}

// ---- What is kept -------------------------------------------------------------------------------

QString SheetHost::fileOf(const QString &sheet) const {
    const QByteArray name =
        QCryptographicHash::hash(sheet.toUtf8(), QCryptographicHash::Sha256).toHex().left(32);
    return m_folder.filePath(QString::fromLatin1(name) + QStringLiteral(".shared"));
}

std::optional<v1::KeptSharing> SheetHost::kept(const QString &sheet) {
    v1::KeptSharing sharing;
    QFile file(fileOf(sheet));
    if (file.open(QIODevice::ReadOnly) && file.size() <= largestKept &&
        unpack(file.readAll(), sharing) && sharing.sheet() == sheet.toStdString()) {
        return sharing;
    }
    return std::nullopt;
}

void SheetHost::keep(const v1::KeptSharing &sharing) {
    if (!edge::misfit(sharing).empty() || !m_folder.mkpath(QStringLiteral("."))) {
        return;
    }
    const QString path = fileOf(QString::fromStdString(sharing.sheet()));
    // If it cannot be written, everybody shares on until the program ends.
    thread().inTurn(
        [path, bytes = packed(sharing)] { static_cast<void>(store::writeFile(path, bytes)); });
}

void SheetHost::forget(const QString &sheet) {
    thread().inTurn([path = fileOf(sheet)] { static_cast<void>(store::removeFile(path)); });
}

} // namespace mirabilia::net
