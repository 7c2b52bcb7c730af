// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"

#include <QPointer>

#include <vector>

namespace mirabilia {

/// What people sharing a screen may see together; defined per game for its own messages.
struct HotSeatRules {
    /// Returns true if everyone looks at the screen when this happens.
    bool (*isShownToAll)(const v1::Event &event);
    /// Returns true if the view contains anything only its seat may see.
    bool (*isSecret)(const v1::TableView &view);
};

/// The people at this screen: what each knows, who is at the screen, and whose turn is next.
///
/// In hot seat the screen is handed over before showing anything private: for the next person, and,
/// after everyone has watched a reveal or the result, even for the same one. The person at the
/// screen stays if they must decide; otherwise the next one clockwise follows. If nothing is
/// secret, no handover is needed.
class LocalSeats : public QObject {
    Q_OBJECT

public:
    struct Place {
        int seat = 0;
        QPointer<Link> link;
        v1::TableView view;
        std::vector<v1::Event> story; ///< all events since the first card
        std::size_t fresh = 0;        ///< index of the first event nobody has looked at yet
        bool known = false;           ///< true once a view has arrived
        bool restored = false;        ///< a full update arrived since the last `settled`
    };

    LocalSeats(RunningGame &game, HotSeatRules rules, QObject *parent = nullptr);

    /// Watchers have no seat: they see the table from the first one, without its private
    /// information.
    static constexpr int watcher = 255;
    [[nodiscard]] bool watching() const {
        return !m_places.empty() && m_places.front().seat == watcher;
    }
    /// Returns true in hot seat, with several people at this screen.
    [[nodiscard]] bool shared() const { return m_places.size() > 1; }
    [[nodiscard]] bool isHere(int seat) const;
    /// Returns true if every seat knows the position.
    [[nodiscard]] bool ready() const;
    /// The person at the screen. Valid only while there are local seats.
    [[nodiscard]] const Place &current() const { return m_places[m_current]; }
    [[nodiscard]] bool empty() const { return m_places.empty(); }
    /// The seat awaiting the handover, or -1.
    [[nodiscard]] int handoverTo() const { return m_handoverTo; }
    /// Returns true if only the person at the screen is looking, so that private information may be
    /// shown.
    [[nodiscard]] bool open() const { return m_open; }
    void takeOver();

    /// Sends a decision through the link of the person at the screen, based on the view they see.
    void send(v1::Command command);

    /// Marks everything new as seen.
    void markSeen();

signals:
    /// All local seats know the same position; `current` and `handoverTo` are up to date.
    void settled();
    void sent(const mirabilia::v1::Command &command);
    /// The host refused a decision, with this code.
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
