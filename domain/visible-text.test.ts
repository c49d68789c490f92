import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlank, removeInvisible, replaceSoftBreaks } from "./visible-text.ts";

test.each([
  ["\u202a+33 6 12 34 56 78\u202c", "+33 6 12 34 56 78"],
  ["info\u200b@example.com\u200e", "info@example.com"],
  ["Wechsel\u00adrichter", "Wechselrichter"],
  ["\ufeffname", "name"],
  ["\u{1f468}\u200d\u{1f469}\u200d\u{1f467}", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}"],
  ["❤\ufe0f", "❤\ufe0f"],
  ["葛\u{e0100}", "葛\u{e0100}"],
])("the invisible characters of %j are removed", (text, visible) => {
  expect(removeInvisible(text)).toBe(visible);
});

test.each(["", " \u00a0\u3000", "\u200b\u200b", "\u2800", "\u3164", "\u200d", "\ufe0f\u2060"])("the text %j is blank", (text) => {
  expect(isBlank(text)).toBe(true);
});

test("a text with a letter, digit or sign is not blank", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom("a", "7", "中", "é", "!"),
      fc.string(),
      (before, sign, after) => !isBlank(before + sign + after),
    ),
  );
});

test("soft breaks become line breaks or spaces", () => {
  expect(replaceSoftBreaks("a\vb\fc\u2028d\u2029e\u0085f", "\n")).toBe("a\nb\nc\nd\ne\nf");
  expect(replaceSoftBreaks("a\vb", " ")).toBe("a b");
});
