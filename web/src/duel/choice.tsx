// SPDX-License-Identifier: GPL-3.0-or-later
// The band below: what is asked, or what is chosen, what it leads to, and what may be done with it.
import type { DuelOption } from "messages";
import { decide } from "../acts";
import { cardName, cardText, chains, poster } from "../faces";
import { Button, Chosen, IconButton, unchoose } from "../parts/controls";
import { Disc, Figure, Glyph, Good } from "../parts/marks";
import { edgeOf, isAsked, nameOf, set, state } from "../state";
import { coinsText, joined, pointsText, said, signed, t, tn } from "../words";
import { Price } from "./structure";
import { actions, bought, chosenId, chosenSlot, city, considered, me, rival, symbolsOf, table } from "./view";
import type { Action } from "./view";
import { actor, danger, deed, priceText, question, rule } from "./words";

function Sign({ glyph, label, children = "" }: { glyph: string; label: string; children?: string | number }) {
  return <Figure glyph={glyph} value={children} label={label} className={`ink-${glyph}`} />;
}

/** Of what is asked next. */
const askGlyphs: Record<string, string> = {
  DUEL_PHASE_TOKEN: "progress", DUEL_PHASE_LIBRARY: "progress-draw", DUEL_PHASE_DESTROY: "destroy",
  DUEL_PHASE_REVIVE: "from-discard",
};

/** What the chosen card uncovers. */
function Uncovered() {
  const opens = chosenSlot()?.opens ?? [];
  const hidden = opens.filter((id) => !table().structure?.find((each) => (each.slot ?? 0) === id)?.card).length;
  return (
    <>
      {hidden > 0 && <Sign glyph="eye" label={tn("turns up %n card(s)", hidden)}>{hidden}</Sign>}
      {opens.length > hidden && <Sign glyph="eye" label={tn("uncovers %n card(s)", opens.length - hidden)}>
        {opens.length - hidden}</Sign>}
    </>
  );
}

/** All that the host says of a move before it is made. */
function Leads({ action, option }: { action: Action; option: DuelOption }) {
  const outcome = option.outcome ?? {};
  const before = city(me()).coins ?? 0;
  const { coins = 0, symbols = 0, points = 0 } = outcome;
  const { symbolsToWin = 0 } = table();
  const rivals = (outcome.rivalCoins ?? 0) - (city(rival()).coins ?? 0);
  const pawn = outcome.pawn ?? 0;
  const isForward = pawn > (table().pawn ?? 0);
  const steps = (table().capital ?? 0) + (isForward ? -pawn : pawn);
  const asks = askGlyphs[outcome.asks ?? ""];
  return (
    <span className="leads-to">
      {outcome.victory && <Sign glyph="victory" label={t("wins the game")}>{t("wins the game")}</Sign>}
      {coins !== before && <Sign glyph="coin" label={`${coinsText(before)} \u2192 ${coins}`}>{`${before} \u2192 ${coins}`}</Sign>}
      {bought(action.price).map((line) => <span key={line.resource} className="figure" role="img"
        aria-label={t("%1 bought for %2", line.count ?? 0, (line.count ?? 0) * (line.each ?? 0))}>
        <Good name={line.resource ?? ""} /><b>+{line.count ?? 0}</b></span>)}
      {rivals !== 0 && <Sign glyph="rival" label={rivals < 0 ? t("%1 loses %2", nameOf(rival()), -rivals)
        : t("%1 gets %2", nameOf(rival()), rivals)}>{signed(rivals)}</Sign>}
      {pawn !== (table().pawn ?? 0) && <Sign glyph="capital"
        label={tn("%n step(s) to %1's capital", steps, nameOf(isForward ? 1 : 0))}>{steps}</Sign>}
      {symbols > symbolsOf(me()) && <Sign glyph="scientific" label={t("%1 of %2 symbols", symbols, symbolsToWin)}>
        {`${symbols}/${symbolsToWin}`}</Sign>}
      {points !== 0 && <Sign glyph="points" label={pointsText(points)}>{signed(points)}</Sign>}
      {asks && <Sign glyph={asks} label={said("duel_asks", outcome.asks)} />}
      {outcome.extraTurn && <Sign glyph="extra-turn" label={t("play again")} />}
      <Uncovered />
    </span>
  );
}

