// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Duel.
import type { DuelEvent, DuelPrice, DuelSlot, DuelWin, ScoreLine } from "messages";
import { card, cardText, word } from "../faces";
import type { CardFace } from "../faces";
import { nameOf, state } from "../state";
import { list, roman, t, tn } from "../words";
import { city, isAsked, me, mover, rival, symbolsOf, table } from "./view";

export const symbols = ["globe", "sundial", "mortar", "plumb", "quill", "wheel", "scales"];

export function symbolWord(id: string): string {
  const words: Record<string, string> = {
    globe: t("globe"), sundial: t("sundial"), mortar: t("mortar"), plumb: t("plumb bob"),
    quill: t("quill"), wheel: t("wheel"), scales: t("scales"),
  };
  return words[id] ?? id;
}

export function categories(): Record<string, { title: string; glyph: string; family: string }> {
  const row = (title: string, glyph: string, family = glyph) => ({ title, glyph, family });
  return {
    civilian: row(t("Blue"), "civilian"), science: row(t("Green"), "scientific"),
    commerce: row(t("Yellow"), "commercial"), guilds: row(t("Guilds"), "guild"),
    wonders: row(t("Wonders"), "wonder"), progress: row(t("Progress"), "progress", "scientific"),
    treasury: row(t("Coins"), "coin"), military: row(t("Military"), "military"),
  };
}

export function lineText(line: ScoreLine): string {
  const count = line.count ?? 0;
  const name = card(line.source ?? "").name;
  switch (line.kind) {
    case "coins": return tn("%n coin(s), a point for every three", count);
    case "pawn": return tn("The pawn stands %n step(s) from the middle", count);
    default: return count > 1 ? t("%1, %2 times", name, count) : name;
  }
}

/** A victory before the end; empty: points decide. */
export function victory(winner: string): string {
  switch (table().victory) {
    case "military": return t("%1 takes the capital and wins", winner);
    case "science": return t("%1 wins with six different symbols", winner);
    default: return "";
  }
}

// ---- Cards and prices ---------------------------------------------------------------------------

function amounts(counts: [string, number][]): string {
  return list(counts.map(([id, count]) => t("%1 %2", count, word(id))));
}

export function priceText(price: DuelPrice): string {
  if (price.byChain) return t("free, by %1", card(price.lines?.[0]?.by ?? "").name);
  const total = price.total ?? 0;
  if (price.shortOf) return tn("costs %n coin(s), %1 too many", total, price.shortOf);
  if (total === 0) return price.lines?.length ? t("your own goods pay for it") : t("free");
  const bought = (price.lines ?? []).filter((line) => line.source === "DUEL_PRICE_SOURCE_BOUGHT");
  const coins = tn("%n coin(s)", total);
  return bought.length === 0 ? coins : t("%1, with %2 bought", coins,
    amounts(bought.map((line) => [line.resource ?? "", line.count ?? 0])));
}

function costText(face: CardFace): string {
  const counts = new Map<string, number>();
  for (const mark of face.cost.filter((each) => each.kind === "glyph")) {
    counts.set(mark.text ?? "", (counts.get(mark.text ?? "") ?? 0) + 1);
  }
  const coins = face.cost.filter((each) => each.kind === "price")
    .map((mark) => tn("%n coin(s)", Number(mark.text)));
  return [...coins, ...(counts.size > 0 ? [amounts([...counts])] : [])].join(", ") || t("nothing");
}

/** A card, wonder or token in one sentence. */
export function spoken(id: string): string {
  const face = card(id);
  const colors: Record<string, string> = {
    raw_material: t("brown"), manufactured_good: t("grey"), civilian: t("blue"),
    scientific: t("green"), commercial: t("yellow"), military: t("red"), guild: t("purple"),
  };
  if (face.family === "wonder") return t("%1, %2, costs %3", face.name, cardText(id), costText(face));
  if (face.age === 0) return t("%1, %2", face.name, cardText(id));
  return t("%1, %2, %3", face.name, colors[face.family] ?? "", cardText(id));
}

export function spokenSlot(slot: DuelSlot): string {
  const id = slot.card ?? "";
  const text = slot.build && slot.rival
    ? t("%1; %2; %3 pays: %4", spoken(id), priceText(slot.build), nameOf(rival()), priceText(slot.rival))
    : spoken(id);
  if (!slot.available) return t("%1; covered", text);
  const opens = (slot.opens ?? []).length;
  return opens > 0 ? tn("%1; uncovers %n card(s)", opens, text) : text;
}

export function chains(id: string): string {
  const names = (ids: string[]) => list(ids.map((each) => card(each).name));
  const { from, to } = card(id);
  return [...(from.length > 0 ? [t("Free with %1", names(from))] : []),
          ...(to.length > 0 ? [t("Makes %1 free", names(to))] : [])].join(t("; "));
}

export function spokenCity(seat: number): string {
  const one = city(seat);
  const built = (one.wonders ?? []).filter((each) => each.built).length;
  return t("%1: %2", nameOf(seat), [
    tn("%n coin(s)", one.coins ?? 0), t("%1 of %2 symbols", symbolsOf(seat), table().symbolsToWin ?? 0),
    tn("%n wonder(s) built", built),
    tn("the pawn is %n step(s) from the capital", one.capitalDistance ?? 0)].join(t(", ")));
}

// ---- Events -------------------------------------------------------------------------------------

export function duelEvents(): DuelEvent[] {
  return state.story.flatMap((event) => event.duel ?? []);
}

