// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of Duel ask of the view.
import type { DuelCity, DuelMove, DuelOption, DuelPrice, DuelSlot, DuelTable } from "messages";
import { poster as drawn } from "../faces";
import { state } from "../state";
import { t } from "../words";

export function table(): DuelTable {
  return state.view?.duel ?? {};
}

/** The city on the left; who watches sees the first one there. */
export function me(): number {
  const viewer = state.view?.viewer ?? 0;
  return viewer > 1 ? 0 : viewer;
}

export function rival(): number {
  return 1 - me();
}

export function city(seat: number): DuelCity {
  return table().cities?.find((each) => (each.seat ?? 0) === seat) ?? {};
}

export function isAsked(): boolean {
  return (state.view?.decidingFor ?? []).length > 0;
}

/** Who is waited for. */
export function mover(): number {
  return table().cities?.find((each) => each.mustAct)?.seat ?? 0;
}

export type PriceState = "chain" | "cannot" | "pay" | "own" | "free";

/** Covered cards have one, too. */
export function priceState(price: DuelPrice): PriceState {
  if (price.byChain) return "chain";
  if (price.shortOf) return "cannot";
  return price.total ? "pay" : price.lines?.length ? "own" : "free";
}

export function symbolsOf(seat: number): number {
  return (city(seat).science ?? []).length;
}

/** Some wonders stand in a city of the classic game and have its picture. */
export function poster(id: string): string {
  const cities: Record<string, string> = {
    the_colossus: "rhodes", the_great_lighthouse: "alexandria", the_hanging_gardens: "babylon",
    the_mausoleum: "halicarnassus", the_pyramids: "giza", the_statue_of_zeus: "olympia",
    the_temple_of_artemis: "ephesus",
  };
  return drawn(cities[id] ?? id, "A");
}

// ---- What is chosen -----------------------------------------------------------------------------

export function idOf(move: DuelMove | undefined): string {
  return move?.token || (move?.action === "DUEL_ACTION_DRAFT" ? move.wonder : move?.card) || "";
}

/** Wonders, tokens or cards to choose from, when it is no card of the structure. */
export function things(): string[] {
  const { phase, offer, options } = table();
  if (phase === "DUEL_PHASE_DRAFT") return offer ?? [];
  if (!isAsked() || phase === "DUEL_PHASE_PICK" || phase === "DUEL_PHASE_BEGIN") return [];
  return (options ?? []).map((each) => idOf(each.move));
}

export function chosenSlot(): DuelSlot | undefined {
  return things().length > 0 ? undefined
    : table().structure?.find((each) => (each.slot ?? 0) === state.chosen && each.card);
}

export function chosenId(): string {
  return things()[state.chosen] ?? chosenSlot()?.card ?? "";
}

export interface Action {
  id: string;
  label: string;
  glyph: string;
  /** Of what this builds. */
  price?: DuelPrice | undefined;
  /** Absent: not possible. */
  option?: DuelOption | undefined;
}

function answer(move: DuelMove): string {
  switch (move.action) {
    case "DUEL_ACTION_DRAFT": return t("Take this wonder");
    case "DUEL_ACTION_TOKEN": return t("Take this token");
    case "DUEL_ACTION_DESTROY": return t("Destroy it");
    default: return t("Build it for free");
  }
}

/** All that may be done with what is chosen, and what may not be done now. */
export function actions(): Action[] {
  const id = chosenId();
  if (!isAsked() || !id) return [];
  const options = table().options ?? [];
  const slot = chosenSlot();
  if (!slot) {
    const option = options.find((each) => idOf(each.move) === id);
    return option?.move ? [{ id: "answer", label: answer(option.move), glyph: "tick", option }] : [];
  }
  if (!slot.available || table().phase !== "DUEL_PHASE_PICK") return [];
  const optionOf = (action: string, wonder = "") => options.find(({ move }) =>
    move?.action === action && move.card === id && (move.wonder ?? "") === wonder);
  const standing = (city(me()).wonders ?? []).filter((each) => !each.built && !each.removed);
  return [
    { id: "build", label: t("Build"), glyph: "build", price: slot.build,
      option: optionOf("DUEL_ACTION_BUILD") },
    { id: "discard", label: t("Discard"), glyph: "discard", option: optionOf("DUEL_ACTION_DISCARD") },
    ...standing.map(({ wonder = "", build }) => ({
      id: wonder, label: wonder, glyph: "wonder", price: build,
      option: optionOf("DUEL_ACTION_WONDER", wonder) })),
  ];
}

/** The one touched last, or the first that is possible. */
export function considered(): Action | undefined {
  const all = actions();
  return all.find((each) => each.id === state.action) ?? all.find((each) => each.option);
}
