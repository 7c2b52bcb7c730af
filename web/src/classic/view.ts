// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the classic game ask of the view.
import type { CityView, ClassicMove, ClassicTable, HandCard, Payment, Possibility, Purchase } from "messages";
import { poster } from "../faces";
import { at, isAsked, state } from "../state";
import { t } from "../words";

export const table = (): ClassicTable => state.view?.classic ?? {};
export const city = (seat: number): CityView => at(seat, table().cities) ?? {};
/** The city that is decided for, or the own one. */
export const focus = (): number => state.view?.decidingFor?.[0] ?? state.view?.viewer ?? 0;
export const leftOf = (seat: number): number => city(seat).left ?? 0;
export const rightOf = (seat: number): number => city(seat).right ?? 0;
export const allSeats = (): number[] => (table().cities ?? []).map((each) => each.seat ?? 0);
export const isPick = (): boolean => table().phase === "CLASSIC_PHASE_CHOOSE";

export const asked = (): unknown[] => [table().age, table().turn, table().phase];

export const total = (payment: Payment = {}): number =>
  (payment.bank ?? 0) + (payment.left ?? 0) + (payment.right ?? 0);

export const art = (seat: number): string => poster(city(seat).wonder, city(seat).side);

/** The cards that are chosen from: the hand but for what was chosen for the own city, or the discard pile. */
export const offered = (): HandCard[] => ((isPick() && isAsked() ? table().pickable : table().hand) ?? [])
  .filter((each) => each.build?.refusal !== "not_in_hand");
export const chosenCard = (): HandCard | undefined => isAsked() ? offered()[state.chosen] : undefined;

export interface Option {
  id: string;
  label: string;
  glyph: string;
  possibility: Possibility;
  move: ClassicMove;
}

/** What may be done with a card, as the view says it. */
export function optionsOf(hand: HandCard): Option[] {
  const { stages = [], stagesBuilt = 0, freeCity } = city(focus());
  const next = stagesBuilt + 1;
  const stage = hand.stageCopyLeft || hand.stageCopyRight || freeCity || next > stages.length ? undefined : hand.stage;
  const all: [string, string, string, Possibility | undefined, ClassicMove][] = [
    ["build", t("Build"), "build", hand.build, { action: isPick() ? "CLASSIC_ACTION_PICK" : "CLASSIC_ACTION_BUILD" }],
    ["free", t("Build free"), "build", hand.free, { action: "CLASSIC_ACTION_FREE" }],
    ["stage", t("Stage %1", next), "stage", stage, { action: "CLASSIC_ACTION_STAGE" }],
    ["left", t("Stage %1, as on the left", next), "stage", hand.stageCopyLeft,
      { action: "CLASSIC_ACTION_STAGE", copy: "NEIGHBOUR_LEFT" }],
    ["right", t("Stage %1, as on the right", next), "stage", hand.stageCopyRight,
      { action: "CLASSIC_ACTION_STAGE", copy: "NEIGHBOUR_RIGHT" }],
    ["discard", t("Discard"), "discard", hand.discard, { action: "CLASSIC_ACTION_DISCARD" }],
  ];
  return all.flatMap(([id, label, glyph, possibility, move]) =>
    possibility ? [{ id, label, glyph, possibility, move: { ...move, card: hand.card } }] : []);
}

/** The option that somebody considers: the one touched last, or the first that is possible. */
export function considered(options: Option[]): Option | undefined {
  const possible = options.filter((each) => each.possibility.possible);
  return possible.find((each) => each.id === state.action) ?? possible[0];
}

/** What the considered payment buys, to be ringed at the neighbours. */
export function purchase(): Purchase {
  const hand = chosenCard();
  const option = hand && considered(optionsOf(hand));
  return option?.possibility.purchases?.[state.payment] ?? {};
}
