import type { FunctionOfSource } from "./count-source.ts";
import { lineOf, type Source } from "./read-sources.ts";

/** From one line to another, both included; the first line of a file is 1. */
type Stretch = { file: string; from: number; to: number };
export type Duplicate = [Stretch, Stretch];

/** Shorter ones are idioms: the two lines of a common call, seven properties in a row. */
const shortest = { body: 3, run: 8 };

/** Pairs of equal stretches: bodies of functions, however they are laid out, and runs of equal lines. None lies in another. */
export function findDuplicates(sources: (Source & { functions: FunctionOfSource[] })[]): Duplicate[] {
  const found: Duplicate[] = [];
  for (const pair of [...equalRuns(sources), ...equalBodies(sources)].toSorted((a, b) => length(b[0]) - length(a[0])))
    if (!found.some((longer) => holds(longer[0], pair[0]) && holds(longer[1], pair[1]))) found.push(pair);
  return found;
}

const length = ({ from, to }: Stretch) => to - from + 1;
const holds = (outer: Stretch, inner: Stretch) => outer.file === inner.file && outer.from <= inner.from && outer.to >= inner.to;

function equalBodies(sources: (Source & { functions: FunctionOfSource[] })[]): Duplicate[] {
  const bodies = new Map<string, Stretch[]>();
  for (const source of sources) {
    const code = withoutComments(source);
    for (const { start, end } of source.functions) {
      const stretch = { file: source.file, from: lineOf(source.text, start) + 1, to: lineOf(source.text, end) + 1 };
      if (length(stretch) >= shortest.body) add(bodies, code.slice(start, end).replace(/\s+/g, " "), stretch);
    }
  }
  return [...bodies.values()].flatMap(pairs);
}

type File = { file: string; lines: { text: string; number: number }[] };

function equalRuns(sources: Source[]): Duplicate[] {
  const places = new Map<string, { file: File; index: number }[]>();
  for (const file of sources.map(codeOf))
    for (let index = 0; index + shortest.run <= file.lines.length; index += 1) {
      const run = file.lines.slice(index, index + shortest.run);
      add(places, run.map(({ text }) => text).join("\n"), { file, index });
    }
  return [...places.values()]
    .flatMap(pairs)
    .filter(([a, b]) => a.index === 0 || a.file.lines[a.index - 1]?.text !== b.file.lines[b.index - 1]?.text)
    .map(([a, b]) => {
      const rest = a.file.lines.slice(a.index);
      const end = rest.findIndex(({ text }, place) => b.file.lines[b.index + place]?.text !== text);
      const count = end === -1 ? rest.length : end;
      return [stretchOf(a.file, a.index, count), stretchOf(b.file, b.index, count)];
    });
}

/** Lines that do something: what two files import may well be alike. */
function codeOf(source: Source): File {
  const imports = source.program.body
    .filter(({ type }) => type === "ImportDeclaration")
    .map(({ start, end }) => ({ from: lineOf(source.text, start) + 1, to: lineOf(source.text, end) + 1 }));
  const lines = withoutComments(source)
    .split("\n")
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text, number }) => text !== "" && !imports.some(({ from, to }) => number >= from && number <= to));
  return { file: source.file, lines };
}

/** With blanks in their place, so that every place stays the same. */
const withoutComments = ({ text, comments }: Source) =>
  comments.reduce((code, { start, end }) => code.slice(0, start) + code.slice(start, end).replace(/\S/g, " ") + code.slice(end), text);

const stretchOf = ({ file, lines }: File, index: number, count: number): Stretch => {
  const numbers = lines.slice(index, index + count).map(({ number }) => number);
  return { file, from: Math.min(...numbers), to: Math.max(...numbers) };
};

function add<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

const pairs = <Item>(items: Item[]): [Item, Item][] =>
  items.flatMap((first, index) => items.slice(index + 1).map((second): [Item, Item] => [first, second]));
