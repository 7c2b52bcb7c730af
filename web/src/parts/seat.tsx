// SPDX-License-Identifier: GPL-3.0-or-later
// A seat as a coloured disc: letter or sign.
import { nameOf, seatInfo, seats, state } from "../state";
import { t } from "../words";
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
  const color = seatInfo(seat).color ?? "slate";
  return (
    <i className={`dot s-${color}`} aria-hidden="true">
      {glyph ? <Glyph name={glyph} /> : initials(seat)}
    </i>
  );
}

/** How somebody is there, in words; empty: as one expects. */
export function presence(seat: number): string {
  const one = state.states?.seats?.find((each) => (each.seat ?? 0) === seat);
  if (one?.presence === "AWAY") return t("Away");
  if (one?.presence === "LEFT") return t("Has left; the seat waits");
  if (one?.presence === "STAND_IN") return t("Away; a computer plays");
  return one?.asleep ? t("Asleep: back with the next touch") : "";
}

export function Name({ seat }: { seat: number }) {
  return <bdi className="name">{nameOf(seat)}</bdi>;
}
