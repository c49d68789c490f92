import { expect, test } from "vitest";
import { groupNews } from "./group-news.server.ts";

const item = (id: string) => ({ id, guide: id.startsWith("guide"), featured: id.includes("featured") });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test.each([
  [["a", "guide-b", "c", "guide-d"], 1, "a", ["c"], ["guide-b", "guide-d"]],
  [["guide-b", "a", "c"], 1, "a", ["c"], ["guide-b"]],
  [["a", "guide-b", "c-featured", "d-featured"], 1, "c-featured", ["a", "d-featured"], ["guide-b"]],
  [["a", "guide-featured", "guide-b"], 1, "guide-featured", ["a"], ["guide-b"]],
  [["guide-b", "guide-d"], 1, undefined, [], ["guide-b", "guide-d"]],
  [["a", "c-featured", "guide-b"], 2, undefined, ["a", "c-featured"], ["guide-b"]],
  [[], 1, undefined, [], []],
])("%j on page %i has the lead %j, the news %j and the guides %j", (ids, number, lead, rows, guides) => {
  const groups = groupNews(ids.map(item), number);
  expect([groups.lead?.id, idsOf(groups.rows), idsOf(groups.guides)]).toEqual([lead, rows, guides]);
});
