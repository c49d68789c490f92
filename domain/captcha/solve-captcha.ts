import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray } from "drizzle-orm";
import { captchaPuzzle, captchaToken } from "#db/captcha.ts";
import { countProof } from "./effort.ts";
import { isPlausibleTrack } from "./plausible-track.ts";
import { workOf } from "./proof-of-work.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";
import { pieceBody, type Solution } from "./schema.ts";

const tokenLifetimeMs = 120_000;
/** Pixels that the piece may be off. */
const tolerance = 4;

type Input = { solution: Solution; visitor: string | undefined; limitedAddress: string };

/** What proven work is good for that named no mailbox and no login: nothing. */
const noSubject = "";

/**
 * Tries a solution. The first try takes the puzzle away, so that of simultaneous ones only one counts. A right one is
 * worth a token, for this visitor and two minutes, and after work for what it was given for only.
 */
export async function solveCaptcha(
  context: CaptchaContext,
  { solution, ...input }: Input,
): Promise<{ ok: true; token: string } | { ok: false; reason: "captchaFailed" }> {
  const { database, clock, secrets } = context;
  if (input.visitor === undefined) return { ok: false, reason: "captchaFailed" };
  const now = clock.now();
  // Somebody else's try finds nothing, and so spends nothing.
  const ofVisitor = inArray(captchaPuzzle.visitor, secrets.hashes(input.visitor));
  const open = and(eq(captchaPuzzle.id, solution.id), ofVisitor, gt(captchaPuzzle.expiresAt, now));
  const [puzzle] = await database.delete(captchaPuzzle).where(open).returning();
  if (!puzzle || !(await isSolved(context, puzzle, { solution, limitedAddress: input.limitedAddress })))
    return { ok: false, reason: "captchaFailed" };
  const token = randomBytes(24).toString("base64url");
  const subject = "proof" in solution ? (puzzle.subject ?? noSubject) : null;
  await database.insert(captchaToken).values({
    token: secrets.hash(token),
    visitor: secrets.hash(input.visitor),
    subject,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs),
  });
  return { ok: true, token };
}

async function isSolved(
  context: CaptchaContext,
  puzzle: typeof captchaPuzzle.$inferSelect,
  { solution, limitedAddress }: Omit<Input, "visitor">,
): Promise<boolean> {
  if ("proof" in solution) {
    const subject = puzzle.subject ?? undefined;
    const effort = await workOf(context.secrets, { puzzle: puzzle.id, subject }, solution.proof);
    return effort > 0 && countProof(context, { limitedAddress, subject }, effort);
  }
  if ("track" in solution) {
    const sinceIssuedMs = context.clock.now().getTime() - puzzle.createdAt.getTime();
    return Math.abs(solution.x - puzzle.x) <= tolerance && isPlausibleTrack(solution.track, solution.x, sinceIssuedMs);
  }
  const isWithin = (clicked: number, edge: number) =>
    clicked >= edge + pieceBody.offset && clicked <= edge + pieceBody.offset + pieceBody.size;
  return isWithin(solution.x, puzzle.x) && isWithin(solution.y, puzzle.y);
}
