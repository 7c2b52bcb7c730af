// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/classic/game.h"
#include "mirabilia/v1/classic.pb.h"

#include <optional>
#include <vector>

namespace mirabilia::host {

/// An event, its age and turn, and facts known only at that moment.
struct ClassicTold {
    classic::Event event;
    int age = 1;
    int turn = 1;
    Seat holder = noSeat; ///< who decided for the Free City then
    bool byChain = false; ///< CardPlayed: free because of a chain
    bool byPower = false; ///< CardPlayed: free because of a wonder stage
    int stage = 0;        ///< CardPlayed under a stage: its number, from 1
};

using ClassicStory = std::vector<ClassicTold>;

/// The move described by a message; none if it names unknown things.
std::optional<classic::Move> moveFrom(const classic::Catalogue &catalogue,
                                      const v1::ClassicMove &message);
v1::ClassicMove moveTo(const classic::Catalogue &catalogue, const classic::Move &move);

v1::Payment paymentTo(const classic::Payment &payment);

/// An event as `viewer` may see it; none if there is nothing to show. `everything`: the game is
/// over and no card is secret any more.
std::optional<v1::ClassicEvent> eventTo(const classic::State &state, const ClassicTold &told,
                                        Seat viewer, bool everything);

v1::Effect effectTo(const classic::Effect &effect);
void costTo(const classic::Cost &cost, google::protobuf::RepeatedPtrField<v1::Amount> &out);

/// The id of a resource in the data files ("wood").
const char *resourceKey(classic::Resource resource);
/// The id of a family ("raw_material").
const char *familyKey(classic::Family family);
const char *scienceKey(classic::Science symbol);
const char *categoryKey(classic::Category category);
/// The resources of a bit set, in data file order.
std::vector<const char *> resourceKeys(std::uint8_t options);

} // namespace mirabilia::host
