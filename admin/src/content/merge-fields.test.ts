import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeFields } from "./merge-fields.ts";

const fields = fc.dictionary(
  fc.constantFrom("title", "lead", "text", "date"),
  fc.oneof(fc.constantFrom("a", "b"), fc.array(fc.integer(), { maxLength: 2 })),
);

describe("merging changes of two users", () => {
  test.each([
    ["only mine", { title: "b" }, {}, { title: "b", lead: "a" }, []],
    ["only theirs", {}, { title: "b" }, { title: "b", lead: "a" }, []],
    ["different fields", { title: "b" }, { lead: "c" }, { title: "b", lead: "c" }, []],
    ["the same change", { title: "b" }, { title: "b" }, { title: "b", lead: "a" }, []],
    ["one field differently", { title: "b" }, { title: "c" }, { title: "b", lead: "a" }, ["title"]],
    ["a field that they removed", { title: "b" }, { lead: undefined }, { title: "b" }, []],
  ])("%s", (_, mine, theirs, data, conflicts) => {
    const base = { title: "a", lead: "a" };
    const theirData = JSON.parse(JSON.stringify({ ...base, ...theirs }));
    expect(mergeFields(base, { ...base, ...mine }, theirData)).toEqual({ data, conflicts });
  });

  test("keeps every change of both, except where both changed the same field", () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const { data, conflicts } = mergeFields(base, mine, theirs);
        for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
          const isMine = JSON.stringify(mine[name]) !== JSON.stringify(base[name]);
          const isTheirs = JSON.stringify(theirs[name]) !== JSON.stringify(base[name]);
          expect(data[name]).toEqual(isMine ? mine[name] : theirs[name]);
          if (conflicts.includes(name)) expect([isMine, isTheirs]).toEqual([true, true]);
        }
      }),
    );
  });

  test("reports no conflict without changes of a second user", () => {
    fc.assert(
      fc.property(fields, fields, (base, mine) => {
        expect(mergeFields(base, mine, base)).toEqual({ data: mine, conflicts: [] });
      }),
    );
  });
});
