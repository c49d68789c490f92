import { and, eq, gt } from "drizzle-orm";
import { captchaToken } from "#db/schema.ts";
import type { Context } from "../context.ts";

export type CaptchaContext = Pick<Context, "database" | "clock" | "secrets">;

/**
 * Takes a token as proof that this visitor solved a puzzle within the last two minutes. It is gone with that, whatever
 * comes of the act that it opens: of simultaneous calls with one token, one gets through.
 */
export async function redeemCaptcha(context: CaptchaContext, input: { token: string; visitor: string | undefined }): Promise<boolean> {
  if (input.visitor === undefined) return false;
  const { database, clock, secrets } = context;
  const ofToken = eq(captchaToken.token, secrets.hash(input.token));
  const ofVisitor = eq(captchaToken.visitor, secrets.hash(input.visitor));
  // A stranger who holds the token cannot use it up: only its owner's call finds the row.
  const redeemed = await database.delete(captchaToken).where(and(ofToken, ofVisitor, gt(captchaToken.expiresAt, clock.now()))).returning({ token: captchaToken.token });
  return redeemed.length === 1;
}
