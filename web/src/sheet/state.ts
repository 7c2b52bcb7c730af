// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet that everybody fills in: what the pad has told last, and what was typed here since.
import type { Bye, Envelope, SheetCell, SheetColumn, SheetCount, SheetHelper, SheetPage, SheetRow, SheetWish, SheetWrite } from "messages";
import { complain, set, state } from "../state";
import * as link from "../wire/link";
import { keep, recall } from "../wire/seat";
import { language, t } from "../words";

/** What was typed and has not arrived: it is kept until it does, over any pause. */
interface Pending extends SheetWrite {
  column: number;
  row: string;
}

/** What stood in a cell, and how it was counted. */
interface Step {
  column: number;
  row: string;
  value: number | undefined;
  counts: SheetCount[] | undefined;
}

interface Kept {
  token: string;
  pending: Pending[];
}

export interface SheetState {
  id: string;
  me: number;
  joining: boolean;
  page?: SheetPage;
  /** Looks without a column. */
  looks: boolean;
  tab: "mine" | "all";
  /** The column that is written; -1: the own one. */
  column: number;
  row: number;
  /** Into the current cell; null: nothing yet, the first figure replaces what stands there. */
  typed: string | null;
  helper?: SheetHelper;
  pending: Pending[];
  steps: Step[];
}

export const sheet: SheetState = {
  id: "", me: 0, joining: false, looks: false, tab: "mine", column: -1, row: 0,
  typed: null, pending: [], steps: [],
};

export function change(what: Partial<SheetState>): void {
  Object.assign(sheet, what);
  set({});
}

// ---- What is read of it -------------------------------------------------------------------------

export const rows = (): SheetRow[] => sheet.page?.rows ?? [];
export const columns = (): SheetColumn[] => sheet.page?.columns ?? [];
export const own = (): number => columns().findIndex((one) => sheet.me > 0 && one.owner === sheet.me);
export const column = (): number => (sheet.column >= 0 ? sheet.column : own());
export const personName = (id: number): string =>
  (sheet.page?.people ?? []).find((one) => one.id === id)?.name || t("Somebody");

function cellAt(at: number, row: string): SheetCell {
  return columns()[at]?.cells?.[rows().findIndex((one) => one.id === row)] ?? {};
}

function waiting(at: number, row: string): Pending | undefined {
  return sheet.pending.find((one) => one.column === at && one.row === row && !one.counts);
}

/** What stands in a cell for whoever looks here. */
export function valueOf(at: number, row: string): number | undefined {
  const typed = waiting(at, row);
  return typed ? typed.value : cellAt(at, row).value;
}

// ---- Typing -------------------------------------------------------------------------------------

const longest = 24;

/** "3+5-2", as far as it goes; undefined: no number stands there. */
function worth(text: string): number | undefined {
  const parts = text.match(/[+-]?\d+/g);
  return parts?.reduce((sum, part) => sum + Number(part), 0);
}

/** `isStep`: for Undo; keys that go on in a cell are none. */
function put(write: Pending, isStep = true): void {
  const before = sheet.pending.find((one) => one.column === write.column && one.row === write.row);
  const others = sheet.pending.filter((one) => one !== before);
  if (isStep) {
    const { column, row } = write;
    const counts = before ? before.counts : cellAt(column, row).counts;
    sheet.steps = [...sheet.steps, { column, row, value: valueOf(column, row), counts }];
  }
  change({ pending: [...others, { ...write, base: before ? before.base : cellAt(write.column, write.row).revision }] });
  save();
  flushSoon();
}

function type(text: string | null): void {
  const row = rows()[sheet.row];
  if (!row?.id || !columns()[column()]?.writable) return;
  const isStep = sheet.typed === null;
  change({ typed: text });
  put({ column: column(), row: row.id, value: text === null ? undefined : worth(text) }, isStep);
}

export function press(key: string): void {
  const negative = rows()[sheet.row]?.negative ?? false;
  const there = valueOf(column(), rows()[sheet.row]?.id ?? "");
  const text = sheet.typed ?? "";
  if (/^\d$/.test(key)) {
    if (/\d{3}$/.test(text) || text.length >= longest) return;
    type(text + key);
  } else if (key === "-" && (negative || /\d$/.test(text))) {
    if (!/[+-]$/.test(text)) type(`${text}-`);
  } else if (key === "+") {
    const start = sheet.typed === null && there !== undefined ? String(there) : text;
    if (/\d$/.test(start)) type(`${start}+`);
  } else if (key === "erase") {
    const start = sheet.typed ?? (there === undefined ? "" : String(there));
    const left = start.slice(0, -1);
    type(left === "" ? null : left);
  }
}

