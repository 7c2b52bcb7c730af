// SPDX-License-Identifier: GPL-3.0-or-later
// Which page is shown, and what lies over every page.
import { here } from "../acts";
import type { Drawn } from "../dom";
import { game } from "../games";
import { Button, IconButton } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { nameOf, problemText, set, state } from "../state";
import { said, t } from "../words";
import { JoinPage } from "./join";
import { Questions } from "./menu";
import { ResultPage } from "./result";
import { Room } from "./room";

export function Message({ glyph, title, text, children }: {
  glyph: string; title: string; text?: string; children?: Drawn;
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
  const isReplaced = state.closed?.code === "replaced";
  return (
    <Message glyph={isReplaced ? "copy" : "info"} text={problemText(state.closed ?? {})}
      title={isReplaced ? t("You play in another window") : t("The table is closed.")}>
      <Button kind="main" label={isReplaced ? t("Play here") : t("Look again")} onPress={here} />
    </Message>
  );
}

function Page() {
  if (state.link === "closed") return <Closed />;
  const Table = game()?.Table;
  if (Table) return state.view?.over ? <ResultPage /> : <Table />;
  if (state.seated) return <Room />;
  return state.listed ? <JoinPage /> : <Message glyph="hourglass" title={t("Looking for the table")} />;
}

/** A page, what lies over it, and what is said aloud. */
export function Whole({ isLost = false, children }: { isLost?: boolean; children: Drawn }) {
  return (
    <div className={`app ${isLost ? "is-lost" : ""}`}>
      {children}
      {state.over?.()}
      <div className="said" aria-live="polite">
        {state.said.map(({ seat, emote }) => <p key={seat}><bdi>{nameOf(seat)}</bdi>: {said("emote", String(emote))}</p>)}
      </div>
      <div className={`note ${state.note || isLost ? "" : "empty"}`} role="status" aria-live="polite">
        {isLost ? <p><Glyph name="connection-lost" /><span>{t("Coming back ...")}</span></p>
          : state.note && (
            <p><span>{state.note}</span>
              <IconButton glyph="close" label={t("Close")} onPress={() => set({ note: "" })} /></p>)}
      </div>
    </div>
  );
}

export function App() {
  return <Whole isLost={state.link === "lost"}><Page /><div className="asks" aria-live="polite"><Questions /></div></Whole>;
}
