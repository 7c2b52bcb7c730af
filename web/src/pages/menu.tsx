// SPDX-License-Identifier: GPL-3.0-or-later
// The head of every page, its menu and the sheets that this opens; questions of the host.
import type { OwnerAct } from "messages";
import { answer, changeLanguage, emote, leave, owner } from "../acts";
import type { Drawn } from "../dom";
import { game } from "../games";
import { Button, IconButton, Sheet, Sides } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { close, isMine, may, nameOf, open, seatInfo, seats, set, state } from "../state";
import { keep, recall } from "../wire/seat";
import { codesOf, language, languages, said, t, tn } from "../words";
import type { Language } from "../words";

export const MenuButton = () =>
  <IconButton glyph="menu" label={t("Menu")} onPress={() => open(() => <Menu />)} />;

export function Bar({ className = "", children }: { className?: string; children: Drawn }) {
  return <header className={`bar ${className}`}>{children}<MenuButton /></header>;
}

function chooseTheme(theme: string): void {
  keep("theme", theme);
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  set({});
}

/** When something is asked here: a phone lies on the table. */
function chooseSound(sound: string): void {
  keep("sound", sound);
  set({});
}

export function LanguageChoice() {
  return (
    <label className="language">
      <Glyph name="language" />
      <select aria-label={t("Language")} value={language}
        onChange={(event) => void changeLanguage(event.target.value as Language)}>
        {Object.entries(languages).map(([id, name]) => <option key={id} value={id}>{name}</option>)}
      </select>
    </label>
  );
}

/** What the person here likes. */
export function Settings() {
  return (
    <>
      <Sides label={t("Appearance")} value={recall("theme")} onChoose={chooseTheme}
        choices={[["", t("As the device")], ["light", t("Light")], ["dark", t("Dark")]]} />
      <LanguageChoice />
    </>
  );
}

function Menu() {
  const runs = state.view && !state.view.over;
  const isPaused = state.states?.paused ?? false;
  const Log = game()?.Log;
  const Discards = game()?.Discards;
  return (
    <Sheet title={t("Menu")}>
      {Log && <Button glyph="log" label={t("Log")} onPress={() => open(() => <Log />)} />}
      {Discards && <Button glyph="discard" label={t("Discard pile")} onPress={() => open(() => <Discards />)} />}
      <Button glyph="people" label={t("People at the table")} onPress={() => open(() => <People />)} />
      {runs && may("start") && (
        <Button glyph={isPaused ? "play" : "pause"} label={isPaused ? t("Go on") : t("Pause")}
          onPress={() => done({ pause: !isPaused })} />
      )}
      <Sides label={t("Sound")} value={recall("sound")} onChoose={chooseSound}
        choices={[["", t("Off")], ["on", t("Sound")]]} />
      <Settings />
      <Button glyph="home" label={leaveText()} onPress={askToLeave} />
    </Sheet>
  );
}

function People() {
  const watchers = state.states?.watchers ?? 0;
  return (
    <Sheet title={t("People at the table")}>
      <ul className="list">
        {seats().map(({ seat = 0, kind, name }) => (
          <li key={seat} className="row">
            <Dot seat={seat} />
            <span className="who"><b><Name seat={seat} /></b><span>{presence(seat)}</span></span>
            {kind === "SEAT_KIND_PERSON" && name && may("moderate") && !isMine(seat) && (
              <Button label={t("Give it away")} aria={t("Take the seat from %1", nameOf(seat))}
                onPress={() => owner({ newToken: seat })} />
            )}
          </li>
        ))}
      </ul>
      {watchers > 0 && <p>{tn("%n person(s) watch(es)", watchers)}</p>}
      {state.link_to_give && (
        <p className="to-give">{`${location.origin}/j/${state.table}?seat#${state.link_to_give}`}</p>
      )}
      {!state.watching && (
        <>
          <h3>{t("Say something")}</h3>
          <div className="emotes">
            {codesOf("emote").map((id) => <Button key={id} label={said("emote", id)} onPress={() => emote(Number(id))} />)}
          </div>
        </>
      )}
    </Sheet>
  );
}

function done(act: OwnerAct): void {
  owner(act);
  close();
}

/** What whoever arranges the table may do with a seat before it begins. */
export function SeatSheet({ seat }: { seat: number }) {
  const { kind, name } = seatInfo(seat);
  const isPerson = kind === "SEAT_KIND_PERSON" && name;
  const moveTo = (to: number) => done({ move: { from: seat, to } });
  return (
    <Sheet title={nameOf(seat)}>
      {seat > 0 && <Button glyph="arrow-left" label={t("Earlier seat")} onPress={() => moveTo(seat - 1)} />}
      {seat < seats().length - 1 && (
        <Button glyph="arrow-right" label={t("Later seat")} onPress={() => moveTo(seat + 1)} />
      )}
      {isPerson && <Button glyph="cross" label={t("Remove from the table")} onPress={() => done({ kick: seat })} />}
      {!isPerson && codesOf("level").map((level) => (
        <Button key={level} glyph="computer" label={said("level", level)}
          onPress={() => done({ fill: { seat, level } })} />
      ))}
      {kind === "SEAT_KIND_COMPUTER" && (
        <Button glyph="person" label={t("Free for anyone")} onPress={() => done({ fill: { seat, level: "" } })} />
      )}
    </Sheet>
  );
}

const leaveText = (): string => state.watching ? t("Stop watching") : t("Leave");
export const askToLeave = (): void => open(() => <LeaveSheet />);

function LeaveSheet() {
  const runs = state.view && !state.view.over && !state.watching;
  return (
    <Sheet title={leaveText()}>
      <p>{runs ? t("Your seat goes back to the table: the others decide how the game goes on. Closing the page is enough for a pause; your seat is then kept.")
        : t("You can come back while the table is open.")}</p>
      <Button kind="main" label={state.watching ? t("Stop watching") : t("Give the seat back and leave")} onPress={leave} />
      <Button label={t("Cancel")} onPress={close} />
    </Sheet>
  );
}

/** What the host asks: about somebody who is away, or about giving a seat to somebody else. */
export function Questions() {
  const [ask] = state.asks;
  if (!ask) return null;
  const { choices = [], question = 0 } = ask;
  const name = nameOf(ask.seat ?? 0);
  return (
    <section className="question">
      <p>{choices.includes("keep") ? t("%1 is here. Give the seat to somebody else?", name) : t("%1 is away", name)}</p>
      {choices.map((choice) => (
        <Button key={choice} label={said("choice", choice) || choice} onPress={() => answer(question, choice)} />
      ))}
    </section>
  );
}
