// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of Dice.
import type { DiceCell, DiceEvent, DiceOption, DicePrice, DiceStep, DieView, ScoreLine } from "messages";
import { cardText } from "../faces";
import type { Category } from "../games";
import { isAsked, nameOf, state, waitingText } from "../state";
import { coinsText, joined, list, pointsText, refusal, said, t, tn } from "../words";
import { cellOf, cellsIn, city, dieFace, faceLook, house, known, me, neighbours, picked, scored, sheetOf, table } from "./view";

export const head = (building: string, seat: number): string =>
  building === "wonder" ? sheetOf(seat).name : said("dice_head", building) || house(building).name;

export const categories = (): Category[] => scored.map((id) =>
  ({ id, title: id === "wonder" ? house(id).name : head(id, 0), glyph: house(id).glyph, family: house(id).family }));

/** "Barracks" for both halves. */
function buildings(ids: string[]): string {
  const both = ids.includes("barracks_west") && ids.includes("barracks_east");
  return list([...new Set(ids.map((id) => house(both && id.startsWith("barracks") ? "barracks" : id).name))]);
}

/** Without its building: "row 2, place 2". */
export function place(seat: number, cell: string): string {
  const sheet = sheetOf(seat);
  const building = sheet.cells[cell]?.building ?? "";
  const rows = sheet.rows[building] ?? [];
  const number = rows.findIndex((row) => row.cells.includes(cell));
  const row = rows[number];
  const at = (row?.cells.indexOf(cell) ?? 0) + 1;
  if (building === "wonder") return t("stage %1", at);
  if (building === "agora") return t("row %1, place %2", number + 1, at);
  if (building === "warehouse") return faceLook(sheet.cells[cell]?.effect[0]?.text ?? "").name;
  if (!row?.face) return t("place %1", at);
  const face = faceLook(row.face).name;
  return row.cells.length === 1 ? face : t("%1, place %2", face, at);
}

export function cellName(seat: number, cell: string): string {
  const building = sheetOf(seat).cells[cell]?.building ?? "";
  return t("%1, %2", house(building).name, place(seat, cell));
}

/** What crossing it off does; empty with data of one's own. */
export const effects = (seat: number, cell: string): string => cardText(`${city(seat).board ?? ""}/${cell}`);

export function lineText({ kind, source = "", count = 0 }: ScoreLine, seat: number): string {
  if (kind === "agora_first") return t("The first complete Agora");
  const cell = cellName(seat, source);
  return count > 1 ? tn("%1, for %n space(s)", count, cell) : cell;
}

// ---- Reasons ------------------------------------------------------------------------------------

const refused = (code: string | undefined): string => said("dice_refusal", code) || refusal(code);

function tooDear(price: DicePrice): string {
  return tn("It costs %1 and you have %n coin(s)", city(me()).coins ?? 0, price.coins ?? 0);
}

/** Which neighbour has more of what the face compares. */
function condition(die: DieView): string {
  const line = table().comparisons?.find((each) => each.die === die.die && each.face === die.face);
  if (!line) return refused("condition");
  const isLeft = !line.leftAllows;
  return t("%1: %2 has %3, you have %4", buildings(line.buildings ?? []), nameOf(neighbours()[isLeft ? 0 : 1] ?? 0),
    (isLeft ? line.left : line.right) ?? 0, line.own ?? 0);
}

export function dieReason(die: DieView): string {
  const { price = {} } = die;
  if (!price.refusal) return "";
  if (price.refusal === "condition") return condition(die);
  return price.refusal === "cannot_pay" ? tooDear(price) : said("dice_die", price.refusal) || refused(price.refusal);
}

export function cellReason(cell: DiceCell): string {
  const { wonder = {}, wonderCell, question } = table();
  const isStage = cell.cell === wonderCell && question === "DICE_QUESTION_ACTION";
  const code = isStage ? wonder.refusal : cell.refusal;
  if (isStage && code === "cannot_pay") return tooDear(wonder);
  if (code === "not_available") {
    return question === "DICE_QUESTION_CROSS" ? t("You cross off elsewhere now") : t("No die shows its row");
  }
  return code ? refused(code) : "";
}

/** Whether dice are asked for, so that their prices say something. */
export function asksForDice(): boolean {
  return isAsked() && ["DICE_QUESTION_ACTION", "DICE_QUESTION_FREE_BUILD"].includes(table().question ?? "");
}

export const dieName = ({ die, face }: DieView): string => t("%1, %2", dieFace(die).name, faceLook(face).name);
export const priceText = (coins = 0): string => coins > 0 ? coinsText(coins) : t("free");

export function spokenDie(die: DieView): string {
  return list([dieName(die), tn("It lies in the Forum at %n coin(s)", die.cost ?? 0),
    ...(asksForDice() ? [dieReason(die) || priceText(die.price?.coins)] : die.locked ? [refused("locked")] : [])]);
}

/** All that is known of a space, but its name. */
export function cellFacts(seat: number, id: string, option: DiceOption | undefined): string {
  const cell = cellOf(seat, id);
  const worth = pointsText(cell.attackPoints ?? 0);
  const attack = cell.attackPoints === undefined ? ""
    : cell.crossed ? t("worth %1", worth) : t("worth %1 now", worth);
  if (cell.crossed) {
    return joined([effects(seat, id), attack, cell.fresh ? t("crossed off in this round") : t("crossed off")]);
  }
  const missing = cell.missingCoins ?? 0;
  return joined([effects(seat, id), attack, tn("costs %n resource(s)", cell.cost ?? 0),
    option ? priceText(option.price?.coins)
      : missing > 0 ? tn("%n coin(s) for what is missing", missing) : "",
    option ? t("can be crossed off") : seat === me() && isAsked() ? cellReason(cell) : ""]);
}

