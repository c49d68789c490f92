import path from "node:path";
import { Fragment, type Node } from "@tiptap/pm/model";
import { expect, test } from "vitest";
import { collections, readContentFiles } from "../../../domain/content/index.ts";
import { testedLanguages } from "../../../tests/support/tested-languages.ts";
import { openText } from "./opened-text.ts";
import { textSchema } from "./text-schema.ts";

const contentFolder = path.resolve(import.meta.dirname, "../../../content");

/** Reads all Markdown texts of the shipped content, with type, slug and language. */
async function shippedTexts(): Promise<[place: string, text: string][]> {
  const read = await Promise.all(
    collections.map(async (collection) => {
      const markdown = Object.entries(collection.fields).flatMap(([name, { kind }]) => (kind === "markdown" ? [name] : []));
      const files = await readContentFiles(contentFolder, collection);
      const tested = files.filter(({ language }) => testedLanguages.includes(language));
      return tested.flatMap(({ key, language, data }) =>
        markdown.flatMap((name): [string, string][] => {
          const text = data[name];
          return typeof text === "string" ? [[`${collection.type}/${key}/${language}`, text]] : [];
        }),
      );
    }),
  );
  return read.flat();
}

const shipped = await shippedTexts();
const open = (text: string) => {
  const opened = openText(text);
  if (!opened) throw new Error(`It cannot be shown: ${text}`);
  return { ...opened, shown: textSchema.nodeFromJSON(opened.content) };
};

/** Returns a copy of the block with a word added to its first text. */
function addWord(block: Node): Node {
  if (block.isText) return textSchema.text(`Zuvor ${block.text}`, block.marks);
  const index = block.children.findIndex((child) => child.isText || child.textContent !== "");
  const changed = block.children.map((child, at) => (at === index ? addWord(child) : child));
  return block.copy(Fragment.from(changed));
}

test("shipped content › has more than 80 Markdown texts in each language", () => {
  expect(shipped.length).toBeGreaterThan(80 * testedLanguages.length);
});

test("Markdown editor › saves an unchanged text byte for byte and shows every block", () => {
  const changed = shipped.filter(([, text]) => {
    const { shown, write } = open(text);
    return write(shown) !== text;
  });
  expect(changed.map(([place]) => place)).toEqual([]);
  const shownAsSource = shipped.filter(([, text]) => JSON.stringify(open(text).content).includes('"source"'));
  expect(shownAsSource.map(([place]) => place)).toEqual([]);
});

test("Markdown editor › reproduces each line without the original Markdown", () => {
  const differing = shipped.flatMap(([place, text]) => {
    const { shown } = open(text);
    const rewritten = open("").write(shown);
    const lines = rewritten.split("\n");
    return text
      .trimEnd()
      .split("\n")
      .flatMap((line, index) => (line === lines[index] ? [] : [`${place}: ${line} -> ${lines[index]}`]));
  });
  expect(differing).toEqual([]);
});

test("Markdown editor › changes a single line for an edit in one block", () => {
  for (const [place, text] of shipped) {
    const { shown, write } = open(text);
    shown.children.forEach((block, index) => {
      if (block.textContent === "") return;
      const changed = shown.copy(Fragment.from(shown.children.with(index, addWord(block))));
      const lines = write(changed).split("\n");
      const differing = text.split("\n").filter((line, at) => line !== lines[at]);
      expect([place, differing.length, lines.length]).toEqual([place, 1, text.split("\n").length]);
    });
  }
});
