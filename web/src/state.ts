// SPDX-License-Identifier: GPL-3.0-or-later
// All there is to show. A view replaces the one before, whole.
import type { Ask, Bye, Event, PlayerScore, SeatInfo, SeatStates, TableInfo, TableView } from "messages";
import { t } from "./words";

export type Sheet =
  | { kind: "menu" } | { kind: "people" } | { kind: "log" } | { kind: "cities"; seat?: number }
  | { kind: "turn" } | { kind: "seat"; seat: number } | { kind: "leave" }
  | { kind: "points"; seat: number; category: string } | { kind: "discards" } | { kind: "tokens" };

export interface State {
  link: "connecting" | "here" | "lost" | "closed";
  /** Why it does not come back by itself. */
  closed?: Bye;
  hostId: string;
  hostName: string;
  assets: string;
  /** The table of the address, or the one that somebody chose. */
  table: string;
  tables: TableInfo[];
  listed: boolean;
  mayBeKept: boolean;
  name: string;
  invite: string;
  joining: boolean;
  /** Under the field it is about. */
  wrong: string;
  seated: boolean;
  seat: number;
  watching: boolean;
  may: string[];
  states?: SeatStates;
  view?: TableView;
  story: Event[];
  /** Of the story, what the last sheet "This turn" has told. */
  told: number;
  asks: Ask[];
  sending: boolean;
  chosen: number;
  action: string;
  payment: number;
  sheet?: Sheet;
  /** One sentence, said aloud too. */
  note: string;
  emotes: Record<number, number>;
  said: { seat: number; emote: number }[];
  link_to_give: string;
}

export const state: State = {
  link: "connecting", hostId: "", hostName: "", assets: "", table: "", tables: [], listed: false,
  mayBeKept: true, name: "", invite: "", joining: false, wrong: "", seated: false, seat: 0,
  watching: false, may: [], story: [], told: 0, asks: [], sending: false, chosen: -1, action: "",
  payment: 0, note: "", emotes: {}, said: [], link_to_give: "",
};

let isDue = false;
let drawAll = (): void => undefined;

export function onChange(draw: () => void): void {
  drawAll = draw;
}

/** Draws once for all changes of a turn of the event loop. */
export function set(change: Partial<State>): void {
  Object.assign(state, change);
  if (!isDue) {
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      drawAll();
    });
  }
}

// ---- What several pages ask of it ---------------------------------------------------------------

export function tableInfo(): TableInfo | undefined {
  return state.tables.find((each) => each.table === state.table);
}

export function seats(): SeatInfo[] {
  return state.view?.seats ?? tableInfo()?.seats ?? [];
}

export function seatInfo(seat: number): SeatInfo {
  return seats().find((each) => (each.seat ?? 0) === seat) ?? {};
}

export function levelWord(level: string): string {
  const words: Record<string, string> = {
    easy: t("Easy computer"), normal: t("Normal computer"), expert: t("Expert computer"),
    master: t("Master computer"),
  };
  return words[level] ?? t("Computer");
}

/** Text of a person: only ever a text node. */
export function nameOf(seat: number): string {
  const info = seatInfo(seat);
  if (info.name) return info.name;
  if (info.kind === "SEAT_KIND_FREE_CITY") return t("Free City");
  if (info.kind === "SEAT_KIND_COMPUTER") return `${levelWord(info.level ?? "")} ${seat + 1}`;
  return t("Seat %1", seat + 1);
}

export function scoreOf(seat: number): PlayerScore | undefined {
  return state.view?.scores?.find((score) => (score.seat ?? 0) === seat);
}

export function edition(): number {
  return (state.view?.edition ?? tableInfo()?.edition) || 1;
}

export function isMine(seat: number): boolean {
  return state.seated && !state.watching && seat === state.seat;
}
