import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  ["an empty text", "", 1],
  ["a sentence", "A battery ages.", 1],
  ["660 words", "word ".repeat(660), 3],
  ["900 words", "l’énergie ".repeat(900), 4],
  ["numbers with separators", "10\u202f000 ".repeat(220) + "2.5 ".repeat(220), 2],
  ["1,600 Chinese characters", "储能电池".repeat(400), 4],
  ["Chinese with punctuation", "储能，电池。".repeat(400), 4],
  ["Chinese with Latin words in it", "储能 LFP 电池 ".repeat(100) + "储".repeat(800), 3],
  ["Markdown syntax", "## **word** | - | ".repeat(220), 1],
  ["links with long addresses", "[word](https://example.com/a/b/c/d?e=f) ".repeat(220), 1],
])("the reading time is correct for %s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
