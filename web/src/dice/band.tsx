// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked, what is picked, what it costs and leads to, and the buttons.
import type { DiceOption, DiceStep } from "messages";
import { decide, takeBack } from "../acts";
import { Button, IconButton } from "../parts/controls";
import { Coins, Disc, Figure, Glyph, Marks } from "../parts/marks";
import { isAsked, state } from "../state";
import { coinsText, joined, pointsText, signed, t } from "../words";
import { Price } from "./board";
import { buildingOf, candidates, cellOf, city, considered, dieFace, house, known, me, optionsFor, pick, picked, table } from "./view";
import { before, cellFacts, cellName, cellReason, consequences, effects, head, lastRound, pickedName, place,
         priceText, question, task, waitedFor, whyNot } from "./words";

const play = (option: DiceOption): void => decide({ dice: option.move ?? {} });

function Step({ step }: { step: DiceStep }) {
  const isDone = step.state === "DICE_STEP_STATE_DONE";
  const isNow = step.state === "DICE_STEP_STATE_NOW";
  const building = step.cell ? cellOf(me(), step.cell).building ?? "" : step.buildings?.[0] ?? "";
  const glyph = building ? house(building).glyph
    : step.question === "DICE_QUESTION_BONUS" ? "hourglass" : "die";
  const label = t("%1, %2", step.cell ? cellName(me(), step.cell) : task(step),
    isDone ? t("done") : isNow ? t("now") : t("to come"));
  return (
    <li className={isDone ? "done" : isNow ? "now" : ""} aria-label={label} aria-current={isNow ? "step" : undefined}>
      <Glyph name={isDone && step.move?.action === "DICE_ACTION_PASS" ? "skip" : glyph} />
    </li>
  );
}

function Steps() {
  const steps = table().steps ?? [];
  return steps.length > 1 ? (
    <ol className="round-steps" aria-label={t("Steps of this round")}>
      {steps.map((step, i) => <Step key={i} step={step} />)}
    </ol>
  ) : null;
}

/** What it leads to, as figures. */
function Outcome({ option }: { option: DiceOption }) {
  const purse = city(me()).coins ?? 0;
  const after = option.coinsAfter ?? 0;
  const points = option.points ?? 0;
  return (
    <span className="outcome">
      {points !== 0 && <Figure glyph="points" value={signed(points)} label={pointsText(points)} />}
      {after === purse ? <Coins number={after} />
        : <Figure glyph="coin" value={`${purse} \u2192 ${after}`} className="ink-coin"
          label={`${coinsText(purse)} \u2192 ${after}`} />}
    </span>
  );
}

/** What may be chosen from: the places in one building, or the buildings. */
function places(): string {
  const cells = [...candidates().keys()];
  const houses = [...new Set(cells.map(buildingOf))];
  return joined(houses.length > 1 ? houses.map((id) => head(id, me())) : cells.map((cell) => place(me(), cell)));
}

function Says({ option }: { option: DiceOption | undefined }) {
  const { die, cell } = picked();
  const name = pickedName(option);
  const used = option?.move?.die || die;
  const count = candidates().size;
  const why = name && !option && count === 0 ? whyNot() : "";
  const chosen = cell || option?.cell || "";
  const detail = option ? joined([...consequences(option), effects(me(), chosen)])
    : why ? joined([why, chosen ? effects(me(), chosen) : ""])
      : count > 1 ? places()
        : chosen ? cellFacts(me(), chosen, undefined) : lastRound() || before();
  return (
    <div className="says" aria-live="polite">
      <p className="title">
        {used && <i className={`key f-${dieFace(used).family}`}><Glyph name={dieFace(used).mark} /></i>}
        <b>{name || question() || waitedFor()}</b>
        {option ? <Outcome option={option} /> : <Steps />}
      </p>
      <p className={why ? "why" : "quiet"}>{detail}</p>
    </div>
  );
}

