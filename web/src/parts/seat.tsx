// SPDX-License-Identifier: GPL-3.0-or-later
// A seat: its coloured disc with a letter or sign, its name, how somebody is there; and what the tables of all games
// have in common.
import type { Drawn } from "../dom";
import { colorOf, nameOf, seats, seatState, state } from "../state";
import { said, t } from "../words";
import { Glyph } from "./marks";

/** The first letters that tell this name from the others. */
function initials(seat: number): string {
  const letters = (who: number) => Array.from(nameOf(who).normalize("NFC"))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const mine = letters(seat);
  const first = mine[0] ?? "?";
  const rivals = seats().map((each) => each.seat ?? 0)
    .filter((other) => other !== seat && letters(other)[0]?.toLowerCase() === first.toLowerCase());
  if (rivals.length === 0) return first.toUpperCase();
  const telling = mine.slice(1).find((letter, i) =>
    rivals.every((other) => letters(other)[i + 1]?.toLowerCase() !== letter.toLowerCase()));
  return first.toUpperCase() + (telling ?? String(seat + 1));
}

export function Dot({ seat, glyph = "" }: { seat: number; glyph?: string }) {
  return (
    <i className={`dot s-${colorOf(seat)}`} aria-hidden="true">
      {glyph ? <Glyph name={glyph} /> : initials(seat)}
    </i>
  );
}

export const Name = ({ seat }: { seat: number }) => <bdi className="name">{nameOf(seat)}</bdi>;

/** How somebody is there, in words; empty: as one expects. */
export function presence(seat: number): string {
  const one = seatState(seat);
  return said("presence", one.presence) || (one.asleep ? t("Asleep: back with the next touch") : "");
}

/** Seconds left for the turn of a seat, if they are counted. */
export function Clock({ seat }: { seat: number }) {
  const left = seatState(seat).turnLeftMs;
  return left ? <span className="clock"><Glyph name="hourglass" />{Math.ceil(left / 1000)}</span> : null;
}

/** Who is waited for; leads to all cities. */
export function Dots({ done, onPress }: { done: [number, boolean][]; onPress: () => void }) {
  return (
    <button type="button" className="dots" aria-label={t("The cities")} onClick={onPress}>
      {done.map(([seat, isDone]) => <Dot key={seat} seat={seat} glyph={isDone ? "tick" : ""} />)}
    </button>
  );
}

/** How far something is, as a row of dots. */
export function Turns({ now, all, label }: { now: number; all: number; label: string }) {
  return (
    <span className="turns" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => <i key={i} className={i < now ? "past" : i === now ? "now" : ""} />)}
    </span>
  );
}

/** The table rests until whoever decides for it goes on. */
export function Paused() {
  return state.states?.paused ? (
    <p className="paused" role="status"><Glyph name="pause" /><span>{t("The game is paused")}</span></p>
  ) : null;
}

/** What somebody did, with who it was. */
export function Deed({ seat, told, children }: { seat: number; told: string[]; children?: Drawn }) {
  return (
    <li className="deed">
      <Dot seat={seat} />
      <span className="who"><b><Name seat={seat} /></b>{told.map((line, i) => <span key={i}>{line}</span>)}</span>
      {children}
    </li>
  );
}
