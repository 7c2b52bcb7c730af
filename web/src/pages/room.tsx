// SPDX-License-Identifier: GPL-3.0-or-later
// The room: who sits where, what everybody wishes for, what is waited for.
import type { SeatInfo, TableInfo } from "messages";
import { look, owner } from "../acts";
import { cityName, poster, wonders } from "../faces";
import { Button, IconButton, Sides } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { isMine, may, nameOf, open, state, tableInfo } from "../state";
import { codesOf, said, t, tn } from "../words";
import { gameName, titleOf } from "./join";
import { askToLeave, Bar, SeatSheet } from "./menu";

function Colors({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const taken = (color: string) => (table.seats ?? []).some((other) =>
    other.color === color && other !== seat && (other.name || other.kind === "SEAT_KIND_COMPUTER"));
  return (
    <div className="colors" role="group" aria-label={t("Colour")}>
      {codesOf("color").map((color) => (
        <button key={color} type="button" className={`s-${color}`} aria-label={said("color", color)}
          aria-pressed={seat.color === color} disabled={taken(color)} onClick={() => look({ color })}>
          {seat.color === color && <Glyph name="tick" />}
          {taken(color) && <Glyph name="close" />}
        </button>
      ))}
    </div>
  );
}

function Board({ id, side, name, isChosen, isTaken }: {
  id: string; side: string; name: string; isChosen: boolean; isTaken: boolean;
}) {
  return (
    <button type="button" aria-pressed={isChosen} disabled={isTaken}
      onClick={() => look({ wish: { wonder: id, side } })}>
      {id ? <img src={poster(id, side)} alt="" loading="lazy" /> : <i><Glyph name="die" /></i>}
      <span>{name}</span>
    </button>
  );
}

/** A board is shown with the side that is wished for; a second row chooses that. */
function Boards({ table }: { table: TableInfo }) {
  const wished = table.boards?.[state.seat] ?? "";
  const side = table.sides?.[state.seat] ?? "";
  const others = (table.boards ?? []).filter((_, seat) => seat !== state.seat);
  const names = (table.edition ?? 1) > 1 ? [t("Day"), t("Night")] : ["A", "B"];
  return (
    <>
      <h2>{t("Your wonder")}</h2>
      <div className="boards" role="group" aria-label={t("Your wonder")}>
        <Board id="" side="" name={t("By lot")} isChosen={!wished} isTaken={false} />
        {wonders().map((id) => (
          <Board key={id} id={id} side={side} name={cityName(id)} isChosen={wished === id}
            isTaken={others.includes(id)} />
        ))}
      </div>
      <Sides label={t("Its side")} value={side} onChoose={(each) => look({ wish: { wonder: wished, side: each } })}
        choices={[["", t("By lot")], ["A", names[0]], ["B", names[1]]]} />
    </>
  );
}

const isFree = (seat: SeatInfo): boolean => seat.kind === "SEAT_KIND_PERSON" && !seat.name;

function described(table: TableInfo, seat: SeatInfo): string {
  const number = seat.seat ?? 0;
  if (isMine(number)) return t("You");
  if (isFree(seat)) return t("Free: waits for somebody to join");
  if (seat.kind === "SEAT_KIND_FREE_CITY") return t("Led by both players in turn");
  if (seat.kind === "SEAT_KIND_COMPUTER") return said("level", seat.level) || t("Computer");
  if (presence(number)) return presence(number);
  if (table.owner === number + 1) return t("Decides when it begins");
  return seat.browser ? t("On a phone") : t("At the table");
}

function Row({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const number = seat.seat ?? 0;
  const mine = isMine(number);
  const board = table.boards?.[number] ?? "";
  return (
    <li className={mine ? "mine" : ""}>
      <div className="row">
        {isFree(seat) ? <i className="dot free"><Glyph name="person" /></i> : <Dot seat={number} />}
        <span className="who">
          <b><Name seat={number} /></b>
          <span>{described(table, seat)}{!mine && board ? ` \u00b7 ${cityName(board)}` : ""}</span>
        </span>
        {table.owner === number + 1 && <Glyph name="crown" className="gold" />}
        {may("start") && !mine && seat.kind !== "SEAT_KIND_FREE_CITY" && (
          <IconButton glyph="edit" label={t("Change the seat of %1", nameOf(number))}
            onPress={() => open(() => <SeatSheet seat={number} />)} />
        )}
      </div>
      {mine && (
        <div className="wishes">
          <h2>{t("Your colour")}</h2>
          <Colors table={table} seat={seat} />
          {table.game === "classic" && <Boards table={table} />}
        </div>
      )}
    </li>
  );
}

function Waiting({ table }: { table: TableInfo }) {
  const free = table.freeSeats ?? 0;
  const text = free > 0 ? tn("%n seat(s) still free", free)
    : table.owner && !may("start") ? t("Everybody is here; the host begins") : t("Everybody is here");
  return (
    <footer className="band">
      <Glyph name={free > 0 ? "hourglass" : "tick"} />
      <p role="status"><b>{text}</b>
        {free > 0 && <span>{t("Let a friend scan the code on the host's screen")}</span>}</p>
      {may("start") && free === 0 && table.owner
        ? <Button kind="main" glyph="play" label={t("Begin")} onPress={() => owner({ start: true })} />
        : <Button label={t("Leave")} onPress={askToLeave} />}
    </footer>
  );
}

export function Room() {
  const table = tableInfo() ?? {};
  return (
    <main className="room">
      <Bar>
        <span className="grow"><h1><bdi>{titleOf(table)}</bdi></h1><span>{gameName(table)}</span></span>
      </Bar>
      <div className="scrolls">
        <ul className="seats">
          {(table.seats ?? []).map((seat) => <Row key={seat.seat ?? 0} table={table} seat={seat} />)}
        </ul>
        <p className="panel"><Glyph name="lock" />
          <span>{t("Your phone may fall asleep: your seat is kept, and this page comes back to it.")}</span></p>
      </div>
      <Waiting table={table} />
    </main>
  );
}
