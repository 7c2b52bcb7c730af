// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

#include <QObject>

namespace mirabilia {

/// One seat's wire to the host. It lives in the thread of the models; the host may work elsewhere:
/// `send` and `refresh` return at once and are answered by signals, always from the event loop and
/// never from within the call.
///
/// What the models rely on:
/// - Every change that a seat can see gives it its new revision, also where nothing but that
///   another seat has chosen became known. Several changes may come as one Update, with the events
///   of all of them: only the latest view counts. A seat is never sent an older revision, no event
///   is missing and none comes twice (`Update.first_event`). A refusal is never held back. What
///   has the same `shared_revision` for several seats shows the same position.
/// - Events come in the order in which things happened and carry `age` and `turn`. An action
///   (CARD_BUILT, STAGE_BUILT, CARD_DISCARDED, PICKED, PICK_DECLINED) says what was `paid`; every
///   coin that moves, trade and cost included, is told by a COINS_MOVED after it.
/// - The holder of the Free City decides for it through its own link with `Command.seat` = the Free
///   City's seat.
class Link : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Hands a decision to the host. A refusal comes back as an Update with `refused` set.
    virtual void send(const v1::Command &command) = 0;

    /// Asks for the whole position and the whole story; answered by `restored`.
    virtual void refresh() = 0;

signals:
    /// Something changed: the events since the Update before, and the view after them.
    void updated(const mirabilia::v1::Update &update);

    /// The position as it is now with all events from the first card on (what this seat may know of
    /// them). After `refresh`, when a saved game goes on, and after every undo instead of
    /// `updated`.
    void restored(const mirabilia::v1::Update &update);
};

} // namespace mirabilia
