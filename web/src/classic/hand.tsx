// SPDX-License-Identifier: GPL-3.0-or-later
// The cards to choose from.
import type { HandCard, Possibility } from "messages";
import { card, cardText, chains } from "../faces";
import { Disc, Glyph, Good, Marks, Scene } from "../parts/marks";
import { choose, nameOf, state } from "../state";
import { joined, t, tn } from "../words";
import { isPick, leftOf, offered, rightOf, table, total } from "./view";
import { reason } from "./words";

function stateOf({ possible, price }: Possibility): string {
  return !possible ? "cannot" : price === "PRICE_STATE_LINK" ? "link" : price === "PRICE_STATE_PAY" ? "pay" : "free";
}

/** What building it costs me now. */
export function Foot({ possibility, leads = false }: { possibility: Possibility; leads?: boolean }) {
  const kind = stateOf(possibility);
  return (
    <span className={`foot ${kind}`}>
      {kind === "free" && <Glyph name="tick" />}
      {kind === "link" && <Glyph name="chain" />}
      {kind === "pay" && <Disc>{total(possibility.payments?.[0])}</Disc>}
      {kind === "cannot" && <Glyph name="cross" />}
      {(possibility.missing ?? []).map((id, i) => <Good key={i} name={id} />)}
      {kind === "cannot" && !possibility.missing?.length && possibility.needsCoins
        ? <Disc>{possibility.needsCoins}</Disc> : null}
      {leads && <i className="leads"><Glyph name="chain" /><Glyph name="arrow-right" /></i>}
    </span>
  );
}

/** All that the card shows, in one sentence. */
export function spokenCard({ card: id, build = {} }: HandCard): string {
  const { name } = card(id);
  const price = !build.possible ? t("%1, you cannot build it: %2", name, reason(build))
    : stateOf(build) === "pay" ? tn("%1, you can build it for %n coin(s)", total(build.payments?.[0]), name)
      : t("%1, you can build it free", name);
  return joined([price, cardText(id), chains(id)]);
}

function Card({ hand, place }: { hand: HandCard; place: number }) {
  const face = card(hand.card);
  return (
    <li>
      <button type="button" className={`card f-${face.family}`} aria-label={spokenCard(hand)}
        data-card={hand.card} onClick={() => choose(place)}>
        <span className="band"><Marks marks={face.effect} /></span>
        <span className="body">
          <span className="text"><b className="title">{face.name}</b><Marks marks={face.cost} coloured /></span>
          <Scene face={face} />
        </span>
        <Foot possibility={hand.build ?? {}} leads={face.to.length > 0} />
      </button>
    </li>
  );
}

/** Where the cards go that are left. */
function Onward() {
  const isRight = table().passTo === "NEIGHBOUR_RIGHT";
  const seat = state.view?.viewer ?? 0;
  const isLast = (table().hand ?? []).length <= 2;
  return (
    <li className="onward">
      {!isLast && <Glyph name={isRight ? "arrow-right" : "arrow-left"} />}
      <span>{isLast ? t("The last card of the age is discarded")
        : t("What you leave goes to %1", nameOf(isRight ? rightOf(seat) : leftOf(seat)))}</span>
    </li>
  );
}

export function Hand() {
  const cards = offered();
  return (
    <ul className={`hand ${isPick() || cards.length > 8 ? "pile" : ""}`}>
      {cards.map((each, i) => <Card key={`${each.card}.${i}`} hand={each} place={i} />)}
      {table().phase === "CLASSIC_PHASE_PICK" && cards.length < 8 && <Onward />}
    </ul>
  );
}
