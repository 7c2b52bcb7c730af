// SPDX-License-Identifier: GPL-3.0-or-later
// A city's board as a map of its buildings. The own one is touched; others are only read.
import type { DiceCell, DiceOption } from "messages";
import type { Mark } from "../faces";
import { Disc, Figure, Glyph, Marks } from "../parts/marks";
import { edgeOf, isAsked, nameOf } from "../state";
import { tn } from "../words";
import { buildingOf, candidates, cellOf, cellsIn, city, considered, dieFace, faceLook, house, isFresh, known, lockedBy, picked,
         sheetOf, touch } from "./view";
import { head, spokenBuilding } from "./words";

interface Taken { all: Map<string, DiceOption>; chosen: string }

/** What can be taken now, and what is picked: of the own board only. */
export function taken(): Taken {
  return { all: candidates(), chosen: picked().cell || considered()?.cell || "" };
}

function kindOf(seat: number, cell: DiceCell, takes: Taken | undefined): string {
  const id = cell.cell ?? "";
  const kinds = [cell.crossed ? "crossed" : cell.next ? "next" : "later"];
  if (isFresh(seat, cell)) kinds.push("fresh");
  if (takes && !cell.crossed && isAsked() && !cell.refusal) kinds.push("can");
  if (takes?.all.has(id)) kinds.push("candidate");
  if (takes?.chosen === id) kinds.push("chosen");
  return kinds.join(" ");
}

/** An attack is worth what the defence leaves of it. */
function marksOf(seat: number, cell: DiceCell): Mark[] {
  const marks = sheetOf(seat).cells[cell.cell ?? ""]?.effect ?? [];
  return cell.attackPoints === undefined ? marks : [{ kind: "laurel", text: String(cell.attackPoints) }];
}

function Cell({ seat, id, takes }: { seat: number; id: string; takes: Taken | undefined }) {
  const cell = cellOf(seat, id);
  const option = takes?.all.get(id);
  const coins = option ? option.price?.coins ?? 0 : cell.next ? cell.missingCoins ?? 0 : 0;
  const marks = marksOf(seat, cell);
  return (
    <span className={`cell ${kindOf(seat, cell, takes)} ${marks.length > 2 ? "many" : ""}`} data-cell={id}>
      <Marks marks={marks} coloured={house(cell.building).glyph === "raw_material"} />
      {cell.crossed ? <Glyph name="cross" className="off" />
        : <span className="price"><Glyph name="crate" />{cell.cost ?? 0}
          {coins > 0 && <Disc>{coins}</Disc>}</span>}
    </span>
  );
}

/** What something costs, or would cost. */
export function Price({ coins = 0, cannot = false }: { coins?: number | undefined; cannot?: boolean }) {
  if (cannot) return <><Glyph name="cross" />{coins > 0 && <b>{coins}</b>}</>;
  return coins > 0 ? <Disc>{coins}</Disc> : <Glyph name="tick" />;
}

function Face({ id }: { id: string }) {
  const look = faceLook(id);
  return id ? <Glyph name={look.glyph} className={look.family ? `ink-${look.family}` : ""} /> : null;
}

/** The defence that an attack meets. */
function Facing({ seat, building }: { seat: number; building: string }) {
  const facing = city(seat).facing?.find((each) => each.building === building);
  return facing ? (
    <span className={`facing ${edgeOf(facing.opponent ?? 0)}`}>
      <Glyph name="shield" /><b>{facing.defence ?? 0}</b>
    </span>
  ) : null;
}

function Rows({ seat, building, takes }: { seat: number; building: string; takes: Taken | undefined }) {
  const rows = sheetOf(seat).rows[building] ?? [];
  const isWar = building.startsWith("barracks");
  return (
    <span className="rows">
      {building === "agora" && (
        <span className="row-of columns"><i />{(known().columns ?? []).map((face) => <Face key={face} id={face} />)}</span>
      )}
      {rows.map((row, i) => (
        <span key={i} className="row-of">
          {row.face && <Face id={row.face} />}
          {row.cells.map((id, k) => id ? <Cell key={id} seat={seat} id={id} takes={takes} /> : <i key={k} />)}
          {isWar && i === rows.length - 1 && <Facing seat={seat} building={building} />}
        </span>
      ))}
    </span>
  );
}

