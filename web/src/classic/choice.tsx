// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen card: what it does, how it is paid for, what may be done with it.
import type { HandCard, Payment, Possibility } from "messages";
import { decide } from "../acts";
import { useEffect, useRef } from "../dom";
import { card, cardText } from "../faces";
import { Button, IconButton } from "../parts/controls";
import { Coins, Disc, Glyph, Good, Marks, Scene } from "../parts/marks";
import { nameOf, set, state } from "../state";
import { list, t, tn } from "../words";
import { Foot, spokenCard } from "./hand";
import { city, considered, focus, leftOf, offered, optionsOf, rightOf, total } from "./view";
import type { Option } from "./view";
import { chains, reason } from "./words";

const close = (): void => set({ chosen: -1, action: "", payment: 0 });

function Tabs() {
  return (
    <div className="tabs" role="group" aria-label={t("Choose a card")}>
      {offered().map((each, i) => {
        const face = card(each.card ?? "");
        return (
          <button key={`${each.card}.${i}`} type="button" className={`tab f-${face.family}`}
            aria-pressed={i === state.chosen} aria-label={spokenCard(each)}
            onClick={() => set({ chosen: i, action: "", payment: 0 })}>
            <span className={`band ${face.effect.length > 4 ? "many" : ""}`}><Marks marks={face.effect} /></span>
            <Foot possibility={each.build ?? {}} />
          </button>
        );
      })}
    </div>
  );
}

function bought(ids: number[] | undefined, as: string[] | undefined, seat: number): string[] {
  const goods = city(seat).goodsForViewer ?? [];
  return (ids ?? []).map((id, i) => as?.[i] ?? goods[id]?.resources?.[0] ?? "");
}

/** From whom, what, and what is left of the purse. */
function PaymentRow({ possibility, number }: { possibility: Possibility; number: number }) {
  const payment = possibility.payments?.[number] ?? {};
  const buys = possibility.purchases?.[number] ?? {};
  const me = focus();
  const keeps = (city(me).coins ?? 0) - total(payment);
  const sides = [
    { seat: leftOf(me), coins: payment.left ?? 0, glyph: "arrow-left",
      goods: bought(buys.left, buys.leftAs, leftOf(me)) },
    { seat: rightOf(me), coins: payment.right ?? 0, glyph: "arrow-right",
      goods: bought(buys.right, buys.rightAs, rightOf(me)) },
  ];
  return (
    <button type="button" className="payment" role="radio" aria-checked={state.payment === number}
      aria-label={paid(payment)} onClick={() => set({ payment: number })}>
      <i className="radio" />
      {sides.filter((side) => side.coins > 0).map((side) => (
        <span key={side.glyph} className="side">
          <Glyph name={side.glyph} /><bdi>{nameOf(side.seat)}</bdi>
          {side.goods.map((id, i) => <Good key={i} name={id} />)}
        </span>
      ))}
      {!payment.left && !payment.right && <span className="side">{t("the bank")}</span>}
      <span className="keeps"><small>{t("you keep")}</small><Coins number={keeps} /></span>
      <Disc>{total(payment)}</Disc>
    </button>
  );
}

function paid(payment: Payment): string {
  const me = focus();
  const parts = [[payment.left, nameOf(leftOf(me))], [payment.right, nameOf(rightOf(me))],
                 [payment.bank, t("the bank")]] as const;
  return list(parts.filter(([coins]) => coins).map(([coins, who]) => t("%1 to %2", coins ?? 0, who)));
}

/** Shields matter against both neighbours. */
function warNow(): string {
  const me = focus();
  const [left, right] = [leftOf(me), rightOf(me)];
  return t("You have %1; %2 has %3, %4 has %5", city(me).shields ?? 0, nameOf(left),
    city(left).shields ?? 0, nameOf(right), city(right).shields ?? 0);
}

function Told({ hand, option }: { hand: HandCard; option: Option | undefined }) {
  const face = card(hand.card ?? "");
  const chain = chains(hand.card ?? "");
  const build = hand.build;
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
          <IconButton glyph="close" label={t("Back to your cards")} onPress={close} />
        </header>
        <p>{cardText(hand.card ?? "")}</p>
        {fights && <p>{warNow()}</p>}
        {chain && <p className="quiet">{chain}</p>}
        {build && !build.possible && <p className="why">{reason(build, focus())}</p>}
        {option?.possibility.coins ? <p className="quiet">{t("Brings %1 now", tn("%n coin(s)", option.possibility.coins))}</p> : null}
      </div>
    </div>
  );
}

function act(option: Option, payment: number): void {
  void decide({ classic: { ...option.move, pay: option.possibility.payments?.[payment] ?? {} } });
}

function Action({ option, isMain }: { option: Option; isMain: boolean }) {
  const payments = option.possibility.payments ?? [];
  const price = total(payments[isMain ? state.payment : 0]);
  const gains = option.id === "discard" ? option.possibility.coins ?? 0 : 0;
  const press = () => {
    // Several ways to pay are shown before one is taken.
    if (isMain || payments.length < 2) act(option, isMain ? state.payment : 0);
    else set({ action: option.id, payment: 0 });
  };
  return (
    <Button kind={isMain ? "main" : ""} glyph={option.glyph} label={option.label} onPress={press}
      disabled={state.sending || !option.possibility.possible}
      aria={option.possibility.possible
        ? `${option.label}${price ? `, ${tn("%n coin(s)", price)}` : ""}`
        : `${option.label}: ${reason(option.possibility, focus())}`}>
      {option.possibility.possible && price > 0 && <Disc>{price}</Disc>}
      {gains > 0 && <b>+{gains}</b>}
    </Button>
  );
}

export function Choice({ hand }: { hand: HandCard }) {
  const options = optionsOf(hand);
  const main = considered(options);
  const payments = main?.possibility.payments ?? [];
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const onKey = (event: { key: string }) => event.key === "Escape" && close();
  return (
    <section className="choice" aria-label={card(hand.card ?? "").name} tabIndex={-1} ref={box}
      onKeyDown={onKey}>
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
    </section>
  );
}
