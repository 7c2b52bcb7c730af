// SPDX-License-Identifier: GPL-3.0-or-later
// Both cities beside each other, the track between them, the tokens of the board.
import type { DuelCity, DuelWonder } from "messages";
import { numbers } from "../dom";
import { card, cardName, cardText, poster, word } from "../faces";
import { Cards, Coins, Disc, Glyph, Good, Marks } from "../parts/marks";
import { Dot, Name, presence } from "../parts/seat";
import { edgeOf, nameOf, open } from "../state";
import { codesOf, pointsText, said, t, tn } from "../words";
import { Cities, Tokens } from "./sheets";
import { Price } from "./structure";
import { city, considered, me, rival, stands, symbolsOf, table, takenTokens } from "./view";
import { priceText, spokenCity } from "./words";

function Six({ seat }: { seat: number }) {
  const [has, wins] = [symbolsOf(seat), table().symbolsToWin ?? 0];
  return <b className={`six ${has + 1 >= wins ? "bad" : has + 2 >= wins ? "near" : ""}`}>{has}/{wins}</b>;
}

/** What it makes, over what a unit more would cost. */
function Goods({ one }: { one: DuelCity }) {
  const choices = (one.rawChoices ?? 0) + (one.manufacturedChoices ?? 0);
  const more = t("In each payment, this many more of any of these.");
  return (
    <span className="goods-grid">
      {(one.prices ?? []).map(({ id = "", count }) => {
        const made = one.production?.find((each) => each.id === id)?.count ?? 0;
        return (
          <span key={id} className={made ? "" : "none"} role="img"
            aria-label={tn("%1 %2; to buy: %n coin(s) each", count ?? 0, made, word(id))}>
            <i><Good name={id} /><b>{made}</b></i><Disc>{count ?? 0}</Disc>
          </span>
        );
      })}
      {choices > 0 && <span className="plus" role="img" title={more} aria-label={`+${choices}: ${more}`}><b>+{choices}</b></span>}
    </span>
  );
}

function Symbols({ one }: { one: DuelCity }) {
  return (
    <span className="symbols">
      {codesOf("symbol").map((id) => {
        const count = one.science?.find((each) => each.id === id)?.count ?? 0;
        return (
          <i key={id} className={count ? "on" : ""} role="img" aria-label={`${said("symbol", id)}: ${count}`}>
            <Glyph name={id} />{count > 1 && <b>{count}</b>}
          </i>
        );
      })}
      <Six seat={one.seat ?? 0} />
    </span>
  );
}

/** Built, out of the game, or what it costs today. */
function Standing({ wonder }: { wonder: DuelWonder }) {
  if (wonder.built) return <span className="pays free"><Glyph name="tick" /></span>;
  return wonder.removed ? <span className="pays"><Glyph name="lock" /></span>
    : wonder.build ? <Price price={wonder.build} /> : null;
}

const Sign = ({ id }: { id: string }) => <i className="sign" title={cardName(id)}><Marks marks={card(id).short} /></i>;

export function Panel({ seat }: { seat: number }) {
  const one = city(seat);
  const away = presence(seat);
  return (
    <button type="button" className={`panel-city ${edgeOf(seat)} ${one.mustAct ? "to-move" : ""}`}
      aria-label={spokenCity(seat)} onClick={() => open(() => <Cities seat={seat} />)}>
      <span className="line">
        <Name seat={seat} />{away && <em title={away}><Glyph name="hourglass" /></em>}
        <span className="own-tokens">{one.tokens?.map((id) => <Sign key={id} id={id} />)}</span>
        <span className="grow" />
        <span className="folded ink-scientific"><Glyph name="scientific" /><Six seat={seat} /></span>
        <Coins number={one.coins ?? 0} />
      </span>
      <Goods one={one} />
      <Symbols one={one} />
      <span className="wonders">
        {(one.wonders ?? []).map((wonder) => (
          <span key={wonder.wonder} className={`wonder ${stands(wonder)}`}>
            <img src={poster(wonder.wonder)} alt="" /><Standing wonder={wonder} />
          </span>
        ))}
      </span>
    </button>
  );
}

