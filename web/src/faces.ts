// SPDX-License-Identifier: GPL-3.0-or-later
// What the cards and boards of the game at the table look like and are called.
import { asset, language, t } from "./words";

export interface Mark {
  kind: "glyph" | "coin" | "price" | "laurel" | "number" | "slash" | "times" | "arrow" | "card";
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
  from: string[];
  to: string[];
  text: string;
}

export interface StageFace {
  cost: Mark[];
  effect: Mark[];
  text: string;
}

export interface WonderFace {
  name: string;
  city: string;
  sides: Record<string, StageFace[]>;
}

export interface Faces {
  cards: Record<string, CardFace>;
  wonders: Record<string, WonderFace>;
  words: Record<string, string>;
}

let faces: Faces = { cards: {}, wonders: {}, words: {} };
let loaded = "";

/** From the host, as it plays the game; hosts without such a document play with the built-in data. */
export async function loadFaces(game: string, edition: number, assets: string): Promise<void> {
  const name = `${game}${edition > 1 ? `-${edition}` : ""}.${language}.json`;
  const url = assets ? `/d/${assets}/${name}` : asset(name);
  if (!url || url === loaded) return;
  const answer = await fetch(url);
  if (answer.ok) {
    faces = await answer.json();
    loaded = url;
  }
}

export function card(id: string): CardFace {
  return faces.cards[id] ?? { name: id, family: "civilian", age: 0, structure: "", cost: [],
                              effect: [], from: [], to: [], text: "" };
}

export function wonder(id: string): WonderFace {
  return faces.wonders[id] ?? { name: id, city: id, sides: {} };
}

export function stage(id: string, side: string, number: number): StageFace {
  return wonder(id).sides[side]?.[number] ?? { cost: [], effect: [], text: "" };
}

export function wonders(): string[] {
  return Object.keys(faces.wonders);
}

/** A resource or symbol by name. */
export function word(id: string): string {
  return faces.words[`resource.${id}`] ?? faces.words[`symbol.${id}`] ?? id;
}

/** "The Colossus of Rhodes, side A"; editions with two pictures call them day and night. */
export function board(id: string, side: string, edition: number): string {
  const name = wonder(id).city;
  if (!side) return name;
  if (edition < 2) return `${name} ${side}`;
  return side === "A" ? t("%1 (day)", name) : t("%1 (night)", name);
}

/** A drawing of the board; `id` may be of a wonder that nobody has drawn. */
export function poster(id: string, side: string): string {
  return asset(`wonders/${id}-${(side || "A").toLowerCase()}.svg`);
}
