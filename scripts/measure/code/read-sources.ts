import { globSync, readFileSync } from "node:fs";
import { parseSync, type ESTree } from "vite";

export type Comment = { start: number; end: number; value: string };

export type Source = { file: string; text: string; lines: string[]; program: ESTree.Program; comments: Comment[] };

/** Code of the product: no tests, no texts, no declarations beside a file of JavaScript. */
export function readSources(root: string): Source[] {
  return globSync("{app,domain,i18n,platform,server,db,scripts}/**/*.{ts,tsx,mjs}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\.d\.m?ts$|\/copy\//.test(file))
    .toSorted()
    .map((file) => readSource(file, readFileSync(`${root}/${file}`, "utf8")));
}

export function readSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, text, lines: text.trimEnd().split("\n"), program, comments };
}

/** The line of a place in a text; the first is 0. */
export const lineOf = (text: string, place: number): number => text.slice(0, place).split("\n").length - 1;
