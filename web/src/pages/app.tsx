// SPDX-License-Identifier: GPL-3.0-or-later
// Which page is shown, and what lies over every page.
import { here } from "../acts";
import { Table } from "../classic/table";
import { Table as DiceTable } from "../dice/table";
import { Table as DuelTable } from "../duel/table";
import { Button } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { nameOf, set, state, tableInfo } from "../state";
import { told } from "../wire/problems";
import { programLink } from "../wire/seat";
import { t } from "../words";
import type { Language } from "../words";
import { JoinPage } from "./join";
import { Menu, Questions } from "./menu";
import { ResultPage } from "./result";
import { Room } from "./room";

export interface Settings {
  changeLanguage: (wanted: Language) => void;
}

export const emotes = (): string[] => [
  t("Hello!"), t("Well done!"), t("Thank you!"), t("Oh no!"), t("Hm ..."), t("Take your time"),
  t("Watch out!"), t("Good game!"),
];

export function Message({ glyph, title, text, children }: {
  glyph: string; title: string; text?: string; children?: import("../dom").Drawn;
}) {
  return (
    <main className="message">
      <Glyph name={glyph} />
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  );
}

function Closed() {
  const code = state.closed?.code ?? "";
  const text = told(code, state.closed?.text ?? "");
  if (code === "replaced") {
    return (
      <Message glyph="copy" title={t("You play in another window")} text={text}>
        <Button kind="main" label={t("Play here")} onPress={here} />
      </Message>
    );
  }
  return (
    <Message glyph="info" title={t("The table is closed.")} text={text}>
      <Button kind="main" label={t("Look again")} onPress={here} />
    </Message>
  );
}

function OtherGame() {
  return (
    <Message glyph="info" title={t("This game is not yet played in the browser")}
      text={t("Your seat is kept. Open the table in the program, or leave it to somebody else.")}>
      <a className="button main" href={programLink(state.table, state.invite)}>{t("In the program")}</a>
      <Button label={t("Leave")} onPress={() => set({ sheet: { kind: "leave" } })} />
    </Message>
  );
}

function Page({ settings }: { settings: Settings }) {
  if (state.link === "closed") return <Closed />;
  if (state.view?.over && (state.view.classic || state.view.duel || state.view.dice)) return <ResultPage />;
  if (state.view?.classic) return <Table />;
  if (state.view?.duel) return <DuelTable />;
  if (state.view?.dice) return <DiceTable />;
  if (state.view || (state.seated && tableInfo()?.started)) return <OtherGame />;
  if (state.seated) return <Room />;
  if (!state.hostId) return <Message glyph="hourglass" title={t("Looking for the table")} />;
  return <JoinPage settings={settings} />;
}

function Said() {
  return (
    <div className="said" aria-live="polite">
      {state.said.map(({ seat, emote }) => (
        <p key={seat}><bdi>{nameOf(seat)}</bdi>: {emotes()[emote - 1] ?? ""}</p>
      ))}
    </div>
  );
}

export function App(settings: Settings) {
  const isLost = state.link === "lost" && state.hostId !== "";
  return (
    <div className={`app ${isLost ? "is-lost" : ""}`}>
      <Page settings={settings} />
      <Questions />
      <Menu settings={settings} />
      <Said />
      <div className={`note ${state.note || isLost ? "" : "empty"}`} role="status" aria-live="polite">
        {isLost ? <p><Glyph name="connection-lost" /><span>{t("Coming back ...")}</span></p>
          : state.note && (
            <p>
              <span>{state.note}</span>
              <button type="button" className="icon-button" aria-label={t("Close")}
                onClick={() => set({ note: "" })}><Glyph name="close" /></button>
            </p>)}
      </div>
    </div>
  );
}
