// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen card: what it does, how it is paid for, what may be done with it.
import type { HandCard, Possibility } from "messages";
import { decide } from "../acts";
import { card, cardName, cardText, chains } from "../faces";
import { Button, Chosen, IconButton, unchoose } from "../parts/controls";
import { Coins, Disc, Glyph, Good, Marks, Scene } from "../parts/marks";
import { choose, nameOf, set, state } from "../state";
import { coinsText, list, t } from "../words";
import { Foot, spokenCard } from "./hand";
import { city, considered, focus, leftOf, offered, optionsOf, rightOf, total } from "./view";
import type { Option } from "./view";
import { reason } from "./words";

function Tabs() {
  return (
    <div className="tabs" role="group" aria-label={t("Choose a card")}>
      {offered().map((each, i) => {
        const face = card(each.card);
        return (
          <button key={`${each.card}.${i}`} type="button" className={`tab f-${face.family}`}
            aria-pressed={i === state.chosen} aria-label={spokenCard(each)}
            onClick={() => choose(i)}>
            <span className={`band ${face.effect.length > 4 ? "many" : ""}`}><Marks marks={face.effect} /></span>
            <Foot possibility={each.build ?? {}} />
          </button>
        );
      })}
    </div>
  );
}

/** From whom, what, and what is left of the purse. */
function PaymentRow({ possibility, number }: { possibility: Possibility; number: number }) {
  const payment = possibility.payments?.[number] ?? {};
  const buys = possibility.purchases?.[number] ?? {};
  const me = focus();
  const bought = (seat: number, ids: number[] = [], as: string[] = []) =>
    ids.map((id, i) => as[i] ?? city(seat).goodsForViewer?.[id]?.resources?.[0] ?? "");
  const sides = [
    { who: nameOf(leftOf(me)), coins: payment.left ?? 0, glyph: "arrow-left",
      goods: bought(leftOf(me), buys.left, buys.leftAs) },
    { who: nameOf(rightOf(me)), coins: payment.right ?? 0, glyph: "arrow-right",
      goods: bought(rightOf(me), buys.right, buys.rightAs) },
    { who: t("the bank"), coins: payment.bank ?? 0, glyph: "", goods: [] },
  ].filter((side) => side.coins > 0);
  return (
    <button type="button" className="payment" role="radio" aria-checked={state.payment === number}
      aria-label={list(sides.map(({ who, coins }) => t("%1 to %2", coins, who)))} onClick={() => set({ payment: number })}>
      <i className="radio" />
      {sides.filter(({ glyph }) => glyph || sides.length === 1).map(({ glyph, who, goods }) => (
        <span key={who} className="side">
          {glyph && <Glyph name={glyph} />}<bdi>{who}</bdi>
          {goods.map((id, i) => <Good key={i} name={id} />)}
        </span>
      ))}
      <span className="keeps"><small>{t("you keep")}</small><Coins number={(city(me).coins ?? 0) - total(payment)} />
        <Disc>{total(payment)}</Disc></span>
    </button>
  );
}

/** Shields matter against both neighbours. */
function warNow(): string {
  const me = focus();
  const [left, right] = [leftOf(me), rightOf(me)];
  return t("You have %1; %2 has %3, %4 has %5", city(me).shields ?? 0, nameOf(left),
    city(left).shields ?? 0, nameOf(right), city(right).shields ?? 0);
}

function Told({ hand, option }: { hand: HandCard; option: Option | undefined }) {
  const face = card(hand.card);
  const { build } = hand;
  const gains = option?.possibility.coins;
  const fights = face.effect.some((mark) => mark.text === "shield");
  return (
    <div className="told">
      <div className={`card f-${face.family}`} aria-hidden="true">
        <span className="band"><Marks marks={face.effect} /></span>
        <span className="body">
          <span className="costs"><Marks marks={face.cost} coloured /></span>
          <Scene face={face} />
        </span>
      </div>
      <div className="words">
        <header>
          <h2 className="title">{face.name}</h2>
          <IconButton glyph="close" label={t("Back to your cards")} onPress={unchoose} />
        </header>
        <p>{cardText(hand.card)}</p>
        {fights && <p>{warNow()}</p>}
        {chains(hand.card) && <p className="quiet">{chains(hand.card)}</p>}
        {build && !build.possible && <p className="why">{reason(build)}</p>}
        {gains ? <p className="quiet">{t("Brings %1 now", coinsText(gains))}</p> : null}
      </div>
    </div>
  );
}

function Action({ option, isMain }: { option: Option; isMain: boolean }) {
  const { id, glyph, label, possibility, move } = option;
  const payments = possibility.payments ?? [];
  const payment = payments[isMain ? state.payment : 0];
  const price = total(payment);
  const gains = id === "discard" ? possibility.coins ?? 0 : 0;
  const press = () => {
    // Several ways to pay are shown before one is taken.
    if (isMain || payments.length < 2) decide({ classic: { ...move, pay: payment ?? {} } });
    else set({ action: id, payment: 0 });
  };
  return (
    <Button kind={isMain ? "main" : ""} glyph={glyph} label={label} onPress={press}
      disabled={state.sending || !possibility.possible}
      aria={!possibility.possible ? `${label}: ${reason(possibility)}` : price ? `${label}, ${coinsText(price)}` : label}>
      {possibility.possible && price > 0 && <Disc>{price}</Disc>}
      {gains > 0 && <b>+{gains}</b>}
    </Button>
  );
}

export function Choice({ hand }: { hand: HandCard }) {
  const options = optionsOf(hand);
  const main = considered(options);
  const payments = main?.possibility.payments ?? [];
  return (
    <Chosen className="choice" name={cardName(hand.card)}>
      <header><Tabs /></header>
      <div className="middle">
        <Told hand={hand} option={main} />
        {payments.length > 1 && (
          <div className="payments" role="radiogroup" aria-label={t("How to pay")}>
            {payments.map((_, i) => <PaymentRow key={i} possibility={main?.possibility ?? {}} number={i} />)}
          </div>
        )}
      </div>
      <footer>
        {main && <Action option={main} isMain />}
        <div className="pair">
          {options.filter((each) => each !== main).map((each) => (
            <Action key={each.id} option={each} isMain={false} />
          ))}
        </div>
      </footer>
    </Chosen>
  );
}
