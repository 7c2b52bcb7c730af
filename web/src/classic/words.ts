// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of the classic game.
import type { ClassicEvent, Possibility, ScoreLine } from "messages";
import { card, word } from "../faces";
import { nameOf, state } from "../state";
import { refusal } from "../wire/problems";
import { list, signed, t, tn } from "../words";
import { city, goodsFor } from "./view";

export function categories(): Record<string, { title: string; glyph: string; family: string }> {
  const row = (title: string, glyph: string, family = glyph) => ({ title, glyph, family });
  return {
    military: row(t("Military"), "military"), treasury: row(t("Treasury"), "coin"),
    wonders: row(t("Wonder"), "wonder"), civilian: row(t("Civilian"), "civilian"),
    science: row(t("Science"), "scientific"), commerce: row(t("Commerce"), "commercial"),
    guilds: row(t("Guilds"), "guild"),
  };
}

export function lineText(line: ScoreLine): string {
  const source = line.source ?? "";
  const count = line.count ?? 0;
  switch (line.kind) {
    case "stage": return t("Stage %1", source);
    case "token":
      return source.startsWith("-") ? tn("%n defeat token(s)", count)
        : tn("%n victory token(s) of %1", count, source);
    case "coins": return tn("%n coin(s), a point for every three", count);
    case "squares": return t("%1: %2 times %2", word(source), count);
    case "sets": return tn("%n set(s) of three different symbols", count);
    case "wild": return t("Free symbol counted as %1", word(source));
    case "copied_guild": return t("%1, copied from a neighbour", card(source).name);
    default:
      return count > 1 ? t("%1, %2 times", card(source).name, count) : card(source).name;
  }
}

// ---- Events -------------------------------------------------------------------------------------

export function isAction(event: ClassicEvent): boolean {
  return ["CARD_BUILT", "STAGE_BUILT", "CARD_DISCARDED", "PICKED", "PICK_DECLINED"]
    .includes(event.kind ?? "");
}

/** What somebody did, without saying who. */
export function headline(event: ClassicEvent): string {
  const name = card(event.card ?? "").name;
  switch (event.kind) {
    case "CARD_BUILT":
      return event.freeBuild ? t("Built %1 with the free building of Olympia", name)
        : event.byPower ? t("Built %1 for free, by a power of the wonder", name)
          : event.byChain ? t("Built %1 for free, by a chain", name) : t("Built %1", name);
    case "STAGE_BUILT": return t("Built stage %1 of the wonder", event.stage ?? 0);
    case "CARD_DISCARDED": return event.card ? t("Discarded %1", name) : t("Discarded a card");
    case "PICKED": return t("Built %1 from the discard pile", name);
    default: return t("Took nothing from the discard pile");
  }
}

export function conflictText(event: ClassicEvent): string {
  const mine = event.shields ?? 0;
  const theirs = event.otherShields ?? 0;
  const names = [nameOf(event.seat ?? 0), nameOf(event.other ?? 0)] as const;
  if (mine === theirs) return tn("%1 and %2 are level with %n shield(s)", mine, ...names);
  const pairs = { shields: [mine, theirs], tokens: [event.token ?? 0, event.otherToken ?? 0] };
  const [winner, loser] = mine > theirs ? [0, 1] as const : [1, 0] as const;
  return t("%1 defeats %2, shields %3 to %4 (%5 and %6 points)", names[winner], names[loser],
    pairs.shields[winner] ?? 0, pairs.shields[loser] ?? 0,
    signed(pairs.tokens[winner] ?? 0), signed(pairs.tokens[loser] ?? 0));
}

// ---- Choosing -----------------------------------------------------------------------------------

function amounts(ids: string[]): string {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return list([...counts].map(([id, count]) => t("%1 %2", count, word(id))));
}

/** Why something is not possible. */
export function reason(possibility: Possibility, seat: number): string {
  const missing = possibility.missing ?? [];
  if (missing.length > 0) {
    const onSale = goodsFor(seat).flatMap((good) => good.resources ?? []);
    if (missing.some((id) => onSale.includes(id))) {
      return t("Lacks %1; the neighbours do not make enough", amounts(missing));
    }
    return missing.length === 1 ? t("Needs %1; no neighbour makes it", amounts(missing))
      : t("Needs %1; no neighbour makes them", amounts(missing));
  }
  if (possibility.needsCoins) {
    const purse = city(seat).coins ?? 0;
    return city(seat).freeCity
      ? tn("Costs %n coin(s), the Free City has %1", possibility.needsCoins, purse)
      : tn("Costs %n coin(s), you have %1", possibility.needsCoins, purse);
  }
  return refusal(possibility.refusal ?? "");
}

export function chains(id: string): string {
  const face = card(id);
  const names = (ids: string[]) => [...new Set(ids.map((each) => card(each).name))];
  const parts = [];
  if (face.from.length > 0) parts.push(t("free with %1", names(face.from).join(t(" or "))));
  if (face.to.length > 0) parts.push(t("chains to %1", list(names(face.to))));
  return parts.join(t("; "));
}

/** What is asked now. */
export function question(): string {
  const classic = state.view?.classic;
  const deciding = state.view?.decidingFor ?? [];
  if (deciding.length === 0) return "";
  if (city(deciding[0] ?? 0).freeCity) return t("Choose a card for the Free City");
  if (classic?.phase === "CLASSIC_PHASE_CHOOSE") return t("Choose a discarded card");
  return classic?.phase === "CLASSIC_PHASE_EXTRA" ? t("Play your last card") : t("Choose a card");
}

/** The rule behind a question that does not come every turn. */
export function rule(): string {
  const classic = state.view?.classic;
  const deciding = state.view?.decidingFor ?? [];
  if (deciding.length > 0 && city(deciding[0] ?? 0).freeCity) {
    return t("Play one card of your hand in its city too, with its coins and goods.");
  }
  const who = (classic?.cities ?? []).find((each) => each.mustAct);
  const name = nameOf(who?.seat ?? 0);
  switch (classic?.phase) {
    case "CLASSIC_PHASE_EXTRA":
      return t("%1 may play the last card of the age instead of discarding it.", name);
    case "CLASSIC_PHASE_CHOOSE":
      return t("%1 may build one card from the discard pile for free, even one discarded this turn.", name);
    default: return "";
  }
}
