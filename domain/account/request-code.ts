import { redeemCaptcha } from "#domain/captcha";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { sendCode, whyNotNow, type Sent } from "./email-code.ts";

export type CodeRequest = { email: string; purpose: "signUp" | "retrieve"; captcha: string };

export async function requestCode(
  context: Context,
  input: { request: CodeRequest; captchaVisitor: string | undefined; language: Language },
): Promise<Sent | { ok: false; reason: "captchaFailed" }> {
  const { captcha, ...to } = input.request;
  // Check before the captcha, which can be used only once.
  const refusal = await whyNotNow(context, to);
  if (refusal) return refusal;
  const isSolved = await redeemCaptcha(context, { token: captcha, visitor: input.captchaVisitor });
  return isSolved ? sendCode(context, to, input.language) : { ok: false, reason: "captchaFailed" };
}
