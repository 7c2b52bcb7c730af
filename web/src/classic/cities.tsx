// SPDX-License-Identifier: GPL-3.0-or-later
// Cities: the neighbours in short, the own one, and anybody's whole.
import type { CityView, Good as GoodView } from "messages";
import { board, card, poster, stage, stageText, word } from "../faces";
import { Coins, Disc, Figure, Glyph, Good, Marks } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { edition, nameOf, seatInfo, set, state } from "../state";
import { plain, t, tn } from "../words";
import { city, focus, leftOf, purchase, rightOf, total, offered } from "./view";

function Pips({ one }: { one: CityView }) {
  const stages = one.stages ?? [];
  return (
    <span className="pips" role="img"
      aria-label={tn("%1 of %n stage(s) built", stages.length, one.stagesBuilt ?? 0)}>
      {stages.map((each, i) => <i key={i} className={each.built ? "on" : ""} />)}
    </span>
  );
}

/** My shields against theirs. */
function War({ mine, theirs }: { mine: number; theirs: number }) {
  const kind = mine > theirs ? "good" : mine < theirs ? "bad" : "level";
  const sign = { good: "greater", bad: "less", level: "equal" }[kind];
  return (
    <span className={`war ${kind}`} role="img" aria-label={t("Shields: %1 against %2", mine, theirs)}>
      <Glyph name="shield" /><b>{mine}</b><Glyph name={sign} /><b>{theirs}</b>
    </span>
  );
}

function Symbols({ one }: { one: CityView }) {
  const counts = { compass: one.compass ?? 0, gear: one.gear ?? 0, tablet: one.tablet ?? 0,
                   "symbol-any": one.wildSymbols ?? 0 };
  return (
    <>
      {Object.entries(counts).filter(([, count]) => count > 0).map(([id, count]) => (
        <Figure key={id} glyph={id} value={count} label={`${word(id)}: ${count}`}
          className="ink-scientific" />
      ))}
    </>
  );
}

function Goods({ goods, used = [] }: { goods: GoodView[]; used?: number[] }) {
  return (
    <>
      {goods.map((good, i) => (
        <span key={i} className={`sale ${used.includes(i) ? "used" : ""}`} role="img"
          aria-label={`${(good.resources ?? []).map(word).join("/")}, ${tn("%n coin(s)", good.price ?? 0)}`}>
          {(good.resources ?? []).map((id, k) => <span key={id}>{k > 0 && "/"}<Good name={id} /></span>)}
          <Disc>{good.price ?? 0}</Disc>
        </span>
      ))}
    </>
  );
}

export function Neighbour({ side }: { side: "left" | "right" }) {
  const me = focus();
  const seat = side === "left" ? leftOf(me) : rightOf(me);
  const one = city(seat);
  const away = presence(seat);
  return (
    <button type="button" className={`neighbour s-edge-${seatInfo(seat).color ?? "slate"}`}
      aria-label={t("%1, your neighbour: look at the city", nameOf(seat))}
      onClick={() => set({ sheet: { kind: "cities", seat } })}>
      <span className="line">
        {side === "left" && <Glyph name="arrow-left" />}
        <Name seat={seat} /><Pips one={one} /><span className="grow" />
        <Coins number={one.coins ?? 0} />
        {side === "right" && <Glyph name="arrow-right" />}
      </span>
      <span className="line">
        <War mine={city(me).shields ?? 0} theirs={one.shields ?? 0} /><Symbols one={one} />
        {away && <em>{away}</em>}
      </span>
      <span className="line goods">
        <Goods goods={one.goodsForViewer ?? []} used={purchase()[side] ?? []} />
      </span>
    </button>
  );
}

function Tokens({ one }: { one: CityView }) {
  return (
    <>
      {(one.tokens?.values ?? []).map((value, i) => (
        <b key={i} className={`token ${value < 0 ? "defeat" : ""}`}>{plain(value)}</b>
      ))}
    </>
  );
}