function Head({ seat, building }: { seat: number; building: string }) {
  const cells = cellsIn(seat, building);
  const lock = lockedBy(seat, building);
  const facing = city(seat).facing?.find((each) => each.building === building);
  const other = facing?.opponent ?? 0;
  return (
    <span className="head-of">
      <Glyph name={house(building).glyph} />
      <b className="called">{head(building, seat)}</b>
      {facing && (
        <span className="across"><bdi className="name">{nameOf(other)}</bdi>
          <Glyph name="hourglass" /><b>{city(other).bonuses?.length ?? 0}</b>
          <Glyph name="coin" /><b>{city(other).coins ?? 0}</b></span>
      )}
      {lock ? <i className={`key f-${dieFace(lock).family}`}><Glyph name="lock" /></i>
        : <span className="count">{cells.filter((each) => each.crossed).length}/{cells.length}</span>}
    </span>
  );
}

const touched = (event: { target: EventTarget }): string =>
  (event.target as Element).closest("[data-cell]")?.getAttribute("data-cell") ?? "";

function Building({ seat, id, takes }: { seat: number; id: string; takes: Taken | undefined }) {
  const inside = <><Head seat={seat} building={id} /><Rows seat={seat} building={id} takes={takes} /></>;
  const kind = `house b-${id} f-${house(id).family}`;
  const label = spokenBuilding(seat, id, takes?.all ?? new Map());
  if (!takes) return <span className={kind} role="group" aria-label={label}>{inside}</span>;
  return (
    <button type="button" className={kind} aria-label={label}
      aria-pressed={picked().building === id || (takes.chosen !== "" && buildingOf(takes.chosen) === id)}
      onClick={(event) => touch(id, touched(event))}>
      {inside}
    </button>
  );
}

/** `takes`: it is the own one, and asked about. */
export function Board({ seat, takes }: { seat: number; takes?: Taken | undefined }) {
  const one = (id: string) => <Building seat={seat} id={id} takes={takes} />;
  return (
    <div className="board-of">
      <div>{one("barracks_west")}{one("barracks_east")}</div>
      <div>{one("agora")}{one("university")}</div>
      <div>{one("market")}{one("gallery")}<div>{one("wonder")}{one("guild_court")}</div></div>
    </div>
  );
}

/** Coins, the warehouse, the bonuses. */
export function Reserve({ seat, takes }: { seat: number; takes?: Taken | undefined }) {
  const { coins = 0 } = city(seat);
  const goods = sheetOf(seat).rows["warehouse"]?.flatMap((row) => row.cells) ?? [];
  const label = spokenBuilding(seat, "warehouse", takes?.all ?? new Map());
  const shown = goods.map((id) => {
    const cell = cellOf(seat, id);
    const option = takes?.all.get(id);
    const price = option?.price?.coins ?? 0;
    return (
      <span key={id} className={`ware ${kindOf(seat, cell, takes)}`} data-cell={id}>
        <Marks marks={sheetOf(seat).cells[id]?.effect ?? []} coloured />
        {option && price > 0 && <Disc>{price}</Disc>}
      </span>
    );
  });
  return (
    <div className="reserve">
      <Figure glyph="coin" value={coins} className="ink-coin" label={tn("Gold reserve: %n coin(s)", coins)} />
      {takes ? (
        <button type="button" className="store" aria-label={label}
          onClick={(event) => touch("warehouse", touched(event))}>{shown}</button>
      ) : <span className="store" role="img" aria-label={label}>{shown}</span>}
      <Bonuses seat={seat} />
    </div>
  );
}

function Bonuses({ seat }: { seat: number }) {
  const done = city(seat).bonuses ?? [];
  return (
    <span className="bonuses" role="img" aria-label={tn("%n bonus(es)", done.length)}>
      {(known().bonuses ?? []).map((bonus) => (
        <span key={bonus.id} className={done.includes(bonus.id) ? "done" : ""}>
          <Marks marks={bonus.effect.slice(0, 1)} />
          {done.includes(bonus.id) && <Glyph name="cross" className="off" />}
        </span>
      ))}
    </span>
  );
}
