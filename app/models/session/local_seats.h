// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QPointer>

#include <vector>

namespace mirabilia {

/// What the people at one screen may see together; each game says it of its own messages.
struct HotSeatRules {
    /// Everybody looks at the screen when this has happened.
    bool (*isShownToAll)(const v1::Event &event);
    /// The view holds something that only its seat may see.
    bool (*isSecret)(const v1::TableView &view);
};

/// The people at this screen: what each of them knows, who sits before it, and whose turn comes
/// next.
///
/// With several people the screen is handed over before what only one of them may see: for the next
/// person, and after everybody has seen a turn revealed or the result, also for the same one. Who
/// sits at the screen goes on if they must decide; otherwise the next one clockwise. Where nothing
/// is secret the next one simply goes on.
class LocalSeats : public QObject {
    Q_OBJECT

public:
    struct Place {
        int seat = 0;
        QPointer<Link> link;
        v1::TableView view;
        std::vector<v1::Event> story; ///< everything since the first card
        std::size_t fresh = 0;        ///< where the events begin that nobody has looked at yet
        bool known = false;           ///< a view has come
        bool restored = false;        ///< the story was told anew since the last `settled`
    };

    LocalSeats(RunningGame &game, HotSeatRules rules, QObject *parent = nullptr);

    /// Who watches has no seat: the table is looked at from the first one, without what only its
    /// person may see.
    static constexpr int watcher = 255;
    [[nodiscard]] bool watching() const {
        return !m_places.empty() && m_places.front().seat == watcher;
    }
    /// Several people share the screen.
    [[nodiscard]] bool shared() const { return m_places.size() > 1; }
    [[nodiscard]] bool isHere(int seat) const;
    /// Every seat knows the position.
    [[nodiscard]] bool ready() const;
    /// Who sits at the screen. Only while there are local seats.
    [[nodiscard]] const Place &current() const { return m_places[m_current]; }
    [[nodiscard]] bool empty() const { return m_places.empty(); }
    /// The seat whose turn waits behind the handover, or -1.
    [[nodiscard]] int handoverTo() const { return m_handoverTo; }
    /// Nobody but the one at the screen is looking: what is theirs may be shown.
    [[nodiscard]] bool open() const { return m_open; }
    void takeOver();

    /// Sends a decision through the wire of the person at the screen, on the view they look at.
    void send(v1::Command command);

    /// Everything new has been looked at.
    void markSeen();

signals:
    /// All local seats know the same position; `current` and `handoverTo` are as they should be.
    void settled();
    void sent(const mirabilia::v1::Command &command);
    /// The host refused a decision: the code.
    void refused(const QString &code);

private:
    void take(std::size_t place, const v1::Update &update, bool restored);
    void settle();
    [[nodiscard]] int nextToDecide() const;
    [[nodiscard]] bool hasNews(const Place &place) const;

    HotSeatRules m_rules;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    int m_handoverTo = -1;
    bool m_open = false;
};

} // namespace mirabilia