/** A place that may be taken: touching it looks at it, the main button takes it. */
function Places() {
  const all = [...candidates()];
  const { die } = picked();
  const houses = new Set(all.map(([cell]) => cellOf(me(), cell).building));
  if (all.length < 2 || all.length > 4 || houses.size > 1) return null;
  return (
    <>
      {all.map(([cell, option]) => (
        <Button key={cell} label={place(me(), cell)} kind="place" onPress={() => pick({ die, cell })}
          aria={`${cellName(me(), cell)}, ${cellFacts(me(), cell, option)}`}>
          <Price coins={option.price?.coins} />
        </Button>
      ))}
    </>
  );
}

/** The next stage, even when it cannot be built: then it says why. */
function Wonder() {
  const { wonder, wonderCell = "", question: asked } = table();
  if (asked !== "DICE_QUESTION_ACTION" || !wonderCell || picked().cell === wonderCell) return null;
  const reason = cellReason(cellOf(me(), wonderCell));
  return (
    <Button glyph="wonder" kind={reason ? "impossible" : ""} onPress={() => pick({ cell: wonderCell })}
      aria={`${t("Build the next stage of the wonder")}: ${reason || priceText(wonder?.coins)}`}>
      <Price coins={wonder?.coins} cannot={reason !== ""} />
    </Button>
  );
}

function Rest() {
  const [pass] = optionsFor("DICE_ACTION_PASS");
  const [decline] = optionsFor("DICE_ACTION_DECLINE");
  const gain = (pass?.coinsAfter ?? 0) - (city(me()).coins ?? 0);
  return (
    <>
      <Wonder />
      {pass && (
        <Button onPress={() => play(pass)} disabled={state.sending} kind="pass"
          aria={`${t("Pass and take coins")}: ${coinsText(gain)}`}>
          <span className="word">{t("Pass")}</span><Marks marks={[{ kind: "coin", text: `+${gain}` }]} /></Button>
      )}
      {decline && <Button label={t("Stop here")} disabled={state.sending} onPress={() => play(decline)} />}
    </>
  );
}

function Chosen({ option }: { option: DiceOption | undefined }) {
  const { die, building, cell } = picked();
  const price = option?.price?.coins ?? 0;
  const isFixed = !die && !building && !cell;
  return (
    <>
      {option && (
        <Button kind="main" glyph="tick" label={t("Cross off")} disabled={state.sending} onPress={() => play(option)}
          aria={`${t("Cross off")}: ${cellName(me(), option.cell ?? "")}, ${priceText(price)}`}>
          {price > 0 && <Disc>{price}</Disc>}
        </Button>
      )}
      {!option && <Places />}
      {!isFixed && <IconButton glyph="close" label={t("Something else")} onPress={() => pick({})} />}
      <Rest />
    </>
  );
}

function BonusButtons() {
  const names = known().bonuses ?? [];
  return (
    <>
      {optionsFor("DICE_ACTION_BONUS").map((option) => {
        const bonus = names.find((each) => each.id === option.move?.bonus);
        return (
          <Button key={bonus?.id} kind="main" disabled={state.sending} onPress={() => play(option)}
            aria={joined([t("Take the bonus: %1", bonus?.name ?? ""), ...consequences(option)])}>
            <Marks marks={(bonus?.effect ?? []).slice(0, 1)} /><span>{bonus?.name}</span>
          </Button>
        );
      })}
    </>
  );
}

export function Band() {
  const option = considered();
  if (!isAsked()) {
    return (
      <section className="dice-band waiting" aria-label={waitedFor()}>
        <Says option={undefined} />
        <div className="acts">{state.view?.canTakeBack && (
          <Button glyph="undo" label={t("Change")} disabled={state.sending} onPress={takeBack} />
        )}</div>
      </section>
    );
  }
  return (
    <section className="dice-band" aria-label={question()}>
      <Says option={option} />
      <div className="acts">
        {table().question === "DICE_QUESTION_BONUS" ? <BonusButtons /> : <Chosen option={option} />}
      </div>
    </section>
  );
}
