import { describe, expect, test } from "vitest";
import { groupByLanguage } from "./api-client.ts";

describe("grouping entries by language", () => {
  test("uses the website id and drops unknown websites", () => {
    const entry = (websiteId: number) => ({ id: `of ${websiteId}`, websiteId, state: 1 });
    expect(groupByLanguage([1, 2, 3, 4, 5, 0, 3].map(entry))).toEqual({
      cn: [entry(1)],
      au: [entry(2)],
      en: [entry(3), entry(3)],
      de: [entry(4)],
    });
  });

  test.each([0, false, "", null, undefined, Number.NaN])("drops an entry with the state %s", (state) => {
    expect(groupByLanguage([{ id: "a", websiteId: 3, state }]).en).toEqual([]);
  });

  test.each([1, true, "on"])("keeps an entry with the state %s", (state) => {
    expect(groupByLanguage([{ id: "a", websiteId: 3, state }]).en).toHaveLength(1);
  });
});
