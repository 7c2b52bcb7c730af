// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the classic game: what is known above (or left), what is asked below (or right).
import { decide, takeBack } from "../acts";
import { Bar } from "../pages/menu";
import { Button } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Clock, Dots, Paused, Turns } from "../parts/seat";
import { isAsked, open, state, waitingText } from "../state";
import { roman, t } from "../words";
import { Choice } from "./choice";
import { Neighbour, OwnCity, WholeCity } from "./cities";
import { Hand } from "./hand";
import { Cities } from "./sheets";
import { allSeats, chosenCard, city, focus, table } from "./view";
import { chosenText, question, rule } from "./words";

function Top() {
  const { age, turn = 1, phase, cities = [] } = table();
  const done = cities.filter((each) => !each.freeCity).map(({ seat = 0, hasChosen, mustAct }): [number, boolean] =>
    [seat, hasChosen || (phase === "CLASSIC_PHASE_PICK" && !mustAct)]);
  return (
    <Bar>
      <h1 className="title">{t("Age %1", roman(age))}</h1>
      <Turns now={turn - 1} all={6} label={t("Turn %1 of 6", turn)} />
      <Clock seat={focus()} />
      <span className="grow" />
      <Dots done={done} onPress={() => open(() => <Cities />)} />
    </Bar>
  );
}

/** Nothing to decide: what was chosen, and who is waited for. */
function Waits() {
  const chosen = chosenText();
  const waited = allSeats().filter((seat) => city(seat).mustAct && !city(seat).freeCity);
  return (
    <section className="waits" aria-live="polite">
      <Glyph name={chosen ? "chosen" : "hourglass"} />
      {chosen && <h2>{chosen}</h2>}
      {waited.length > 0 && <p>{waitingText(waited)}</p>}
      {rule() && <p>{rule()}</p>}
      {state.view?.canTakeBack && (
        <Button glyph="undo" label={t("Change")} disabled={state.sending} onPress={takeBack} />
      )}
    </section>
  );
}

function Asked() {
  const hand = chosenCard();
  if (!isAsked()) return <Waits />;
  if (hand) return <Choice key={question()} hand={hand} />;
  return (
    <section className={`asked ${rule() ? "has-rule" : ""}`} aria-label={question()}>
      <h2 className={rule() ? "" : "hidden"}>{question()}</h2>
      {rule() && <p>{rule()}</p>}
      <Hand />
      {table().mayDecline && (
        <Button label={t("Take nothing")} disabled={state.sending}
          onPress={() => decide({ classic: { action: "CLASSIC_ACTION_PICK" } })} />
      )}
    </section>
  );
}

/** Who watches sees all cities, and no hand. */
function Watched() {
  return (
    <main className="classic watched">
      <Top /><Paused />
      <div className="scrolls" tabIndex={0}>
        <h2 className="hidden">{t("The cities")}</h2>
        {allSeats().map((seat) => <WholeCity key={seat} seat={seat} />)}
      </div>
    </main>
  );
}

export function Table() {
  if (state.watching) return <Watched />;
  return (
    <main className={`classic ${chosenCard() ? "has-choice" : ""}`}>
      <Top />
      <div className="neighbours"><Neighbour side="left" /><Neighbour side="right" /></div>
      <OwnCity />
      <Paused />
      <Asked />
    </main>
  );
}
