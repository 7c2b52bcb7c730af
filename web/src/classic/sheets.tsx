// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in the classic game: cities, the turn, the log, what was discarded.
import type { ClassicEvent } from "messages";
import { card } from "../faces";
import { Sheet } from "../parts/controls";
import { Cards, Figure, Marks } from "../parts/marks";
import { Deed, Dot } from "../parts/seat";
import { set, state } from "../state";
import { coinsText, roman, signed, t, tn } from "../words";
import { WholeCity } from "./cities";
import { allSeats, focus, leftOf, rightOf, table } from "./view";
import { conflictText, events, headline } from "./words";

/** The one asked for first, then the neighbours, then the others. */
export function Cities({ seat = focus() }: { seat?: number | undefined }) {
  const first = state.watching ? [] : [seat, leftOf(focus()), rightOf(focus())];
  return (
    <Sheet title={t("The cities")} className="tall">
      {[...new Set([...first, ...allSeats()])].map((each) => <WholeCity key={each} seat={each} />)}
    </Sheet>
  );
}

/** Coins that came and went. */
function balance(told: ClassicEvent[], who: number): number {
  return told.filter((event) => event.kind === "COINS_MOVED").reduce((sum, { seat = 0, other = 0, hasOther, coins = 0 }) =>
    sum + (seat === who ? coins : 0) - (hasOther && other === who ? coins : 0), 0);
}

function Played({ event, coins }: { event: ClassicEvent; coins: number }) {
  const face = card(event.card);
  return (
    <Deed seat={event.seat ?? 0} told={[headline(event)]}>
      {event.card && event.kind !== "STAGE_BUILT" && <i className={`head f-${face.family}`}><Marks marks={face.effect} /></i>}
      {coins !== 0 && <Figure glyph="coin" value={signed(coins)} className="ink-coin" label={coinsText(coins)} />}
    </Deed>
  );
}

export function Turn() {
  const told = events(state.told);
  const isMine = ({ seat = 0, other = 0 }: ClassicEvent) => [seat, other].includes(focus());
  const wars = told.filter((event) => event.kind === "CONFLICT").sort((a, b) => Number(isMine(b)) - Number(isMine(a)));
  return (
    <Sheet title={t("This turn")} closeAfter={wars.length > 0 ? 8_000 : 4_000} className="turn"
      onClose={() => set({ over: undefined, told: state.story.length })}>
      <ul className="list" aria-live="polite">
        {told.filter(headline).map((event, i) => <Played key={i} event={event} coins={balance(told, event.seat ?? 0)} />)}
      </ul>
      {wars.length > 0 && <h3>{t("Conflicts of age %1", roman(wars[0]?.age))}</h3>}
      <ul className="list">
        {wars.map((event, i) => <li key={i} className={isMine(event) ? "strong" : ""}>{conflictText(event)}</li>)}
      </ul>
    </Sheet>
  );
}

export function Log() {
  const lines = events(0).filter((event) => headline(event) || event.kind === "CONFLICT");
  return (
    <Sheet title={t("Log")} className="tall">
      <ul className="list log">
        {lines.map((event, i) => {
          const [text, before] = [headline(event), lines[i - 1]];
          const isNew = text && (before?.turn !== event.turn || before?.age !== event.age);
          return (
            <li key={i}>
              {isNew && <h3>{t("Age %1, turn %2", roman(event.age), event.turn ?? 1)}</h3>}
              {text ? <p><Dot seat={event.seat ?? 0} /><span>{text}</span></p> : <p>{conflictText(event)}</p>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

export function Discards() {
  return (
    <Sheet title={t("Discard pile")}>
      <p>{tn("%n card(s) in all; you see those you know.", table().discardCount ?? 0)}</p>
      <Cards ids={table().knownDiscards} />
    </Sheet>
  );
}
