// SPDX-License-Identifier: GPL-3.0-or-later
// Cities: the neighbours in short, the own one, and anybody's whole.
import type { CityView, Good as GoodView } from "messages";
import type { Drawn } from "../dom";
import { board, cardName, stage, stageText, word } from "../faces";
import { Cards, Coins, Disc, EitherOr, Figure, Glyph, Marks } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { edgeOf, edition, nameOf, open, state } from "../state";
import { coinsText, plain, pointsText, t, tn } from "../words";
import { Cities } from "./sheets";
import { art, city, focus, leftOf, offered, purchase, rightOf, table, total } from "./view";

const madeText = (resources: string[] = []): string => resources.map(word).join("/");

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

function Goods({ goods = [], used = [] }: { goods?: GoodView[] | undefined; used?: number[] | undefined }) {
  return (
    <>
      {goods.map(({ resources, price = 0 }, i) => (
        <span key={i} className={`sale ${used.includes(i) ? "used" : ""}`} role="img"
          aria-label={`${madeText(resources)}, ${coinsText(price)}`}>
          <EitherOr goods={resources} /><Disc>{price}</Disc>
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
    <button type="button" className={`neighbour ${edgeOf(seat)}`}
      aria-label={t("%1, your neighbour: look at the city", nameOf(seat))} onClick={() => open(() => <Cities seat={seat} />)}>
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
      <span className="line goods"><Goods goods={one.goodsForViewer} used={purchase()[side]} /></span>
    </button>
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

function Poster({ one, price }: { one: CityView; price?: number }) {
  if (one.freeCity) return null;
  return (
    <div className="poster">
      <img src={art(one.seat ?? 0)} alt={board(one.wonder ?? "", one.side ?? "", edition())} />
      <Plinths one={one} price={price} />
    </div>
  );
}

function Own({ one }: { one: CityView }) {
  const used = purchase().own ?? [];
  return (
    <span className="own-goods">
      {(one.production ?? []).flatMap((made, i) => Array.from({ length: made.amount || 1 }, (_, k) => (
        <span key={`${i}.${k}`} className={used.includes(i) ? "used" : ""} role="img" aria-label={madeText(made.resources)}>
          <EitherOr goods={made.resources} />
        </span>
      )))}
    </span>
  );
}

function Worth({ one, shields = true, children }: { one: CityView; shields?: boolean; children?: Drawn }) {
  const count = one.shields ?? 0;
  return (
    <span className="worth">
      {shields && <Figure glyph="shield" value={count} label={tn("%n shield(s)", count)} className="ink-military" />}
      <Symbols one={one} />
      {(one.tokens?.values ?? []).map((value, i) => (
        <b key={i} className={`token ${value < 0 ? "defeat" : ""}`}>{plain(value)}</b>
      ))}
      {children}
    </span>
  );
}

/** The city that is decided for. */
export function OwnCity() {
  const seat = focus();
  const one = city(seat);
  const stage = offered()[0]?.stage;
  return (
    <section className="own" aria-label={nameOf(seat)}>
      {one.freeCity && <h2><Name seat={seat} /></h2>}
      <Poster one={one} price={stage?.possible ? total(stage.payments?.[0]) : 0} />
      <button type="button" className="line" onClick={() => open(() => <Cities seat={seat} />)}
        aria-label={t("Look at this city")}>
        <Own one={one} /><Worth one={one}><Coins number={one.coins ?? 0} /></Worth>
      </button>
    </section>
  );
}

/** Everything of one city. */
export function WholeCity({ seat }: { seat: number }) {
  const one = city(seat);
  const me = focus();
  const isNeighbour = !state.watching && seat !== me && (seat === leftOf(me) || seat === rightOf(me));
  const { victory, defeat = 0 } = table();
  const buried = (one.buried ?? []).map(cardName).join(", ");
  return (
    <section className="city">
      <h3><Dot seat={seat} /><Name seat={seat} /><Coins number={one.coins ?? 0} />
        {one.points !== undefined && <small>{pointsText(one.points)}</small>}</h3>
      <Poster one={one} />
      <div className="line">
        {isNeighbour ? <War mine={city(me).shields ?? 0} theirs={one.shields ?? 0} /> : <Own one={one} />}
        {isNeighbour && victory !== undefined && <small>{t("win %1, loss %2", `+${victory}`, plain(defeat))}</small>}
        <Worth one={one} shields={!isNeighbour} />
      </div>
      {isNeighbour && (
        <div className="line"><span>{t("Sells you")}</span>
          <span className="goods"><Goods goods={one.goodsForViewer} /></span></div>
      )}
      <Cards ids={one.cards} newest={one.lastAction?.card} />
      {buried && <p className="buried">{t("%1: %2", t("Under the wonders"), buried)}</p>}
    </section>
  );
}
