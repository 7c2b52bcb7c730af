// SPDX-License-Identifier: GPL-3.0-or-later
// What a person at this page does: each sends one message and says what came of it.
import type { Command, Envelope, Join, Move, OwnerAct, SeatLook } from "messages";
import { loadFaces } from "./faces";
import * as sheet from "./sheet/state";
import { close, complain, edition, nobody, secondsShut, set, state, tableInfo } from "./state";
import * as link from "./wire/link";
import * as seat from "./wire/seat";
import { codesOf, refusal, speak } from "./words";
import type { Language } from "./words";

async function asked(envelope: Envelope): Promise<Envelope | null> {
  const answer = await link.ask(envelope);
  if (answer?.problem) complain(answer.problem);
  return answer;
}

export async function listTables(): Promise<void> {
  const answer = await link.ask({ listTables: {} });
  if (answer?.tableList) set({ tables: answer.tableList.tables ?? [], listed: true });
}

/** Takes a seat, the own one again, or a chair to watch. */
export async function join(more: Join): Promise<void> {
  set({ joining: true, wrong: undefined });
  const answer = await link.ask({ join: { table: state.table, ...more } });
  set({ joining: false });
  const seated = answer?.seated;
  if (seated?.token) {
    // First kept, then told: whoever loses the page in between has lost nothing.
    seat.keepToken(state.hostId, state.table, seated.token, state.name);
    link.send({ heard: { seat: seated.seat } });
  }
  const problem = answer?.problem;
  if (!problem) return;
  const isOld = problem.code === "unknown_token" || (problem.code === "no_such_table" && more.token);
  if (problem.code === "unknown_token") seat.forgetToken(state.hostId, state.table);
  set({ wrong: problem, shutUntil: performance.now() + (problem.retryMs ?? 0), seated: false,
        ...(isOld ? { view: undefined } : {}) });
  if (problem.retryMs) countDown();
  void listTables();
}

/** Until another PIN may be tried. */
function countDown(): void {
  if (secondsShut() > 0) window.setTimeout(countDown, 250);
  set(secondsShut() > 0 ? {} : { wrong: undefined });
}

export function sitDown(name: string, pin: string): void {
  seat.keep("name", name);
  set({ name });
  void join({ name, pin, invite: state.invite });
}

export function watch(pin: string): void {
  void join({ watch: true, name: state.name, pin, invite: state.invite });
}

/** On purpose: nobody waits. */
export function leave(): void {
  link.send({ leave: {} });
  seat.forgetToken(state.hostId, state.table);
  set(nobody);
  void listTables();
}

export function owner(act: OwnerAct): void {
  set({ link_to_give: "" });
  void asked({ ownerAct: act }).then((answer) => set({ link_to_give: answer?.invite?.invite ?? "" }));
}

export function look(change: SeatLook): void {
  void asked({ look: { seat: state.seat, ...change } });
}

export function emote(number: number): void {
  link.send({ emote: { emote: number } });
  close();
}

export function answer(question: number, choice: string): void {
  void asked({ answer: { question, choice } });
  set({ asks: state.asks.filter((each) => each.question !== question) });
}

/** The view that follows tells what came of it. */
async function command(seat: number, what: Command): Promise<void> {
  if (!state.view || state.sending) return;
  set({ sending: true, note: "" });
  const answer = await asked({ command: { seat, revision: state.view.revision, ...what } });
  const refused = answer?.update?.refused ?? answer?.restored?.refused;
  set({ sending: false, ...(refused ? { note: refusal(refused) } : {}) });
}

/** For the seat that is asked now. */
export function decide(move: Move): void {
  void command(state.view?.decidingFor?.[0] ?? state.view?.viewer ?? 0, { move });
}

export function takeBack(): void {
  void command(state.view?.viewer ?? 0, { takeBack: {} });
}

export function here(): void {
  set({ link: "connecting", closed: undefined });
  link.reopen();
}

/** Once it is known which game is played here. */
export async function faces(): Promise<void> {
  const { view } = state;
  const name = view?.classic ? "classic" : view?.duel ? "duel" : view?.dice ? "dice" : tableInfo()?.game ?? "";
  if (!codesOf("game").includes(name)) return;
  await loadFaces(name, edition(), state.assets);
  set({});
}

export async function changeLanguage(wanted: Language): Promise<void> {
  seat.keep("language", wanted);
  await speak(wanted);
  if (sheet.sheet.me) await sheet.join(); // the pad speaks it, too
  await faces();
  set({});
}
