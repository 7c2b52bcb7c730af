// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Duel: both cities, the track, the structure, the band; watched or played.
import { Bar } from "../pages/menu";
import { Glyph } from "../parts/marks";
import { Clock, Paused, Turns } from "../parts/seat";
import { roman, t } from "../words";
import { Deal, Idle } from "./choice";
import { BoardTokens, Panel, Track } from "./cities";
import { Offer, Structure } from "./structure";
import { chosenId, me, mover, rival, table, taken, things } from "./view";
import { news, warning } from "./words";

function Progress() {
  const { structure = [], age = 0, draftOrder = [], drafted = 0 } = table();
  const [done, all] = age > 0 ? [taken(), structure.length] : [drafted, draftOrder.length];
  return <Turns now={done} all={all}
    label={age > 0 ? t("Age %1, %2 of %3 cards taken", roman(age), done, all) : t("Draft")} />;
}

export function Table() {
  const threat = warning();
  const { age } = table();
  const isChosen = chosenId() !== "";
  return (
    <main className={`duel ${isChosen ? "has-deal" : ""}`}>
      <Bar className={threat ? "alarm" : ""}>
        <h1 className="title">{age ? t("Age %1", roman(age)) : t("Draft")}</h1>
        {threat ? <b className="grow"><Glyph name="warning" /> {threat}</b> : <><Progress /><span className="grow" /></>}
        <Clock seat={mover()} />
      </Bar>
      <p className="hidden" role="status">{news()}</p>
      <div className="both"><Panel seat={me()} /><Panel seat={rival()} /></div>
      <Track />
      <BoardTokens />
      <Paused />
      {things().length > 0 ? <Offer /> : <Structure />}
      {isChosen ? <Deal key={chosenId()} /> : <Idle />}
    </main>
  );
}
