import { and, gt, inArray } from "drizzle-orm";
import { captchaToken } from "#db/captcha.ts";
import type { Context } from "../context.ts";

export type CaptchaContext = Pick<Context, "database" | "clock" | "secrets">;

/**
 * Takes a token as proof that this visitor solved a puzzle within the last two minutes. The token is deleted, whatever
 * comes of the action that it allows: of simultaneous calls with one token, one gets through.
 */
export async function redeemCaptcha(
  { database, clock, secrets }: CaptchaContext,
  { token, visitor }: { token: string; visitor: string | undefined },
): Promise<boolean> {
  if (visitor === undefined) return false;
  const ofToken = inArray(captchaToken.token, secrets.hashes(token));
  // Another visitor who has the token cannot use it up.
  const ofVisitor = inArray(captchaToken.visitor, secrets.hashes(visitor));
  const redeemed = await database
    .delete(captchaToken)
    .where(and(ofToken, ofVisitor, gt(captchaToken.expiresAt, clock.now())))
    .returning({ token: captchaToken.token });
  return redeemed.length === 1;
}