export function actor(event: DuelEvent): number {
  return event.kind === "CARD_DESTROYED" ? 1 - (event.seat ?? 0) : event.seat ?? 0;
}

/** What somebody did, without saying who; empty for all else. */
export function deed(event: DuelEvent): string {
  const built = card(event.card ?? "").name;
  const wonder = card(event.wonder ?? "").name;
  const coins = (event.bank ?? 0) + (event.trade ?? 0);
  const paid = event.byChain ? t("free, by a chain") : coins ? tn("for %n coin(s)", coins) : "";
  switch (event.kind) {
    case "WONDER_DRAFTED": return t("took %1", wonder);
    case "BEGINNER_CHOSEN": return t("let %1 begin", nameOf(event.other ?? 0));
    case "CARD_BUILT": return paid ? t("built %1 %2", built, paid) : t("built %1", built);
    case "WONDER_BUILT": return paid ? t("built %1 over %2 %3", wonder, built, paid)
      : t("built %1 over %2", wonder, built);
    case "CARD_DISCARDED": return t("discarded %1", built);
    case "TOKEN_TAKEN": return t("took the token %1", card(event.token ?? "").name);
    case "CARD_REVIVED": return t("built %1 from the discard pile", built);
    case "CARD_DESTROYED": return t("destroyed %1 of %2", built, nameOf(event.seat ?? 0));
    default: return "";
  }
}

/** What came of a deed; empty if it needs no line of its own. */
export function consequence(event: DuelEvent): string {
  switch (event.kind) {
    case "AGE_BEGINS": return t("Age %1 begins", roman(event.age ?? 1));
    case "EXTRA_TURN": return t("%1 plays again", nameOf(event.seat ?? 0));
    case "CARD_REVEALED": return t("%1 is turned up", card(event.card ?? "").name);
    case "PAWN_MOVED": {
      const steps = (event.to ?? 0) - (event.from ?? 0);
      return tn("The pawn moves %n step(s) towards the capital of %1", Math.abs(steps),
        nameOf(steps > 0 ? 1 : 0));
    }
    case "LOOT_TAKEN":
      return tn("%1 loses %n coin(s) to the army", Math.abs(event.coins ?? 0), nameOf(event.seat ?? 0));
    case "WONDER_REMOVED":
      return t("Seven wonders built: %1 leaves the game", card(event.wonder ?? "").name);
    default: return "";
  }
}

export function danger(win: DuelWin): string {
  const what = card(win.wonder || win.card || "").name;
  const who = nameOf(win.seat ?? 0);
  return win.byLuck ? t("%1 could win for %2", what, who) : t("%1 wins for %2", what, who);
}

/** How the other one may win with the next turn. */
export function warning(): string {
  const win = (table().dangers ?? []).find((each) => (each.seat ?? 0) !== me());
  return win && !state.watching ? danger(win) : "";
}

/** Said aloud whenever it changes: the last deed, what it brought, who is asked what. */
export function news(): string {
  const events = duelEvents();
  const last = events.map((event) => deed(event) !== "").lastIndexOf(true);
  const event = events[last];
  const told = event ? [t("%1 %2", nameOf(actor(event)), deed(event))] : [];
  return [...told, ...events.slice(last + 1).map(consequence), question(), warning()]
    .filter(Boolean).join(". ");
}

// ---- Choosing -----------------------------------------------------------------------------------

/** What is asked now, or who is waited for. */
export function question(): string {
  if (!isAsked()) return t("Waiting for %1", nameOf(mover()));
  switch (table().phase) {
    case "DUEL_PHASE_DRAFT": return t("Choose a wonder");
    case "DUEL_PHASE_BEGIN": return t("Say who begins");
    case "DUEL_PHASE_TOKEN": case "DUEL_PHASE_LIBRARY": return t("Choose a progress token");
    case "DUEL_PHASE_DESTROY": return t("Choose the card to destroy");
    case "DUEL_PHASE_REVIVE": return t("Choose a discarded card");
    default: return again() ? t("You play again: take a card") : t("Take a card");
  }
}

function again(): boolean {
  const last = duelEvents().filter((event) => event.kind === "EXTRA_TURN" || event.kind === "TURN_BEGINS")
    .pop();
  return last?.kind === "EXTRA_TURN";
}

/** The rule behind a question. */
export function rule(): string {
  const who = nameOf(mover());
  switch (table().phase) {
    case "DUEL_PHASE_DRAFT": return t("Take one of the wonders on offer. You need not build all of them: once seven are built, the last leaves the game.");
    case "DUEL_PHASE_BEGIN": return table().beginReason === "weaker"
      ? t("%1 has the weaker army and says who begins age %2. Whoever begins takes the first card.", who, roman(table().age ?? 1))
      : t("The pawn is in the middle: %1 moved last and says who begins age %2. Whoever begins takes the first card.", who, roman(table().age ?? 1));
    case "DUEL_PHASE_TOKEN": return t("%1 takes one of the progress tokens of the board.", who);
    case "DUEL_PHASE_LIBRARY": return t("%1 keeps one of three progress tokens that are not in the game.", who);
    case "DUEL_PHASE_DESTROY": return t("%1 destroys a card of the opponent; it goes to the discard pile.", who);
    case "DUEL_PHASE_REVIVE": return t("%1 builds a discarded card for free.", who);
    default: return isAsked() ? t("Build it, put it under a wonder, or discard it for coins.") : "";
  }
}
