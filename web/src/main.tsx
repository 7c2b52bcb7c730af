// SPDX-License-Identifier: GPL-3.0-or-later
// Where the page begins: hears the host, keeps the state, chooses the page.
import type { Bye, Envelope, Seated, TableList, Update, Welcome } from "messages";
import { faces, join, listTables } from "./acts";
import { draw } from "./dom";
import { game } from "./games";
import { App } from "./pages/app";
import { SheetApp } from "./sheet/page";
import * as sheet from "./sheet/state";
import { close, isAsked, nameOf, onChange, open, set, state } from "./state";
import * as link from "./wire/link";
import * as seat from "./wire/seat";
import { asset, languages, said, speak, spoken } from "./words";
import type { Language } from "./words";

// ---- The host -----------------------------------------------------------------------------------

function welcomed(welcome: Welcome): void {
  set({ link: "here", hostId: welcome.hostId ?? "", hostName: welcome.hostName ?? "",
        assets: welcome.assets ?? "", sending: false });
  const token = seat.tokenOf(state.hostId, state.table);
  if (token) void join({ token });
  else if (state.watching) void join({ watch: true, name: state.name, invite: state.invite });
  else void listTables();
}

function heard({ replyTo, seated, tableList, seatStates, update, restored, ask, notice, emote }: Envelope): void {
  if (seated) sit(seated);
  if (tableList && !replyTo) mergeTables(tableList);
  if (seatStates) set({ states: seatStates });
  if (update) tell(update, Number(update.firstEvent ?? 0));
  if (restored) restore(restored);
  if (ask) {
    const others = state.asks.filter((each) => each.question !== ask.question);
    set({ asks: ask.choices?.length ? [...others, ask] : others });
  }
  if (notice) set({ note: said("notice", notice.code, notice.name ?? "") || (notice.text ?? "") });
  if (emote) say({ seat: emote.seat ?? 0, emote: emote.emote ?? 0 });
  void faces();
}

function sit(seated: Seated): void {
  set({ seated: true, joining: false, table: seated.table ?? state.table, seat: seated.seat ?? 0,
        watching: seated.watching ?? false, may: seated.may ?? [], wrong: undefined });
  const path = `/j/${encodeURIComponent(state.table)}`;
  if (location.pathname !== path) history.replaceState(null, "", path);
}

function mergeTables({ tables: told = [] }: TableList): void {
  const others = state.tables.filter((one) => !told.some((other) => other.table === one.table));
  // Played again: the room is there once more.
  const waits = told.some((one) => one.table === state.table && !one.started);
  set({ tables: [...told, ...others], ...(waits ? { view: undefined, story: [], told: 0 } : {}) });
}

/** A new view, and what happened since event number `first`. */
function tell({ view, events = [] }: Update, first: number): void {
  if (first > state.story.length) link.send({ resync: {} });
  const question = () => JSON.stringify([state.view?.decidingFor, game()?.asked()]);
  const before = question();
  const wasAsked = isAsked();
  set({ view, story: [...state.story.slice(0, first), ...events] });
  if (question() !== before) set({ chosen: -1, action: "", payment: 0 });
  if (isAsked() && !wasAsked && seat.recall("sound")) void new Audio(asset("turn.wav")).play().catch(() => undefined);
  reveal();
}

function restore(update: Update): void {
  const length = (update.events ?? []).length;
  const isSame = state.view?.matchId === update.view?.matchId && state.told > 0;
  set({ told: isSame ? Math.min(state.told, length) : length });
  tell(update, 0);
}

/** Turns that were missed are told together. */
function reveal(): void {
  const kinds = ["CARD_BUILT", "STAGE_BUILT", "CARD_DISCARDED", "CITY_REVEALED"];
  const tells = state.story.slice(state.told).some(({ classic, dice }) =>
    kinds.includes(classic?.kind ?? dice?.kind ?? ""));
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const Turn = game()?.Turn;
  if (!tells || !Turn || state.view?.over || isCalm) set({ told: state.story.length });
  else if (!state.over) open(() => <Turn />);
}

function say(one: { seat: number; emote: number }): void {
  set({ said: [...state.said.filter((each) => each.seat !== one.seat), one] });
  window.setTimeout(() => set({ said: state.said.filter((each) => each !== one) }), 5_000);
}

function lost(): void {
  set({ link: state.hostId ? "lost" : "connecting", sending: false, joining: false, asks: [] });
}

function closed(bye: Bye): void {
  if (["kicked", "over", "room_closed"].includes(bye.code ?? "")) seat.forgetToken(state.hostId, state.table);
  set({ link: "closed", closed: bye, asks: [] });
}

// ---- The page ---------------------------------------------------------------------------------------

/** Going back closes what lies over the page, before it leaves the page: one entry stands for all. */
let hasEntry = false;

const isCovered = (): boolean => state.over !== undefined || state.chosen >= 0;

function goneBack(): void {
  if (!hasEntry) return; // the code was scanned again
  hasEntry = false;
  if (!isCovered()) history.back();
  close();
  set({ chosen: -1 });
}

async function begin(): Promise<void> {
  const sharedSheet = seat.sheetOfAddress();
  const Page = sharedSheet === undefined ? App : SheetApp;
  window.addEventListener("popstate", goneBack);
  onChange(() => {
    if (isCovered() && !hasEntry) {
      hasEntry = true;
      history.pushState(null, "");
    }
    document.title = state.table && state.seated ? `${nameOf(state.seat)} - Mirabilia` : "Mirabilia";
    draw(<Page />);
  });
  const chosen = seat.recall("language");
  const language = chosen in languages ? (chosen as Language) : spoken(navigator.languages);
  const theme = seat.recall("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  await speak(language);
  set({ ...seat.readAddress(), name: seat.recall("name"), mayBeKept: seat.survives() });
  // The code was scanned again while the page was open.
  window.addEventListener("hashchange", () => location.hash && set(seat.readAddress()));
  if (sharedSheet === undefined) link.open({ welcomed, heard, lost, closed }, language);
  else sheet.begin(sharedSheet);
}

void begin();
