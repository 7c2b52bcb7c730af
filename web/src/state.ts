// SPDX-License-Identifier: GPL-3.0-or-later
// All there is to show. A view replaces the one before, whole.
import type { Ask, Bye, Event, PlayerScore, Problem, SeatInfo, SeatState, SeatStates, TableInfo, TableView } from "messages";
import type { Drawn } from "./dom";
import { list, said, t } from "./words";

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
  takesSeat: boolean; // by an invite to somebody's seat: none needs to be free
  joining: boolean;
  /** Why nobody sits down; told under the field it is about. */
  wrong?: Problem | undefined;
  /** No PIN is looked at before that, on the page's own clock. */
  shutUntil: number;
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
  /** What lies over the page. */
  over?: () => Drawn;
  /** One sentence, said aloud too. */
  note: string;
  said: { seat: number; emote: number }[];
  link_to_give: string;
}

/** Nobody sits here, and nothing is known of a table. */
export const nobody = {
  seated: false, watching: false, may: [], view: undefined, story: [], told: 0, states: undefined, asks: [],
  over: undefined, chosen: -1, action: "", payment: 0, note: "",
};

export const state: State = {
  ...nobody, link: "connecting", hostId: "", hostName: "", assets: "", table: "", tables: [], listed: false,
  mayBeKept: true, name: "", invite: "", takesSeat: false, joining: false, shutUntil: 0, seat: 0, sending: false, said: [], link_to_give: "",
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

/** Over the page until it is closed, drawn anew with each change. */
export const open = (over: () => Drawn): void => set({ over });
export const close = (): void => set({ over: undefined });
export const choose = (chosen: number): void => set({ chosen, action: "", payment: 0 });
export const complain = (problem: Problem): void => set({ note: problemText(problem) });
/** `text` is what the host says in English, for codes nobody here knows. */
export const secondsShut = (): number => Math.max(0, Math.ceil((state.shutUntil - performance.now()) / 1000));
export const problemText = ({ code, text = "" }: Problem): string => said("problem", code) || text;

// ---- What several pages ask of it ---------------------------------------------------------------

/** Of a list by seat, the one of this seat. */
export function at<T extends { seat?: number }>(seat: number, list: T[] | undefined): T | undefined {
  return list?.find((each) => (each.seat ?? 0) === seat);
}

export const tableInfo = (): TableInfo | undefined => state.tables.find((each) => each.table === state.table);
export const seats = (): SeatInfo[] => state.view?.seats ?? tableInfo()?.seats ?? [];
export const seatInfo = (seat: number): SeatInfo => at(seat, seats()) ?? {};
export const colorOf = (seat: number): string => seatInfo(seat).color ?? "slate";
export const edgeOf = (seat: number): string => `s-edge-${colorOf(seat)}`;
export const seatState = (seat: number): SeatState => at(seat, state.states?.seats) ?? {};
export const scoreOf = (seat: number): PlayerScore => at(seat, state.view?.scores) ?? {};
export const edition = (): number => (state.view?.edition ?? tableInfo()?.edition) || 1;
export const isMine = (seat: number): boolean => state.seated && !state.watching && seat === state.seat;
export const isAsked = (): boolean => (state.view?.decidingFor ?? []).length > 0;
/** Who decides for the table may do this. */
export const may = (what: string): boolean => state.may.includes(what);

/** Text of a person: only ever a text node. */
export function nameOf(seat: number): string {
  const { name, kind } = seatInfo(seat);
  if (name) return name;
  return kind === "SEAT_KIND_FREE_CITY" ? t("Free City") : t("Seat %1", seat + 1);
}

export function waitingText(seats: number[]): string {
  return seats.length > 0 ? t("Waiting for %1", list(seats.map(nameOf))) : "";
}
