import { and, gt, inArray } from "drizzle-orm";
import { captchaToken } from "#db/captcha.ts";
import type { Context } from "../context.ts";

export type CaptchaContext = Pick<Context, "database" | "clock" | "secrets">;

/**
 * Checks that the token proves a puzzle solved by this visitor within the last two minutes, and deletes it. Only one of
 * concurrent calls with a token succeeds.
 */
export async function redeemCaptcha(
  { database, clock, secrets }: CaptchaContext,
  { token, visitor }: { token: string; visitor: string | undefined },
): Promise<boolean> {
  if (visitor === undefined) return false;
  const isOfToken = inArray(captchaToken.token, secrets.hashes(token));
  // The visitor is part of the condition, so that another visitor cannot use up the token.
  const isOfVisitor = inArray(captchaToken.visitor, secrets.hashes(visitor));
  const deletedRows = await database
    .delete(captchaToken)
    .where(and(isOfToken, isOfVisitor, gt(captchaToken.expiresAt, clock.now())))
    .returning({ token: captchaToken.token });
  return deletedRows.length === 1;
}
