import { randomBytes, randomInt } from "node:crypto";
import path from "node:path";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { pictureKinds } from "#app/assets/picture-kinds.ts";
import { drawPuzzle, issueCaptcha, solveCaptcha } from "#domain/captcha";
import { createSemaphore } from "#platform/semaphore";
import { root, type Services } from "../services.ts";
import { visitorRateLimitKey, type VisitorCall } from "../visitor.ts";
import { fail, failValidation, succeed, tooMany, type Answer } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

// Design images at 960 pixels; a puzzle shows a random part of one.
const pictures = pictureKinds.half.names.map((name) => path.join(root, "app/assets/encoded/half", `${name}-960.webp`));
/** Limits the rendering of puzzles, which takes about 20 ms of a core each. */
const rendering = createSemaphore({ maxConcurrent: 1, waiting: 40 });

const visitorCookie = "captcha_visitor";
/** Enough for several users behind one address, with a few failures each. */
const limits = {
  puzzle: { name: "captcha.puzzle", accepted: [60, 600], refused: [300, 600] },
  solution: { name: "captcha.solution", accepted: [40, 600], refused: [20, 600] },
} as const;

export function mountCaptcha({ services, mount }: ApiParts): void {
  const { context, environment } = services;
  const addressOf = (c: VisitorCall) => visitorRateLimitKey(c, environment.trustedProxy);
  mount.everybody(endpoints.captcha.puzzle, [limitPerAddress(services, limits.puzzle)], async (c) => {
    const puzzle = await rendering.run(() => drawPuzzle(pictures[randomInt(pictures.length)] ?? ""));
    if (!puzzle) return fail(c, 503, "tooMany", { "Retry-After": "5" });
    const visitor = setCaptchaVisitor(c, services);
    return succeed(c, await issueCaptcha(context, { puzzle, visitor, limitedAddress: addressOf(c) }));
  });
  mount.everybody(endpoints.captcha.verify, [limitPerAddress(services, limits.solution)], async (c, solution) => {
    const visitor = captchaVisitor(c);
    const outcome = await solveCaptcha(context, { solution, visitor, limitedAddress: addressOf(c) });
    if (outcome.ok) return succeed(c, { token: outcome.token });
    if (outcome.reason === "tooMany") return tooMany(c, outcome.retryAfter);
    return fail(c, 400, visitor === undefined ? "cookiesNeeded" : outcome.reason);
  });
}

/** Reads the visitor's random number from its cookie. */
export function captchaVisitor(c: Context): string | undefined {
  const visitor = getCookie(c, visitorCookie);
  return visitor !== undefined && /^[\w-]{22}$/.test(visitor) ? visitor : undefined;
}

/** Returns the visitor's random number, and sets a session cookie if the request has none. */
export function setCaptchaVisitor(c: Context, { environment }: Pick<Services, "environment">): string {
  const existing = captchaVisitor(c);
  if (existing !== undefined) return existing;
  const visitor = randomBytes(16).toString("base64url");
  setCookie(c, visitorCookie, visitor, { httpOnly: true, sameSite: "Lax", secure: environment.siteUrl.protocol === "https:", path: "/" });
  return visitor;
}

/**
 * Error response for a token that does not belong to this visitor. Without the cookie no token can, so the response then asks for
 * cookies.
 */
export function failCaptcha(c: Context): Answer<never, "cookiesNeeded" | "invalidInput"> {
  return captchaVisitor(c) === undefined ? fail(c, 400, "cookiesNeeded") : failValidation(c, { captcha: "captchaFailed" });
}
