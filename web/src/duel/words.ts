// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Duel.
import type { DuelEvent, DuelPrice, DuelSlot, DuelWin, ScoreLine } from "messages";
import { card, cardName, cardText, word } from "../faces";
import type { Category } from "../games";
import { isAsked, nameOf, state } from "../state";
import { amounts, codesOf, coinsText, roman, said, t, tn } from "../words";
import { bought, city, me, mover, rival, symbolsOf, table, taken } from "./view";

const signs: Record<string, string> = {
  science: "scientific", commerce: "commercial", guilds: "guild", wonders: "wonder", treasury: "coin",
};

export const categories = (): Category[] => codesOf("duel_points").map((id) => ({ id, title: said("duel_points", id),
  glyph: signs[id] ?? id, family: id === "progress" ? "scientific" : signs[id] ?? id }));

export function lineText({ source, kind, count = 0 }: ScoreLine): string {
  switch (kind) {
    case "coins": return tn("%n coin(s), a point for every three", count);
    case "pawn": return tn("The pawn stands %n step(s) from the middle", count);
    default: return count > 1 ? t("%1, %2 times", cardName(source), count) : cardName(source);
  }
}

export const victory = (winner: string): string => said("duel_victory", table().victory, winner);

// ---- Cards and prices ---------------------------------------------------------------------------

export function priceText(price: DuelPrice): string {
  const { total = 0, lines = [], shortOf } = price;
  if (price.byChain) return t("free, by %1", cardName(lines[0]?.by));
  if (shortOf) return tn("costs %n coin(s), %1 too many", total, shortOf);
  if (total === 0) return lines.length ? t("your own goods pay for it") : t("free");
  const goods = bought(price).flatMap(({ resource, count = 0 }) => Array<string>(count).fill(word(resource)));
  return goods.length === 0 ? coinsText(total) : t("%1, with %2 bought", coinsText(total), amounts(goods));
}

/** A card, wonder or token in one sentence. */
export function spoken(id: string): string {
  const { name, family, age, cost } = card(id);
  if (family === "wonder") {
    const goods = cost.filter((mark) => mark.kind === "glyph").map((mark) => word(mark.text));
    const coins = cost.filter((mark) => mark.kind === "price").map((mark) => coinsText(Number(mark.text)));
    return t("%1, %2, costs %3", name, cardText(id), [...coins, ...(goods.length > 0 ? [amounts(goods)] : [])].join(", "));
  }
  return age === 0 ? t("%1, %2", name, cardText(id)) : t("%1, %2, %3", name, said("family", family), cardText(id));
}

export function spokenSlot({ card: id = "", build, rival: theirs, available, opens = [] }: DuelSlot): string {
  const text = build && theirs
    ? t("%1; %2; %3 pays: %4", spoken(id), priceText(build), nameOf(rival()), priceText(theirs)) : spoken(id);
  if (!available) return t("%1; covered", text);
  return opens.length > 0 ? tn("%1; uncovers %n card(s)", opens.length, text) : text;
}

export function spokenCity(seat: number): string {
  const { wonders = [], coins = 0, capitalDistance = 0 } = city(seat);
  return t("%1: %2", nameOf(seat), [
    coinsText(coins), t("%1 of %2 symbols", symbolsOf(seat), table().symbolsToWin ?? 0),
    tn("%n wonder(s) built", wonders.filter((each) => each.built).length),
    tn("the pawn is %n step(s) from the capital", capitalDistance)].join(t(", ")));
}

// ---- Events -------------------------------------------------------------------------------------

export const duelEvents = (): DuelEvent[] => state.story.flatMap((event) => event.duel ?? []);

export const actor = ({ kind, seat = 0 }: DuelEvent): number => kind === "CARD_DESTROYED" ? 1 - seat : seat;

/** What somebody did, without saying who; empty for all else. */
export function deed(event: DuelEvent): string {
  const built = cardName(event.card);
  const wonder = cardName(event.wonder);
  const coins = (event.bank ?? 0) + (event.trade ?? 0);
  const paid = event.byChain ? t("free, by a chain") : coins ? tn("for %n coin(s)", coins) : "";
  switch (event.kind) {
    case "WONDER_DRAFTED": return t("took %1", wonder);
    case "BEGINNER_CHOSEN": return t("let %1 begin", nameOf(event.other ?? 0));
    case "CARD_BUILT": return paid ? t("built %1 %2", built, paid) : t("built %1", built);
    case "WONDER_BUILT": return paid ? t("built %1 over %2 %3", wonder, built, paid)
      : t("built %1 over %2", wonder, built);
    case "CARD_DISCARDED": return t("discarded %1", built);
    case "TOKEN_TAKEN": return t("took the token %1", cardName(event.token));
    case "CARD_REVIVED": return t("built %1 from the discard pile", built);
    case "CARD_DESTROYED": return t("destroyed %1 of %2", built, nameOf(event.seat ?? 0));
    default: return "";
  }
}

/** What came of a deed; empty if it needs no line of its own. */
export function consequence(event: DuelEvent): string {
  const who = nameOf(event.seat ?? 0);
  const steps = (event.to ?? 0) - (event.from ?? 0);
  switch (event.kind) {
    case "AGE_BEGINS": return t("Age %1 begins", roman(event.age));
    case "EXTRA_TURN": return t("%1 plays again", who);
    case "CARD_REVEALED": return t("%1 is turned up", cardName(event.card));
    case "PAWN_MOVED":
      return tn("The pawn moves %n step(s) towards the capital of %1", Math.abs(steps), nameOf(steps > 0 ? 1 : 0));
    case "LOOT_TAKEN": return tn("%1 loses %n coin(s) to the army", Math.abs(event.coins ?? 0), who);
    case "WONDER_REMOVED": return t("Seven wonders built: %1 leaves the game", cardName(event.wonder));
    default: return "";
  }
}

export function danger(win: DuelWin): string {
  const what = cardName(win.wonder || win.card);
  const who = nameOf(win.seat ?? 0);
  return win.byLuck ? t("%1 could win for %2", what, who) : t("%1 wins for %2", what, who);
}

/** How the other one may win with the next turn. */
export function warning(): string {
  const win = table().dangers?.find((each) => (each.seat ?? 0) !== me());
  return win && !state.watching ? danger(win) : "";
}

/** Said aloud whenever it changes: the last deed, what it brought, who is asked what. */
export function news(): string {
  const events = duelEvents();
  const last = events.map((event) => deed(event) !== "").lastIndexOf(true);
  const told = (event: DuelEvent) =>
    deed(event) ? t("%1: %2", nameOf(actor(event)), deed(event)) : consequence(event);
  return [...events.slice(Math.max(0, last)).map(told), question(), warning()].filter(Boolean).join(". ");
}

// ---- Choosing -----------------------------------------------------------------------------------

/** What is asked now, or who is waited for. */
export function question(): string {
  if (!isAsked()) return t("Waiting for %1", nameOf(mover()));
  const playsAgain = taken() > 0 && (table().last?.seat ?? 0) === me();
  return said("duel_question", table().phase) || (playsAgain ? t("You play again: take a card") : t("Take a card"));
}

/** The rule behind a question. */
export function rule(): string {
  const who = nameOf(mover());
  if (table().phase === "DUEL_PHASE_BEGIN") return said("duel_begins", table().beginReason, who, roman(table().age));
  return said("duel_rule", table().phase, who) ||
    (isAsked() ? t("Build it, put it under a wonder, or discard it for coins.") : "");
}
