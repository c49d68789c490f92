import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { issueCaptcha, openPuzzleMaker, openPuzzlePool, solveCaptcha } from "#domain/captcha";
import type { Services } from "../services.ts";
import { limitedVisitor, type VisitorCall } from "../visitor.ts";
import { fail, refuse, succeed, type Answer } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

// Two folders below the root, as source and in the built server alike.
const pictures = path.resolve(import.meta.dirname, "../../app/assets/captcha");

const visitorCookie = "captcha_visitor";
/** Somebody who fails now and then, beside others at the same address; one in twenty blind tries hits. */
const limits = {
  puzzle: { name: "captcha.puzzle", accepted: [60, 600], refused: [300, 600] },
  solution: { name: "captcha.solution", accepted: [40, 600], refused: [20, 600] },
} as const;

/** Puzzles, and whether they were solved. */
export function mountCaptcha({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const addressOf = (c: VisitorCall) => limitedVisitor(c, environment.trustedProxy);
  const pool = openPuzzlePool(() => openPuzzleMaker(pictures));
  mount.everybody(endpoints.captcha.puzzle, [limitPerAddress(services, limits.puzzle)], async (c, { subject }) => {
    const puzzle = await pool.take();
    if (!puzzle) return fail(c, 503, "tooMany", { "Retry-After": "5" });
    const visitor = setCaptchaVisitor(c, services);
    return succeed(c, await issueCaptcha(context, { puzzle, visitor, limitedAddress: addressOf(c), subject }));
  });
  mount.everybody(endpoints.captcha.verify, [limitPerAddress(services, limits.solution)], async (c, solution) => {
    const outcome = await solveCaptcha(context, { solution, visitor: captchaVisitor(c), limitedAddress: addressOf(c) });
    return outcome.ok
      ? succeed(c, { token: outcome.token })
      : fail(c, 400, captchaVisitor(c) === undefined ? "cookiesNeeded" : outcome.reason);
  });
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

/** Refuses a token that is not this visitor's. Without the visitor's cookie no token can be, however well the puzzle was solved. */
export function refuseCaptcha(c: Context): Answer<never, "cookiesNeeded" | "invalidInput"> {
  return captchaVisitor(c) === undefined ? fail(c, 400, "cookiesNeeded") : refuse(c, { captcha: "captchaFailed" });
}
