// SPDX-License-Identifier: GPL-3.0-or-later
// The cards that lie in the middle, and what else is chosen from.
import type { DuelPrice, DuelSlot } from "messages";
import { numbers } from "../dom";
import { card, cardText, poster } from "../faces";
import { Disc, Glyph, Marks, Scene } from "../parts/marks";
import { choose, edgeOf, state } from "../state";
import { roman, t } from "../words";
import { chosenSlot, me, priceState, rival, table, things } from "./view";
import { spoken, spokenSlot } from "./words";

/** What somebody pays now. */
export function Price({ price, className = "" }: { price: DuelPrice; className?: string }) {
  const kind = priceState(price);
  return (
    <span className={`pays ${kind === "own" ? "free" : kind} ${className}`}>
      {kind === "chain" ? <Glyph name="chain" /> : kind === "pay" ? <Disc>{price.total ?? 0}</Disc>
        : kind === "cannot" ? <><Glyph name="cross" /><b>{price.total ?? 0}</b></> : <Glyph name="tick" />}
    </span>
  );
}

/** Effect and cost: never covered; as large as the width allows. */
function Head({ id }: { id: string }) {
  const face = card(id);
  return (
    <>
      <span className="band" ref={numbers({ "--marks": face.short.length })}><Marks marks={face.short} /></span>
      <span className="costs" ref={numbers({ "--marks": face.cost.length + Math.min(1, face.from.length) })}>
        {face.cost.length > 0 ? <Marks marks={face.cost} coloured /> : <small>{t("free")}</small>}
        {face.from.length > 0 && <Glyph name="chain" />}
      </span>
    </>
  );
}

function Open({ slot, isSeen }: { slot: DuelSlot; isSeen: boolean }) {
  const id = slot.card ?? "";
  const wins = (table().dangers ?? []).some((win) => win.card === id);
  return (
    <button type="button" className={`slot f-${card(id).family} ${slot.available ? "open" : ""}`}
      ref={place(slot)} aria-pressed={slot === chosenSlot()} aria-label={spokenSlot(slot)}
      data-slot={slot.slot ?? 0} onClick={() => choose(slot.slot ?? 0)}>
      <Head id={id} />
      <Scene face={card(id)} />
      {isSeen && <i className="sees"><Glyph name="eye" /></i>}
      {wins && slot.available && <i className="wins"><Glyph name="crown" /></i>}
      {slot.available && slot.build && slot.rival && (
        <span className="feet">
          <Price price={slot.build} className={edgeOf(me())} />
          <Price price={slot.rival} className={`theirs ${edgeOf(rival())}`} />
        </span>
      )}
    </button>
  );
}

/** Its row and column, for the style sheet to make pixels of. */
const place = (slot: DuelSlot) => numbers({ "--row": slot.row ?? 0, "--x": slot.x ?? 0 });

export function Structure() {
  const slots = table().structure ?? [];
  const opens = chosenSlot()?.opens ?? [];
  const lying = slots.filter((each) => !each.taken);
  const rows = Math.max(0, ...lying.map((each) => each.row ?? 0));
  const columns = slots.map((each) => each.x ?? 0);
  const left = Math.min(...columns);
  const wide = Math.max(...columns) - left + 2;
  const shape = { "--gaps": Math.max(1, rows), "--left": left, "--wide": wide };
  return (
    <div className={`structure ${wide < 10 ? "narrow" : ""}`} ref={numbers(shape)} role="group"
      aria-label={t("The structure")}>
      {slots.filter((each) => (each.row ?? 0) <= rows).map((slot) => {
        const key = slot.slot ?? 0;
        if (slot.taken) return <i key={key} className="slot gone" ref={place(slot)} />;
        if (slot.card) return <Open key={key} slot={slot} isSeen={opens.includes(key)} />;
        return (
          <span key={key} className={`slot back ${slot.guildBack ? "guild" : ""}`} ref={place(slot)}
            role="img" aria-label={slot.guildBack ? t("A guild, face down") : t("A card, face down")}>
            {opens.includes(key) ? <i className="sees"><Glyph name="eye" /></i>
              : slot.guildBack ? <Glyph name="guild" /> : <b className="title">{roman(table().age)}</b>}
          </span>
        );
      })}
    </div>
  );
}

/** Wonders, tokens or cards that one is chosen of. */
export function Offer() {
  return (
    <div className="offer" role="group">
      {things().map((id, i) => {
        const face = card(id);
        const isWonder = face.family === "wonder", isCard = face.age > 0;
        return (
          <button key={id} type="button" className={`thing f-${face.family}`} aria-label={spoken(id)}
            aria-pressed={i === state.chosen} onClick={() => choose(i)}>
            {isWonder ? <img src={poster(id)} alt="" /> : <span className="band"><Marks marks={face.effect} /></span>}
            {isCard && <Scene face={face} />}
            <b className="title">{face.name}</b>
            {!isWonder && !isCard && <small>{cardText(id)}</small>}
            {isWonder && <><Marks marks={face.effect} /><Marks marks={face.cost} coloured /></>}
          </button>
        );
      })}
    </div>
  );
}
