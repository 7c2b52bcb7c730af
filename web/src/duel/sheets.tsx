// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at in Duel: cities, tokens, the discard pile, the log.
import { Sheet } from "../parts/controls";
import { Dot } from "../parts/seat";
import { set } from "../state";
import type { Sheet as Which } from "../state";
import { roman, t } from "../words";
import { Built, TokenList, WholeCity } from "./cities";
import { me, rival, table } from "./view";
import { actor, consequence, deed, duelEvents } from "./words";

const close = (): void => set({ sheet: undefined });

function Log() {
  return (
    <Sheet title={t("Log")} onClose={close} className="tall">
      <ul className="list log">
        {duelEvents().map((event, i) => {
          const text = deed(event);
          if (event.kind === "AGE_BEGINS") return <li key={i}><h3>{t("Age %1", roman(event.age ?? 1))}</h3></li>;
          if (text) return <li key={i}><p><Dot seat={actor(event)} /><span>{text}</span></p></li>;
          return consequence(event) ? <li key={i}><p>{consequence(event)}</p></li> : null;
        })}
      </ul>
    </Sheet>
  );
}

export function Sheets({ sheet }: { sheet: Which }) {
  switch (sheet.kind) {
    case "cities": {
      const first = sheet.seat ?? me();
      return (
        <Sheet title={t("The cities")} onClose={close} className="tall">
          {[first, first === me() ? rival() : me()].map((seat) => <WholeCity key={seat} seat={seat} />)}
        </Sheet>
      );
    }
    case "tokens": return (
      <Sheet title={t("Progress tokens")} onClose={close}>
        <p>{t("Two identical symbols bring one of these.")}</p>
        <TokenList ids={table().boardTokens ?? []} />
      </Sheet>
    );
    case "discards": return (
      <Sheet title={t("Discard pile")} onClose={close}>
        {table().discard?.length ? <Built ids={table().discard ?? []} />
          : <p>{t("No card has been discarded yet.")}</p>}
      </Sheet>
    );
    case "log": return <Log />;
    default: return null;
  }
}
