import { randomBytes } from "node:crypto";
import path from "node:path";
import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { issueCaptcha, openPuzzleMaker, openPuzzlePool, solveCaptcha } from "#domain/captcha";
import { puzzleRequestSchema, puzzleSchema, solutionSchema, solvedSchema } from "#domain/captcha/schema";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorCall, type VisitorEnv } from "../visitor.ts";
import { fail, succeed } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";

// Two folders below the root, as source and in the built server alike.
const pictures = path.resolve(import.meta.dirname, "../../app/assets/captcha");

const visitorCookie = "captcha_visitor";
/** Somebody who fails now and then, beside others at the same address; one in twenty blind tries hits. */
const limits = {
  puzzle: { name: "captcha.puzzle", accepted: [60, 600], refused: [300, 600] },
  solution: { name: "captcha.solution", accepted: [40, 600], refused: [20, 600] },
} as const;

/** Puzzles, and whether they were solved. */
export function captchaApi(services: Services): Hono<VisitorEnv> {
  const { context, environment } = services;
  const addressOf = (c: VisitorCall) => limitedVisitor(c, environment.trustedProxy);
  const pool = openPuzzlePool(() => openPuzzleMaker(pictures));
  return new Hono<VisitorEnv>()
    .post(
      "/captcha",
      describeFields("A puzzle for this visitor: for one try, within two minutes", "captcha", puzzleRequestSchema, puzzleSchema),
      limitPerAddress(services, limits.puzzle),
      fields(puzzleRequestSchema),
      async (c) => {
        const puzzle = await pool.take();
        if (!puzzle) return fail(c, 503, "tooMany", { "Retry-After": "5" });
        return succeed(
          c,
          await issueCaptcha(context, {
            puzzle,
            visitor: setCaptchaVisitor(c, services),
            limitedAddress: addressOf(c),
            subject: c.var.fields.subject,
          }),
        );
      },
    )
    .post(
      "/captcha/verify",
      describeFields("Tries a solution of a puzzle, and gives the token that forms ask for", "captcha", solutionSchema, solvedSchema),
      limitPerAddress(services, limits.solution),
      fields(solutionSchema),
      async (c) => {
        const outcome = await solveCaptcha(context, { solution: c.var.fields, visitor: captchaVisitor(c), limitedAddress: addressOf(c) });
        return outcome.ok ? succeed(c, { token: outcome.token }) : fail(c, 400, outcome.reason);
      },
    );
}

/** Whom a puzzle is made for: the visitor's random number, where they have one already. */
export function captchaVisitor(c: Context): string | undefined {
  const visitor = getCookie(c, visitorCookie);
  return visitor !== undefined && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/** The same, for a visitor who gets their number now. Until the browser is closed; it tells nothing about anybody. */
export function setCaptchaVisitor(c: Context, { environment }: Pick<Services, "environment">): string {
  const known = captchaVisitor(c);
  if (known !== undefined) return known;
  const visitor = randomBytes(16).toString("base64url");
  setCookie(c, visitorCookie, visitor, { httpOnly: true, sameSite: "Lax", secure: environment.siteUrl.protocol === "https:", path: "/" });
  return visitor;
}
