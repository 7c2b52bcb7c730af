// SPDX-License-Identifier: GPL-3.0-or-later
// Signs: glyphs of the sprite, and the lines of marks that tell a cost or an effect.
import type { CardFace, Mark } from "../faces";
import { card } from "../faces";
import { asset, coinsText } from "../words";

export function Glyph({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`g ${className}`} aria-hidden="true">
      <use href={`${asset("glyphs.svg")}#${name}`} />
    </svg>
  );
}

/** The building of a card in its land, in the light of its age. */
export function Scene({ face }: { face: CardFace }) {
  return (
    <i className={`picture age-${face.age}`} aria-hidden="true">
      <svg className="land" viewBox="0 0 120 100" preserveAspectRatio="xMidYMax slice">
        <use href={`${asset("lands.svg")}#${face.family}`} />
      </svg>
      <svg className="building" viewBox="0 0 96 72">
        <use href={`${asset("buildings.svg")}#${face.structure}`} />
      </svg>
    </i>
  );
}

/** A good in its own colour. */
export const Good = ({ name }: { name: string }) => <Glyph name={name} className={`good-${name}`} />;

/** One good, or several of which one is made: "wood/clay". */
export function EitherOr({ goods = [] }: { goods?: string[] | undefined }) {
  return <>{goods.map((id, i) => <span key={id}>{i > 0 && "/"}<Good name={id} /></span>)}</>;
}

function One({ mark, coloured }: { mark: Mark; coloured: boolean }) {
  const text = mark.text ?? "";
  const own = mark.own ? " counts-own" : "";
  switch (mark.kind) {
    case "glyph":
      if (mark.family) return <i className={`m-glyph ink-${mark.family}`}><Glyph name={text} /></i>;
      return <i className={`m-glyph${own}`}>{coloured ? <Good name={text} /> : <Glyph name={text} />}</i>;
    case "laurel":
      return <i className="m-laurel"><Glyph name="points" /><b>{text}</b></i>;
    case "arrow":
      return <i className="m-arrow"><Glyph name={text} /></i>;
    case "card":
      return <i className={`m-card f-${mark.family}${own}`}><Glyph name={mark.family ?? ""} /></i>;
    case "die":
      return <i className={`m-die f-${mark.family}`}><Glyph name={text} /></i>;
    case "times":
      return <i className="m-times">{"\u00d7"}</i>;
    case "slash":
      return <i className="m-slash" />;
    default:
      return <i className={`m-${mark.kind}${own}`}><b>{text}</b></i>;
  }
}

/** Said in words elsewhere. */
export function Marks({ marks, coloured = false }: { marks: Mark[]; coloured?: boolean }) {
  return (
    <span className="marks" aria-hidden="true">
      {marks.map((mark, i) => <One key={i} mark={mark} coloured={coloured} />)}
    </span>
  );
}

export const Disc = ({ children }: { children: string | number }) => <b className="disc">{children}</b>;

export function Figure({ glyph, value, label, className = "" }: {
  glyph: string; value: string | number; label: string; className?: string;
}) {
  return (
    <span className={`figure ${className}`} role="img" aria-label={label}>
      <Glyph name={glyph} /><b>{value}</b>
    </span>
  );
}

export function Coins({ number }: { number: number }) {
  return <Figure glyph="coin" value={number} label={coinsText(number)} className="ink-coin" />;
}

/** Cards by head and name. */
export function Cards({ ids = [], newest = "" }: { ids?: string[] | undefined; newest?: string | undefined }) {
  return (
    <ul className="buildings">
      {ids.map(card).map(({ name, family, short, effect }, i) => (
        <li key={i} className={`f-${family} ${newest && ids[i] === newest ? "newest" : ""}`}>
          <Marks marks={short ?? effect} /><span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
