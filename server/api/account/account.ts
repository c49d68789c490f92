import type { Context } from "hono";
import { endpoints } from "#app/api-client/endpoints/index.ts";
import { deviceCookieName, logIn, requestCode, signUp, type Sessions } from "#domain/account";
import type { Login, PhoneLogin } from "#domain/account/schema";
import { readCookie } from "#i18n/language-cache.ts";
import type { Services } from "../../services.ts";
import { visitorRateLimitKey, visitorLanguage } from "../../visitor.ts";
import { captchaVisitor, failCaptcha } from "../captcha.ts";
import { failWith, failValidation, succeed, tooMany } from "../envelope.ts";
import { limitPerAddress } from "../limits.ts";
import type { ApiParts } from "../mount.ts";
import { logSecurityEvent } from "../log-security-event.ts";
import { openSession, visitorOf, addCookies } from "./require-signed-in.ts";

const { account } = endpoints;

/** Enough for an office that signs up its employees on one day. `refused` counts wrong codes, wrong passwords and typing errors. */
const limits = {
  code: { name: "account.code", accepted: [10, 3600], refused: [100, 3600] },
  signUp: { name: "account.signUp", accepted: [20, 3600], refused: [60, 3600] },
  login: { name: "account.login", accepted: [300, 600], refused: [60, 600] },
  signOut: { name: "account.signOut", accepted: [300, 600], refused: [300, 600] },
} as const;

export function mountAccount({ services, sessions, mount }: ApiParts): void {
  const { context } = services;
  const answerLogin = loginHandler(services, sessions);
  const limited = (name: keyof typeof limits) => [limitPerAddress(services, limits[name])];
  mount.everybody(account.code, limited("code"), async (c, request) => {
    const outcome = await requestCode(context, { request, captchaVisitor: captchaVisitor(c), language: visitorLanguage(c) });
    if (outcome.ok) {
      await logSecurityEvent(c, services, { kind: "code.sent", email: request.email, detail: request.purpose });
      return succeed(c, { resendAfter: outcome.resendAfter });
    }
    if (outcome.reason === "tooManyCodes") return tooMany(c, outcome.retryAfter, outcome.reason);
    return outcome.reason === "captchaFailed" ? failCaptcha(c) : failWith(c, outcome.reason, { resendAfter: outcome.resendAfter });
  });
  mount.everybody(account.signUp, limited("signUp"), async (c, form) => {
    const outcome = await signUp(context, { form, language: visitorLanguage(c) });
    if (!outcome.ok) {
      if ("code" in outcome.reasons) await logSecurityEvent(c, services, { kind: "code.wrong", email: form.email, detail: "signUp" });
      return failValidation(c, outcome.reasons);
    }
    await logSecurityEvent(c, services, { kind: "code.used", accountId: outcome.accountId, detail: "signUp" });
    return addCookies(succeed(c, null), (await openSession(c, services, sessions, outcome.accountId)).cookies);
  });
  mount.everybody(account.login, limited("login"), answerLogin);
  mount.everybody(account.phoneLogin, limited("login"), answerLogin);
  mount.everybody(account.signOut, limited("signOut"), async (c) =>
    addCookies(succeed(c, null), await sessions.end(visitorOf(c, services))),
  );
}

function loginHandler(services: Services, sessions: Sessions) {
  return async (c: Context, form: Login | PhoneLogin) => {
    const address = visitorRateLimitKey(c, services.environment.trustedProxy);
    const deviceProof = readCookie(c.req.header("cookie"), deviceCookieName);
    const outcome = await logIn(services.context, { form, captchaVisitor: captchaVisitor(c), limitedAddress: address, deviceProof });
    if (outcome.ok) {
      await logSecurityEvent(c, services, { kind: "login.succeeded", accountId: outcome.accountId });
      return addCookies(succeed(c, null), (await openSession(c, services, sessions, outcome.accountId)).cookies);
    }
    if (outcome.reason === "loginPaused") return tooMany(c, outcome.retryAfter, outcome.reason);
    if (outcome.reason === "captchaFailed") return failCaptcha(c);
    const isChecked = "captcha" in outcome;
    if (isChecked) await logSecurityEvent(c, services, { kind: "login.failed", accountId: outcome.accountId });
    const captcha = isChecked ? outcome.captcha : true;
    return failWith(c, outcome.reason, { captcha });
  };
}
