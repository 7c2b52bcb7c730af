// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/reading/bgg_plays.h"

#include "scorer/reading/json.h"
#include "scorer/reading/plays.h"
#include "scorer/reading/xml.h"
#include "scorer/text.h"

namespace mirabilia::scorer {

namespace {

/// One document, element by element.
class BggReader {
public:
    explicit BggReader(std::string_view document) : xml(document) {}

    Import read() {
        while (const auto part = xml.next()) {
            if (part->kind == XmlPart::Kind::begin) {
                begin(*part);
            } else if (part->kind == XmlPart::Kind::end && part->name == "play") {
                endPlay();
            } else if (part->kind == XmlPart::Kind::text && inComments) {
                plays.sheet.notes += tidiedLines(part->name);
            }
            inComments = inComments && part->kind != XmlPart::Kind::end;
        }
        if (!seen) {
            refuse("other_xml");
        }
        return plays.finish();
    }

private:
    void begin(const XmlPart &part) {
        seen = seen || part.name == "plays" || part.name == "play";
        if (part.name == "play") {
            play = part;
            ours = false;
        } else if (part.name == "item") {
            beginSheet(part);
        } else if (part.name == "player" && ours) {
            addPlayer(part);
        }
        inComments = part.name == "comments" && ours;
    }

    void beginSheet(const XmlPart &item) {
        ours = plays.begins(tidied(item.attribute("name")));
        if (ours && play.attribute("incomplete") == "1") {
            plays.leaveOutUnfinished();
            ours = false;
        }
        if (ours) {
            plays.sheet.date = tidied(play.attribute("date"));
            plays.sheet.place = tidied(play.attribute("location"));
            plays.sheet.game = tidied(play.attribute("id"));
            const auto minutes = wholeNumber(play.attribute("length"));
            plays.sheet.minutes = minutes.value_or(0) > 0 ? minutes : std::nullopt;
        }
    }

    void addPlayer(const XmlPart &player) {
        Entry entry;
        entry.player = tidied(player.attribute("name"));
        if (entry.player.empty()) {
            entry.player = tidied(player.attribute("username"));
        }
        Plays::addRole("color", tidied(player.attribute("color")), plays.sheet.box, entry);
        const auto seat = wholeNumber(player.attribute("startposition"));
        entry.seat = seat.value_or(0) > 0 ? seat : std::nullopt;
        plays.addScore(tidied(player.attribute("score")), player.attribute("win") == "1", entry);
        plays.sheet.entries.push_back(std::move(entry));
    }

    void endPlay() {
        if (ours) {
            plays.ends();
            if (wholeNumber(play.attribute("quantity")).value_or(1) > 1) {
                plays.countSeveral();
            }
        }
        ours = false;
    }

    XmlReader xml;
    Plays plays;
    XmlPart play;
    bool seen = false; ///< there are plays, or a list for them
    bool ours = false; ///< the play is of a game of ours
    bool inComments = false;
};

} // namespace

Reading readBggPlays(std::string_view xml) {
    try {
        return BggReader(xml).read();
    } catch (const Refused &refused) {
        return refused.why;
    }
}

} // namespace mirabilia::scorer
