import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { replaceTexts } from "#i18n/replace-texts.ts";
import { listCopies } from "./copy-list.server.ts";
import { copiesOf } from "./copies.server.ts";

const root = path.resolve(import.meta.dirname, "../..");
const listed = listCopies();

/** The console is Chinese or English whatever the page's language is, so it is no copy of a page's language. */
const outside = ["app/pages/open-api-console/copy"];

test("every copy folder of the front end is listed under its folder's name, and no two have the same", () => {
  const folders = globSync("app/**/copy", { cwd: root }).filter((folder) => !outside.includes(folder));
  const names = [...folders.map((folder) => path.basename(path.dirname(folder))), "figures"];
  expect(listed.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

test.each(listed)("$name has texts in every language", ({ texts }) => {
  for (const code of languageCodes) expect(Object.keys(texts[code]).length).toBeGreaterThan(0);
});

test.each(listed)("each listed key of $name replaces its text", ({ name, texts }) => {
  for (const code of languageCodes) {
    const replacements = Object.fromEntries(Object.keys(texts[code]).map((key) => [key, `replaced ${key}`]));
    const changed = JSON.stringify(replaceTexts<object>(copiesOf(name)[code], [name], replacements));
    expect(Object.values(replacements).filter((text) => !changed.includes(JSON.stringify(text)))).toEqual([]);
  }
});
