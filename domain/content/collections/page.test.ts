import path from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#i18n/languages.ts";
import { readContentFiles } from "../read-content-files.ts";
import { pageBlocks } from "./block-fields.ts";
import { filesOf } from "./collection.ts";
import { page } from "./page.ts";

const contentFolder = path.resolve(import.meta.dirname, "../../../content");
const text = { kind: "text", body: "One paragraph" };
const pathsOf = (blocks: unknown) =>
  (v.safeParse(page.schema, { title: "A title", lead: "A lead", blocks }).issues ?? []).map((issue) => v.getDotPath(issue));

describe("landing page", () => {
  test("the example has a block of each kind in every language", async () => {
    const entries = await readContentFiles(contentFolder, page);
    expect(entries.map(({ language }) => language)).toEqual(languageCodes);
    for (const { data, language } of entries) {
      const { blocks } = v.parse(page.schema, data);
      expect([...new Set(blocks.map(({ kind }) => kind))], language).toEqual(expect.arrayContaining(Object.keys(pageBlocks)));
    }
  });

  test.each([
    ["a page without blocks", [], ["blocks"]],
    ["a text without words", [text, { kind: "text", body: " " }], ["blocks.1.body"]],
    ["an unknown kind", [{ kind: "script", body: "One" }], ["blocks.0.kind"]],
    ["a field of another kind", [{ ...text, caption: "One" }], ["blocks.0.caption"]],
    ["five figures", [{ kind: "figures", figures: Array(5).fill({ value: "1", label: "One" }) }], ["blocks.0.figures"]],
    [
      "a card with a script as link",
      [{ kind: "cards", cards: [{ title: "One", link: "javascript:alert(1)" }] }],
      ["blocks.0.cards.0.link"],
    ],
    [
      "a card that links to a foreign host by path",
      [{ kind: "cards", cards: [{ title: "One", link: "//evil.example" }] }],
      ["blocks.0.cards.0.link"],
    ],
    ["two videos", [{ kind: "video", video: ["one", "two"] }], ["blocks.0.video"]],
    ["too many blocks", Array(41).fill(text), ["blocks"]],
  ])("refuses %s at its place", (_, blocks, paths) => {
    expect(pathsOf(blocks)).toEqual(paths);
  });

  test("names the images of blocks, cards and texts", () => {
    const blocks = [
      { kind: "text", body: "![Alt](picture:in-text)" },
      { kind: "image", picture: "alone" },
      { kind: "cards", cards: [{ title: "One" }, { title: "Two", picture: "on-card" }] },
    ];
    expect(filesOf(page, { picture: "large", blocks })).toEqual({
      picture: { kind: "picture", name: "large" },
      "blocks.0.body.in-text": { kind: "picture", name: "in-text" },
      "blocks.1.picture": { kind: "picture", name: "alone" },
      "blocks.2.cards.1.picture": { kind: "picture", name: "on-card" },
    });
  });
});
