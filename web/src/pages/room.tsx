// SPDX-License-Identifier: GPL-3.0-or-later
// The room: who sits where, what everybody wishes for, what is waited for.
import type { SeatInfo, TableInfo } from "messages";
import { look, owner } from "../acts";
import { cityName, poster, wonders } from "../faces";
import { Button, IconButton } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { isMine, nameOf, set, state, tableInfo } from "../state";
import { t, tn } from "../words";
import { gameName, titleOf } from "./join";

const colors = ["teal", "coral", "gold", "violet", "sky", "olive", "rose", "slate"];

function colorWord(color: string): string {
  const words: Record<string, string> = {
    teal: t("teal"), coral: t("coral"), gold: t("gold"), violet: t("violet"), sky: t("sky blue"),
    olive: t("olive"), rose: t("rose"), slate: t("slate"),
  };
  return words[color] ?? color;
}

function Colors({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const taken = (color: string) => (table.seats ?? []).some((other) =>
    other.color === color && other !== seat && (other.name || other.kind === "SEAT_KIND_COMPUTER"));
  return (
    <div className="colors" role="group" aria-label={t("Colour")}>
      {colors.map((color) => (
        <button key={color} type="button" className={`s-${color}`} aria-label={colorWord(color)}
          aria-pressed={seat.color === color} disabled={taken(color)}
          onClick={() => look({ color })}>
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
      <h3>{t("Your wonder")}</h3>
      <div className="boards" role="group" aria-label={t("Your wonder")}>
        <Board id="" side="" name={t("By lot")} isChosen={!wished} isTaken={false} />
        {wonders().map((id) => (
          <Board key={id} id={id} side={side} name={cityName(id)} isChosen={wished === id}
            isTaken={others.includes(id)} />
        ))}
      </div>
      <div className="sides" role="group" aria-label={t("Its side")}>
        {["", "A", "B"].map((each, i) => (
          <button key={each} type="button" aria-pressed={side === each}
            onClick={() => look({ wish: { wonder: wished, side: each } })}>
            {i === 0 ? t("By lot") : names[i - 1]}
          </button>
        ))}
      </div>
    </>
  );
}

function described(table: TableInfo, seat: SeatInfo): string {
  const number = seat.seat ?? 0;
  const isFree = seat.kind === "SEAT_KIND_PERSON" && !seat.name;
  if (isMine(number)) return t("You");
  if (isFree) return t("Free: waits for somebody to join");
  if (seat.kind === "SEAT_KIND_FREE_CITY") return t("Led by both players in turn");
  if (seat.kind === "SEAT_KIND_COMPUTER") return t("Computer");
  const away = presence(number);
  if (away) return away;
  if (table.owner === number + 1) return t("Decides when it begins");
  return seat.browser ? t("On a phone") : t("At the table");
}

function Row({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const number = seat.seat ?? 0;
  const isFree = seat.kind === "SEAT_KIND_PERSON" && !seat.name;
  const mine = isMine(number);
  const board = table.boards?.[number] ?? "";
  return (
    <li className={mine ? "mine" : ""}>
      <div className="row">
        {isFree ? <i className="dot free"><Glyph name="person" /></i> : <Dot seat={number} />}
        <span className="who">
          <b><Name seat={number} /></b>
          <span>{described(table, seat)}{!mine && board ? ` \u00b7 ${cityName(board)}` : ""}</span>
        </span>
        {table.owner === number + 1 && <Glyph name="crown" className="gold" />}
        {state.may.includes("start") && !mine && seat.kind !== "SEAT_KIND_FREE_CITY" && (
          <IconButton glyph="edit" label={t("Change the seat of %1", nameOf(number))}
            onPress={() => set({ sheet: { kind: "seat", seat: number } })} />
        )}
      </div>
      {mine && (
        <div className="wishes">
          <h3>{t("Your colour")}</h3>
          <Colors table={table} seat={seat} />
          {table.game === "classic" && <Boards table={table} />}
        </div>
      )}
    </li>
  );
}

function Waiting({ table }: { table: TableInfo }) {
  const free = table.freeSeats ?? 0;
  const mayBegin = state.may.includes("start");
  const text = free > 0 ? tn("%n seat(s) still free", free)
    : table.owner && !mayBegin ? t("Everybody is here; the host begins") : t("Everybody is here");
  return (
    <footer className="band">
      <Glyph name={free > 0 ? "hourglass" : "tick"} />
      <p role="status"><b>{text}</b>
        {free > 0 && <span>{t("Let a friend scan the code on the host's screen")}</span>}</p>
      {mayBegin && free === 0 && table.owner
        ? <Button kind="main" glyph="play" label={t("Begin")} onPress={() => owner({ start: true })} />
        : <Button label={t("Leave")} onPress={() => set({ sheet: { kind: "leave" } })} />}
    </footer>
  );
}

export function Room() {
  const table = tableInfo() ?? {};
  return (
    <main className="room">
      <header className="bar">
        <span className="grow">
          <h1><bdi>{titleOf(table)}</bdi></h1>
          <span>{gameName(table.game ?? "")}</span>
        </span>
        <IconButton glyph="menu" label={t("Menu")} onPress={() => set({ sheet: { kind: "menu" } })} />
      </header>
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
