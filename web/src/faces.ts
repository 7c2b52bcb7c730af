// SPDX-License-Identifier: GPL-3.0-or-later
// What the cards and boards of the game at the table look like and are called.
import { asset, joined, language, list, t } from "./words";

export interface Mark {
  kind: "glyph" | "coin" | "price" | "laurel" | "number" | "slash" | "times" | "arrow" | "card" | "die";
  text?: string;
  family?: string;
  own?: boolean;
}

export interface StageFace {
  cost: Mark[];
  effect: Mark[];
}

export interface CardFace extends StageFace {
  name: string;
  family: string;
  age: number;
  structure: string;
  /** The effect in fewer signs. */
  short: Mark[];
  from: string[];
  to: string[];
}

/** `/d/ASSETS/GAME.LANGUAGE.json` of the host: its cards and boards as it plays with them. */
interface Faces {
  cards: Record<string, CardFace>;
  wonders: Record<string, { name: string; sides: Record<string, StageFace[]> }>;
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

const blank = { name: "", family: "civilian", age: 0, structure: "", cost: [], effect: [], short: [], from: [], to: [] };
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
export const facts = <T>(): Partial<T> => faces as unknown as Partial<T>;

/** A card, or in Duel a wonder or token, which are told like cards. */
export const card = (id = ""): CardFace =>
  faces.cards[id] ?? faces.tokens?.[id] ?? { ...blank, name: id, ...faces.wonders[id] };
export const cardName = (id: string | undefined): string => card(id).name;
export const cardText = (id = ""): string => texts.cards[id] ?? "";

/** What makes a card free, and what it makes free. */
export function chains(id: string | undefined): string {
  const { from, to } = card(id);
  const names = (ids: string[]) => [...new Set(ids.map(cardName))];
  return joined([from.length > 0 ? t("free with %1", names(from).join(t(" or "))) : "",
                 to.length > 0 ? t("chains to %1", list(names(to))) : ""]);
}

export const stage = (id: string, side: string, number: number): StageFace =>
  faces.wonders[id]?.sides[side]?.[number] ?? { cost: [], effect: [] };
export const stageText = (id: string, side: string, number: number): string =>
  texts.stages[id]?.[side]?.[number] ?? "";

export const wonders = (): string[] => Object.keys(faces.wonders);
export const cityName = (id: string): string => texts.cities[id] ?? faces.wonders[id]?.name ?? id;
/** A resource or symbol by name. */
export const word = (id = ""): string => faces.words[`resource.${id}`] ?? faces.words[`symbol.${id}`] ?? id;

/** "Rhodes A"; editions with two pictures call them day and night. */
export function board(id: string, side: string, edition: number): string {
  const name = cityName(id);
  if (!side) return name;
  if (edition < 2) return `${name} ${side}`;
  return side === "A" ? t("%1 (day)", name) : t("%1 (night)", name);
}

/** A drawing of the board, or of the wonder in Duel; `id` may be of one that nobody has drawn. */
export const poster = (id = "", side = ""): string => asset(`wonders/${id}-${(side || "A").toLowerCase()}.svg`);
