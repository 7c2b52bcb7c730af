// SPDX-License-Identifier: GPL-3.0-or-later
// What the page says. Sentences are named by their English text; build.py collects them from here.
import codes from "./codes.json";

declare const ASSETS: Record<string, string>;

export const languages = { en: "English", zh_CN: "简体中文", zh_TW: "繁體中文", ja: "日本語" };
export type Language = keyof typeof languages;
type Part = string | number;

let words: Record<string, string | string[]> = {};
export let language: Language = "en";

/** Where a file of the build lies. */
export const asset = (name: string): string => ASSETS[name] ?? "";

function filled(text: string, parts: Part[]): string {
  return text.replace(/%([1-9])/g, (_, place: string) => String(parts[Number(place) - 1] ?? ""));
}

export function t(source: string, ...parts: Part[]): string {
  const text = words[source] ?? source;
  return filled(typeof text === "string" ? text : text[0] ?? source, parts);
}

/** With a number in it, which decides between singular and plural. */
export function tn(source: string, number: number, ...parts: Part[]): string {
  const forms = words[source] ?? source;
  const form = typeof forms === "string" ? forms : forms[number === 1 ? 0 : forms.length - 1];
  return filled((form ?? source).replace("%n", String(number)), parts);
}

/** What a code of the host means, by codes.json; empty: nobody here knows it. */
export function said(kind: keyof typeof codes, code: string | undefined, ...parts: Part[]): string {
  const source = (codes[kind] as Record<string, string>)[code ?? ""];
  return source ? t(source, ...parts) : "";
}

export const codesOf = (kind: keyof typeof codes): string[] => Object.keys(codes[kind]);

/** Why a move was refused: codes of the scenario format. */
export const refusal = (code: string | undefined): string => said("refusal", code) || t("Not possible now");

export const coinsText = (number: number): string => tn("%n coin(s)", number);
export const pointsText = (number: number): string => tn("%n point(s)", number);
export const roman = (age: number | undefined): string => "I".repeat(age ?? 1);

/** "Ada, Bo and Cleo". */
export function list(parts: string[]): string {
  return parts.reduce((text, part, i) =>
    i === 0 ? part : i < parts.length - 1 ? t("%1, %2", text, part) : t("%1 and %2", text, part), "");
}

export const joined = (parts: string[]): string => parts.filter(Boolean).join(t("; "));

/** "2 wood and 1 clay", of names that may come several times. */
export function amounts(names: string[]): string {
  return list([...new Set(names)].map((name) => t("%1 %2", names.filter((each) => each === name).length, name)));
}

/** With a minus sign of its own width; a dash where there is none yet. */
export const plain = (number: number | undefined): string =>
  number === undefined ? "\u2013" : number < 0 ? `\u2212${-number}` : String(number);
export const signed = (number: number): string => number < 0 ? plain(number) : `+${number}`;

/** The first of the languages somebody reads that the program speaks. */
export function spoken(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const tag = each.toLowerCase();
    if (tag.startsWith("zh")) return /hant|tw|hk|mo/.test(tag) ? "zh_TW" : "zh_CN";
    if (tag.startsWith("ja")) return "ja";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

export async function speak(wanted: Language): Promise<void> {
  const answer = await fetch(asset(`words.${wanted}.json`));
  words = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted.replace("zh_CN", "zh-Hans").replace("zh_TW", "zh-Hant");
}
