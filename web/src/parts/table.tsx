// SPDX-License-Identifier: GPL-3.0-or-later
// What the tables of all games say about time.
import { state } from "../state";
import { t } from "../words";
import { Glyph } from "./marks";

/** Seconds left for the turn of a seat, if they are counted. */
export function Clock({ seat }: { seat: number }) {
  const left = state.states?.seats?.find((each) => (each.seat ?? 0) === seat)?.turnLeftMs;
  return left ? <span className="clock"><Glyph name="hourglass" />{Math.ceil(left / 1000)}</span> : null;
}

/** The table rests until whoever decides for it goes on. */
export function Paused() {
  return state.states?.paused ? (
    <p className="paused" role="status"><Glyph name="pause" /><span>{t("The game is paused")}</span></p>
  ) : null;
}
