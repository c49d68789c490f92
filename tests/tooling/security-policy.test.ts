import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const promised = /\d+ business days|every \d+ weeks|\d+ days/;

/** Times in the rows of the first table after a heading. */
function timesAfter(text: string, heading: string): string[] {
  const [, section = ""] = text.split(heading);
  const rows = section.split("\n\n").find((part) => part.startsWith("|"))!;
  return rows
    .split("\n")
    .slice(2)
    .map((row) => promised.exec(row)![0]);
}

test("SECURITY.md promises reporters the times of the page that security.txt names", () => {
  const page = read("content/policy/vulnerability-disclosure-policy/en.md");
  const times = timesAfter(read("SECURITY.md"), "## Report a vulnerability");
  expect(times).toEqual(timesAfter(page, "## Our response times"));
  expect(times).toHaveLength(4);
});

test("SECURITY.md is stricter for higher severities, and never later than it promises reporters", () => {
  const days = timesAfter(read("SECURITY.md"), "## Days until a fix").map((time) => Number.parseInt(time, 10));
  expect(days).toHaveLength(4);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const [, , , reported] = timesAfter(read("SECURITY.md"), "## Report a vulnerability").map((time) => Number(/\d+/.exec(time)![0]));
  expect(days.at(-1)).toBeLessThanOrEqual(reported!);
});
