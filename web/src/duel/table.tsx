// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Duel: both cities, the track, the structure, the band; watched or played.
import { IconButton } from "../parts/controls";
import { Glyph } from "../parts/marks";
import { Clock, Paused } from "../parts/table";
import { set } from "../state";
import { roman, t } from "../words";
import { Deal, Idle } from "./choice";
import { BoardTokens, Panel, Track } from "./cities";
import { Offer, Structure } from "./structure";
import { chosenId, me, mover, rival, table, things } from "./view";
import { news, warning } from "./words";

function Progress() {
  const { structure = [], age = 0, draftOrder = [], drafted = 0 } = table();
  const all = age > 0 ? structure.length : draftOrder.length;
  const done = age > 0 ? structure.filter((each) => each.taken).length : drafted;
  const label = age > 0 ? t("Age %1, %2 of %3 cards taken", roman(age), done, all) : t("Draft");
  return (
    <span className="turns" role="img" aria-label={label}>
      {Array.from({ length: all }, (_, i) => <i key={i} className={i < done ? "past" : i === done ? "now" : ""} />)}
    </span>
  );
}

function Bar() {
  const threat = warning();
  const age = table().age ?? 0;
  return (
    <header className={`bar ${threat ? "alarm" : ""}`}>
      <h1 className="title">{age > 0 ? t("Age %1", roman(age)) : t("Draft")}</h1>
      {threat ? <b className="grow"><Glyph name="warning" /> {threat}</b> : <><Progress /><span className="grow" /></>}
      <Clock seat={mover()} />
      <IconButton glyph="menu" label={t("Menu")} onPress={() => set({ sheet: { kind: "menu" } })} />
    </header>
  );
}

export function Table() {
  const offers = things().length > 0;
  const isChosen = chosenId() !== "";
  return (
    <main className={`duel ${isChosen ? "has-deal" : ""}`}>
      <Bar />
      <p className="hidden" role="status">{news()}</p>
      <div className="both"><Panel seat={me()} /><Panel seat={rival()} /></div>
      <Track />
      <BoardTokens />
      <Paused />
      {offers ? <Offer /> : <Structure />}
      {isChosen ? <Deal key={chosenId()} /> : <Idle />}
    </main>
  );
}
