import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const readFile = (file: string) => readFileSync(path.join(root, file), "utf8");
const timePattern = /\d+ business days|every \d+ weeks|\d+ days/;

/** Times in the rows of the first table after a heading. */
function timesAfter(text: string, heading: string): string[] {
  const [, section = ""] = text.split(heading);
  const rows = section.split("\n\n").find((part) => part.startsWith("|"))!;
  return rows
    .split("\n")
    .slice(2)
    .map((row) => timePattern.exec(row)![0]);
}

test("SECURITY.md promises reporters the times of the disclosure policy", () => {
  const page = readFile("content/policy/vulnerability-disclosure-policy/en.md");
  const times = timesAfter(readFile("SECURITY.md"), "## Report a vulnerability");
  expect(times).toEqual(timesAfter(page, "## Our response times"));
  expect(times).toHaveLength(4);
});

test("SECURITY.md has shorter deadlines for higher severities, none of them later than promised to reporters", () => {
  const days = timesAfter(readFile("SECURITY.md"), "## Days until a fix").map((time) => Number.parseInt(time, 10));
  expect(days).toHaveLength(4);
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  const [, , , longestReportDays] = timesAfter(readFile("SECURITY.md"), "## Report a vulnerability").map((time) =>
    Number(/\d+/.exec(time)![0]),
  );
  expect(days.at(-1)).toBeLessThanOrEqual(longestReportDays!);
});
