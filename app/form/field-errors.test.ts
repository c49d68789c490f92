import { expect, test } from "vitest";
import { listFieldErrors } from "./field-errors.ts";

test.each([
  [{ email: "required", captcha: "solveCaptcha" }, ["email"]],
  [{ captcha: "solveCaptcha" }, ["captcha"]],
  [{ email: "required", password: "required" }, ["email", "password"]],
] as const)("the errors of %j are listed for %j, since the puzzle opens when all fields are right", (reasons, names) => {
  expect(listFieldErrors(reasons as never, (reason) => reason).map(({ name }) => name)).toEqual(names);
});
