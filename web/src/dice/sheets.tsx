// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in Dice: another city, the round, the log.
import type { DiceEvent } from "messages";
import { Sheet, Sides } from "../parts/controls";
import { Figure, Glyph } from "../parts/marks";
import { Deed, Dot, Name, presence } from "../parts/seat";
import { nameOf, open, set, state } from "../state";
import { coinsText, pointsText, signed, t } from "../words";
import { Board, Reserve } from "./board";
import { city, faceLook, house, me, neighbours, sheetOf, table } from "./view";
import { events, isDeed, played, sentence } from "./words";

/** Everything of one city. */
export function WholeCity({ seat, className = "" }: { seat: number; className?: string }) {
  const { points, last } = city(seat);
  return (
    <section className={`city ${className}`}>
      <h3><Dot seat={seat} /><Name seat={seat} />
        <small>{[sheetOf(seat).name, points === undefined ? "" : pointsText(points), presence(seat)]
          .filter(Boolean).join(" \u00b7 ")}</small></h3>
      {last && <p className="quiet">{t("%1: %2", t("Round %1", last.round ?? 0), played(last))}</p>}
      <Comparisons seat={seat} />
      <Board seat={seat} />
      <Reserve seat={seat} />
    </section>
  );
}

/** What the faces of the purple die compare. */
function Comparisons({ seat }: { seat: number }) {
  const isLeft = seat === neighbours()[0];
  if (state.watching || !neighbours().includes(seat)) return null;
  return (
    <ul className="compared">
      {(table().comparisons ?? []).map((line, i) => {
        const theirs = (isLeft ? line.left : line.right) ?? 0;
        const allows = isLeft ? line.leftAllows : line.rightAllows;
        const text = t("%1: %2 %3, you %4", faceLook(line.face).name, nameOf(seat), theirs, line.own ?? 0);
        return (
          <li key={i} className={allows ? "allows" : ""} aria-label={`${text}. ${allows
            ? t("Enough against this neighbour to use the purple die for it.")
            : t("Not enough against this neighbour to use the purple die for it.")}`}>
            <Glyph name={faceLook(line.face).glyph} className={`ink-${house(line.face).family}`} />
            <b>{line.own ?? 0}</b><Glyph name={allows ? "tick" : "cross"} /><b>{theirs}</b>
          </li>
        );
      })}
    </ul>
  );
}

export function Cities({ seat = neighbours()[0] ?? me() }: { seat?: number | undefined }) {
  return (
    <Sheet title={t("The cities")} className="tall">
      <Sides label={t("The cities")} value={seat} onChoose={(each) => open(() => <Cities seat={each} />)}
        choices={(table().cities ?? []).map(({ seat: each = 0 }) => [each, <Dot seat={each} />, nameOf(each)])} />
      <WholeCity seat={seat} className="dice" />
    </Sheet>
  );
}

function Played({ event }: { event: DiceEvent }) {
  const gain = (event.coins ?? 0) - (event.coinsBefore ?? 0);
  return (
    <Deed seat={event.seat ?? 0} told={[played(event)]}>
      {gain !== 0 && <Figure glyph="coin" value={signed(gain)} className="ink-coin" label={coinsText(gain)} />}
    </Deed>
  );
}

function Lines({ told }: { told: DiceEvent[] }) {
  return (
    <ul className="list" aria-live="polite">
      {told.filter(isDeed).map((event, i) => <Played key={i} event={event} />)}
      {told.map(sentence).filter(Boolean).map((text, i) => <li key={`s${i}`}>{text}</li>)}
    </ul>
  );
}

export function Turn() {
  const told = events(state.told);
  return (
    <Sheet title={t("Round %1", told.find(isDeed)?.round ?? 0)} closeAfter={5_000} className="turn"
      onClose={() => set({ over: undefined, told: state.story.length })}>
      <Lines told={told} />
    </Sheet>
  );
}

export function Log() {
  const rounds = [...new Set(events(0).filter(isDeed).map((event) => event.round ?? 0))];
  return (
    <Sheet title={t("Log")} className="tall">
      {rounds.reverse().map((round) => (
        <section key={round}><h3>{t("Round %1", round)}</h3>
          <Lines told={events(0).filter((event) => (event.round ?? 0) === round)} /></section>
      ))}
    </Sheet>
  );
}
