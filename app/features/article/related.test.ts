import { expect, test } from "vitest";
import { relatedTo } from "./related.ts";

const article = (id: string, ...topics: string[]) => ({ id, topics });
const all = [
  article("a", "safety"),
  article("b", "planning", "technology"),
  article("c", "technology"),
  article("d", "planning"),
  article("e", "technology", "planning"),
];

test.each([
  ["the most shared topics first, never itself", article("b", "planning", "technology"), 3, ["e", "c", "d"]],
  ["one topic", article("x", "safety"), 1, ["a"]],
  ["then the first of the others", article("x", "safety"), 3, ["a", "b", "c"]],
  ["fewer than asked for", article("a", "safety"), 9, ["b", "c", "d", "e"]],
])("%s", (_, current, count, ids) => {
  expect(relatedTo(current, all, count).map(({ id }) => id)).toEqual(ids);
});
