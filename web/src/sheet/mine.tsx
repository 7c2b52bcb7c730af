// SPDX-License-Identifier: GPL-3.0-or-later
// One column, and what it is written with: keys, or the row's helper in their place.
import type { SheetField, SheetHelper, SheetRow } from "messages";
import { useEffect } from "../dom";
import { Button, IconButton } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { plain, t } from "../words";
import { ask, change, column, columns, next, own, press, rows, select, sheet, valueOf, wish, writeDown } from "./state";

function Line({ row, at }: { row: SheetRow; at: number }) {
  const isCurrent = at === sheet.row;
  const value = valueOf(column(), row.id ?? "");
  const mark = columns()[column()]?.cells?.[at]?.mark;
  const text = isCurrent && sheet.typed !== null ? sheet.typed.replace(/-/g, "\u2212")
    : value === undefined ? "" : plain(value);
  return (
    <li className={`pad-row f-${row.family} ${isCurrent ? "current" : ""}`}>
      <button type="button" aria-current={isCurrent || undefined} onClick={() => select(at)}
        aria-label={`${row.name}: ${text || t("empty")}${mark ? `. ${mark}` : ""}`}>
        <Glyph name={row.glyph ?? ""} /><span className="grow name">{row.shortName}</span>
        {mark && <Glyph name="warning" className="marked" />}
        <b>{text || (isCurrent ? "" : "\u2013")}{isCurrent && <i className="caret" />}</b>
      </button>
      {row.helper && (
        <IconButton glyph="calculator" label={t("Count %1", row.name ?? "")}
          onPress={() => { select(at); void ask(); }} />
      )}
    </li>
  );
}

function Field({ field, set }: { field: SheetField; set: (value: number) => void }) {
  const value = field.value ?? 0;
  const label = field.description || [field.group, field.label].filter(Boolean).join(", ");
  const name = (
    <span className="grow">{field.glyph && <Glyph name={field.glyph} />} {field.label}
      {field.detail && <small>{field.detail}</small>}</span>
  );
  if (field.kind === "check") {
    return (
      <button type="button" className="pad-field" role="switch" aria-checked={value !== 0} aria-label={label}
        onClick={() => set(value ? 0 : 1)}>{name}<i className="pad-box">{value !== 0 && <Glyph name="tick" />}</i></button>
    );
  }
  if (field.kind === "choice") {
    return (
      <label className="pad-field">{name}
        <select aria-label={label} value={value} onChange={(event) => set(Number(event.target.value))}>
          {(field.options ?? []).map((option, i) => <option key={i} value={i}>{option}</option>)}
        </select>
      </label>
    );
  }
  return (
    <div className="pad-field" role="group" aria-label={label}>
      {name}
      <button type="button" className="pad-step" disabled={value <= (field.minimum ?? 0)}
        aria-label={`${label}: \u2212`} onClick={() => set(value - 1)}><Glyph name="minus" /></button>
      <b aria-live="polite">{value}</b>
      <button type="button" className="pad-step" disabled={value >= (field.maximum ?? 0)}
        aria-label={`${label}: +`} onClick={() => set(value + 1)}><Glyph name="plus" /></button>
    </div>
  );
}

function Helper({ helper }: { helper: SheetHelper }) {
  const fields = helper.fields ?? [];
  const set = (key: string | undefined, value: number) => void ask(fields.map((field) =>
    ({ key: field.key, value: field.key === key ? value : field.value })));
  return (
    <section className="helper" aria-label={helper.title}>
      <header><h2>{helper.title}</h2>
        <IconButton glyph="close" label={t("Close")} onPress={() => change({ helper: undefined })} /></header>
      <div className="scrolls">
        <p className="hint">{helper.rule}</p>
        <div className="fields">
          {fields.map((field, i) => (
            <div key={field.key} className={field.group && field.group !== fields[i - 1]?.group ? "begins" : ""}>
              {field.group && field.group !== fields[i - 1]?.group && <h3>{field.group}</h3>}
              <Field field={field} set={(value) => set(field.key, value)} />
            </div>
          ))}
        </div>
        <ul className="sums">
          {(helper.steps ?? []).map((step, i) => <li key={i}><span>{step.text}</span><b>{plain(step.points ?? 0)}</b></li>)}
        </ul>
      </div>
      <Button kind="main tall" glyph="tick" label={t("Write %1 down", plain(helper.value ?? 0))}
        onPress={() => writeDown(helper)} />
    </section>
  );
}

function Keys() {
  const row = rows()[sheet.row];
  const at = columns()[column()];
  const cell = at?.cells?.[sheet.row];
  const isFull = column() === own() && !at?.done && !at?.missing && sheet.pending.length === 0;
  const key = (name: string, label: string, glyph: string, disabled = false) => (
    <button type="button" aria-label={label} disabled={disabled} onClick={() => press(name)}><Glyph name={glyph} /></button>
  );
  const done = () => wish({ done: true }).then(() => change({ tab: "all", typed: null }));
  const digit = (figure: number) => (
    <button type="button" key={figure} onClick={() => press(String(figure))}>{figure}</button>
  );
  return (
    <section className="keypad" aria-label={row?.name}>
      <p className="about"><b>{row?.name}</b> {cell?.mark || cell?.seldom}</p>
      <div className="pad-keys">
        {[1, 2, 3].map(digit)}{key("erase", t("Erase"), "backspace")}
        <button type="button" disabled={!row?.helper} aria-label={t("Count %1", row?.name ?? "")}
          onClick={() => void ask()}><Glyph name="calculator" /></button>
        {[4, 5, 6].map(digit)}{key("-", t("Minus"), "minus")}
        <button type="button" className="next" onClick={() => isFull ? void done() : next()}>
          <Glyph name={isFull ? "tick" : "enter"} /><span>{isFull ? t("Done") : t("Next")}</span></button>
        {[7, 8, 9].map(digit)}{key("+", t("Plus"), "plus")}
        {digit(0)}
      </div>
    </section>
  );
}

const ways: Record<string, () => void> = {
  Enter: () => next(), ArrowDown: () => next(), ArrowUp: () => next(-1), "=": () => void ask(),
  Backspace: () => press("erase"),
};

function onKey(event: KeyboardEvent): void {
  const isElsewhere = (event.target as HTMLElement).closest("input, select, .sheet, .helper");
  if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = event.key === "Enter" && (event.target as HTMLElement).closest("button");
  if (onButton) return;
  if (/^[0-9+-]$/.test(event.key)) press(event.key);
  else if (ways[event.key]) ways[event.key]?.();
  else return;
  event.preventDefault();
}

export function Mine() {
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    document.querySelector(".pad-row.current")?.scrollIntoView({ block: "nearest" });
  }, [sheet.row, sheet.helper !== undefined]);
  const at = columns()[column()] ?? {};
  return (
    <>
      <div className="scrolls">
        <ul className="lines">
          {rows().map((row, i) => <Line key={row.id} row={row} at={i} />)}
          <li className="pad-foot">
            <span className="grow"><b className="name"><bdi>{at.shown}</bdi></b><small>{at.board}</small></span>
            <small>{at.rank}</small><b className="total">{plain(at.total)}</b>
          </li>
        </ul>
      </div>
      {sheet.helper ? <Helper helper={sheet.helper} /> : <Keys />}
    </>
  );
}
