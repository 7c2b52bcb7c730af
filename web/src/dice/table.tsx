// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Dice: the Forum, the own board, the reserve, the band; or all boards, watched.
import type { DieView } from "messages";
import { Bar } from "../pages/menu";
import { Coins, Disc, Figure, Glyph } from "../parts/marks";
import { Clock, Dots, Name, Paused, presence } from "../parts/seat";
import { edgeOf, nameOf, open, state } from "../state";
import { t, tn } from "../words";
import { Band } from "./band";
import { Board, Price, Reserve, taken } from "./board";
import { Cities, WholeCity } from "./sheets";
import { city, dieFace, faceLook, known, me, neighbours, pick, picked, priceState, table } from "./view";
import { asksForDice, lastRound, question, spokenDie, waitedFor } from "./words";

function Top() {
  const { round = 1, lastRound: isLast, cities = [], bonusesToEnd = 3 } = table();
  const most = Math.max(0, ...cities.map((each) => each.bonuses?.length ?? 0));
  return (
    <Bar>
      <h1 className="title">{t("Round %1", round)}</h1>
      {isLast ? <b className="final">{t("Last")}</b>
        : <Figure glyph="hourglass" value={`${most}/${bonusesToEnd}`} label={tn("A city has %n bonus(es)", most)} />}
      <Clock seat={me()} />
      <span className="grow" />
      <Dots done={cities.map(({ seat = 0, mustAct }) => [seat, !mustAct])} onPress={() => open(() => <Cities />)} />
    </Bar>
  );
}

function Foot({ die }: { die: DieView }) {
  const kind = die.locked ? "locked" : asksForDice() ? priceState(die.price) : "";
  return (
    <span className={`foot ${kind}`}>
      {die.locked ? <Glyph name="lock" />
        : kind && <Price coins={die.price?.coins} cannot={kind === "cannot"} />}
    </span>
  );
}

function Die({ die }: { die: DieView }) {
  const id = die.die ?? "";
  const [look, face] = [dieFace(id), faceLook(die.face)];
  const isPicked = picked().die === id;
  const inside = (
    <>
      <span className="pip"><Glyph name={face.glyph} className={face.family ? `ink-${face.family}` : ""} />
        <Glyph name={look.mark} className="mark" /></span>
      <Foot die={die} />
    </>
  );
  const kind = `die f-${look.family} ${die.locked ? "locked" : ""}`;
  if (state.watching || !asksForDice()) {
    return <span className={kind} role="img" aria-label={spokenDie(die)}>{inside}</span>;
  }
  return (
    <button type="button" className={kind} aria-label={spokenDie(die)} aria-pressed={isPicked}
      onClick={() => pick(isPicked ? {} : { die: id })}>{inside}</button>
  );
}

function Forum() {
  const dice = table().forum ?? [];
  return (
    <section className="forum" aria-label={known().buildings ? t("Forum") : ""}>
      {(known().quadrants ?? []).map((cost) => {
        const here = dice.filter((die) => (die.cost ?? 0) === cost);
        return (
          <div key={cost} className={`tray dice${here.length}`}>
            <Disc>{cost}</Disc>
            <div>{here.map((die) => <Die key={die.die} die={die} />)}</div>
          </div>
        );
      })}
    </section>
  );
}

/** Whom the Barracks attack; on low screens they stand in their heads. */
function Neighbours() {
  return (
    <div className="next-cities">
      {neighbours().map((seat, side) => {
        const { bonuses = [], coins = 0 } = city(seat);
        return (
          <button key={side} type="button" className={edgeOf(seat)} onClick={() => open(() => <Cities seat={seat} />)}
            aria-label={t("%1, your neighbour: look at the city", nameOf(seat))}>
            {side === 0 && <Glyph name="arrow-left" />}
            <Name seat={seat} />
            {presence(seat) && <Glyph name="info" />}
            <span className="grow" />
            <Figure glyph="hourglass" value={bonuses.length} label={tn("%n bonus(es)", bonuses.length)} />
            <Coins number={coins} />
            {side > 0 && <Glyph name="arrow-right" />}
          </button>
        );
      })}
    </div>
  );
}

function Watched() {
  return (
    <main className="dice watched">
      <Top /><Paused /><Forum />
      <div className="scrolls" tabIndex={0}>
        <h2 className="hidden">{t("The cities")}</h2>
        {(table().cities ?? []).map(({ seat = 0 }) => <WholeCity key={seat} seat={seat} />)}
      </div>
    </main>
  );
}

export function Table() {
  if (state.watching) return <Watched />;
  const takes = taken();
  return (
    <main className="dice">
      <Top />
      <p className="hidden" role="status">{[lastRound(), question() || waitedFor()].filter(Boolean).join(". ")}</p>
      <Forum />
      <Neighbours />
      <Board seat={me()} takes={takes} />
      <Reserve seat={me()} takes={takes} />
      <Paused />
      <Band />
    </main>
  );
}
