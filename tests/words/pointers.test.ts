import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { baseLanguageOf } from "#i18n/traits.ts";
import { allTexts } from "./texts.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Texts about our own devices. Articles and cases may name the manual of any device. */
const ownTexts = /^(?:app\/|domain\/(?:documents|guides|product-drawings)\/|content\/(?:error-code|faq|product)\/)/;
const nameOfKind = /^(?:Manual|Manuel|Handbuch|手册)$/;
const manual = {
  en: /\bmanuals?\b(?! (?:handling|operation|mode|switch))/i,
  fr: /\b(?:notices?|manuels?)\b/i,
  de: /\bHandb[uü]ch|\bBetriebsanleitung|\b(?:der|die|nach) Anleitung\b/,
  cn: /手册|说明书/,
};

async function hasDocument(kind: string): Promise<boolean> {
  for await (const file of glob("content/download/*/entry.yaml", { cwd: root }))
    if (new RegExp(`^resourceType: ${kind}$`, "m").test(await readFile(path.join(root, file), "utf8"))) return true;
  return false;
}

describe("texts refer to no manual while the content has none", () => {
  test.each(languageCodes)("in %s", async (language) => {
    if (await hasDocument("manual")) return;
    const texts = allTexts.get(language)!.filter(({ file, text }) => ownTexts.test(file) && !nameOfKind.test(text));
    expect(texts.length).toBeGreaterThan(1000);
    const pointers = texts.flatMap(({ file, text }) =>
      text.split(/\n|(?<=[.。]) ?/).flatMap((line) => (manual[baseLanguageOf(language)].test(line) ? [`${file}: ${line.trim()}`] : [])),
    );
    expect(pointers).toEqual([]);
  });

  test.each([
    ["en", "Respect the clearances in the manual."],
    ["fr", "Couples selon la notice."],
    ["de", "In der Reihenfolge der Anleitung."],
    ["cn", "按随机手册接线。"],
  ] as const)("a pointer in %s is found in: %s", (language, text) => expect(text).toMatch(manual[language]));

  test.each([
    ["de", "Kurzanleitung als PDF."],
    ["en", "Lift it manually."],
  ] as const)("no pointer in %s is found in: %s", (language, text) => expect(text).not.toMatch(manual[language]));
});
