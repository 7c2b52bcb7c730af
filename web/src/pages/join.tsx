// SPDX-License-Identifier: GPL-3.0-or-later
// The first page: which table this is, who sits there, and the way to sit down.
import type { TableInfo } from "messages";
import { sitDown, watch } from "../acts";
import type { Drawn } from "../dom";
import { Button } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name } from "../parts/seat";
import { problemText, secondsShut, set, state, tableInfo } from "../state";
import { programLink } from "../wire/seat";
import { asset, codesOf, said, t, tn } from "../words";
import { LanguageChoice } from "./menu";

export const gameName = (table: TableInfo): string => said("game", table.game) || (table.game ?? "");
/** What a table is called; hosts without a person give it no title. */
export const titleOf = (table: TableInfo): string => table.title || state.hostName || gameName(table);

/** A page that tells who comes here what this is. */
export function Paper({ game = "", title, what, honest, children }: {
  game?: string | undefined; title: string; what?: string | undefined; honest?: string; children: Drawn;
}) {
  const name = codesOf("game").includes(game) ? game : "classic";
  return (
    <main className="join">
      <div className="art">
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={asset(`game-${name}-night.svg`)} />
          <img src={asset(`game-${name}.svg`)} alt="" />
        </picture>
      </div>
      <div className="paper">
        <h1><bdi>{title}</bdi></h1>
        {what && <p className="what">{what}</p>}
        {children}
        {honest && (
          <>
            <p className="honest"><Glyph name="unlock" /><span>{honest}</span></p>
            <footer><LanguageChoice /><span>{location.hostname}</span></footer>
          </>
        )}
      </div>
    </main>
  );
}

const field = (name: string): string => (document.getElementById(name) as HTMLInputElement | null)?.value ?? "";

/** Asks for a name, kept from last time, and for what `children` ask for. */
export function NameForm({ onSit, isBusy, children }: {
  onSit: (name: string) => void; isBusy: boolean; children?: Drawn;
}) {
  const sit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onSit(field("name"));
  };
  return (
    <form onSubmit={sit}>
      <label htmlFor="name">{t("Your name")}</label>
      <input id="name" name="name" maxLength={24} defaultValue={state.name} dir="auto" autoComplete="nickname" required />
      {children}
      <button type="submit" className="button main tall" disabled={isBusy}>
        <Glyph name="person" /><span>{t("Sit down")}</span>
      </button>
    </form>
  );
}

function People({ table }: { table: TableInfo }) {
  const taken = (table.seats ?? []).filter((seat) => seat.name || seat.kind === "SEAT_KIND_COMPUTER");
  return (
    <ul className="people" aria-label={t("People at the table")}>
      {taken.map(({ seat = 0 }) => <li key={seat}><Dot seat={seat} /><Name seat={seat} /></li>)}
      {table.freeSeats ? <li className="free">{tn("%n seat(s) still free", table.freeSeats)}</li> : null}
    </ul>
  );
}

function Pin() {
  return (
    <>
      <label htmlFor="pin">{t("PIN (on the host's screen)")}</label>
      <input id="pin" name="pin" inputMode="numeric" autoComplete="off" maxLength={12}
        aria-invalid={state.wrong ? true : undefined} aria-describedby="wrong" />
    </>
  );
}

/** How many there still are; or, second by second, how long nobody is let in. */
function Guesses() {
  const [left, seconds] = [state.wrong?.left ?? 0, secondsShut()];
  return seconds > 0 ? <p className="guesses" role="timer">{tn("You can try again in %n second(s).", seconds)}</p>
    : left > 0 ? <p className="guesses" role="status">{tn("You have %n guess(es) left before you have to wait.", left)}</p> : null;
}

function Ways({ table }: { table: TableInfo }) {
  const asked = (
    <>
      {table.pin && !state.invite && <Pin />}
      <p id="wrong" className="wrong" role="alert">
        {state.wrong && <><Glyph name="warning" /><span>{problemText(state.wrong)}</span></>}
      </p>
      <Guesses />
      {table.pin && state.invite && !state.wrong && (
        <p className="came"><Glyph name="tick" /><span>{t("You came by the QR code: no PIN is needed")}</span></p>
      )}
    </>
  );
  return (
    <>
      {table.freeSeats || state.takesSeat ? (
        <NameForm isBusy={state.joining || secondsShut() > 0} onSit={(name) => sitDown(name, field("pin"))}>{asked}</NameForm>
      ) : <>{asked}<p className="hint">{t("No seat is free at this table. Ask the host for one, or watch.")}</p></>}
      <div className="pair">
        {table.mayWatch && <Button glyph="eye" label={t("Only watch")} disabled={secondsShut() > 0} onPress={() => watch(field("pin"))} />}
        <a className="button" href={programLink(state.table, state.invite)}>
          <Glyph name="home" /><span>{t("In the program")}</span>
        </a>
      </div>
    </>
  );
}

function Tables() {
  return (
    <>
      {state.table && <p className="hint">{t("The host may have closed it. These tables are open:")}</p>}
      {state.tables.length === 0 && <p className="hint">{t("No table is open here.")}</p>}
      <ul className="tables">
        {state.tables.map((table) => (
          <li key={table.table}>
            <Button onPress={() => set({ table: table.table ?? "", wrong: undefined })}>
              <b>{titleOf(table)}</b>
              <span>{gameName(table)}</span>
              <span>{table.freeSeats ? tn("%n seat(s) still free", table.freeSeats) : t("Watch")}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

export function JoinPage() {
  const table = tableInfo();
  const title = table ? titleOf(table) : state.table ? t("This table is not here") : state.hostName || "Mirabilia";
  const players = (table?.seats ?? []).filter((seat) => seat.kind !== "SEAT_KIND_FREE_CITY").length;
  return (
    <Paper game={table?.game} title={title}
      what={table && t("%1, %2", gameName(table), tn("%n player(s)", players))}
      honest={t("Nothing here is encrypted: whoever listens on this network can see your hand. Play where you trust the others.")}>
      {table && <People table={table} />}
      {!state.mayBeKept && (
        <p className="wrong"><Glyph name="warning" />
          <span>{t("Open this page in your browser: here your seat is lost when you leave.")}</span></p>
      )}
      {table ? <Ways table={table} /> : state.listed && <Tables />}
    </Paper>
  );
}
