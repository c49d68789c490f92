import { lte } from "drizzle-orm";
import { captchaPuzzle, captchaToken } from "#db/captcha.ts";
import type { CaptchaContext } from "./redeem-captcha.ts";

export async function deleteExpiredCaptchas({ database, clock }: Pick<CaptchaContext, "database" | "clock">): Promise<void> {
  const now = clock.now();
  await database.delete(captchaPuzzle).where(lte(captchaPuzzle.expiresAt, now));
  await database.delete(captchaToken).where(lte(captchaToken.expiresAt, now));
}
