// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the classic game ask of the view.
import type { CityView, ClassicMove, Good, HandCard, Payment, Possibility, Purchase } from "messages";
import { state } from "../state";
import { t } from "../words";

export function city(seat: number): CityView {
  return state.view?.classic?.cities?.find((each) => (each.seat ?? 0) === seat) ?? {};
}

/** The city that is decided for, or the own one. */
export function focus(): number {
  return state.view?.decidingFor?.[0] ?? state.view?.viewer ?? 0;
}

export function isAsked(): boolean {
  return (state.view?.decidingFor ?? []).length > 0;
}

export function leftOf(seat: number): number {
  return city(seat).left ?? 0;
}

export function rightOf(seat: number): number {
  return city(seat).right ?? 0;
}

export function goodsFor(seat: number): Good[] {
  return [leftOf(seat), rightOf(seat)].flatMap((other) => city(other).goodsForViewer ?? []);
}

export function total(payment: Payment | undefined): number {
  return (payment?.bank ?? 0) + (payment?.left ?? 0) + (payment?.right ?? 0);
}

/** The cards that are chosen from: the hand, or the discard pile. */
export function offered(): HandCard[] {
  const classic = state.view?.classic;
  const isPile = classic?.phase === "CLASSIC_PHASE_CHOOSE" && isAsked();
  return (isPile ? classic?.pickable : classic?.hand) ?? [];
}

export interface Option {
  id: string;
  label: string;
  glyph: string;
  possibility: Possibility;
  move: ClassicMove;
}

/** What may be done with a card, as the view says it. */
export function optionsOf(hand: HandCard): Option[] {
  const isPick = state.view?.classic?.phase === "CLASSIC_PHASE_CHOOSE";
  const me = city(focus());
  const card = hand.card;
  const options: Option[] = [];
  const add = (id: string, label: string, glyph: string, possibility: Possibility | undefined,
               move: ClassicMove) => {
    if (possibility) options.push({ id, label, glyph, possibility, move: { ...move, card } });
  };
  add("build", t("Build"), "build", hand.build,
    { action: isPick ? "CLASSIC_ACTION_PICK" : "CLASSIC_ACTION_BUILD" });
  add("free", t("Build free"), "build", hand.free, { action: "CLASSIC_ACTION_FREE" });
  const next = (me.stagesBuilt ?? 0) + 1;
  const copies = hand.stageCopyLeft || hand.stageCopyRight;
  if (!copies) {
    add("stage", t("Stage %1", next), "stage", hand.stage, { action: "CLASSIC_ACTION_STAGE" });
  }
  add("left", t("Stage %1, as on the left", next), "stage", hand.stageCopyLeft,
    { action: "CLASSIC_ACTION_STAGE", copy: "NEIGHBOUR_LEFT" });
  add("right", t("Stage %1, as on the right", next), "stage", hand.stageCopyRight,
    { action: "CLASSIC_ACTION_STAGE", copy: "NEIGHBOUR_RIGHT" });
  add("discard", t("Discard"), "discard", hand.discard, { action: "CLASSIC_ACTION_DISCARD" });
  return options;
}

/** The option that somebody considers: the one touched last, or the first that is possible. */
export function considered(options: Option[]): Option | undefined {
  return options.find((each) => each.id === state.action && each.possibility.possible) ??
    options.find((each) => each.possibility.possible);
}

export function chosenCard(): HandCard | undefined {
  return isAsked() ? offered()[state.chosen] : undefined;
}

/** What the considered payment buys, to be ringed at the neighbours. */
export function purchase(): Purchase {
  const hand = chosenCard();
  const option = hand && considered(optionsOf(hand));
  return option?.possibility.purchases?.[state.payment] ?? {};
}
