import * as v from "valibot";
import { expect, test } from "vitest";
import { email, line, lines, optional } from "../../domain/fields.ts";
import { longestOf } from "./longest.server.ts";

const fields = {
  line: line(100),
  lines: lines(5000),
  optional: optional(line(150)),
  shorter: v.pipe(line(40), v.maxLength(30)),
  email: email(),
  unbounded: v.string(),
};
const form = v.object(fields);

test.each([
  ["line", 100],
  ["lines", 5000],
  ["optional", 150],
  ["shorter", 30],
  ["email", 254],
] as const)("%s may have %d signs", (name, longest) => {
  expect(longestOf(form, [name])).toEqual({ [name]: longest });
});

test("a field without a bound is a mistake", () => {
  expect(() => longestOf(form, ["unbounded"])).toThrow("unbounded");
});

test("a form that is checked as a whole as well has the same bounds", () => {
  const checked = v.pipe(
    form,
    v.check(() => true),
  );
  expect(longestOf(checked, ["line", "email"])).toEqual({ line: 100, email: 254 });
});
