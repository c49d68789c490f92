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

/** The console has messages only in Chinese and English, independent of the language of the page. */
const excludedFolders = ["app/pages/open-api-console/copy"];

test("message list › contains every copy folder once, named after its parent folder", () => {
  const folders = globSync("app/**/copy", { cwd: root }).filter((folder) => !excludedFolders.includes(folder));
  const names = [...folders.map((folder) => path.basename(path.dirname(folder))), "figures"];
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test.each(listed)("message list › has texts of $name in every language", ({ texts }) => {
  for (const code of languageCodes) expect(Object.keys(texts[code]).length).toBeGreaterThan(0);
});

test("Australian messages › have a file only if they differ from the English messages", () => {
  const copies = listed.map(({ name }) => ({ name, ...copiesOf(name) }));
  const needless = copies.filter(({ au, en }) => au !== en && isDeepStrictEqual(au, en));
  expect(needless.map(({ name }) => name)).toEqual([]);
});

test.each(listed)("message list › contains only keys of $name that override a text", ({ name, texts }) => {
  for (const code of languageCodes) {
    const replacements = Object.fromEntries(Object.keys(texts[code]).map((key) => [key, `replaced ${key}`]));
    const changed = JSON.stringify(replaceTexts<object>(copiesOf(name)[code], [name], replacements));
    expect(Object.values(replacements).filter((text) => !changed.includes(JSON.stringify(text)))).toEqual([]);
  }
});
