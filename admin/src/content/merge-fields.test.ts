import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSame, mergeFields, mergeValue } from "./merge-fields.ts";

const fields = fc.dictionary(fc.constantFrom("title", "lead", "text", "date"), fc.oneof(fc.constantFrom("a", "b"), fc.integer()));

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
    expect(mergeFields({ base, mine: { ...base, ...mine }, theirs: theirData })).toEqual({ data, conflicts });
  });

  test("keeps every change of both, except where both changed the same field", () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const { data, conflicts } = mergeFields({ base, mine, theirs });
        for (const name of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
          const isMine = !isSame(mine[name], base[name]);
          const isTheirs = !isSame(theirs[name], base[name]);
          expect(data[name]).toEqual(isMine ? mine[name] : theirs[name]);
          if (conflicts.includes(name)) expect([isMine, isTheirs]).toEqual([true, true]);
        }
      }),
    );
  });

  test("reports no conflict without changes of a second user", () => {
    fc.assert(
      fc.property(fields, fields, (base, mine) => {
        expect(mergeFields({ base, mine, theirs: base })).toEqual({ data: mine, conflicts: [] });
      }),
    );
  });
});

const paragraphs = (...texts: string[]) => texts.join("\n\n");
const battery = { latitude: 1, longitude: 2 };

describe("merging one field that both users changed", () => {
  test.each([
    [
      "neighbouring paragraphs",
      paragraphs("A", "B", "C"),
      paragraphs("A!", "B", "C"),
      paragraphs("A", "B?", "C"),
      paragraphs("A!", "B?", "C"),
    ],
    ["a new paragraph of each", paragraphs("A", "B"), paragraphs("N", "A", "B"), paragraphs("A", "B", "M"), paragraphs("N", "A", "B", "M")],
    [
      "a removed and a changed paragraph",
      paragraphs("A", "B", "C", "D"),
      paragraphs("A", "C", "D"),
      paragraphs("A", "B", "C", "D!"),
      paragraphs("A", "C", "D!"),
    ],
    [
      "blank lines in a code block",
      "```\na\n\n\nb\n```\n\nEnd",
      "```\na\n\n\nb\n```\n\nEnd.",
      "```\nA\n\n\nb\n```\n\nEnd",
      "```\nA\n\n\nb\n```\n\nEnd.",
    ],
    [
      "different rows",
      [{ n: 1 }, { n: 2 }, { n: 3 }],
      [{ n: 9 }, { n: 2 }, { n: 3 }],
      [{ n: 1 }, { n: 8 }, { n: 3 }],
      [{ n: 9 }, { n: 8 }, { n: 3 }],
    ],
    ["a new row of each", ["a", "b"], ["x", "a", "b"], ["a", "b", "y"], ["x", "a", "b", "y"]],
    ["different texts of a group", { one: "a", two: "b" }, { one: "c", two: "b" }, { two: "d", one: "a" }, { one: "c", two: "d" }],
    ["the same group in another order", { one: "a" }, { one: "c", two: "d" }, { two: "d", one: "c" }, { one: "c", two: "d" }],
  ])("%s › merges both changes", (_, base, mine, theirs, value) => {
    for (const preferred of ["mine", "theirs"] as const)
      expect(mergeValue({ base, mine, theirs }, preferred)).toEqual({ value, isConflict: false });
  });

  test.each([
    ["the same line", "a", "b", "c", "b", "c"],
    [
      "the same paragraph",
      paragraphs("A", "B", "C"),
      paragraphs("A", "mine", "C!"),
      paragraphs("A!", "theirs", "C"),
      paragraphs("A!", "mine", "C!"),
      paragraphs("A!", "theirs", "C!"),
    ],
    [
      "the paragraph beside a removed one",
      paragraphs("A", "B", "C"),
      paragraphs("A", "C"),
      paragraphs("A", "B", "C!"),
      paragraphs("A", "C"),
      paragraphs("A", "B", "C!"),
    ],
    ["a paragraph that they removed", paragraphs("A", "B"), paragraphs("A", "B!"), "A", paragraphs("A", "B!"), "A"],
    [
      "coordinates",
      battery,
      { ...battery, latitude: 3 },
      { ...battery, longitude: 4 },
      { ...battery, latitude: 3 },
      { ...battery, longitude: 4 },
    ],
    ["the same row", [1, 2], [1, 3], [1, 4], [1, 3], [1, 4]],
    ["a field that was empty", undefined, "b", "c", "b", "c"],
  ])("%s › is a question that keeps every other change", (_, base, mine, theirs, withMine, withTheirs) => {
    expect(mergeValue({ base, mine, theirs }, "mine")).toEqual({ value: withMine, isConflict: true });
    expect(mergeValue({ base, mine, theirs }, "theirs")).toEqual({ value: withTheirs, isConflict: true });
  });

  const text = fc.array(fc.constantFrom("a", "b", "c", "", "d\ne"), { minLength: 1, maxLength: 6 }).map((parts) => paragraphs(...parts));

  test("loses no paragraph that one side added and neither removed", () => {
    fc.assert(
      fc.property(text, fc.nat(6), fc.nat(6), (base, at, otherAt) => {
        const insert = (added: string, place: number) => paragraphs(...base.split("\n\n").toSpliced(place, 0, added));
        const { value, isConflict } = mergeValue({ base, mine: insert("MINE", at), theirs: insert("THEIRS", otherAt) }, "mine");
        expect(String(value)).toContain("MINE");
        if (!isConflict) expect(String(value)).toContain("THEIRS");
      }),
    );
  });

  test("gives my text if they changed nothing, and theirs if I changed nothing", () => {
    fc.assert(
      fc.property(text, text, (base, changed) => {
        expect(mergeValue({ base, mine: changed, theirs: base }, "mine")).toEqual({ value: changed, isConflict: false });
        expect(mergeValue({ base, mine: base, theirs: changed }, "mine")).toEqual({ value: changed, isConflict: false });
      }),
    );
  });
});
