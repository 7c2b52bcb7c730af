// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in Duel: cities, tokens, the discard pile, the log.
import { Sheet } from "../parts/controls";
import { Cards } from "../parts/marks";
import { Dot } from "../parts/seat";
import { roman, t } from "../words";
import { TokenList, WholeCity } from "./cities";
import { me, table, takenTokens } from "./view";
import { actor, consequence, deed, duelEvents } from "./words";

export function Log() {
  return (
    <Sheet title={t("Log")} className="tall">
      <ul className="list log">
        {duelEvents().map((event, i) => {
          if (event.kind === "AGE_BEGINS") return <li key={i}><h3>{t("Age %1", roman(event.age))}</h3></li>;
          const [text, told] = [deed(event), deed(event) || consequence(event)];
          return told && <li key={i}><p>{text && <Dot seat={actor(event)} />}<span>{told}</span></p></li>;
        })}
      </ul>
    </Sheet>
  );
}

export function Cities({ seat = me() }: { seat?: number | undefined }) {
  return (
    <Sheet title={t("The cities")} className="tall">
      {[seat, 1 - seat].map((each) => <WholeCity key={each} seat={each} />)}
    </Sheet>
  );
}

export function Tokens() {
  return (
    <Sheet title={t("Progress tokens")}>
      <p>{t("Two identical symbols bring one of these.")}</p>
      <TokenList ids={table().laidTokens} gone={takenTokens()} />
    </Sheet>
  );
}

export function Discards() {
  return (
    <Sheet title={t("Discard pile")}>
      {table().discard?.length ? <Cards ids={table().discard} /> : <p>{t("No card has been discarded yet.")}</p>}
    </Sheet>
  );
}
