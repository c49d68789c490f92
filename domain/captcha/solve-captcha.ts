import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { captchaPuzzle, captchaToken } from "#db/captcha.ts";
import { consumeLimit, type Limit } from "#platform/rate-limit";
import { isProofValid } from "./proof-of-work.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";
import { pieceBody, type Solution } from "./schema.ts";

const tokenLifetimeMs = 120_000;
/** Accepted deviation of the piece in CSS pixels. */
const tolerance = 4;
/** Limit per client address, because a click needs no proof of work. */
const clickLimit: Limit = { name: "captcha.clicks", limit: 10, seconds: 3600 };

type Input = { solution: Solution; visitor: string | undefined; limitedAddress: string };
type Outcome = { ok: true; token: string } | { ok: false; reason: "captchaFailed" } | { ok: false; reason: "tooMany"; retryAfter: number };

const failure = { ok: false, reason: "captchaFailed" } as const;

/**
 * Checks a solution. If it is right, returns a token that is valid for this visitor and two minutes. The first try
 * deletes the puzzle, so that only one of concurrent tries counts.
 */
export async function solveCaptcha(context: CaptchaContext, { solution, visitor, limitedAddress }: Input): Promise<Outcome> {
  const { database, clock, secrets } = context;
  if (visitor === undefined) return failure;
  const now = clock.now();
  // The visitor is part of the condition, so that another visitor cannot use up the puzzle.
  const isOfVisitor = inArray(captchaPuzzle.visitor, secrets.hashes(visitor));
  const isOpen = and(eq(captchaPuzzle.id, solution.id), isOfVisitor, gt(captchaPuzzle.expiresAt, now));
  const [puzzle] = await database.delete(captchaPuzzle).where(isOpen).returning();
  if (!puzzle || !isInPlace(solution, puzzle)) return failure;
  if ("proof" in solution) {
    if (!(await isProofValid(secrets, puzzle.id, solution.proof))) return failure;
  } else {
    const allowance = await consumeLimit(database, clickLimit, limitedAddress, now);
    if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
  }
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await database.insert(captchaToken).values({ token: secrets.hash(token), visitor: secrets.hash(visitor), expiresAt });
  return { ok: true, token };
}

/** Whether slider or click are within the tolerance. A proof of work alone has no position. */
function isInPlace(solution: Solution, { x, y }: { x: number; y: number }): boolean {
  if ("y" in solution) return isOnPiece(solution.x - x) && isOnPiece(solution.y - y);
  return !("x" in solution) || Math.abs(solution.x - x) <= tolerance;
}

function isOnPiece(distance: number): boolean {
  return distance >= pieceBody.offset && distance <= pieceBody.offset + pieceBody.size;
}
