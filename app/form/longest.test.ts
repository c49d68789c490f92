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
] as const)("the maximum length of the field %s is %d characters", (name, longest) => {
  expect(longestOf(form, [name])).toEqual({ [name]: longest });
});

test("the maximum length of an unbounded field throws", () => {
  expect(() => longestOf(form, ["unbounded"])).toThrow("unbounded");
});

test("the maximum lengths also work for a form with a form-level check", () => {
  const checked = v.pipe(
    form,
    v.check(() => true),
  );
  expect(longestOf(checked, ["line", "email"])).toEqual({ line: 100, email: 254 });
});
