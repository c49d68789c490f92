import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { captchaPuzzle, captchaToken } from "#db/captcha.ts";
import { takeFrom, type Limit } from "#platform/rate-limit";
import { isWorkDone } from "./proof-of-work.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";
import { pieceBody, type Solution } from "./schema.ts";

const tokenLifetimeMs = 120_000;
/** Pixels that the piece may be off. */
const tolerance = 4;
/** A click asks for no work, so an address has few of them. */
const clicks: Limit = { name: "captcha.clicks", limit: 10, seconds: 3600 };

type Input = { solution: Solution; visitor: string | undefined; limitedAddress: string };
type Outcome = { ok: true; token: string } | { ok: false; reason: "captchaFailed" } | { ok: false; reason: "tooMany"; retryAfter: number };

const failed = { ok: false, reason: "captchaFailed" } as const;

/**
 * Tries a solution and returns a token, for this visitor and two minutes, if it is right. The first try deletes the
 * puzzle, so that of simultaneous tries only one counts.
 */
export async function solveCaptcha(context: CaptchaContext, { solution, visitor, limitedAddress }: Input): Promise<Outcome> {
  const { database, clock, secrets } = context;
  if (visitor === undefined) return failed;
  const now = clock.now();
  // Another visitor's try finds no row, and so uses nothing up.
  const ofVisitor = inArray(captchaPuzzle.visitor, secrets.hashes(visitor));
  const open = and(eq(captchaPuzzle.id, solution.id), ofVisitor, gt(captchaPuzzle.expiresAt, now));
  const [puzzle] = await database.delete(captchaPuzzle).where(open).returning();
  if (!puzzle || !isInPlace(solution, puzzle)) return failed;
  if ("proof" in solution) {
    if (!(await isWorkDone(secrets, puzzle.id, solution.proof))) return failed;
  } else {
    const allowance = await takeFrom(database, clicks, limitedAddress, now);
    if (!allowance.ok) return { ok: false, reason: "tooMany", retryAfter: allowance.retryAfter };
  }
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + tokenLifetimeMs);
  await database.insert(captchaToken).values({ token: secrets.hash(token), visitor: secrets.hash(visitor), expiresAt });
  return { ok: true, token };
}

/** Whether the slider or the click is right; work alone has no place. */
function isInPlace(solution: Solution, { x, y }: { x: number; y: number }): boolean {
  if ("y" in solution) return isOnBody(solution.x - x) && isOnBody(solution.y - y);
  return !("x" in solution) || Math.abs(solution.x - x) <= tolerance;
}

function isOnBody(distance: number): boolean {
  return distance >= pieceBody.offset && distance <= pieceBody.offset + pieceBody.size;
}