// ---- What is asked ------------------------------------------------------------------------------

export function task(step: DiceStep): string {
  if (step.question !== "DICE_QUESTION_CROSS") {
    return step.cause && step.question === "DICE_QUESTION_ACTION" ? t("Act again") : said("dice_task", step.question);
  }
  const where = step.buildings ?? [];
  const text = where.length > 3 ? t("Any of four buildings") : buildings(where);
  return (step.of ?? 0) < 2 ? text : t("%1, %2 of %3", text, step.number ?? 1, step.of ?? 1);
}

export function question(): string {
  const now = table().steps?.find((step) => step.state === "DICE_STEP_STATE_NOW");
  if (!isAsked()) return "";
  if (table().question === "DICE_QUESTION_CROSS") return t("Cross off: %1", now ? task(now) : "");
  const isFirst = table().question === "DICE_QUESTION_ACTION" && table().ofRound;
  return isFirst ? t("Choose a die") : said("dice_question", table().question);
}

/** What the round is waited for by, while nothing is asked here. */
export const waitedFor = (): string =>
  waitingText((table().cities ?? []).filter((each) => each.mustAct).map((each) => each.seat ?? 0));

export function lastRound(): string {
  const ended = table().endedBy ?? [];
  return ended.length > 0 ? tn("This round is the last: %n bonus(es) for %1", table().bonusesToEnd ?? 0,
    list(ended.map(nameOf))) : "";
}

/** What the own city did in the round before. */
export function before(): string {
  const { last } = city(me());
  return last ? t("Your last round: %1", played(last)) : "";
}

/** What follows from it. */
export const consequences = ({ completes, asks }: DiceOption): string[] =>
  [completes ? t("Completes: %1", house(completes).name) : "", said("dice_then", asks)].filter(Boolean);

/** Why nothing can be done with what is picked. */
export function whyNot(): string {
  const { die, building, cell } = picked();
  if (cell) return cellReason(cellOf(me(), cell));
  const lying = table().forum?.find((each) => each.die === die);
  if (lying) return dieReason(lying);
  const own = cellsIn(me(), building);
  const next = own.find((each) => each.next && !each.crossed) ?? own.find((each) => !each.crossed);
  return next ? cellReason(next) : building ? refused("already_built") : "";
}

export function pickedName(option: DiceOption | undefined): string {
  const { die, building, cell } = picked();
  const chosen = cell || option?.cell || "";
  const lying = table().forum?.find((each) => each.die === die);
  return chosen ? cellName(me(), chosen) : building ? house(building).name : lying ? dieName(lying) : "";
}

/** "West Barracks: 2 of 7 crossed off; against Bo, who has 1 defence there; row 1 can be ...". */
export function spokenBuilding(seat: number, building: string, takes: Map<string, DiceOption>): string {
  const cells = cellsIn(seat, building);
  const name = building === "wonder" ? sheetOf(seat).wonder : house(building).name;
  const done = cells.filter((each) => each.crossed).length;
  const facing = city(seat).facing?.find((each) => each.building === building);
  const against = facing ? tn("; against %1, who has %n defence(s) there", facing.defence ?? 0,
    nameOf(facing.opponent ?? 0)) : "";
  const open = cells.filter((each) => takes.has(each.cell ?? "") || (each.next && !each.crossed));
  return joined([t("%1: %2 of %3 crossed off", name, done, cells.length) + against,
    ...open.map(({ cell = "" }) => t("%1: %2", place(seat, cell), cellFacts(seat, cell, takes.get(cell))))]);
}

// ---- Events -------------------------------------------------------------------------------------

export const events = (from: number): DiceEvent[] => state.story.slice(from).flatMap((event) => event.dice ?? []);
/** How a city's round ended. */
export const isDeed = (event: DiceEvent): boolean => event.kind === "CITY_REVEALED";

function dieText(played: DiceEvent): string {
  const begin = events(0).find((event) => event.kind === "ROUND_BEGINS" && event.round === played.round);
  const lying = begin?.forum?.find((die) => die.die === played.die);
  return lying ? dieName(lying) : dieFace(played.die).name;
}

/** What somebody did in a round, without saying who. */
export function played(event: DiceEvent): string {
  const { action, cells = [], bonuses = [], seat = 0 } = event;
  const how = action === "DICE_ACTION_BUILD" ? dieText(event) : action === "DICE_ACTION_WONDER" ? t("Wonder") : t("Passed");
  const names = bonuses.map((id) => known().bonuses?.find((each) => each.id === id)?.name ?? id);
  return joined([how, ...cells.map((cell) => cellName(seat, cell)), ...names]);
}

/** What came of a round, as a sentence; empty for what is told otherwise. */
export function sentence(event: DiceEvent): string {
  const [who, whom] = [nameOf(event.seat ?? 0), nameOf(event.other ?? 0)];
  const points = pointsText(event.points ?? 0);
  switch (event.kind) {
    case "ATTACK": return event.defence ? t("%1 attacks %2, defence %3: %4", who, whom, event.defence, points)
      : t("%1 attacks %2: %3", who, whom, points);
    case "DIE_UNLOCKED": return t("%1 unlocked: %2", who, dieFace(event.die).name);
    case "BUILDING_COMPLETED": return t("%1 completed: %2", who, house(event.building).name);
    case "ROUND_ENDED": {
      const seats = (ids: number[] | undefined) => list((ids ?? []).map(nameOf));
      return joined([event.seats?.length ? t("%1 completed the Agora first", seats(event.seats)) : "",
        event.endedBy?.length ? t("One more round: enough bonuses for %1", seats(event.endedBy)) : ""]);
    }
    default: return "";
  }
}
