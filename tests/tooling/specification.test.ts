import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const readFile = (file: string) => readFileSync(path.join(root, file), "utf8");
const text = readFile("docs/specification.md");

/** Reasons why a sentence has no test. The document explains and counts each of them. */
const words = ["statement", "by eye", "untested", "not built"];
const testFile = /\.(test\.tsx?|spec\.ts)$/;

type Row = { line: number; section: string; cells: string[] };
const rows: Row[] = [];
for (const [index, line] of text.split("\n").entries()) {
  if (line.startsWith("## ")) rows.push({ line: index + 1, section: line.slice(3), cells: [] });
  if (!line.startsWith("| ") || /^\| (Sentence|---) \|/.test(line)) continue;
  const cells = line
    .slice(1)
    .replace(/\|\s*$/, "")
    .split(/(?<!\\)\|/);
  rows.push({ line: index + 1, section: rows.findLast(({ section }) => section)?.section ?? "", cells: cells.map((cell) => cell.trim()) });
}
const sentences = rows.filter(({ cells }) => cells.length > 0);
const quotedNames = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]!);
const untested = sentences.filter(({ cells }) => cells[2]?.startsWith("–"));

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Name of the called function: `test` for `test(…)`, `test.each(…)(…)` and ``test.each`…`(…)``. */
function nameOfCall(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return callee.name as string;
  return nameOfCall(callee.object ?? callee.callee ?? callee.tag);
}

/** Literal parts of a title, without the values that a template inserts. */
function partsOf(title: unknown): string[] {
  if (!isNode(title)) return [];
  if (title.type === "Literal") return typeof title.value === "string" ? [title.value] : [];
  if (title.type === "TemplateLiteral") return (title.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return title.type === "ConditionalExpression" ? [...partsOf(title.consequent), ...partsOf(title.alternate)] : [];
}

function collectTitles(value: unknown, titles: string[]): void {
  if (Array.isArray(value)) for (const each of value) collectTitles(each, titles);
  if (!isNode(value)) return;
  if (value.type === "CallExpression" && /^(test|it|describe|longTest)$/.test(nameOfCall(value.callee) ?? ""))
    titles.push(...partsOf((value.arguments as unknown[])[0]));
  for (const child of Object.values(value)) if (typeof child === "object") collectTitles(child, titles);
}

const titlesByFile = new Map<string, readonly string[]>();
function titlesOf(file: string): readonly string[] {
  const before = titlesByFile.get(file);
  if (before) return before;
  const titles: string[] = [];
  collectTitles(parseSync(file, readFile(file)).program, titles);
  titlesByFile.set(file, titles);
  return titles;
}

test("the specification table covers every section without empty or duplicate rows", () => {
  const sentencesBySection = Map.groupBy(sentences, ({ section }) => section);
  expect([...sentencesBySection.keys()].map((section) => section.slice(0, 2))).toEqual([
    "1.",
    "2.",
    "3.",
    "4.",
    "5.",
    "6.",
    "7.",
    "8.",
    "9.",
    "10",
  ]);
  for (const { line, cells } of sentences) {
    expect(cells, `line ${line}`).toHaveLength(3);
    for (const cell of cells) expect(cell, `line ${line}`).not.toBe("");
  }
  const quoted = sentences.map(({ section, cells }) => `${section}: ${cells[0]}`);
  expect(quoted.filter((sentence, index) => quoted.indexOf(sentence) !== index)).toEqual([]);
});

test("the specification table names an existing place for every sentence", () => {
  const missingPlaces = sentences.flatMap(({ line, cells: [, placeCell, proof] }) => {
    const places = quotedNames(placeCell!);
    const mayBeNowhere = /^– (statement|not built)/.test(proof!);
    if (places.length === 0) return mayBeNowhere ? [] : [`line ${line}: no place`];
    return places.filter((place) => !existsSync(path.join(root, place))).map((place) => `line ${line}: ${place}`);
  });
  expect(missingPlaces).toEqual([]);
});

test("the specification table names only existing tests", () => {
  const missingTests = sentences.flatMap(({ line, cells: [, , proof] }) => {
    if (proof!.startsWith("–")) return [];
    const tests = quotedNames(proof!);
    if (tests.length === 0) return [`line ${line}: no test`];
    return tests.flatMap((each) => {
      const [file, title] = each.split(" › ");
      if (!testFile.test(file!) || !title) return [`line ${line}: ${each} is no test`];
      if (!existsSync(path.join(root, file!))) return [`line ${line}: no file ${file}`];
      return titlesOf(file!).some((part) => part.includes(title)) ? [] : [`line ${line}: no test '${title}' in ${file}`];
    });
  });
  expect(missingTests).toEqual([]);
});

describe("untested sentences of the specification", () => {
  test("have one of the explained reasons", () => {
    const unexplained = untested.filter(
      ({ cells }) => !words.some((word) => cells[2] === `– ${word}` || cells[2]!.startsWith(`– ${word}: `)),
    );
    expect(unexplained.map(({ line, cells }) => `line ${line}: ${cells[2]}`)).toEqual([]);
    for (const word of words) expect(text).toMatch(new RegExp(`^- \`${word}\` \\(\\d+\\): `, "m"));
  });

  test("are counted at the head of the document", () => {
    const counts = Object.fromEntries(
      words.map((word) => [word, untested.filter(({ cells }) => cells[2]!.startsWith(`– ${word}`)).length]),
    );
    const statedCounts = Object.fromEntries(
      words.map((word) => [word, Number(new RegExp(`^- \`${word}\` \\((\\d+)\\): `, "m").exec(text)?.[1])]),
    );
    expect(statedCounts).toEqual(counts);
    const [, all, withoutTest] = /^(\d+) sentences, (\d+) of them without a test/m.exec(text) ?? [];
    expect([Number(all), Number(withoutTest)]).toEqual([sentences.length, untested.length]);
  });
});

test("the title parser collects the literal parts of titles only", () => {
  const source =
    "test.each([1])(`${'a'} b %s`, () => {}); describe.skipIf(x)('c', () => { test.extend({})('d', f); other('e'); it.each`x`('f', g); });";
  const titles: string[] = [];
  collectTitles(parseSync("x.ts", source).program, titles);
  expect(titles).toEqual(expect.arrayContaining([" b %s", "c", "d", "f"]));
  expect(titles).not.toContain("e");
});
