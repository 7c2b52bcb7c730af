// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of Duel ask of the view.
import type { DuelCity, DuelMove, DuelOption, DuelPrice, DuelSlot, DuelTable, DuelWonder } from "messages";
import { poster } from "../faces";
import { at, isAsked, state } from "../state";
import { said, t } from "../words";

export const table = (): DuelTable => state.view?.duel ?? {};
/** The city on the left; who watches sees the first one there. */
export const me = (): number => state.view?.viewer === 1 ? 1 : 0;
export const rival = (): number => 1 - me();
export const city = (seat: number): DuelCity => at(seat, table().cities) ?? {};
/** Who is waited for. */
export const mover = (): number => table().cities?.find((each) => each.mustAct)?.seat ?? 0;
export const symbolsOf = (seat: number): number => (city(seat).science ?? []).length;
export const takenTokens = (): string[] =>
  (table().laidTokens ?? []).filter((id) => !table().boardTokens?.includes(id));
export const taken = (): number => (table().structure ?? []).filter((each) => each.taken).length;

export const asked = (): unknown[] => [table().phase, table().drafted, taken()];

/** A wonder of the winner, built if there is one. */
export function art(seat: number): string {
  const wonders = city(seat).wonders ?? [];
  return poster((wonders.find((each) => each.built) ?? wonders[0])?.wonder);
}

export type PriceState = "chain" | "cannot" | "pay" | "own" | "free";

/** Covered cards have one, too. */
export function priceState(price: DuelPrice): PriceState {
  if (price.byChain) return "chain";
  if (price.shortOf) return "cannot";
  return price.total ? "pay" : price.lines?.length ? "own" : "free";
}

/** What has to be bought for it. */
export const bought = (price: DuelPrice | undefined) =>
  (price?.lines ?? []).filter((line) => line.source === "DUEL_PRICE_SOURCE_BOUGHT");

export const stands = ({ built, removed }: DuelWonder): string => built ? "stands" : removed ? "removed" : "";

// ---- What is chosen -----------------------------------------------------------------------------

const idOf = (move: DuelMove = {}): string =>
  move.token || (move.action === "DUEL_ACTION_DRAFT" ? move.wonder : move.card) || "";

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

export const chosenId = (): string => things()[state.chosen] ?? chosenSlot()?.card ?? "";

export interface Action {
  id: string;
  label: string;
  glyph: string;
  /** Of what this builds. */
  price?: DuelPrice | undefined;
  /** Absent: not possible. */
  option?: DuelOption | undefined;
}

/** All that may be done with what is chosen, and what may not be done now. */
export function actions(): Action[] {
  const id = chosenId();
  if (!isAsked() || !id) return [];
  const options = table().options ?? [];
  const slot = chosenSlot();
  if (!slot) {
    const option = options.find((each) => idOf(each.move) === id);
    return option ? [{ id: "answer", label: said("duel_answer", option.move?.action), glyph: "tick", option }] : [];
  }
  if (!slot.available || table().phase !== "DUEL_PHASE_PICK") return [];
  const optionOf = (action: string, wonder = "") => options.find(({ move }) =>
    move?.action === action && move.card === id && (move.wonder ?? "") === wonder);
  const standing = (city(me()).wonders ?? []).filter((each) => !stands(each));
  return [
    { id: "build", label: t("Build"), glyph: "build", price: slot.build, option: optionOf("DUEL_ACTION_BUILD") },
    { id: "discard", label: t("Discard"), glyph: "discard", option: optionOf("DUEL_ACTION_DISCARD") },
    ...standing.map(({ wonder = "", build }) => ({ id: wonder, label: wonder, glyph: "wonder", price: build,
      option: optionOf("DUEL_ACTION_WONDER", wonder) })),
  ];
}

/** The one touched last, or the first that is possible. */
export function considered(): Action | undefined {
  const all = actions();
  return all.find((each) => each.id === state.action) ?? all.find((each) => each.option);
}
