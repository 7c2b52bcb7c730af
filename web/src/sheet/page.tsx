// SPDX-License-Identifier: GPL-3.0-or-later
// The shared sheet on a phone: the way to a column, the own column, and everybody's.
import { here } from "../acts";
import { Message, Whole } from "../pages/app";
import { NameForm, Paper } from "../pages/join";
import { Settings } from "../pages/menu";
import { Button, IconButton, Sheet, Sides } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { close, open, state } from "../state";
import { list, plain, t } from "../words";
import { Everybody, ColumnSheet } from "./everybody";
import { Mine } from "./mine";
import { change, columns, join, own, sheet, undo, wish } from "./state";

function Join() {
  return (
    <Paper game={sheet.page?.box} title={t("A score sheet for everybody")}
      what={t("Fill in your own column here; the pad adds up.")}
      honest={t("Nothing here is encrypted. Share where you trust the others.")}>
      <NameForm isBusy={sheet.joining || state.link !== "here"} onSit={(name) => void join(name)} />
    </Paper>
  );
}

/** "Which column is yours?" */
function Choose() {
  return (
    <Paper game={sheet.page?.box} title={t("Which column is yours?")}>
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
    </Paper>
  );
}

const hasColumn = (): boolean => own() >= 0 || sheet.column >= 0;

function Tabs() {
  const isMine = sheet.tab === "mine" && !sheet.looks;
  const show = (tab: "mine" | "all") => change({ tab, typed: null, column: tab === "all" ? -1 : sheet.column });
  const whose = sheet.column >= 0 && sheet.column !== own()
    ? <bdi>{columns()[sheet.column]?.shown}</bdi> : t("My column");
  const everybody = <>{t("Everybody")}{columns().map((one, i) => (
    <i key={i} className={`filled s-${one.color} ${one.done ? "full" : ""}`} aria-hidden="true" />))}</>;
  return (
    <Sides label={t("Columns")} className="pad-tabs" value={isMine ? "mine" : "all"} onChoose={show}
      choices={hasColumn() ? [["mine", whose], ["all", everybody]] : [["all", everybody]]} />
  );
}

/** Who is done, and the end for all of them. */
function Ending() {
  const writing = columns().filter((one) => !one.done);
  const isDisputed = (sheet.page?.conflicts ?? []).length > 0;
  const empty = columns().reduce((sum, one) => sum + (one.missing ?? 0), 0);
  return (
    <footer className="pad-foot">
      <span className="grow" role="status">
        <b>{writing.length > 0 ? t("Still writing: %1", list(writing.map((one) => one.shown ?? "")))
          : isDisputed ? t("Two people disagree about a cell; one of them has to settle it") : t("Everybody is done")}</b>
        {empty > 0 && <small>{t("Empty cells: %1", empty)}</small>}
      </span>
      <Button kind="main" glyph="tick" label={t("Finish")} disabled={!sheet.page?.mayFinish}
        onPress={() => void wish({ finish: true })} />
    </footer>
  );
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
              {one.by === sheet.me ? t("%1 wrote %2, you wrote %3.", who, plain(one.there), plain(one.value))
                : t("%1 wrote %2, %3 wrote %4.", who, plain(one.there), theirs, plain(one.value))}</p>
            <div className="pair">
              <Button label={t("Keep %1", plain(one.there))} onPress={() => void wish({ settle: place })} />
              {columns()[one.column ?? 0]?.writable && (
                <Button label={t("Take %1", plain(one.value))}
                  onPress={() => void wish({ settle: { ...place, keep: true } })} />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Menu() {
  const mine = own();
  return (
    <Sheet title={t("Menu")}>
      {mine >= 0 ? <Button glyph="edit" label={t("My column")} onPress={() => open(() => <ColumnSheet at={mine} />)} />
        : <Button glyph="person" label={t("Take a column")} onPress={() => { change({ looks: false }); close(); }} />}
      <ul className="people" aria-label={t("Who is here")}>
        {(sheet.page?.people ?? []).map((one) => (
          <li key={one.id}><Glyph name={one.here ? "person" : "connection-lost"} /><bdi>{one.name}</bdi></li>
        ))}
      </ul>
      <Settings />
    </Sheet>
  );
}

function Page() {
  if (state.link === "closed") {
    return (
      <Message glyph="info" title={t("The sheet was put away.")}
        text={t("What you wrote is kept. As soon as it lies on the pad again, you can go on.")}>
        <Button kind="main" label={t("Look again")} onPress={here} />
      </Message>
    );
  }
  if (!sheet.me && state.hostId) return <Join />;
  if (!sheet.page) return <Message glyph="hourglass" title={t("Looking for the pad")} />;
  const { title = "", standing, finished, people = [] } = sheet.page;
  if (!hasColumn() && !sheet.looks && !finished) return <Choose />;
  const isMine = sheet.tab === "mine" && hasColumn() && !finished;
  return (
    <main className="pad">
      <header className="bar">
        <div className="grow">
          <h1>{title}</h1>
          <span>{standing || t("Shared: %1 here", people.filter((one) => one.here).length)}</span>
        </div>
        {isMine && <IconButton glyph="undo" label={t("Undo")} onPress={undo} />}
        <IconButton glyph="menu" label={t("Menu")} onPress={() => open(() => <Menu />)} />
      </header>
      {state.link === "lost" && (
        <p className="lost" role="status"><Glyph name="connection-lost" />
          <span>{t("The pad is not in reach. What you type is kept and brought to it.")}</span></p>
      )}
      {finished ? (
        <div className="done">
          <p role="status"><Glyph name="crown" /><b>{standing}</b></p>
          <Button kind="main" glyph="play" label={t("The same table again")}
            onPress={() => void wish({ again: true })} />
        </div>
      ) : <Tabs />}
      {isMine ? <Mine /> : <Everybody />}
      <Conflicts />
      {!isMine && !finished && <Ending />}
    </main>
  );
}

export const SheetApp = () => <Whole><Page /></Whole>;
