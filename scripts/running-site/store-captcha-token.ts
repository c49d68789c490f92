import { randomBytes } from "node:crypto";
import { captchaToken } from "#db/captcha.ts";
import type { Context } from "../../domain/context.ts";

/** Stores the token of a solved captcha and returns it with the cookie of its visitor. */
export async function storeCaptchaToken({
  database,
  secrets,
  clock,
}: Context): Promise<{ token: string; visitor: string; cookie: string }> {
  const [token, visitor] = [randomBytes(16).toString("base64url"), randomBytes(16).toString("base64url")];
  await database
    .insert(captchaToken)
    .values({ token: secrets.hash(token), visitor: secrets.hash(visitor), expiresAt: new Date(clock.now().getTime() + 120_000) });
  return { token, visitor, cookie: `captcha_visitor=${visitor}` };
}