export function select(row: number): void {
  change({ row, typed: null, helper: undefined });
}

export function next(by = 1): void {
  const to = sheet.row + by;
  if (to >= 0 && to < rows().length) select(to);
  else if (to >= rows().length) change({ tab: "all", typed: null, helper: undefined });
}

/** The own last step. */
export function undo(): void {
  const step = sheet.steps[sheet.steps.length - 1];
  if (!step) return;
  change({ steps: sheet.steps.slice(0, -1), typed: null });
  put(step, false);
}

// ---- To the pad ---------------------------------------------------------------------------------

let timer = 0;
let isSending = false;

/** The host of a sheet has an id of its own. */
const storageKey = (): string => `sheet.${state.hostId}`;

function save(token = remembered().token): void {
  keep(storageKey(), JSON.stringify({ token, pending: sheet.pending }));
}

function remembered(): Kept {
  try {
    return { token: "", pending: [], ...JSON.parse(recall(storageKey()) || "{}") as Partial<Kept> };
  } catch {
    return { token: "", pending: [] };
  }
}

function flushSoon(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void flush(), 300);
}

/** One after the other; what has no answer stays. */
async function flush(): Promise<void> {
  const sent = sheet.pending[0];
  if (isSending || !sent || !sheet.me || state.link !== "here") return;
  isSending = true;
  const answer = await link.ask({ sheetWish: { write: sent } });
  isSending = false;
  if (!answer) return;
  // What was typed meanwhile goes over what has just arrived, but never over what nobody here saw.
  const base = answer.problem ? sent.base : cellAt(sent.column, sent.row).revision;
  sheet.pending = sheet.pending.flatMap((one) => one === sent ? []
    : one.column === sent.column && one.row === sent.row ? [{ ...one, base }] : [one]);
  note(answer);
  if (answer.problem) change({ typed: null });
  save();
  set({});
  void flush();
}

function note(answer: Envelope | null): void {
  if (!answer) set({ note: t("That needs the pad: it is not in reach just now.") });
  else if (answer.problem && answer.problem.code !== "conflict") complain(answer.problem);
}

export async function wish(what: SheetWish): Promise<void> {
  note(await link.ask({ sheetWish: what }));
}

export async function ask(counts: SheetCount[] = []): Promise<void> {
  const row = rows()[sheet.row]?.id ?? "";
  const answer = await link.ask({ sheetWish: { ask: { column: column(), row, counts } } });
  note(answer);
  if (answer?.sheetNews?.helper) change({ helper: answer.sheetNews.helper, typed: null });
}

export function writeDown(helper: SheetHelper): void {
  const counts = (helper.fields ?? []).map(({ key, value }) => ({ key, value }));
  put({ column: helper.column ?? 0, row: helper.row ?? "", counts });
  change({ helper: undefined });
  next();
}

export async function join(name = ""): Promise<void> {
  const { token } = remembered();
  if (name) keep("name", name);
  change({ joining: true });
  const answer = await link.ask({ sheetWish: { join: {
    sheet: sheet.id, language: document.documentElement.lang, ...(token ? { token } : { invite: state.invite, name }) } } });
  change({ joining: false });
  if (answer?.problem?.code === "unknown_token") {
    save("");
    set({});
    return;
  }
  if (answer) note(answer);
  const joined = answer?.sheetNews?.joined;
  if (!joined) return;
  sheet.me = joined.me ?? 0;
  save(joined.token || token);
  set({ note: "" });
  void flush();
}

function heard(envelope: Envelope): void {
  const page = envelope.sheetNews?.page;
  if (!page) return;
  const row = (page.rows ?? []).findIndex((one) => one.id === rows()[sheet.row]?.id);
  const isOpen = page.columns?.[sheet.column]?.writable;
  const tab = sheet.page?.finished ? "mine" : sheet.tab;
  change({ page, tab, row: Math.max(row, 0), column: isOpen ? sheet.column : -1 });
}

export function begin(id: string): void {
  sheet.id = id;
  link.open({
    welcomed: (welcome) => {
      set({ link: "here", hostId: welcome.hostId ?? "", assets: welcome.assets ?? "" });
      if (!sheet.me) sheet.pending = remembered().pending;
      if (remembered().token) void join();
    },
    heard,
    lost: () => set({ link: state.hostId ? "lost" : "connecting" }),
    closed: (bye: Bye) => set({ link: "closed", closed: bye }),
  }, language);
}
