import * as v from "valibot";
import { expect, test } from "vitest";
import { email, singleLineText, multiLineText, optional } from "../../domain/fields.ts";
import { maxLengthsOf } from "./max-lengths.server.ts";

const fields = {
  line: singleLineText(100),
  lines: multiLineText(5000),
  optional: optional(singleLineText(150)),
  shorter: v.pipe(singleLineText(40), v.maxLength(30)),
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
  expect(maxLengthsOf(form, [name])).toEqual({ [name]: maxLength });
});

test("maximum length › throws for a field without a limit", () => {
  expect(() => maxLengthsOf(form, ["unbounded"])).toThrow("unbounded");
});

test("maximum length › is found in a form with a form-level check", () => {
  const checked = v.pipe(
    form,
    v.check(() => true),
  );
  expect(maxLengthsOf(checked, ["line", "email"])).toEqual({ line: 100, email: 254 });
});
