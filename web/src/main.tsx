// SPDX-License-Identifier: GPL-3.0-or-later
// Where the page begins: hears the host, keeps the state, chooses the page.
import type { Bye, Envelope, Seated, Update, Welcome } from "messages";
import { join, listTables } from "./acts";
import { draw } from "./dom";
import { loadFaces } from "./faces";
import { App } from "./pages/app";
import { SheetApp } from "./sheet/page";
import * as sheet from "./sheet/state";
import { edition, nameOf, onChange, set, state, tableInfo } from "./state";
import * as link from "./wire/link";
import * as seat from "./wire/seat";
import { languages, speak, spoken, t } from "./words";
import type { Language } from "./words";

// ---- The host -----------------------------------------------------------------------------------

function welcomed(welcome: Welcome): void {
  set({ link: "here", hostId: welcome.hostId ?? "", hostName: welcome.hostName ?? "",
        assets: welcome.assets ?? "", sending: false });
  const token = seat.tokenOf(state.hostId, state.table);
  if (token) {
    void join({ token });
  } else if (state.watching) {
    void join({ watch: true, name: state.name, invite: state.invite });
  } else {
    void listTables();
  }
}

function heard(envelope: Envelope): void {
  if (envelope.seated) sit(envelope.seated);
  if (envelope.tableList && !envelope.replyTo) mergeTables(envelope);
  if (envelope.seatStates) set({ states: envelope.seatStates });
  if (envelope.update) update(envelope.update);
  if (envelope.restored) restore(envelope.restored);
  if (envelope.ask) question(envelope);
  if (envelope.notice) set({ note: notice(envelope.notice.code ?? "", envelope.notice.name ?? "",
                                          envelope.notice.text ?? "") });
  if (envelope.emote) say(envelope.emote.seat ?? 0, envelope.emote.emote ?? 0);
  faces();
}

function sit(seated: Seated): void {
  set({ seated: true, joining: false, table: seated.table ?? state.table, seat: seated.seat ?? 0,
        watching: seated.watching ?? false, may: seated.may ?? [], wrong: "" });
  const path = `/j/${encodeURIComponent(state.table)}`;
  if (location.pathname !== path) history.replaceState(null, "", path);
}

function mergeTables(envelope: Envelope): void {
  const told = envelope.tableList?.tables ?? [];
  const others = state.tables.filter((one) => !told.some((other) => other.table === one.table));
  // Played again: the room is there once more.
  const waits = told.some((one) => one.table === state.table && !one.started);
  set({ tables: [...told, ...others], ...(waits ? { view: undefined, story: [], told: 0 } : {}) });
}

function isNewQuestion(update: Update): boolean {
  const before = state.view;
  const after = update.view;
  const hand = (view = before) => JSON.stringify(
    [view?.decidingFor, view?.classic?.age, view?.classic?.turn, view?.classic?.phase,
     view?.dice?.round, view?.dice?.steps?.filter((step) => step.move).length, view?.duel?.phase, view?.duel?.drafted, view?.duel?.structure?.filter((each) => each.taken).length]);
  return hand(before) !== hand(after);
}

function update(update: Update): void {
  const first = Number(update.firstEvent ?? 0);
  if (first > state.story.length) {
    link.send({ resync: {} });
  }
  const story = [...state.story.slice(0, first), ...(update.events ?? [])];
  const reset = isNewQuestion(update) ? { chosen: -1, action: "", payment: 0 } : {};
  set({ view: update.view, story, ...reset });
  reveal();
}

function restore(update: Update): void {
  const story = update.events ?? [];
  const isSame = state.view?.matchId === update.view?.matchId && state.told > 0;
  set({ view: update.view, story, told: isSame ? Math.min(state.told, story.length) : story.length,
        ...(isNewQuestion(update) ? { chosen: -1, action: "", payment: 0 } : {}) });
  reveal();
}

