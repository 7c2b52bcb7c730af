// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in Dice: another city, the round, the log.
import type { DiceEvent } from "messages";
import { Sheet } from "../parts/controls";
import { Figure, Glyph } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { nameOf, set, state } from "../state";
import type { Sheet as Which } from "../state";
import { signed, t, tn } from "../words";
import { Board, Reserve } from "./board";
import { city, faceLook, house, me, neighbours, sheetOf, table } from "./view";
import { bonusName, cells, events, headline, joined, sentence } from "./words";

const close = (): void => set({ sheet: undefined });

export function CityHead({ seat }: { seat: number }) {
  const one = city(seat);
  const away = presence(seat);
  return (
    <h3><Dot seat={seat} /><Name seat={seat} />
      <small>{[sheetOf(seat).name, one.points === undefined ? "" : tn("%n point(s)", one.points), away]
        .filter(Boolean).join(" \u00b7 ")}</small></h3>
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
        const text = t("%1: %2 %3, you %4", faceLook(line.face ?? "").name, nameOf(seat), theirs, line.own ?? 0);
        return (
          <li key={i} className={allows ? "allows" : ""} aria-label={`${text}. ${allows
            ? t("Enough against this neighbour to use the purple die for it.")
            : t("Not enough against this neighbour to use the purple die for it.")}`}>
            <Glyph name={faceLook(line.face ?? "").glyph} className={`ink-${house(line.face ?? "").family}`} />
            <b>{line.own ?? 0}</b><Glyph name={allows ? "tick" : "cross"} /><b>{theirs}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Cities({ seat }: { seat: number }) {
  const all = (table().cities ?? []).map((each) => each.seat ?? 0);
  return (
    <Sheet title={t("The cities")} onClose={close} className="tall">
      <div className="sides" role="group" aria-label={t("The cities")}>
        {all.map((each) => (
          <button key={each} type="button" aria-pressed={each === seat} aria-label={nameOf(each)}
            onClick={() => set({ sheet: { kind: "cities", seat: each } })}><Dot seat={each} /></button>
        ))}
      </div>
      <section className="dice city"><CityHead seat={seat} /><Comparisons seat={seat} /><Board seat={seat} />
        <Reserve seat={seat} /></section>
    </Sheet>
  );
}

function Deed({ event }: { event: DiceEvent }) {
  const gain = (event.coins ?? 0) - (event.coinsBefore ?? 0);
  return (
    <li className="deed">
      <Dot seat={event.seat ?? 0} />
      <span className="who"><b><Name seat={event.seat ?? 0} /></b><span>{headline(event)}</span>
        <span>{joined([cells(event), ...(event.bonuses ?? []).map(bonusName)])}</span></span>
      {gain !== 0 && <Figure glyph="coin" value={signed(gain)} className="ink-coin" label={tn("%n coin(s)", gain)} />}
    </li>
  );
}

function Lines({ told }: { told: DiceEvent[] }) {
  return (
    <ul className="list" aria-live="polite">
      {told.filter((event) => event.kind === "CITY_REVEALED").map((event, i) => <Deed key={i} event={event} />)}
      {told.map(sentence).filter(Boolean).map((text, i) => <li key={`s${i}`}>{text}</li>)}
    </ul>
  );
}

function Round() {
  const done = () => set({ sheet: undefined, told: state.story.length });
  const told = events(state.told);
  const round = told.find((event) => event.kind === "CITY_REVEALED")?.round ?? 0;
  return (
    <Sheet title={t("Round %1", round)} onClose={done} closeAfter={5_000} className="turn">
      <Lines told={told} />
    </Sheet>
  );
}

function Log() {
  const all = events(0);
  const rounds = [...new Set(all.map((event) => event.round ?? 0))].filter((round) =>
    all.some((event) => event.round === round && event.kind === "CITY_REVEALED"));
  return (
    <Sheet title={t("Log")} onClose={close} className="tall">
      {rounds.reverse().map((round) => (
        <section key={round}><h3>{t("Round %1", round)}</h3>
          <Lines told={all.filter((event) => event.round === round)} /></section>
      ))}
    </Sheet>
  );
}

export function Sheets({ sheet }: { sheet: Which }) {
  switch (sheet.kind) {
    case "cities": return <Cities seat={sheet.seat ?? neighbours()[0] ?? me()} />;
    case "turn": return <Round />;
    case "log": return <Log />;
    default: return null;
  }
}
