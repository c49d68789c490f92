import { access, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Marked } from "marked";
import { describe, expect, test } from "vitest";
import { staffLanguages, type StaffLanguage } from "../texts/staff-language.ts";
import { sample } from "../../../domain/content/collections/common-fields.ts";
import { guides } from "./guides.ts";
import { helpTexts } from "./texts.ts";

const folder = path.resolve(import.meta.dirname, "../../../docs/staff");
/** UI strings of every screen. */
const screens = import.meta.glob<Record<string, Record<StaffLanguage, unknown>>>(["../*/*texts.ts", "../content/*/*texts.ts"], {
  eager: true,
});

/** Collects the links, images and bold names of a guide. */
async function read(language: StaffLanguage, guide: string) {
  const parts: Record<"links" | "pictures" | "names", string[]> = { links: [], pictures: [], names: [] };
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === "link") parts.links.push(token.href);
      if (token.type === "image") parts.pictures.push(token.href);
      if (token.type === "strong") parts.names.push(token.text);
    },
  });
  const html = await marked.parse(await readFile(path.join(folder, language, `${guide}.md`), "utf8"));
  return { ...parts, html };
}

/** Whether a screen shows this text; placeholders in UI strings match any value. */
function isOnScreen(language: StaffLanguage, name: string): boolean {
  const texts = Object.values(screens).flatMap((screen) => Object.values(screen).flatMap((each) => [...textsIn(each[language])]));
  return [...texts, sample.label[language]].some((text) => text === name || (hasWords(text) && patternOf(text).test(name)));
}

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[^]+")}$`,
  );

describe.each(staffLanguages)("staff guides in %s", (language) => {
  test.each(guides)("%s has valid links, existing images and only bold names that a screen shows", async (guide) => {
    const { links, pictures, names, html } = await read(language, guide);
    expect(links.filter((link) => !guides.some((each) => link === `${each}.md`))).toEqual([]);
    expect(names.filter((name) => !isOnScreen(language, name))).toEqual([]);
    // Markdown can leave ** unparsed beside Chinese characters.
    expect(html).not.toContain("**");
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) await access(path.join(folder, language, picture));
  });

  test.each(guides)("%s has its name as heading", async (guide) => {
    const { html } = await read(language, guide);
    expect(html).toMatch(`<h1>${helpTexts[language].names[guide]}</h1>`);
  });

  test("show the same images as in English and use every image", async () => {
    const imagesIn = async (of: StaffLanguage) =>
      (await Promise.all(guides.map((guide) => read(of, guide)))).flatMap(({ pictures }) => pictures);
    expect(await imagesIn(language)).toEqual(await imagesIn("en"));
    const files = await readdir(path.join(folder, language, "pictures"));
    expect(files.map((file) => `pictures/${file}`).toSorted()).toEqual((await imagesIn(language)).toSorted());
  });
});