/** Everything of one city. */
export function WholeCity({ seat }: { seat: number }) {
  const one = city(seat);
  const told = (wonder: DuelWonder) => wonder.built ? t("It is built.")
    : wonder.removed ? t("It is out of the game.") : wonder.build ? priceText(wonder.build) : "";
  return (
    <section className="city">
      <h3><Dot seat={seat} /><Name seat={seat} /><Coins number={one.coins ?? 0} />
        {one.points !== undefined && <small>{pointsText(one.points)}</small>}</h3>
      <Goods one={one} />
      <Symbols one={one} />
      <ul className="list">
        {(one.wonders ?? []).map((wonder) => (
          <li key={wonder.wonder} className={`deed wonder ${stands(wonder)}`}>
            <img src={poster(wonder.wonder)} alt="" />
            <span className="who"><b>{cardName(wonder.wonder)}</b>
              <span>{cardText(wonder.wonder)}</span><span>{told(wonder)}</span></span>
            <Standing wonder={wonder} />
          </li>
        ))}
      </ul>
      <TokenList ids={one.tokens} />
      <Cards ids={one.cards} />
    </section>
  );
}

export function TokenList({ ids = [], gone = [] }: { ids?: string[] | undefined; gone?: string[] }) {
  return (
    <ul className="list">
      {ids.map((id) => (
        <li key={id} className="deed"><Sign id={id} />
          <span className="who"><b>{cardName(id)}</b><span>{cardText(id)}</span>
            {gone.includes(id) && <span className="quiet">{t("taken")}</span>}</span></li>
      ))}
    </ul>
  );
}

/** The five tokens in their places, which stay when one is taken; more about them by a touch. */
export function BoardTokens() {
  const [ids, gone] = [table().laidTokens ?? [], takenTokens()];
  const names = ids.map((id) => gone.includes(id) ? t("%1, taken", cardName(id)) : cardName(id));
  return (
    <button type="button" className="board-tokens" onClick={() => open(() => <Tokens />)}
      aria-label={t("%1: %2", t("Progress tokens"), names.join(t("; ")))}>
      {ids.map((id) => {
        const { effect, short } = card(id);
        const saysMore = JSON.stringify(effect) !== JSON.stringify(short);
        return (
          <span key={id} className={`${effect.length > 2 ? "many" : ""} ${gone.includes(id) ? "gone" : ""}`}>
            <Sign id={id} />{saysMore && <Marks marks={effect} />}</span>
        );
      })}
    </button>
  );
}

function Zone({ seat, from, points, width }: { seat: number; from: number; points: number; width: number }) {
  const loot = city(seat).loot?.find((each) => each.at === from);
  return (
    <span ref={numbers({ "--wide": width })}>{points}{loot && <Disc>{`\u2212${loot.coins ?? 0}`}</Disc>}</span>
  );
}

export function Track() {
  const { capital = 0, track = [], pawn = 0 } = table();
  const toRight = (at: number) => me() === 0 ? at : -at; // my capital is the left one
  const target = considered()?.option?.outcome?.pawn ?? (considered()?.option ? 0 : pawn);
  const zones = track.map((zone, i) => ({ from: zone.from ?? 0, points: zone.points ?? 0,
    width: (track[i + 1]?.from ?? capital) - (zone.from ?? 0) }));
  const depth = (steps: number) => zones.filter((zone) => zone.from <= Math.abs(steps)).length;
  const [mine, theirs] = [city(me()).capitalDistance ?? 0, city(rival()).capitalDistance ?? 0];
  return (
    <div className="track" role="img" aria-label={tn("%n step(s) to the capital of %1, %2 to that of %3",
      mine, nameOf(me()), theirs, nameOf(rival()))}>
      <span className={`${edgeOf(me())} ${mine < 5 ? "bad" : ""}`}><Glyph name="capital" /><b>{mine}</b></span>
      <span className="way">
        <span className="steps">
          {Array.from({ length: Math.max(0, 2 * capital - 1) }, (_, i) => i - capital + 1).map((at) => (
            <i key={at} className={`depth${depth(at)}`}>
              {at === toRight(target) && target !== pawn && <u />}
              {at === toRight(pawn) && <i className="pawn"><Glyph name="military" /></i>}
            </i>
          ))}
        </span>
        <span className="zones">
          {[...zones].reverse().map((zone) => <Zone key={zone.from} seat={me()} {...zone} />)}
          <span />
          {zones.map((zone) => <Zone key={zone.from} seat={rival()} {...zone} />)}
        </span>
      </span>
      <span className={`${edgeOf(rival())} ${theirs < 5 ? "bad" : ""}`}><b>{theirs}</b><Glyph name="capital" /></span>
    </div>
  );
}
