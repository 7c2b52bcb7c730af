// SPDX-License-Identifier: GPL-3.0-or-later
// The shared sheet on a phone: the way to a column, the own column, and everybody's.
import { Button, IconButton, Sheet } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { here } from "../acts";
import { Message } from "../pages/app";
import type { Settings } from "../pages/app";
import { LanguageChoice, Poster } from "../pages/join";
import { Themes } from "../pages/menu";
import { set, state } from "../state";
import { language, plain, t, tn } from "../words";
import { Everybody, ColumnSheet } from "./everybody";
import { Mine } from "./mine";
import { change, columns, join, own, sheet, undo, wish } from "./state";

function Join({ settings }: { settings: Settings }) {
  const sit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    void join((document.getElementById("name") as HTMLInputElement).value);
  };
  return (
    <main className="join">
      <div className="art"><Poster game={sheet.page?.box ?? "classic"} /></div>
      <div className="paper">
        <h1>{t("A score sheet for everybody")}</h1>
        <p className="what">{t("Fill in your own column here; the pad adds up.")}</p>
        <form onSubmit={sit}>
          <label htmlFor="name">{t("Your name")}</label>
          <input id="name" name="name" maxLength={24} defaultValue={state.name} dir="auto"
            autoComplete="nickname" required />
          <button type="submit" className="button main tall" disabled={sheet.joining || state.link !== "here"}>
            <Glyph name="person" /><span>{t("Sit down")}</span>
          </button>
        </form>
        <p className="honest"><Glyph name="unlock" />
          <span>{t("Nothing here is encrypted. Share where you trust the others.")}</span></p>
        <footer><LanguageChoice settings={settings} value={language} /></footer>
      </div>
    </main>
  );
}

/** "Which column is yours?" */
function Choose() {
  return (
    <main className="join">
      <div className="art"><Poster game={sheet.page?.box ?? "classic"} /></div>
      <div className="paper">
        <h1>{t("Which column is yours?")}</h1>
        <ul className="tables">
          {columns().map((one, i) => (
            <li key={i}>
              <Button disabled={(one.owner ?? 0) > 0} onPress={() => void wish({ take: { column: i } })}>
                <b><i className={`dot s-${one.color}`} aria-hidden="true" /> <bdi>{one.shown}</bdi></b>
                <span>{one.owner ? t("taken") : one.board}</span>
              </Button>
            </li>
          ))}
        </ul>
        <div className="pair">
          {sheet.page?.mayAdd && (
            <Button glyph="plus" label={t("New column")} onPress={() => void wish({ take: { anew: true } })} />
          )}
          <Button glyph="eye" label={t("Only watch")} onPress={() => change({ looks: true, tab: "all" })} />
        </div>
      </div>
    </main>
  );
}

function Tabs() {
  const isMine = sheet.tab === "mine" && !sheet.looks;
  const show = (tab: "mine" | "all") => change({ tab, typed: null, column: tab === "all" ? -1 : sheet.column });
  return (
    <div className="sides pad-tabs" role="group" aria-label={t("Columns")}>
      <button type="button" aria-pressed={isMine} disabled={own() < 0 && sheet.column < 0}
        onClick={() => show("mine")}>
        {sheet.column >= 0 && sheet.column !== own()
          ? <bdi>{columns()[sheet.column]?.shown}</bdi> : t("My column")}
      </button>
      <button type="button" aria-pressed={!isMine} onClick={() => show("all")}>
        {t("Everybody")}
        {columns().map((one, i) => (
          <i key={i} className={`filled s-${one.color} ${one.missing ? "" : "full"}`} aria-hidden="true" />
        ))}
      </button>
    </div>
  );
}

function figure(value: number | undefined): string {
  return value === undefined ? "\u2013" : plain(value);
}