function Plinths({ one, price }: { one: CityView; price?: number | undefined }) {
  const stages = one.stages ?? [];
  const next = one.stagesBuilt ?? 0;
  return (
    <div className="plinths">
      {stages.map((each, i) => {
        const from = each.copiedFrom === "NEIGHBOUR_LEFT" ? city(leftOf(one.seat ?? 0))
          : each.copiedFrom === "NEIGHBOUR_RIGHT" ? city(rightOf(one.seat ?? 0)) : one;
        const place = [from.wonder ?? "", from.side ?? "", i] as const;
        const face = stage(...place);
        return (
          <span key={i} className={`plinth ${each.built ? "built" : i === next ? "next" : ""}`}
            role="img" aria-label={[t("Stage %1", i + 1), stageText(...place)].filter(Boolean).join(": ")}>
            <b>{i + 1}</b>
            <span><Marks marks={face.effect} /><Marks marks={face.cost} coloured /></span>
            {each.built ? <Glyph name="tick" /> : i === next && price ? <Disc>{price}</Disc> : null}
          </span>
        );
      })}
    </div>
  );
}

function Poster({ one, price }: { one: CityView; price?: number | undefined }) {
  if (one.freeCity) return null;
  return (
    <div className="poster">
      <img src={poster(one.wonder ?? "", one.side ?? "")} alt={board(one.wonder ?? "", one.side ?? "", edition())} />
      <Plinths one={one} price={price} />
    </div>
  );
}

function Own({ one }: { one: CityView }) {
  const used = purchase().own ?? [];
  return (
    <span className="own-goods">
      {(one.production ?? []).flatMap((made, i) => Array.from({ length: made.amount || 1 }, (_, k) => (
        <span key={`${i}.${k}`} className={used.includes(i) ? "used" : ""} role="img"
          aria-label={(made.resources ?? []).map(word).join("/")}>
          {(made.resources ?? []).map((id, n) => <span key={id}>{n > 0 && "/"}<Good name={id} /></span>)}
        </span>
      )))}
    </span>
  );
}

function Shields({ number }: { number: number }) {
  return <Figure glyph="shield" value={number} label={tn("%n shield(s)", number)} className="ink-military" />;
}

/** The city that is decided for. */
export function OwnCity() {
  const seat = focus();
  const one = city(seat);
  const stage = offered()[0]?.stage;
  const price = stage?.possible ? total(stage.payments?.[0]) : 0;
  return (
    <section className="own" aria-label={nameOf(seat)}>
      {one.freeCity && <h2><Name seat={seat} /></h2>}
      <Poster one={one} price={price} />
      <button type="button" className="line" onClick={() => set({ sheet: { kind: "cities", seat } })}
        aria-label={t("Look at this city")}>
        <Own one={one} />
        <span className="worth">
          <Shields number={one.shields ?? 0} /><Symbols one={one} /><Tokens one={one} />
          <Coins number={one.coins ?? 0} />
        </span>
      </button>
    </section>
  );
}

function Built({ one }: { one: CityView }) {
  const cards = one.cards ?? [];
  const newest = one.lastAction?.card ?? "";
  return (
    <ul className="built">
      {cards.map((id, i) => (
        <li key={i} className={`f-${card(id).family} ${id === newest ? "newest" : ""}`}>
          <Marks marks={card(id).effect} /><span>{card(id).name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Everything of one city. */
export function WholeCity({ seat }: { seat: number }) {
  const one = city(seat);
  const me = focus();
  const isNeighbour = !state.watching && seat !== me && (seat === leftOf(me) || seat === rightOf(me));
  const classic = state.view?.classic;
  return (
    <section className="city">
      <h3><Dot seat={seat} /><Name seat={seat} /><Coins number={one.coins ?? 0} />
        {one.points !== undefined && <small>{tn("%n point(s)", one.points)}</small>}</h3>
      <Poster one={one} />
      <div className="line">
        {isNeighbour && <War mine={city(me).shields ?? 0} theirs={one.shields ?? 0} />}
        {isNeighbour && classic?.victory !== undefined && (
          <small>{t("win %1, loss %2", `+${classic.victory}`, plain(classic.defeat ?? 0))}</small>
        )}
        {!isNeighbour && <Own one={one} />}
        <span className="worth">
          {!isNeighbour && <Shields number={one.shields ?? 0} />}
          <Symbols one={one} /><Tokens one={one} />
        </span>
      </div>
      {isNeighbour && (
        <div className="line"><span>{t("Sells you")}</span>
          <span className="goods"><Goods goods={one.goodsForViewer ?? []} used={[]} /></span></div>
      )}
      <Built one={one} />
      {(one.buried ?? []).length > 0 && (
        <p className="buried">{t("Under the wonders")}: {(one.buried ?? []).map((id) => card(id).name).join(", ")}</p>
      )}
    </section>
  );
}
