import { redeemCaptcha } from "#domain/captcha";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { sendCode, checkSendLimits, type SendResult } from "./email-code.ts";

export type CodeRequest = { email: string; purpose: "signUp" | "retrieve"; captcha: string };

export async function requestCode(
  context: Context,
  input: { request: CodeRequest; captchaVisitor: string | undefined; language: Language },
): Promise<SendResult | { ok: false; reason: "captchaFailed" }> {
  const { captcha, ...to } = input.request;
  // Check before the captcha, which can be used only once.
  const rejection = await checkSendLimits(context, to);
  if (rejection) return rejection;
  const isSolved = await redeemCaptcha(context, { token: captcha, visitor: input.captchaVisitor });
  return isSolved ? sendCode(context, to, input.language) : { ok: false, reason: "captchaFailed" };
}