/** Turns that were missed are told together. */
function reveal(): void {
  const fresh = state.story.slice(state.told);
  const tells = fresh.some((event) => event.classic?.kind === "CARD_BUILT" ||
    event.classic?.kind === "STAGE_BUILT" || event.classic?.kind === "CARD_DISCARDED" ||
    event.dice?.kind === "CITY_REVEALED");
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (!tells || state.view?.over || isCalm) {
    set({ told: state.story.length });
  } else if (!state.sheet) {
    set({ sheet: { kind: "turn" } });
  }
}

function question(envelope: Envelope): void {
  const others = state.asks.filter((each) => each.question !== envelope.ask?.question);
  const isOpen = (envelope.ask?.choices ?? []).length > 0;
  set({ asks: isOpen && envelope.ask ? [...others, envelope.ask] : others });
}

function notice(code: string, name: string, text: string): string {
  const sentences: Record<string, string> = {
    seat_given_away: t("The seat of %1 is open to somebody else", name),
    seat_taken: t("Somebody has taken the seat of %1", name),
    seat_kept: t("%1 keeps the seat", name),
    stand_in: t("A computer plays for %1 now", name),
    left: t("%1 has given the seat back", name),
    moderates: t("%1 decides for the table now", name),
  };
  return sentences[code] ?? text;
}

function say(who: number, emote: number): void {
  const one = { seat: who, emote };
  set({ said: [...state.said.filter((each) => each.seat !== who), one] });
  window.setTimeout(() => set({ said: state.said.filter((each) => each !== one) }), 5_000);
}

function lost(): void {
  set({ link: state.hostId ? "lost" : "connecting", sending: false, joining: false });
}

function closed(bye: Bye): void {
  if (bye.code === "kicked" || bye.code === "over" || bye.code === "room_closed") {
    seat.forgetToken(state.hostId, state.table);
  }
  set({ link: "closed", closed: bye });
}

// ---- What the person here likes -----------------------------------------------------------------

async function faces(): Promise<void> {
  const view = state.view;
  const game = view?.classic ? "classic" : view?.duel ? "duel" : view?.dice ? "dice" : tableInfo()?.game ?? "";
  if (!["classic", "duel", "dice"].includes(game)) return;
  await loadFaces(game, edition(), state.assets);
  set({});
}

export async function changeLanguage(wanted: Language): Promise<void> {
  seat.keep("language", wanted);
  await speak(wanted);
  if (sheet.sheet.me) await sheet.join(); // the pad speaks it, too
  await faces();
  set({});
}

/** Going back closes what lies over the page, before it leaves the page: one entry stands for all. */
let hasEntry = false;

function isCovered(): boolean {
  return state.sheet !== undefined || state.chosen >= 0;
}

function goneBack(): void {
  if (!hasEntry) return; // the code was scanned again
  hasEntry = false;
  if (isCovered()) set({ sheet: undefined, chosen: -1 });
  else history.back();
}

async function begin(): Promise<void> {
  const sharedSheet = seat.sheetOfAddress();
  window.addEventListener("popstate", goneBack);
  onChange(() => {
    if (isCovered() && !hasEntry) {
      hasEntry = true;
      history.pushState(null, "");
    }
    document.title = state.table && state.seated ? `${nameOf(state.seat)} - Mirabilia` : "Mirabilia";
    const settings = { changeLanguage: (wanted: Language) => void changeLanguage(wanted) };
    draw(sharedSheet !== undefined ? <SheetApp {...settings} /> : <App {...settings} />);
  });
  const chosen = seat.recall("language");
  const language = chosen in languages ? (chosen as Language) : spoken(navigator.languages);
  const theme = seat.recall("theme");
  if (theme) document.documentElement.dataset["theme"] = theme;
  await speak(language);
  set({ ...seat.readAddress(), name: seat.recall("name"), mayBeKept: seat.survives() });
  // The code was scanned again while the page was open.
  window.addEventListener("hashchange", () => location.hash && set(seat.readAddress()));
  if (sharedSheet !== undefined) {
    sheet.begin(sharedSheet, state.invite);
    return;
  }
  link.open({ welcomed, heard, lost, closed }, language);
}

void begin();
