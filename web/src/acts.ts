// SPDX-License-Identifier: GPL-3.0-or-later
// What a person at this page does: each sends one message and says what came of it.
import type { Envelope, Join, Move, OwnerAct, SeatLook } from "messages";
import { set, state } from "./state";
import * as link from "./wire/link";
import { told, refusal } from "./wire/problems";
import * as seat from "./wire/seat";

async function asked(envelope: Envelope): Promise<Envelope | null> {
  const answer = await link.ask(envelope);
  if (answer?.problem) set({ note: told(answer.problem.code ?? "", answer.problem.text ?? "") });
  return answer;
}

export async function listTables(): Promise<void> {
  const answer = await link.ask({ listTables: {} });
  if (answer?.tableList) set({ tables: answer.tableList.tables ?? [], listed: true });
}

/** Takes a seat, the own one again, or a chair to watch. */
export async function join(more: Join): Promise<void> {
  set({ joining: true, wrong: "" });
  const answer = await link.ask({ join: { table: state.table, ...more } });
  set({ joining: false });
  const seated = answer?.seated;
  if (seated) {
    if (seated.token) {
      // First kept, then told: whoever loses the page in between has lost nothing.
      seat.keepToken(state.hostId, state.table, seated.token, state.name);
      link.send({ heard: { seat: seated.seat } });
    }
    return;
  }
  const problem = answer?.problem;
  if (!problem) return;
  const isOld = problem.code === "unknown_token" || (problem.code === "no_such_table" && more.token);
  if (problem.code === "unknown_token") seat.forgetToken(state.hostId, state.table);
  const sentence = told(problem.code ?? "", problem.text ?? "");
  set({ wrong: sentence, seated: false, ...(isOld ? { view: undefined } : {}) });
  void listTables();
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
  set({ seated: false, watching: false, view: undefined, story: [], told: 0, states: undefined,
        sheet: undefined, chosen: -1, asks: [], note: "", may: [] });
  void listTables();
}

export function owner(act: OwnerAct): void {
  void asked({ ownerAct: act }).then((answer) => {
    if (answer?.invite) set({ link_to_give: answer.invite.invite ?? "" });
  });
}

export function look(change: SeatLook): void {
  void asked({ look: { seat: state.seat, ...change } });
}

export function emote(number: number): void {
  link.send({ emote: { emote: number } });
  set({ sheet: undefined });
}

export function answer(question: number, choice: string): void {
  void asked({ answer: { question, choice } });
  set({ asks: state.asks.filter((each) => each.question !== question) });
}

/** For the seat that is asked now; the view that follows tells what came of it. */
export async function decide(move: Move): Promise<void> {
  const view = state.view;
  if (!view || state.sending) return;
  set({ sending: true, note: "" });
  const seat = view.decidingFor?.[0] ?? view.viewer ?? 0;
  finish(await asked({ command: { seat, revision: view.revision, move } }));
}

export async function takeBack(): Promise<void> {
  const view = state.view;
  if (!view || state.sending) return;
  set({ sending: true, note: "" });
  finish(await asked({ command: { seat: view.viewer ?? 0, revision: view.revision, takeBack: {} } }));
}

function finish(answer: Envelope | null): void {
  const refused = answer?.update?.refused ?? answer?.restored?.refused;
  set({ sending: false, ...(refused ? { note: refusal(refused) } : {}) });
}

export function here(): void {
  set({ link: "connecting", closed: undefined });
  link.reopen();
}
