// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

#include <QObject>

namespace mirabilia {

/// The link of one seat to its host. It lives in the models' thread; the host may work elsewhere:
/// `send` and `refresh` return at once and are answered by signals from the event loop, never from
/// within the call.
///
/// What the models rely on:
/// - Every change a seat can see gives it a new revision, even if only another seat's having chosen
///   became known. Several changes may come as one Update with the events of all of them: only the
///   latest view counts. A seat is never sent an older revision; no event is missing or sent
///   twice (`Update.first_event`). A refusal is never delayed. Views of several seats with the same
///   `shared_revision` show the same position.
/// - Events come in the order they happened and carry `age` and `turn`. An action (CARD_BUILT,
///   STAGE_BUILT, CARD_DISCARDED, PICKED, PICK_DECLINED) says what was `paid`; every coin that
///   moves, for trade or cost, is reported by a COINS_MOVED after it.
/// - The holder of the Free City decides for it through its own link, with `Command.seat` = the
///   Free City's seat.
class Link : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Sends a decision to the host. A refusal comes back as an Update with `refused` set.
    virtual void send(const v1::Command &command) = 0;

    /// Requests a full update, answered by `restored`.
    virtual void refresh() = 0;

signals:
    /// Something changed: the events since the previous Update, and the view after them.
    void updated(const mirabilia::v1::Update &update);

    /// The current view with all events from the first card on, as far as this seat may know them.
    /// Sent after `refresh`, when a saved game resumes, and after every undo instead of `updated`.
    void restored(const mirabilia::v1::Update &update);
};

} // namespace mirabilia
