import { expect, test } from "vitest";
import { describeTypes } from "../../../domain/editing/index.ts";
import { describePath } from "./describe-path.ts";

const { fields } = describeTypes().find(({ type }) => type === "page")!;
const data = { blocks: [{ kind: "text" }, { kind: "cards", cards: [{ title: "One" }] }] };

test.each([
  ["title", "Title"],
  ["blocks", "Blocks"],
  ["blocks.0.body", "Blocks 1 › Text"],
  ["blocks.1.cards.0.link", "Blocks 2 › Cards 1 › Link"],
  ["blocks.7.body", "Blocks 8 › body"],
  ["unknown", "unknown"],
])("check dialog › names the place %s by its labels", (path, expected) => {
  expect(describePath(fields, path, data, "en")).toBe(expected);
});
