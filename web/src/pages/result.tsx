// SPDX-License-Identifier: GPL-3.0-or-later
// The end: who won, all points, each explained by a touch; and again.
import { owner } from "../acts";
import { game } from "../games";
import type { Category } from "../games";
import { Button, Sheet } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name } from "../parts/seat";
import { isMine, may, nameOf, open, scoreOf, state } from "../state";
import { list, plain, pointsText, said, t } from "../words";
import { askToLeave, MenuButton } from "./menu";

const pointsOf = (seat: number, { id }: Category): number =>
  scoreOf(seat).points?.find((one) => one.category === id)?.points ?? 0;

function headline(): string {
  const scores = state.view?.scores ?? [];
  const best = Math.max(...scores.map((score) => score.total ?? 0));
  const names = (state.view?.winners ?? []).map(nameOf);
  const [winner = ""] = names;
  const early = game()?.victory?.(winner);
  if (early) return early;
  const reached = pointsText(best);
  if (names.length > 1) return t("%1 share the victory with %2", list(names), reached);
  const tie = state.view?.tieBreak;
  const [first = 0, second = 0] = scores.filter((score) => score.total === best).map((score) => tie === "coins"
    ? score.coins ?? 0
    : score.points?.find((one) => one.category === tie)?.points ?? 0).sort((a, b) => b - a);
  return said("tie_break", tie, winner, reached, first, second) || t("%1 wins with %2", winner, reached);
}

function Row({ category, order }: { category: Category; order: number[] }) {
  const { glyph, family, title } = category;
  const best = Math.max(...order.map((seat) => pointsOf(seat, category)));
  return (
    <tr>
      <th scope="row"><Glyph name={glyph} className={`ink-${family}`} /><span>{title}</span></th>
      {order.map((seat) => {
        const points = pointsOf(seat, category);
        return (
          <td key={seat} className={isMine(seat) ? "mine" : ""}>
            <button type="button" className={points === 0 ? "zero" : points > 0 && points === best ? "best" : ""}
              aria-label={`${nameOf(seat)}, ${title}: ${plain(points)}`}
              onClick={() => open(() => <Points seat={seat} category={category} />)}>{plain(points)}</button>
          </td>
        );
      })}
    </tr>
  );
}

function Score() {
  const scores = state.view?.scores ?? [];
  const order = scores.map((score) => score.seat ?? 0);
  const mine = (seat: number) => isMine(seat) ? "mine" : "";
  return (
    <div className="score">
      <table>
        <thead>
          <tr><td />{order.map((seat) => (
            <th key={seat} scope="col" className={mine(seat)}><Dot seat={seat} /><Name seat={seat} /></th>))}</tr>
        </thead>
        <tbody>{game()?.categories().map((each) => <Row key={each.id} category={each} order={order} />)}</tbody>
        <tfoot>
          <tr><th scope="row">{t("Total")}</th>{scores.map(({ seat = 0, total = 0, rank = 0 }) => (
            <td key={seat} className={mine(seat)}><b>{plain(total)}</b><small>{t("Place %1", rank)}</small></td>))}</tr>
        </tfoot>
      </table>
    </div>
  );
}

/** Where the points of one figure of the result come from. */
function Points({ seat, category }: { seat: number; category: Category }) {
  const lines = (scoreOf(seat).lines ?? []).filter((line) => line.category === category.id);
  return (
    <Sheet title={t("%1: %2", nameOf(seat), category.title)}>
      <ul className="list sums">
        {lines.map((line, i) => (
          <li key={i}><span>{game()?.lineText(line, seat)}</span><b>{plain(line.points ?? 0)}</b></li>
        ))}
        <li className="strong"><span>{t("Total")}</span><b>{plain(pointsOf(seat, category))}</b></li>
      </ul>
    </Sheet>
  );
}

export function ResultPage() {
  const Cities = game()?.Cities ?? (() => null);
  return (
    <main className="result">
      <div className="art"><img src={game()?.art(state.view?.winners?.[0] ?? 0)} alt="" /><MenuButton /></div>
      <div className="won" role="status">
        <i className="crown"><Glyph name="crown" /></i>
        <h1>{headline()}</h1>
      </div>
      <Score />
      <footer className="band column">
        {!may("start") && <p>{t("The host can play again: wait here to join in")}</p>}
        <div className="pair">
          {may("start") && <Button kind="main" glyph="play" label={t("Play again")} onPress={() => owner({ again: true })} />}
          <Button glyph="wonder" label={t("The cities")} onPress={() => open(() => <Cities />)} />
          <Button label={t("Leave")} onPress={askToLeave} />
        </div>
      </footer>
    </main>
  );
}
