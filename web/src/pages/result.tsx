// SPDX-License-Identifier: GPL-3.0-or-later
// The end: who won, all points, each explained by a touch; and again.
import { owner } from "../acts";
import { poster } from "../faces";
import { poster as wonder } from "../duel/view";
import * as dice from "../dice/words";
import * as duel from "../duel/words";
import { Button, IconButton, Sheet } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name } from "../parts/seat";
import { isMine, nameOf, scoreOf, set, state } from "../state";
import { list, plain, t, tn } from "../words";
import * as classic from "../classic/words";

const game = () => state.view?.duel ? duel : state.view?.dice ? dice : classic;

function headline(): string {
  const scores = state.view?.scores ?? [];
  const best = Math.max(...scores.map((score) => score.total ?? 0));
  const names = (state.view?.winners ?? []).map(nameOf);
  const reached = tn("%n point(s)", best);
  const early = state.view?.duel ? duel.victory(names[0] ?? "") : "";
  if (early) return early;
  if (names.length > 1) return t("%1 share the victory with %2", list(names), reached);
  const tie = state.view?.tieBreak ?? "";
  if (tie !== "coins" && tie !== "civilian") return t("%1 wins with %2", names[0] ?? "", reached);
  const tied = scores.filter((score) => score.total === best).map((score) => tie === "coins"
    ? score.coins ?? 0
    : score.points?.find((one) => one.category === tie)?.points ?? 0).sort((a, b) => b - a);
  return tie === "coins"
    ? t("%1 wins with %2 and more coins: %3 to %4", names[0] ?? "", reached, tied[0] ?? 0, tied[1] ?? 0)
    : t("%1 wins with %2 and more points on blue cards: %3 to %4", names[0] ?? "", reached,
      tied[0] ?? 0, tied[1] ?? 0);
}

function Cell({ seat, category, best }: { seat: number; category: string; best: number }) {
  const points = scoreOf(seat)?.points?.find((one) => one.category === category)?.points ?? 0;
  const kind = points === best && best > 0 ? "best" : points === 0 ? "zero" : "";
  return (
    <td className={isMine(seat) ? "mine" : ""}>
      <button type="button" className={kind}
        aria-label={`${nameOf(seat)}, ${game().categories()[category]?.title ?? ""}: ${plain(points)}`}
        onClick={() => set({ sheet: { kind: "points", seat, category } })}>{plain(points)}</button>
    </td>
  );
}

function Score() {
  const scores = state.view?.scores ?? [];
  const order = scores.map((score) => score.seat ?? 0);
  const rows = Object.entries(game().categories()).map(([id, category]) => {
    const best = Math.max(...scores.map((score) =>
      score.points?.find((one) => one.category === id)?.points ?? 0));
    return (
      <tr key={id}>
        <th scope="row"><Glyph name={category.glyph} className={`ink-${category.family}`} />
          <span>{category.title}</span></th>
        {order.map((seat) => <Cell key={seat} seat={seat} category={id} best={best} />)}
      </tr>
    );
  });
  return (
    <div className="score">
      <table>
        <thead>
          <tr><td />{order.map((seat) => (
            <th key={seat} scope="col" className={isMine(seat) ? "mine" : ""}>
              <Dot seat={seat} /><Name seat={seat} /></th>))}</tr>
        </thead>
        <tbody>{rows}</tbody>
        <tfoot>
          <tr><th scope="row">{t("Total")}</th>{scores.map((score) => (
            <td key={score.seat ?? 0} className={isMine(score.seat ?? 0) ? "mine" : ""}>
              <b>{plain(score.total ?? 0)}</b><small>{t("Place %1", score.rank ?? 0)}</small></td>))}</tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A wonder of the winner. */
function art(winner: number): string {
  const of = (each: { seat?: number }) => (each.seat ?? 0) === winner;
  const city = state.view?.classic?.cities?.find(of);
  const built = state.view?.duel?.cities?.find(of)?.wonders ?? [];
  const board = state.view?.dice?.cities?.find(of)?.board;
  return city ? poster(city.wonder ?? "", city.side ?? "") : board ? poster(board, "")
    : wonder((built.find((each) => each.built) ?? built[0])?.wonder ?? "");
}

/** Where the points of one figure of the result come from. */
export function Points({ seat, category }: { seat: number; category: string }) {
  const score = scoreOf(seat);
  const lines = (score?.lines ?? []).filter((line) => line.category === category);
  const points = score?.points?.find((one) => one.category === category)?.points ?? 0;
  return (
    <Sheet title={`${nameOf(seat)}: ${game().categories()[category]?.title ?? ""}`} onClose={() => set({ sheet: undefined })}>
      <ul className="list sums">
        {lines.map((line, i) => <li key={i}><span>{game().lineText(line)}</span><b>{plain(line.points ?? 0)}</b></li>)}
        <li className="strong"><span>{t("Total")}</span><b>{plain(points)}</b></li>
      </ul>
    </Sheet>
  );
}

export function ResultPage() {
  const winner = state.view?.winners?.[0] ?? 0;
  const mayAgain = state.may.includes("start");
  return (
    <main className="result">
      <div className="art"><img src={art(winner)} alt="" />
        <IconButton glyph="menu" label={t("Menu")} onPress={() => set({ sheet: { kind: "menu" } })} /></div>
      <header>
        <i className="crown"><Glyph name="crown" /></i>
        <h1 role="status">{headline()}</h1>
      </header>
      <Score />
      <footer className="band column">
        {!mayAgain && <p>{t("The host can play again: wait here to join in")}</p>}
        <div className="pair">
          {mayAgain && <Button kind="main" glyph="play" label={t("Play again")}
            onPress={() => owner({ again: true })} />}
          <Button glyph="wonder" label={t("The cities")} onPress={() => set({ sheet: { kind: "cities" } })} />
          <Button label={t("Leave")} onPress={() => set({ sheet: { kind: "leave" } })} />
        </div>
      </footer>
    </main>
  );
}
