// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: which table this is, who sits there, and the way to sit down.
import type { TableInfo } from "messages";
import { sitDown, watch } from "../acts";
import { Button } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot } from "../parts/seat";
import { set, state, tableInfo } from "../state";
import { programLink } from "../wire/seat";
import { asset, languages, t, tn } from "../words";
import type { Language } from "../words";
import type { Settings } from "./app";

export function gameName(game: string): string {
  return { classic: t("7 Wonders"), duel: t("7 Wonders Duel"), dice: t("7 Wonders Dice") }[game] ?? game;
}

/** What a table is called; hosts without a person give it no title. */
export function titleOf(table: TableInfo): string {
  return table.title || state.hostName || gameName(table.game ?? "");
}

export function Poster({ game }: { game: string }) {
  const name = ["classic", "duel", "dice"].includes(game) ? game : "classic";
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={asset(`game-${name}-night.svg`)} />
      <img src={asset(`game-${name}.svg`)} alt="" />
    </picture>
  );
}

function field(name: string): string {
  return (document.getElementById(name) as HTMLInputElement | null)?.value ?? "";
}

export function LanguageChoice({ settings, value }: { settings: Settings; value: string }) {
  return (
    <label className="language">
      <Glyph name="language" />
      <select aria-label={t("Language")} value={value}
        onChange={(event) => settings.changeLanguage(event.target.value as Language)}>
        {Object.entries(languages).map(([id, name]) => <option key={id} value={id}>{name}</option>)}
      </select>
    </label>
  );
}

function People({ table }: { table: TableInfo }) {
  const taken = (table.seats ?? []).filter((seat) => seat.name || seat.kind === "SEAT_KIND_COMPUTER");
  return (
    <ul className="people" aria-label={t("People at the table")}>
      {taken.map((seat) => (
        <li key={seat.seat ?? 0}><Dot seat={seat.seat ?? 0} /><bdi>{seat.name}</bdi></li>
      ))}
      {(table.freeSeats ?? 0) > 0 && (
        <li className="free">{tn("%n seat(s) still free", table.freeSeats ?? 0)}</li>
      )}
    </ul>
  );
}

function Form({ table }: { table: TableInfo }) {
  const isFull = !table.freeSeats;
  const asksPin = table.pin && !state.invite;
  const sit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!isFull) sitDown(field("name"), field("pin"));
  };
  return (
    <form onSubmit={sit}>
      {!isFull && (
        <>
          <label htmlFor="name">{t("Your name")}</label>
          <input id="name" name="name" maxLength={24} defaultValue={state.name} dir="auto"
            autoComplete="nickname" required />
        </>
      )}
      {asksPin && (
        <>
          <label htmlFor="pin">{t("PIN (on the host's screen)")}</label>
          <input id="pin" name="pin" inputMode="numeric" autoComplete="off" maxLength={12}
            aria-invalid={state.wrong ? true : undefined} aria-describedby="wrong" />
        </>
      )}
      <p id="wrong" className="wrong" role="alert">
        {state.wrong && <><Glyph name="warning" /><span>{state.wrong}</span></>}
      </p>
      {table.pin && state.invite && !state.wrong && (
        <p className="good"><Glyph name="tick" /><span>{t("You came by the QR code: no PIN is needed")}</span></p>
      )}
      {isFull && <p className="hint">{t("No seat is free at this table. Ask the host for one, or watch.")}</p>}
      {!isFull && (
        <button type="submit" className="button main tall" disabled={state.joining}>
          <Glyph name="person" /><span>{t("Sit down")}</span>
        </button>
      )}
      <div className="pair">
        {table.mayWatch && (
          <Button glyph="eye" label={t("Only watch")} onPress={() => watch(field("pin"))} />
        )}
        <a className="button" href={programLink(state.table, state.invite)}>
          <Glyph name="home" /><span>{t("In the program")}</span>
        </a>
      </div>
    </form>
  );
}

function Tables() {
  return (
    <ul className="tables">
      {state.tables.map((table) => (
        <li key={table.table}>
          <Button onPress={() => set({ table: table.table ?? "", wrong: "" })}>
            <b>{titleOf(table)}</b>
            <span>{gameName(table.game ?? "")}</span>
            <span>{table.freeSeats ? tn("%n seat(s) still free", table.freeSeats) : t("Watch")}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

export function JoinPage({ settings }: { settings: Settings }) {
  const table = tableInfo();
  const title = table ? titleOf(table) : state.table ? t("This table is not here") : state.hostName || "Mirabilia";
  const players = (table?.seats ?? []).filter((seat) => seat.kind !== "SEAT_KIND_FREE_CITY").length;
  return (
    <main className="join">
      <div className="art"><Poster game={table?.game ?? "classic"} /></div>
      <div className="paper">
        <h1><bdi>{title}</bdi></h1>
        {table && (
          <p className="what">
            {t("%1, %2", gameName(table.game ?? ""), tn("%n player(s)", players))}
          </p>
        )}
        {table && <People table={table} />}
        {!state.mayBeKept && (
          <p className="wrong"><Glyph name="warning" />
            <span>{t("Open this page in your browser: here your seat is lost when you leave.")}</span></p>
        )}
        {table && <Form table={table} />}
        {!table && state.listed && (
          <>
            {state.table && <p className="hint">{t("The host may have closed it. These tables are open:")}</p>}
            {state.tables.length === 0 && <p className="hint">{t("No table is open here.")}</p>}
            <Tables />
          </>
        )}
        <p className="honest">
          <Glyph name="unlock" />
          <span>{t("Nothing here is encrypted: whoever listens on this network can see your hand. Play where you trust the others.")}</span>
        </p>
        <footer>
          <LanguageChoice settings={settings} value={document.documentElement.lang
            .replace("zh-Hans", "zh_CN").replace("zh-Hant", "zh_TW")} />
          <span>{location.hostname}</span>
        </footer>
      </div>
    </main>
  );
}
