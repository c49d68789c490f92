import { puzzleSchema, solutionSchema, captchaTokenAnswer } from "#domain/captcha/fields";
import { noFields, type Endpoint } from "./endpoint.ts";

export const captcha = {
  puzzle: {
    method: "POST",
    path: "/captcha",
    tag: "captcha",
    by: "everybody",
    summary: "Returns a puzzle that the visitor can solve once, within two minutes",
    input: noFields,
    answer: puzzleSchema,
    errorCodes: { tooMany: 503 },
  },
  verify: {
    method: "POST",
    path: "/captcha/verify",
    tag: "captcha",
    by: "everybody",
    summary: "Checks the solution of a puzzle and returns the token that forms require",
    input: solutionSchema,
    answer: captchaTokenAnswer,
    errorCodes: { captchaFailed: 400, cookiesNeeded: 400 },
  },
} as const satisfies Record<string, Endpoint>;