/** What two people wrote into one cell: whoever may write there decides, and who wrote it sees it. */
function Conflicts() {
  const all = (sheet.page?.conflicts ?? []).filter((one) =>
    one.by === sheet.me || columns()[one.column ?? 0]?.writable);
  return (
    <div className="conflicts" role="alert">
      {all.map((one) => {
        const place = { column: one.column, row: one.row, by: one.by };
        const who = one.byWhomThere || t("The pad");
        const row = sheet.page?.rows?.find((each) => each.id === one.row)?.name ?? "";
        const theirs = (sheet.page?.people ?? []).find((each) => each.id === one.by)?.name ?? "";
        return (
          <div key={`${one.column} ${one.row} ${one.by}`}>
            <p><b><bdi>{columns()[one.column ?? 0]?.shown}</bdi>, {row}</b>{" "}
              {one.by === sheet.me ? t("%1 wrote %2, you wrote %3.", who, figure(one.there), figure(one.value))
                : t("%1 wrote %2, %3 wrote %4.", who, figure(one.there), theirs, figure(one.value))}</p>
            <div className="pair">
              <Button label={t("Keep %1", figure(one.there))} onPress={() => void wish({ settle: place })} />
              {columns()[one.column ?? 0]?.writable && (
                <Button label={t("Take %1", figure(one.value))}
                  onPress={() => void wish({ settle: { ...place, keep: true } })} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Menu({ settings }: { settings: Settings }) {
  const mine = own();
  return (
    <Sheet title={t("Menu")} onClose={() => change({ over: undefined })}>
      {mine >= 0 && <Button glyph="edit" label={t("My column")}
        onPress={() => change({ over: { kind: "column", column: mine } })} />}
      {mine < 0 && <Button glyph="person" label={t("Take a column")}
        onPress={() => change({ over: undefined, looks: false })} />}
      <ul className="people" aria-label={t("Who is here")}>
        {(sheet.page?.people ?? []).map((one) => (
          <li key={one.id}><Glyph name={one.here ? "person" : "connection-lost"} /><bdi>{one.name}</bdi></li>
        ))}
      </ul>
      <Themes />
      <LanguageChoice settings={settings} value={language} />
    </Sheet>
  );
}

function Page({ settings }: { settings: Settings }) {
  if (state.link === "closed") {
    return (
      <Message glyph="info" title={t("The sheet was put away.")}
        text={t("What you wrote is kept. As soon as it lies on the pad again, you can go on.")}>
        <Button kind="main" label={t("Look again")} onPress={here} />
      </Message>
    );
  }
  if (!sheet.me) return state.hostId ? <Join settings={settings} /> : <Message glyph="hourglass" title={t("Looking for the pad")} />;
  if (!sheet.page) return <Message glyph="hourglass" title={t("Looking for the pad")} />;
  if (own() < 0 && !sheet.looks && sheet.column < 0 && !sheet.page.finished) return <Choose />;
  const isMine = sheet.tab === "mine" && (own() >= 0 || sheet.column >= 0) && !sheet.page.finished;
  const here_ = (sheet.page.people ?? []).filter((one) => one.here).length;
  return (
    <main className="pad">
      <header className="bar">
        <div className="grow">
          <h1>{sheet.page.title}</h1>
          <span>{sheet.page.standing || tn("%n person/people here", here_)}</span>
        </div>
        {isMine && <IconButton glyph="undo" label={t("Undo")} onPress={undo} />}
        <IconButton glyph="menu" label={t("Menu")} onPress={() => change({ over: { kind: "menu" } })} />
      </header>
      {state.link === "lost" && (
        <p className="lost" role="status"><Glyph name="connection-lost" />
          <span>{t("The pad is not in reach. What you type is kept and brought to it.")}</span></p>
      )}
      {sheet.page.finished
        ? <p className="done" role="status"><Glyph name="crown" /><b>{sheet.page.standing}</b></p> : <Tabs />}
      {isMine ? <Mine /> : <Everybody />}
      <Conflicts />
    </main>
  );
}

export function SheetApp(settings: Settings) {
  return (
    <div className="app">
      <Page settings={settings} />
      {sheet.over?.kind === "menu" && <Menu settings={settings} />}
      {sheet.over?.kind === "column" && <ColumnSheet at={sheet.over.column} />}
      <div className={`note ${state.note ? "" : "empty"}`} role="status" aria-live="polite">
        {state.note && (
          <p><span>{state.note}</span>
            <IconButton glyph="close" label={t("Close")} onPress={() => set({ note: "" })} /></p>
        )}
      </div>
    </div>
  );
}

