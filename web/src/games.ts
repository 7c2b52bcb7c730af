// SPDX-License-Identifier: GPL-3.0-or-later
// The three games: what the pages around a table ask of each.
import type { ScoreLine } from "messages";
import * as classic from "./classic";
import * as dice from "./dice";
import type { Whole } from "./dom";
import * as duel from "./duel";
import { state } from "./state";

/** A row of the result. */
export interface Category { id: string; title: string; glyph: string; family: string }

export interface Game {
  Table(): Whole;
  Cities(shown: { seat?: number | undefined }): Whole;
  Log(): Whole;
  /** What happened since it was told last. */
  Turn?(): Whole;
  Discards?(): Whole;
  categories(): Category[];
  lineText(line: ScoreLine, seat: number): string;
  /** A victory before the end; empty: points decide. */
  victory?(winner: string): string;
  /** A picture of what somebody has built. */
  art(seat: number): string;
  /** Changes with what is asked. */
  asked(): unknown[];
}

/** The game at the table. */
export function game(): Game | undefined {
  const { view } = state;
  return view?.classic ? classic : view?.duel ? duel : view?.dice ? dice : undefined;
}
