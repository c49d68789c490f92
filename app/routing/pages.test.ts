import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { pages } from "./pages.ts";

const exportsAction = /^export (?:const|async function|function) action\b|^export \{[^}]*\baction\b[^}]*\}/m;
const sourceOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, "..", file), "utf8");

/** Several rows may share a route module, and not all of them accept its form. */
const files = [...new Set(pages.map(({ file }) => file))];

test.each(files)("route table › has a row with `form` if %s exports an action, and only then", (file) => {
  expect(pages.some((page) => page.file === file && page.form)).toBe(exportsAction.test(sourceOf(file)));
});
