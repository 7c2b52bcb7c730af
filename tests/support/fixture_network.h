// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"

namespace mirabilia {

/// A network that answers as told and records what is asked of it.
class FixtureNetwork : public Network {
    Q_OBJECT

public:
    using Network::Network;

    void seek(bool on) override { seeking = on; }
    bool seekAt(const QString &address) override;
    [[nodiscard]] QList<FoundTable> found() const override { return tables; }
    void host(const HostWish &wish) override { hosted.append(wish); }
    void join(const JoinWish &wish) override { joined.append(wish); }
    void continueGame(const QString &id) override { continued = id; }
    void seatAnother(const QString &name) override { said(QStringLiteral("seat ") + name); }
    void leave(bool forGood) override;
    [[nodiscard]] const Room &room() const override { return m_room; }
    [[nodiscard]] RunningGame *running() override { return game; }
    void start() override { said(QStringLiteral("start")); }
    void moveSeat(int from, int to) override {
        said(QStringLiteral("move %1 %2").arg(from).arg(to));
    }
    void fill(int seat, const SeatSetup &computer) override;
    void remove(int seat) override { said(QStringLiteral("remove %1").arg(seat)); }
    void giveAway(int seat) override { said(QStringLiteral("give away %1").arg(seat)); }
    void again() override { said(QStringLiteral("again")); }
    void dress(int seat, const SeatSetup &look) override;
    void pause(bool on) override { said(on ? QStringLiteral("pause") : QStringLiteral("go on")); }
    void answer(int question, const QString &choice) override;
    void emote(int number) override { said(QStringLiteral("emote %1").arg(number)); }
    [[nodiscard]] QList<SavedGame> saves() const override { return savedGames; }
    bool removeSave(const QString &id) override;
    bool restoreSave(const QString &id) override;

    /// Changes the room.
    void show(const Room &room);
    /// Asks somebody here one more question.
    void ask(const RoomQuestion &question);
    void showFound(const QList<FoundTable> &found);

    bool seeking = false;
    QStringList looked; ///< addresses of `seekAt`
    QList<FoundTable> tables;
    QList<HostWish> hosted;
    QList<JoinWish> joined;
    QString continued;
    QStringList done; ///< actions in the room, in words
    RunningGame *game = nullptr;
    QList<SavedGame> savedGames;

private:
    void said(const QString &what) { done.append(what); }

    Room m_room;
    QList<SavedGame> m_asideGames;
};

} // namespace mirabilia
