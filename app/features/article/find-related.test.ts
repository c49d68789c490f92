import { expect, test } from "vitest";
import { findRelated } from "./find-related.ts";

const article = (id: string, ...topics: string[]) => ({ id, topics });
const all = [
  article("a", "safety"),
  article("b", "planning", "technology"),
  article("c", "technology"),
  article("d", "planning"),
  article("e", "technology", "planning"),
];

test.each([
  ["rank by shared topics and exclude the article itself", article("b", "planning", "technology"), 3, ["e", "c", "d"]],
  ["match a single topic", article("x", "safety"), 1, ["a"]],
  ["continue with the first other articles", article("x", "safety"), 3, ["a", "b", "c"]],
  ["are fewer than requested when too few exist", article("a", "safety"), 9, ["b", "c", "d", "e"]],
])("related articles › %s", (_, current, count, ids) => {
  expect(findRelated(current, all, count).map(({ id }) => id)).toEqual(ids);
});