const title = (action: Action): string => action.glyph === "wonder" ? cardName(action.id) : action.label;

function Way({ action, isChosen }: { action: Action; isChosen: boolean }) {
  const income = city(me()).discardIncome ?? 0;
  const price = action.price ? priceText(action.price) : coinsText(income);
  return (
    <button type="button" className={`way-to ${action.option ? "" : "impossible"}`} aria-pressed={isChosen}
      aria-label={t("%1, %2", title(action), price)} onClick={() => set({ action: action.id })}>
      {action.glyph === "wonder" ? <img src={poster(action.id)} alt="" /> : <Glyph name={action.glyph} />}
      {action.price ? <Price price={action.price} /> : <b>+{income}</b>}
    </button>
  );
}

function Act({ action }: { action: Action }) {
  const { price, option } = action;
  const isWonder = action.glyph === "wonder";
  const label = isWonder ? t("Build %1", cardName(action.id)) : action.label;
  const income = action.id === "discard" ? city(me()).discardIncome ?? 0 : 0;
  const says = isWonder ? t("Build %1 over %2", cardName(action.id), cardName(chosenId()))
    : action.id === "answer" ? label : t("%1: %2", label, cardName(chosenId()));
  return (
    <Button kind="main" glyph={isWonder ? "stage" : action.glyph} label={label}
      aria={price ? t("%1, %2", says, priceText(price)) : says}
      disabled={state.sending || !option}
      onPress={() => option?.move && decide({ duel: option.move })}>
      {price?.total ? <Disc>{price.total}</Disc> : price?.byChain ? <Glyph name="chain" /> : null}
      {income > 0 && <b>+{income}</b>}
    </Button>
  );
}

/** What is chosen: to be read, and if it may be taken, what can be done with it. */
export function Deal() {
  const id = chosenId();
  const ways = actions();
  const main = considered();
  const threat = main?.option?.outcome?.dangers?.[0];
  const about = main?.glyph === "wonder" ? main.id : id;
  const price = main?.price ?? (ways.length === 0 ? chosenSlot()?.build : undefined);
  return (
    <Chosen className="deal" name={cardName(id)}>
      <header>
        <h2 className="title">{cardName(id)}</h2>
        {main?.option && <Leads action={main} option={main.option} />}
        <IconButton glyph="close" label={t("Back to the table")} onPress={unchoose} />
      </header>
      <p>{about !== id && <b>{t("%1: %2", cardName(about), "")}</b>}
        {joined([cardText(about), about === id ? chains(id) : ""])}</p>
      {price && <p className={main && !main.option ? "why" : "quiet"}>{priceText(price)}</p>}
      {threat && <p className="why"><Glyph name="warning" /> {t("then %1", danger(threat))}</p>}
      {ways.length > 1 && (
        <div className="ways" role="group" aria-label={cardName(id)}>
          {ways.map((each) => <Way key={each.id} action={each} isChosen={each === main || each.id === main?.id} />)}
        </div>
      )}
      {main && <Act action={main} />}
    </Chosen>
  );
}

function Beginners() {
  return (
    <div className="pair">
      {(table().options ?? []).map(({ move }) => (
        <Button key={move?.first ?? 0} kind="main" label={t("Let %1 begin", nameOf(move?.first ?? 0))}
          disabled={state.sending} onPress={() => move && decide({ duel: move })} />
      ))}
    </div>
  );
}

/** Nothing is chosen: what is asked, and what happened last. */
export function Idle() {
  const { last } = table();
  const begins = isAsked() && table().phase === "DUEL_PHASE_BEGIN";
  return (
    <section className={`deal idle ${table().phase === "DUEL_PHASE_PICK" ? "usual" : ""}`}>
      <div className="grow">
        <h2 className="title">{state.sending ? "" : question()}</h2>
        <p className="quiet">{rule()}</p>
        {begins && <Beginners />}
      </div>
      {last && !begins && (
        <p className={`last ${edgeOf(actor(last))}`}>
          <bdi className="quiet">{nameOf(actor(last))}</bdi><b>{deed(last)}</b>
        </p>
      )}
    </section>
  );
}
