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
] as const)("maximum length › of the field %s is %d characters", (name, maxLength) => {
  expect(longestOf(form, [name])).toEqual({ [name]: maxLength });
});

test("maximum length › throws for a field without a limit", () => {
  expect(() => longestOf(form, ["unbounded"])).toThrow("unbounded");
});

test("maximum length › is found in a form with a form-level check", () => {
  const checked = v.pipe(
    form,
    v.check(() => true),
  );
  expect(longestOf(checked, ["line", "email"])).toEqual({ line: 100, email: 254 });
});
