// SPDX-License-Identifier: GPL-3.0-or-later
// All columns beside each other, what cannot be right, and what is said about one of them.
import type { SheetChoice } from "messages";
import { numbers } from "../dom";
import { Button, Sheet } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { close, open } from "../state";
import { plain, t } from "../words";
import { change, columns, own, personName, rows, sheet, valueOf, wish } from "./state";

function Head({ at }: { at: number }) {
  const one = columns()[at] ?? {};
  return (
    <th scope="col" className={`s-${one.color} ${at === own() ? "mine" : ""}`}>
      <button type="button" onClick={() => open(() => <ColumnSheet at={at} />)}>
        <bdi className="name">{one.shown}</bdi>{one.done && <Glyph name="tick" />}<small className="name">{one.board}</small>
      </button>
    </th>
  );
}

function Cell({ at, row }: { at: number; row: number }) {
  const cell = columns()[at]?.cells?.[row] ?? {};
  const value = valueOf(at, rows()[row]?.id ?? "");
  return (
    <td className={`${cell.best ? "best" : ""} ${at === own() ? "mine" : ""}`}>
      {plain(value)}
      {cell.mark && <><Glyph name="warning" className="marked" /><span className="hidden">{cell.mark}</span></>}
    </td>
  );
}

export function Everybody() {
  const findings = [...(sheet.page?.findings ?? [])].sort((a, b) =>
    Number(b.column === own() + 1) - Number(a.column === own() + 1));
  return (
    <div className="scrolls">
      <div className="score">
        <table className={columns().length > 3 ? "many" : ""} ref={numbers({ "--columns": columns().length })}>
          <thead><tr><td />{columns().map((_, i) => <Head key={i} at={i} />)}</tr></thead>
          <tbody>
            {rows().map((row, i) => (
              <tr key={row.id} className={`f-${row.family}`}>
                <th scope="row"><Glyph name={row.glyph ?? ""} /><span>{row.shortName}</span></th>
                {columns().map((_, at) => <Cell key={at} at={at} row={i} />)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("Total")}</th>
              {columns().map((one, i) => (
                <td key={i} className={i === own() ? "mine" : ""}>
                  <b>{plain(one.total)}</b>
                  <small>{one.winner && <Glyph name="crown" />}{one.rank}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="findings">
        {findings.map((one, i) => (
          <li key={i}><Glyph name="warning" className="marked" />
            <span>{one.column ? <b><bdi>{columns()[one.column - 1]?.shown}</bdi>. </b> : null}{one.text}</span></li>
        ))}
      </ul>
    </div>
  );
}

function Choice({ label, role, at, choices, value, none }: {
  label: string; role: string; at: number; choices: SheetChoice[]; value: string; none: boolean;
}) {
  if (choices.length === 0) return null;
  return (
    <label className="pad-field"><span className="grow">{label}</span>
      <select value={value} onChange={(event) => void wish({ name: { column: at, role, value: event.target.value } })}>
        {none && <option value="">{"\u2013"}</option>}
        {choices.map((one) => <option key={one.id ?? ""} value={one.id ?? ""}>{one.name}</option>)}
      </select>
    </label>
  );
}

function About({ at }: { at: number }) {
  const one = columns()[at] ?? {};
  const rename = (event: { target: { value: string } }) =>
    event.target.value !== (one.name ?? "") && void wish({ name: { column: at, role: "name", value: event.target.value } });
  return (
    <>
      <label className="pad-field"><span className="grow">{t("Name")}</span>
        <input defaultValue={one.name} maxLength={24} dir="auto" onBlur={rename} /></label>
      <Choice label={t("Wonder")} role="wonder" at={at} choices={sheet.page?.boards ?? []} value={one.wonder ?? ""} none />
      <Choice label={t("Side")} role="side" at={at} choices={sheet.page?.sides ?? []} value={one.side ?? ""} none />
      <Choice label={t("Victory")} role="victory" at={at} choices={sheet.page?.victories ?? []} value={one.victory ?? ""} none={false} />
    </>
  );
}

/** About one column: the own one, one that is open to others, or one that somebody may take. */
export function ColumnSheet({ at }: { at: number }) {
  const one = columns()[at] ?? {};
  const isMine = at === own();
  return (
    <Sheet title={one.shown ?? ""}>
      {one.writable && <About at={at} />}
      {one.writable && !isMine && (
        <Button kind="main" glyph="edit" label={t("Write in this column")}
          onPress={() => { change({ column: at, tab: "mine", row: 0, typed: null }); close(); }} />
      )}
      {isMine && (
        <button type="button" className="pad-field" role="switch" aria-checked={one.open ?? false}
          onClick={() => void wish({ let: { everybody: !one.open } })}>
          <span className="grow">{t("Others may write in my column")}</span>
          <i className="pad-box">{one.open && <Glyph name="tick" />}</i>
        </button>
      )}
      {isMine && <Button glyph="person" label={t("Give the column back")}
        onPress={() => { void wish({ take: { none: true } }); close(); }} />}
      {!one.owner && !sheet.page?.finished && (
        <Button kind="main" glyph="person" label={t("Take this column")}
          onPress={() => { void wish({ take: { column: at } }); change({ looks: false, column: -1, tab: "mine" }); close(); }} />
      )}
      {!isMine && one.owner ? <p className="hint">{one.writable ? t("%1 lets everybody write here.", personName(one.owner))
        : t("Only %1 and the pad write here.", personName(one.owner))}</p> : null}
    </Sheet>
  );
}
