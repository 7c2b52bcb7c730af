// SPDX-License-Identifier: GPL-3.0-or-later
// The menu and its sheets; questions of the host.
import { answer, emote, leave, owner } from "../acts";
import { Sheets } from "../classic/sheets";
import { Sheets as DiceSheets } from "../dice/sheets";
import { Sheets as DuelSheets } from "../duel/sheets";
import { Button, Sheet } from "../parts/controls";
import { Dot, Name, presence } from "../parts/seat";
import { isMine, levelWord, nameOf, seatInfo, seats, set, state, tableInfo } from "../state";
import { keep, recall } from "../wire/seat";
import { language, t, tn } from "../words";
import { emotes } from "./app";
import type { Settings } from "./app";
import { LanguageChoice } from "./join";
import { Points } from "./result";

const close = (): void => set({ sheet: undefined });

export function Themes() {
  const now = recall("theme");
  const choose = (theme: string) => {
    keep("theme", theme);
    if (theme) document.documentElement.dataset["theme"] = theme;
    else delete document.documentElement.dataset["theme"];
    set({});
  };
  return (
    <div className="sides" role="group" aria-label={t("Appearance")}>
      {[["", t("As the device")], ["light", t("Light")], ["dark", t("Dark")]].map(([id = "", name]) => (
        <button key={id} type="button" aria-pressed={now === id} onClick={() => choose(id)}>{name}</button>
      ))}
    </div>
  );
}

function MainMenu({ settings }: { settings: Settings }) {
  const runs = state.view && !state.view.over;
  return (
    <Sheet title={t("Menu")} onClose={close}>
      {state.view && <Button glyph="log" label={t("Log")} onPress={() => set({ sheet: { kind: "log" } })} />}
      {(state.view?.classic || state.view?.duel) && (
        <Button glyph="discard" label={t("Discard pile")} onPress={() => set({ sheet: { kind: "discards" } })} />
      )}
      <Button glyph="people" label={t("People at the table")} onPress={() => set({ sheet: { kind: "people" } })} />
      {runs && state.may.includes("start") && (
        <Button glyph={state.states?.paused ? "play" : "pause"}
          label={state.states?.paused ? t("Go on") : t("Pause")}
          onPress={() => { owner({ pause: !state.states?.paused }); close(); }} />
      )}
      <Themes />
      <LanguageChoice settings={settings} value={language} />
      <Button glyph="home" label={state.watching ? t("Stop watching") : t("Leave")}
        onPress={() => set({ sheet: { kind: "leave" } })} />
    </Sheet>
  );
}

function PeopleSheet() {
  const watchers = state.states?.watchers ?? 0;
  return (
    <Sheet title={t("People at the table")} onClose={close}>
      <ul className="list">
        {seats().map((each) => {
          const seat = each.seat ?? 0;
          const isPerson = each.kind === "SEAT_KIND_PERSON" && each.name;
          return (
            <li key={seat} className="row">
              <Dot seat={seat} />
              <span className="who"><b><Name seat={seat} /></b><span>{presence(seat)}</span></span>
              {isPerson && state.may.includes("moderate") && !isMine(seat) && (
                <Button label={t("Give it away")} aria={t("Take the seat from %1", nameOf(seat))}
                  onPress={() => owner({ newToken: seat })} />
              )}
            </li>
          );
        })}
      </ul>
      {watchers > 0 && <p>{tn("%n person(s) watch(es)", watchers)}</p>}
      {state.link_to_give && (
        <p className="to-give">{`${location.origin}/j/${state.table}#${state.link_to_give}`}</p>
      )}
      {!state.watching && (
        <>
          <h3>{t("Say something")}</h3>
          <div className="emotes">
            {emotes().map((text, i) => <Button key={i} label={text} onPress={() => emote(i + 1)} />)}
          </div>
        </>
      )}
    </Sheet>
  );
}

/** What whoever arranges the table may do with a seat before it begins. */
function SeatSheet({ seat }: { seat: number }) {
  const last = (tableInfo()?.seats ?? []).length - 1;
  const info = seatInfo(seat);
  const done = (act: Parameters<typeof owner>[0]) => { owner(act); close(); };
  const isPerson = info.kind === "SEAT_KIND_PERSON" && info.name;
  return (
    <Sheet title={nameOf(seat)} onClose={close}>
      {seat > 0 && <Button glyph="arrow-left" label={t("Earlier seat")}
        onPress={() => done({ move: { from: seat, to: seat - 1 } })} />}
      {seat < last && <Button glyph="arrow-right" label={t("Later seat")}
        onPress={() => done({ move: { from: seat, to: seat + 1 } })} />}
      {isPerson && <Button glyph="cross" label={t("Remove from the table")}
        onPress={() => done({ kick: seat })} />}
      {!isPerson && ["easy", "normal", "expert", "master"].map((level) => (
        <Button key={level} glyph="computer" label={levelWord(level)}
          onPress={() => done({ fill: { seat, level, name: levelWord(level) } })} />
      ))}
      {info.kind === "SEAT_KIND_COMPUTER" && (
        <Button glyph="person" label={t("Free for anyone")}
          onPress={() => done({ fill: { seat, level: "" } })} />
      )}
    </Sheet>
  );
}

function LeaveSheet() {
  const runs = state.view && !state.view.over && !state.watching;
  return (
    <Sheet title={state.watching ? t("Stop watching") : t("Leave")} onClose={close}>
      <p>{runs ? t("Your seat goes back to the table: the others decide how the game goes on. Closing the page is enough for a pause; your seat is then kept.")
        : t("You can come back while the table is open.")}</p>
      <Button kind="main" label={state.watching ? t("Stop watching") : t("Give the seat back and leave")}
        onPress={leave} />
      <Button label={t("Cancel")} onPress={close} />
    </Sheet>
  );
}

/** What the host asks: about somebody who is away, or about giving a seat to somebody else. */
export function Questions() {
  const ask = state.asks[0];
  if (!ask) return null;
  const name = nameOf(ask.seat ?? 0);
  const words: Record<string, string> = {
    wait: t("Wait"), stand_in: t("Let a computer play"), save_and_end: t("Save and end"),
    give_away: t("Give it away"), keep: t("Keep it"),
  };
  const isConsent = (ask.choices ?? []).includes("keep");
  return (
    <section className="question" aria-live="polite">
      <p>{isConsent ? t("%1 is here. Give the seat to somebody else?", name) : t("%1 is away", name)}</p>
      {(ask.choices ?? []).map((choice) => (
        <Button key={choice} label={words[choice] ?? choice}
          onPress={() => answer(ask.question ?? 0, choice)} />
      ))}
    </section>
  );
}

export function Menu({ settings }: { settings: Settings }) {
  const sheet = state.sheet;
  switch (sheet?.kind) {
    case "menu": return <MainMenu settings={settings} />;
    case "people": return <PeopleSheet />;
    case "seat": return <SeatSheet seat={sheet.seat} />;
    case "leave": return <LeaveSheet />;
    case "points": return <Points seat={sheet.seat} category={sheet.category} />;
    default: return !sheet ? null : state.view?.classic ? <Sheets sheet={sheet} />
      : state.view?.duel ? <DuelSheets sheet={sheet} />
      : state.view?.dice ? <DiceSheets sheet={sheet} /> : null;
  }
}
