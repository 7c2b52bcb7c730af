// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of Dice ask of the view and of the faces, and what is picked.
import type { DiceCell, DiceCity, DiceOption, DicePrice, DiceTable } from "messages";
import { facts, poster } from "../faces";
import type { Mark } from "../faces";
import { at, isAsked, set, state } from "../state";

interface Look { name: string; glyph: string; family: string }
interface Die { name: string; mark: string; family: string; opens: string }
interface Row { face: string; cells: string[] }
interface Sheet {
  name: string;
  wonder: string;
  rows: Record<string, Row[]>;
  cells: Record<string, { building: string; effect: Mark[] }>;
}
interface Facts {
  dice: Record<string, Die>;
  faces: Record<string, Look>;
  buildings: Record<string, Look>;
  boards: Record<string, Sheet>;
  columns: string[];
  bonuses: { id: string; name: string; effect: Mark[] }[];
  quadrants: number[];
}

export const scored = ["wonder", "barracks_west", "barracks_east", "agora", "market", "university",
                       "guild_court", "gallery"];

export const known = (): Partial<Facts> => facts<Facts>();
export const dieFace = (id = ""): Die => known().dice?.[id] ?? { name: id, mark: "", family: "leaders", opens: "" };
export const faceLook = (id = ""): Look => known().faces?.[id] ?? { name: id, glyph: id, family: "" };
export const house = (id = ""): Look => known().buildings?.[id] ?? { name: id, glyph: id, family: "wonder" };

export const table = (): DiceTable => state.view?.dice ?? {};
export const me = (): number => state.view?.viewer ?? 0;
export const city = (seat: number): DiceCity => at(seat, table().cities) ?? {};
export const sheetOf = (seat: number): Sheet =>
  known().boards?.[city(seat).board ?? ""] ?? { name: "", wonder: "", rows: {}, cells: {} };
export const cellOf = (seat: number, id: string): DiceCell => city(seat).cells?.find((each) => each.cell === id) ?? {};
export const cellsIn = (seat: number, building: string): DiceCell[] =>
  (city(seat).cells ?? []).filter((each) => each.building === building);
/** Crossed off in this round or, in a city that is shown as it was before it, in the last one. */
export const isFresh = (seat: number, { cell = "", fresh }: DiceCell): boolean =>
  fresh || (seat !== me() && city(seat).last?.cells?.includes(cell)) || false;
export const buildingOf = (cell: string): string => cellOf(me(), cell).building ?? "";
/** Whom the western and the eastern Barracks attack. */
export const neighbours = (): number[] => (city(me()).facing ?? []).map((each) => each.opponent ?? 0);
export const art = (seat: number): string => poster(city(seat).board);

export const asked = (): unknown[] => [table().round, table().steps?.filter((step) => step.move).length];

/** The special die that a building needs and the city has not unlocked. */
export function lockedBy(seat: number, building: string): string {
  const dice = Object.entries(known().dice ?? {});
  const needed = dice.find(([, die]) => die.opens === building)?.[0] ?? "";
  return city(seat).unlocked?.includes(needed) ? "" : needed;
}

// ---- What is picked -----------------------------------------------------------------------------

/** Kept as one word, which a new question clears. */
export interface Picked { die: string; building: string; cell: string }

const options = (): DiceOption[] => (isAsked() ? table().options ?? [] : []);
const coinsOf = (option: DiceOption): number => option.price?.coins ?? 0;
export const optionsFor = (action: string): DiceOption[] => options().filter((each) => each.move?.action === action);

/** With the die that is picked, else the cheapest. */
function bestFor(cell: string, die: string): DiceOption | undefined {
  const ways = options().filter((each) => each.cell === cell);
  return ways.find((each) => each.move?.die === die) ??
    [...ways].sort((a, b) => coinsOf(a) - coinsOf(b))[0];
}

export function picked(): Picked {
  const [die = "", building = "", cell = ""] = state.action.split("/");
  return { die, building, cell };
}

/** Spaces that may be taken as it is picked, each by its best way. */
export function candidates(): Map<string, DiceOption> {
  const { die, building, cell } = picked();
  const isGranted = table().question === "DICE_QUESTION_CROSS";
  const found = new Map<string, DiceOption>();
  for (const option of options()) {
    const id = option.cell ?? "";
    const isMeant = building ? buildingOf(id) === building : die ? option.move?.die === die
      : isGranted || id === cell;
    const best = id && isMeant ? bestFor(id, die) : undefined;
    if (best) found.set(id, best);
  }
  return found;
}

/** What the main button does. */
export function considered(): DiceOption | undefined {
  const { die, building, cell } = picked();
  const all = [...candidates().values()];
  if (cell) return bestFor(cell, die);
  return all.length === 1 && (die || building || table().question === "DICE_QUESTION_CROSS")
    ? all[0] : undefined;
}

export function pick(change: Partial<Picked>): void {
  const { die, building, cell } = { die: "", building: "", cell: "", ...change };
  set({ action: die || building || cell ? `${die}/${building}/${cell}` : "", note: "" });
}

/** A touch on a building, perhaps on one of its spaces, takes what can be taken there. */
export function touch(building: string, cell: string): void {
  const { die } = picked();
  const inside = options().filter((each) => buildingOf(each.cell ?? "") === building);
  const byDie = inside.filter((each) => die && each.move?.die === die);
  const cells = [...new Set((byDie.length > 0 ? byDie : inside).map((each) => each.cell ?? ""))];
  const only = cells.includes(cell) ? cell : cells.length === 1 ? cells[0] ?? "" : "";
  if (only) pick({ die: bestFor(only, die)?.move?.die ?? "", cell: only });
  else if (cells.length > 0) pick({ die: byDie.length > 0 ? die : "", building });
  else pick(cell ? { cell } : { building });
}

export function priceState(price: DicePrice | undefined): "free" | "pay" | "cannot" {
  return price?.refusal ? "cannot" : price?.coins ? "pay" : "free";
}
