// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the classic game: what is known above (or left), what is asked below (or right).
import { decide, takeBack } from "../acts";
import { card } from "../faces";
import { Button, IconButton } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot } from "../parts/seat";
import { Clock, Paused } from "../parts/table";
import { nameOf, set, state } from "../state";
import { list, roman, t, tn } from "../words";
import { Choice } from "./choice";
import { Neighbour, OwnCity, WholeCity } from "./cities";
import { Hand } from "./hand";
import { chosenCard, city, focus, isAsked } from "./view";
import { question, rule } from "./words";

function Turns({ turn }: { turn: number }) {
  return (
    <span className="turns" role="img" aria-label={t("Turn %1 of 6", turn)}>
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <i key={each} className={each < turn ? "past" : each === turn ? "now" : ""} />
      ))}
    </span>
  );
}

function Bar() {
  const classic = state.view?.classic;
  const cities = (classic?.cities ?? []).filter((each) => !each.freeCity);
  return (
    <header className="bar">
      <h1 className="title">{t("Age %1", roman(classic?.age ?? 1))}</h1>
      <Turns turn={classic?.turn ?? 1} />
      <Clock seat={focus()} />
      <span className="grow" />
      <button type="button" className="dots" aria-label={t("The cities")}
        onClick={() => set({ sheet: { kind: "cities" } })}>
        {cities.map((each) => {
          const done = each.hasChosen || (classic?.phase === "CLASSIC_PHASE_PICK" && !each.mustAct);
          return <Dot key={each.seat ?? 0} seat={each.seat ?? 0} glyph={done ? "tick" : ""} />;
        })}
      </button>
      <IconButton glyph="menu" label={t("Menu")} onPress={() => set({ sheet: { kind: "menu" } })} />
    </header>
  );
}

function chosenText(): string {
  const classic = state.view?.classic;
  const move = classic?.ownChoice ?? classic?.freeCityChoice;
  const name = card(move?.card ?? "").name;
  switch (move?.action) {
    case "CLASSIC_ACTION_BUILD": return t("Build %1", name);
    case "CLASSIC_ACTION_STAGE": return t("Use %1 for a wonder stage", name);
    case "CLASSIC_ACTION_DISCARD": return t("Discard %1", name);
    case "CLASSIC_ACTION_FREE": return t("Build %1 with the free building of this age", name);
    case "CLASSIC_ACTION_PICK": return move.card ? t("Take %1", name) : t("Take nothing");
    default: return "";
  }
}

/** Nothing to decide: what was chosen, and who is waited for. */
function Waits() {
  const chosen = chosenText();
  const cities = state.view?.classic?.cities ?? [];
  const waited = cities.filter((each) => each.mustAct && !each.freeCity).map((each) => nameOf(each.seat ?? 0));
  return (
    <section className="waits" aria-live="polite">
      <Glyph name={chosen ? "chosen" : "hourglass"} />
      {chosen && <h2>{chosen}</h2>}
      {waited.length > 0 && <p>{t("Waiting for %1", list(waited))}</p>}
      {rule() && <p>{rule()}</p>}
      {state.view?.canTakeBack && (
        <Button glyph="undo" label={t("Change")} disabled={state.sending} onPress={() => void takeBack()} />
      )}
    </section>
  );
}

function Asked() {
  const hand = chosenCard();
  if (!isAsked()) return <Waits />;
  if (hand) return <Choice key={question()} hand={hand} />;
  const classic = state.view?.classic;
  const unusual = rule();
  return (
    <section className={`asked ${unusual ? "has-rule" : ""}`} aria-label={question()}>
      <h2 className={unusual ? "" : "hidden"}>{question()}</h2>
      {unusual && <p>{unusual}</p>}
      {unusual && city(focus()).freeCity && <p>{tn("%n coin(s)", city(focus()).coins ?? 0)}</p>}
      <Hand />
      {classic?.mayDecline && (
        <Button label={t("Take nothing")} disabled={state.sending}
          onPress={() => void decide({ classic: { action: "CLASSIC_ACTION_PICK" } })} />
      )}
    </section>
  );
}

/** Who watches sees all cities, and no hand. */
function Watched() {
  return (
    <main className="classic watched">
      <Bar /><Paused />
      <div className="scrolls">
        {(state.view?.classic?.cities ?? []).map((each) => (
          <WholeCity key={each.seat ?? 0} seat={each.seat ?? 0} />
        ))}
      </div>
    </main>
  );
}

export function Table() {
  if (state.watching) return <Watched />;
  return (
    <main className={`classic ${chosenCard() ? "has-choice" : ""}`}>
      <Bar />
      <div className="neighbours"><Neighbour side="left" /><Neighbour side="right" /></div>
      <OwnCity />
      <Paused />
      <Asked />
    </main>
  );
}
