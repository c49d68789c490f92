import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diffWords, shortenUnchanged, type TextPart } from "./diff-words.ts";

/** Writes a comparison with `[-removed-]` and `{+added+}`. */
const write = (parts: readonly TextPart[]) =>
  parts.map(({ change, text }) => (change === "same" ? text : change === "removed" ? `[-${text}-]` : `{+${text}+}`)).join("");

describe("comparison of two texts", () => {
  test.each([
    ["equal texts", "A battery.", "A battery.", "en", "A battery."],
    ["a changed word", "A big battery.", "A small battery.", "en", "A [-big-]{+small+} battery."],
    ["neighbouring words", "one two three four", "one 2 3 four", "en", "one [-two three-]{+2 3+} four"],
    ["an added text", "", "New", "en", "{+New+}"],
    ["a removed paragraph", "One\n\nTwo", "One", "en", "One[-\n\nTwo-]"],
    ["Chinese words", "我们的电池很好", "我们的逆变器很好", "zh-CN", "我们的[-电池-]{+逆变器+}很好"],
    ["Markdown", "A **long** text", "A **short** text", "en", "A **[-long-]{+short+}** text"],
  ])("marks %s", (_, before, after, language, marked) => {
    expect(write(diffWords(before, after, language))).toBe(marked);
  });

  test("contains both texts letter by letter", () => {
    const text = fc.array(fc.constantFrom("a", "b", " ", "\n", "é", "电", "."), { maxLength: 30 }).map((letters) => letters.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after, "en");
        const side = (hidden: TextPart["change"]) => parts.flatMap(({ change, text: part }) => (change === hidden ? [] : [part])).join("");
        expect([side("added"), side("removed")]).toEqual([before, after]);
      }),
    );
  });

  test("compares long texts without a common word by paragraph", () => {
    const words = (prefix: string) => Array.from({ length: 6000 }, (_, index) => `${prefix}${index}`).join(" ");
    expect(diffWords(`Title\n\n${words("a")}`, `Title\n\n${words("b")}`, "en")[0]).toEqual({ change: "same", text: "Title\n\n" });
  });

  test("shortens unchanged passages, but no change", () => {
    const long = "x".repeat(1000);
    const parts = shortenUnchanged(diffWords(`${long} old ${long}`, `${long} new ${long}`, "en"));
    expect(write(parts)).toMatch(/^ … x{119} \[-old-\]\{\+new\+\} x{119} … $/);
  });
});
