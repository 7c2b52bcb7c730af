// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in the classic game: cities, the turn, the log, points explained.
import type { ClassicEvent } from "messages";
import { card } from "../faces";
import { Sheet } from "../parts/controls";
import { Figure, Marks } from "../parts/marks";
import { Dot, Name } from "../parts/seat";
import { set, state } from "../state";
import type { Sheet as Which } from "../state";
import { roman, signed, t, tn } from "../words";
import { WholeCity } from "./cities";
import { focus, leftOf, rightOf } from "./view";
import { conflictText, headline, isAction } from "./words";

const close = (): void => set({ sheet: undefined });

/** The one asked for first, then the neighbours, then the others. */
function Cities({ seat }: { seat: number | undefined }) {
  const me = focus();
  const all = (state.view?.classic?.cities ?? []).map((each) => each.seat ?? 0);
  const first = [...(seat === undefined ? [] : [seat]), leftOf(me), rightOf(me), ...all];
  const order = [...new Set(state.watching ? all : first)];
  return (
    <Sheet title={t("The cities")} onClose={close} className="tall">
      {order.map((each) => <WholeCity key={each} seat={each} />)}
    </Sheet>
  );
}

function classicEvents(from: number): ClassicEvent[] {
  return state.story.slice(from).flatMap((event) => event.classic ?? []);
}

/** Coins that came and went, by seat. */
function balances(events: ClassicEvent[]): Map<number, number> {
  const sums = new Map<number, number>();
  const add = (seat: number, coins: number) => sums.set(seat, (sums.get(seat) ?? 0) + coins);
  for (const event of events) {
    if (event.kind !== "COINS_MOVED") continue;
    add(event.seat ?? 0, event.coins ?? 0);
    if (event.hasOther) add(event.other ?? 0, -(event.coins ?? 0));
  }
  return sums;
}

function Deed({ event, balance }: { event: ClassicEvent; balance: number }) {
  const face = card(event.card ?? "");
  return (
    <li className="deed">
      <Dot seat={event.seat ?? 0} />
      <span className="who"><b><Name seat={event.seat ?? 0} /></b><span>{headline(event)}</span></span>
      {event.card && event.kind !== "STAGE_BUILT" && (
        <i className={`head f-${face.family}`}><Marks marks={face.effect} /></i>
      )}
      {balance !== 0 && <Figure glyph="coin" value={signed(balance)} className="ink-coin"
        label={tn("%n coin(s)", balance)} />}
    </li>
  );
}

function Turn() {
  const done = () => set({ sheet: undefined, told: state.story.length });
  const events = classicEvents(state.told);
  const sums = balances(events);
  const wars = events.filter((event) => event.kind === "CONFLICT");
  const mine = (event: ClassicEvent) => [event.seat ?? 0, event.other ?? 0].includes(focus()) ? 0 : 1;
  return (
    <Sheet title={t("This turn")} onClose={done} closeAfter={wars.length > 0 ? 8_000 : 4_000} className="turn">
      <ul className="list" aria-live="polite">
        {events.filter(isAction).map((event, i) => (
          <Deed key={i} event={event} balance={sums.get(event.seat ?? 0) ?? 0} />
        ))}
      </ul>
      {wars.length > 0 && (
        <>
          <h3>{t("Conflicts of age %1", roman(wars[0]?.age ?? 1))}</h3>
          <ul className="list">
            {[...wars].sort((a, b) => mine(a) - mine(b)).map((event, i) => (
              <li key={i} className={mine(event) === 0 ? "strong" : ""}>{conflictText(event)}</li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function Log() {
  const lines = classicEvents(0).filter((event) => isAction(event) || event.kind === "CONFLICT");
  return (
    <Sheet title={t("Log")} onClose={close} className="tall">
      <ul className="list log">
        {lines.map((event, i) => {
          const before = lines[i - 1];
          const isNew = isAction(event) && (before?.turn !== event.turn || before?.age !== event.age);
          return (
            <li key={i}>
              {isNew && <h3>{t("Age %1, turn %2", roman(event.age ?? 1), event.turn ?? 1)}</h3>}
              {isAction(event) ? <p><Dot seat={event.seat ?? 0} /><span>{headline(event)}</span></p>
                : <p>{conflictText(event)}</p>}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function Discards() {
  const classic = state.view?.classic;
  const known = classic?.knownDiscards ?? [];
  return (
    <Sheet title={t("Discard pile")} onClose={close}>
      <p>{tn("%n card(s) in all; you see those you know.", classic?.discardCount ?? 0)}</p>
      <ul className="built">
        {known.map((id, i) => (
          <li key={i} className={`f-${card(id).family}`}><Marks marks={card(id).effect} /><span>{card(id).name}</span></li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Sheets({ sheet }: { sheet: Which }) {
  switch (sheet.kind) {
    case "cities": return <Cities seat={sheet.seat} />;
    case "turn": return <Turn />;
    case "log": return <Log />;
    case "discards": return <Discards />;
    default: return null;
  }
}
