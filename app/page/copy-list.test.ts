import { globSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { listCopies } from "./copy-list.server.ts";
import { copiesOf } from "./copies.server.ts";

const root = path.resolve(import.meta.dirname, "../..");
const listed = listCopies();

/** The console has only Chinese and English messages, independent of the page's language. */
const outside = ["app/pages/open-api-console/copy"];

test("the message list contains every copy folder once under its folder's name", () => {
  const folders = globSync("app/**/copy", { cwd: root }).filter((folder) => !outside.includes(folder));
  const names = [...folders.map((folder) => path.basename(path.dirname(folder))), "figures"];
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test.each(listed)("the message list of $name has texts in every language", ({ texts }) => {
  for (const code of languageCodes) expect(Object.keys(texts[code]).length).toBeGreaterThan(0);
});

test("the Australian messages have files only where Australia says something else than the English messages", () => {
  const copies = listed.map(({ name }) => ({ name, ...copiesOf(name) }));
  const needless = copies.filter(({ au, en }) => au !== en && isDeepStrictEqual(au, en));
  expect(needless.map(({ name }) => name)).toEqual([]);
});

test.each(listed)("the message list of $name contains only keys that replace a text", ({ name, texts }) => {
  for (const code of languageCodes) {
    const replacements = Object.fromEntries(Object.keys(texts[code]).map((key) => [key, `replaced ${key}`]));
    const changed = JSON.stringify(replaceTexts<object>(copiesOf(name)[code], [name], replacements));
    expect(Object.values(replacements).filter((text) => !changed.includes(JSON.stringify(text)))).toEqual([]);
  }
});
