// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the classic game.
import type { ClassicEvent, Possibility, ScoreLine } from "messages";
import { cardName, word } from "../faces";
import type { Category } from "../games";
import { isAsked, nameOf, state } from "../state";
import { amounts, codesOf, refusal, said, signed, t, tn } from "../words";
import { city, focus, leftOf, rightOf, table } from "./view";

const signs: Record<string, string> = {
  treasury: "coin", wonders: "wonder", science: "scientific", commerce: "commercial", guilds: "guild",
};

export const categories = (): Category[] => codesOf("classic_points").map((id) =>
  ({ id, title: said("classic_points", id), glyph: signs[id] ?? id, family: signs[id] ?? id }));

export function lineText({ source = "", count = 0, kind }: ScoreLine): string {
  switch (kind) {
    case "stage": return t("Stage %1", source);
    case "token":
      return source.startsWith("-") ? tn("%n defeat token(s)", count)
        : tn("%n victory token(s) of %1", count, source);
    case "coins": return tn("%n coin(s), a point for every three", count);
    case "squares": return t("%1: %2 times %2", word(source), count);
    case "sets": return tn("%n set(s) of three different symbols", count);
    case "wild": return t("Free symbol counted as %1", word(source));
    case "copied_guild": return t("%1, copied from a neighbour", cardName(source));
    default: return count > 1 ? t("%1, %2 times", cardName(source), count) : cardName(source);
  }
}

// ---- Events -------------------------------------------------------------------------------------

export const events = (from: number): ClassicEvent[] =>
  state.story.slice(from).flatMap((event) => event.classic ?? []);

/** What somebody did, without saying who; empty for all else. */
export function headline(event: ClassicEvent): string {
  const name = cardName(event.card);
  switch (event.kind) {
    case "CARD_BUILT":
      return event.freeBuild ? t("Built %1 with the free building of Olympia", name)
        : event.byPower ? t("Built %1 for free, by a power of the wonder", name)
          : event.byChain ? t("Built %1 for free, by a chain", name) : t("Built %1", name);
    case "STAGE_BUILT": return t("Built stage %1 of the wonder", event.stage ?? 0);
    case "CARD_DISCARDED": return event.card ? t("Discarded %1", name) : t("Discarded a card");
    case "PICKED": return t("Built %1 from the discard pile", name);
    case "PICK_DECLINED": return t("Took nothing from the discard pile");
    default: return "";
  }
}

export function conflictText(event: ClassicEvent): string {
  const one = { name: nameOf(event.seat ?? 0), shields: event.shields ?? 0, token: event.token ?? 0 };
  const other = { name: nameOf(event.other ?? 0), shields: event.otherShields ?? 0, token: event.otherToken ?? 0 };
  if (one.shields === other.shields) return tn("%1 and %2 are level with %n shield(s)", one.shields, one.name, other.name);
  const [winner, loser] = one.shields > other.shields ? [one, other] : [other, one];
  return t("%1 defeats %2, shields %3 to %4 (%5 and %6 points)", winner.name, loser.name, winner.shields,
    loser.shields, signed(winner.token), signed(loser.token));
}

// ---- Choosing -----------------------------------------------------------------------------------

/** Why something is not possible. */
export function reason({ missing = [], needsCoins, refusal: code }: Possibility): string {
  const { coins = 0, freeCity } = city(focus());
  const needed = amounts(missing.map(word));
  if (missing.length > 0) {
    const onSale = [leftOf(focus()), rightOf(focus())].flatMap((seat) => city(seat).goodsForViewer ?? [])
      .flatMap((good) => good.resources ?? []);
    return missing.some((id) => onSale.includes(id)) ? t("Lacks %1; the neighbours do not make enough", needed)
      : missing.length === 1 ? t("Needs %1; no neighbour makes it", needed)
        : t("Needs %1; no neighbour makes them", needed);
  }
  if (!needsCoins) return refusal(code);
  return freeCity ? tn("Costs %n coin(s), the Free City has %1", needsCoins, coins)
    : tn("Costs %n coin(s), you have %1", needsCoins, coins);
}

/** What is asked now. */
export function question(): string {
  if (!isAsked()) return "";
  if (city(focus()).freeCity) return t("Choose a card for the Free City");
  return said("classic_question", table().phase) || t("Choose a card");
}

/** The rule behind a question that does not come every turn. */
export function rule(): string {
  if (isAsked() && city(focus()).freeCity) {
    return t("Play one card of your hand in its city too, with its coins and goods.");
  }
  const who = table().cities?.find((each) => each.mustAct)?.seat ?? 0;
  return said("classic_rule", table().phase, nameOf(who));
}

/** What was chosen, while others still choose. */
export function chosenText(): string {
  const { action, card: id } = table().ownChoice ?? table().freeCityChoice ?? {};
  return action === "CLASSIC_ACTION_PICK" && !id ? t("Take nothing") : said("classic_act", action, cardName(id));
}
