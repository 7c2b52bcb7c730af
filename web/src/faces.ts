// SPDX-License-Identifier: GPL-3.0-or-later
// What the cards and boards of the game at the table look like and are called.
import { asset, language, t } from "./words";

export interface Mark {
  kind: "glyph" | "coin" | "price" | "laurel" | "number" | "slash" | "times" | "arrow" | "card" | "die";
  text?: string;
  family?: string;
  own?: boolean;
}

export interface CardFace {
  name: string;
  family: string;
  age: number;
  structure: string;
  cost: Mark[];
  effect: Mark[];
  /** The effect in fewer signs. */
  short: Mark[];
  from: string[];
  to: string[];
}

export interface StageFace {
  cost: Mark[];
  effect: Mark[];
}

export interface WonderFace {
  name: string;
  sides: Record<string, StageFace[]>;
}

/** `/d/ASSETS/GAME.LANGUAGE.json` of the host: its cards and boards as it plays with them. */
interface Faces {
  cards: Record<string, CardFace>;
  wonders: Record<string, WonderFace>;
  tokens?: Record<string, CardFace>;
  words: Record<string, string>;
  ownData?: boolean;
}

/** What they do, in sentences; and short names of the boards. */
interface Texts {
  cards: Record<string, string>;
  stages: Record<string, Record<string, string[]>>;
  cities: Record<string, string>;
}

const nothing: Faces = { cards: {}, wonders: {}, words: {} };
let faces = nothing;
let texts: Texts = { cards: {}, stages: {}, cities: {} };
let loaded = "";

export async function loadFaces(game: string, edition: number, assets: string): Promise<void> {
  const name = `${game}${edition > 1 ? `-${edition}` : ""}.${language}`;
  const url = `/d/${assets}/${name}.json`;
  if (!assets || url === loaded) return;
  loaded = url;
  try {
    const answers = await Promise.all([fetch(url), fetch(asset(`${name}.texts.json`))]);
    [faces, texts] = await Promise.all(answers.map((answer) => answer.json())) as [Faces, Texts];
    faces = { ...nothing, ...faces };
    // Sentences are built in and would be false: there the signs alone tell what a card does.
    if (faces.ownData) texts = { ...texts, cards: {}, stages: {} };
  } catch {
    loaded = ""; // with the next message
  }
}

/** The document as a game that has no cards reads it. */
export function facts<T>(): Partial<T> {
  return faces as unknown as Partial<T>;
}

/** A card, or in Duel a wonder or token, which are told like cards. */
export function card(id: string): CardFace {
  return faces.cards[id] ?? faces.tokens?.[id] ??
    { name: id, family: "civilian", age: 0, structure: "", cost: [], effect: [], short: [], from: [],
      to: [], ...faces.wonders[id] };
}

export function cardText(id: string): string {
  return texts.cards[id] ?? "";
}

export function stage(id: string, side: string, number: number): StageFace {
  return faces.wonders[id]?.sides[side]?.[number] ?? { cost: [], effect: [] };
}

export function stageText(id: string, side: string, number: number): string {
  return texts.stages[id]?.[side]?.[number] ?? "";
}

export function wonders(): string[] {
  return Object.keys(faces.wonders);
}

export function cityName(id: string): string {
  return texts.cities[id] ?? faces.wonders[id]?.name ?? id;
}

/** A resource or symbol by name. */
export function word(id: string): string {
  return faces.words[`resource.${id}`] ?? faces.words[`symbol.${id}`] ?? id;
}

/** "Rhodes A"; editions with two pictures call them day and night. */
export function board(id: string, side: string, edition: number): string {
  const name = cityName(id);
  if (!side) return name;
  if (edition < 2) return `${name} ${side}`;
  return side === "A" ? t("%1 (day)", name) : t("%1 (night)", name);
}

/** A drawing of the board; `id` may be of a wonder that nobody has drawn. */
export function poster(id: string, side: string): string {
  return asset(`wonders/${id}-${(side || "A").toLowerCase()}.svg`);
}
